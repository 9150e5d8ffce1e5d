# Gentes in italiano.

# Che cosa dicono carte, tessere e spazi: una frase per ogni effetto.

effect-vp = +{ $n } PV
effect-coins = +{ card-coins-n }
effect-cube = +{ card-cubes }
effect-cube_any = { $n ->
    [one] +{ $n } cubo
   *[other] +{ $n } cubi
} a scelta
effect-citizen = +{ $citizens }
effect-citizen_any = { $n ->
    [one] +{ $n } cittadino
   *[other] +{ $n } cittadini
} a scelta
effect-unlock = rimuovi { $n ->
    [one] { $n } lucchetto
   *[other] { $n } lucchetti
} dalla tua linea del tempo
effect-clear_hourglass = rimuovi { card-hourglasses-n } dalla tua linea del tempo
effect-region_activate = attiva tutte le tue città di una regione
effect-city_activate = attiva { $n } delle tue città
effect-build = piazza un segnalino città senza costo ({ card-symbol })
effect-take_row = puoi prendere { card-cards } tra le prime { $slots } della fila
effect-take_discard = puoi prendere { card-cards } dagli scarti
effect-vp_per = +{ $n } PV { card-per } (al massimo { $max })
effect-coins_per = +{ card-coins-n } { card-per } (al massimo { $max })
effect-lose_coins = perdi { card-coins-n }
effect-lose_citizen = perdi { $citizens }
effect-lose_citizen_any = perdi { $n ->
    [one] { $n } cittadino
   *[other] { $n } cittadini
} a tua scelta
effect-add_hourglass = colloca { card-hourglasses-n } sulla tua linea del tempo
effect-decline = a ogni declino: { $does }
effect-action = una volta per round: { $action }{ $symbol_id ->
    [none] {""}
   *[other] {" "}({ card-symbol })
} per { card-coins } e { card-hourglasses }
effect-effect_action = una volta per round, come azione: { card-coins } e { card-hourglasses } → { $does }
effect-virtual = vale come { $citizens } per i requisiti delle carte
effect-tax_plus = { $action }: +{ card-coins-n }
effect-tax_double = una volta per round: { $action }, monete raddoppiate
effect-pay_any = una volta per round: { $action } per { $low }–{ $high } monete invece del prezzo
effect-extra_train = una volta per round: { $action }, { $n ->
    [one] { $n } cittadino
   *[other] { $n } cittadini
} in più
effect-reach = { $action }: come se avessi pagato { card-coins-n } in più
effect-discount = { $action }: { card-coins-n } in meno
effect-haste = una volta per round: una tessera Azione richiede { $n ->
    [one] { $n } clessidra
   *[other] { $n } clessidre
} in meno
effect-on_action = dopo ogni azione { $action }: { $does }
effect-exchange = una volta per round, nel tuo turno: paga { card-coins } → { $does }
effect-hand_limit = limite di carte in mano +{ $n }
effect-none = Nessun effetto.

card-coins-n = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
card-coins = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
card-hourglasses-n = { $n ->
    [one] { $n } clessidra
   *[other] { $n } clessidre
}
card-hourglasses = { $hourglasses ->
    [one] { $hourglasses } clessidra
   *[other] { $hourglasses } clessidre
}
card-cubes = { $kind_id ->
    [temple] { $n ->
        [one] { $n } cubo del tempio
       *[other] { $n } cubi del tempio
    }
   *[oracle] { $n ->
        [one] { $n } cubo dell’oracolo
       *[other] { $n } cubi dell’oracolo
    }
}
card-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
card-symbol = { $symbol_id ->
    [temple] tempio
    [oracle] oracolo
    [trade] commercio
   *[joker] ogni simbolo
}
card-per = { $per ->
    [one] per ogni { $what_id ->
        [citizen] { $of }
        [symbol] segnalino su un simbolo { $counted_id ->
            [temple] del tempio
            [oracle] dell’oracolo
           *[trade] del commercio
        }
        [synergy] carta { $of }
        [cards] carta in gioco
        [cubes] cubo in riserva
        [cities] segnalino sul tabellone
       *[coins] moneta
    }
   *[other] ogni { $per } { $what_id ->
        [citizen] { $of }
        [symbol] segnalini su un simbolo { $counted_id ->
            [temple] del tempio
            [oracle] dell’oracolo
           *[trade] del commercio
        }
        [synergy] carte { $of }
        [cards] carte in gioco
        [cubes] cubi in riserva
        [cities] segnalini sul tabellone
       *[coins] monete
    }
}
card-citizens = { $n } { $citizen }
card-requires = { $what_id ->
    [home] { $n ->
        [one] { $n } segnalino su una città natale
       *[other] { $n } segnalini su città natali
    }
    [regions] città in { $n } regioni
   *[symbol] { $n ->
        [one] { $n } segnalino
       *[other] { $n } segnalini
    } su un simbolo { $symbol_id ->
        [temple] del tempio
        [oracle] dell’oracolo
       *[trade] del commercio
    }
}
card-nothing-required = nulla
card-either = { $left }; oppure, al suo posto, { $right }.
card-cost = { $coins ->
    [0] { $hourglasses ->
        [0] senza costo
       *[other] { card-hourglasses }
    }
   *[other] { $hourglasses ->
        [0] { card-coins }
       *[other] { card-coins }, { card-hourglasses }
    }
}
card-source = { $action }: { $cost } → { $does }
card-does = { $action_id ->
    [leader] { $gain }. Sarai il primo giocatore nel prossimo round.
    [philosopher] Addestra cittadini con potenza { $coins }.
    [scribe] Prendi carte con potenza { $coins }.
    [navigator] Piazza un segnalino città ({ card-symbol }).
    [chronicler] Gioca una carta.
   *[tax] { $gain }.
}

# Il tabellone in un terminale

board-round = Round { $round } di { $rounds }, era { $era }.
board-first-player = Comincia { $seat }.
board-next-first = { $seat } ha il Condottiero e comincerà il prossimo round.
board-tiles = Azioni: monete / clessidre
board-tax = +{ $coins } monete per { $hourglasses ->
    [one] { $hourglasses } clessidra
   *[other] { $hourglasses } clessidre
}
board-wild = (libera)
board-chart = Tabella di reclutamento
board-one = un cittadino
board-two = due cittadini
board-map = Città
board-homes = Città natali
board-row = Fila di carte
board-prices = posto, prezzo di una / due / tre carte fin lì
board-laid = Carte fra cui scegliere
board-vp = { $vp } PV
board-piles = Mazzi
board-deck = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} nel mazzo di quest’era
board-discard = Scarti: { $names }
board-seats = Giocatori
board-points = PV
board-coins = Monete
board-time = Tempo libero
board-citizens = Cittadini
board-cubes = Cubi
board-tokens = Segnalini
board-hand = Mano
board-played = In gioco
board-passed = ha passato
board-holds = in mano: { $names }
board-time-track = Tempo
board-free = { $spaces ->
    [one] { $spaces } casella libera
   *[other] { $spaces } caselle libere
}
board-debt = { $hourglasses ->
    [one] ({ $hourglasses } clessidra resterà)
   *[other] ({ $hourglasses } clessidre resteranno)
}
board-own = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}, cubi del tempio { $temple }/{ $slots }, cubi dell’oracolo { $oracle }/{ $slots }, { $tokens ->
    [one] { $tokens } segnalino rimasto
   *[other] { $tokens } segnalini rimasti
}
board-spread = Cittadini da distribuire: { $left } (finora: { $picked })
board-own-hand = La tua mano ({ $cards } di { $limit })
board-excess = Oltre il limite di carte in mano: { $cards ->
    [one] { $cards } carta costa una clessidra
   *[other] { $cards } carte costano una clessidra ciascuna
} nel declino.
board-with-cubes = giocabile con { $cubes ->
    [one] { $cubes } cubo dell’oracolo
   *[other] { $cubes } cubi dell’oracolo
}
board-missing = manca: { $missing }
board-in-play = In gioco: { $cards } ({ $symbols })
board-income = Il declino porterà: { $parts }
board-income-coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
board-income-vp = { $n } PV
board-income-temple = { $n ->
    [one] { $n } cubo del tempio
   *[other] { $n } cubi del tempio
}
board-income-oracle = { $n ->
    [one] { $n } cubo dell’oracolo
   *[other] { $n } cubi dell’oracolo
}
board-income-choice = a scelta { $names }
board-final = Se la partita finisse ora: { $parts }
board-legend = Spazi e cubi: { $temple } tempio, { $oracle } oracolo, { $trade } commercio, { $joker } ogni simbolo; { $coin } monete. Tempo: { $tile } tessera, { $hourglass } clessidra, { $free } libera, { $lock } lucchetto. Mano: { $ready } giocabile, { $cubes } con cubi dell’oracolo, { $missing } non ancora. Un asterisco segna una carta o una tessera d’addestramento con un cubo; ciò che è barrato è già stato usato in questo round.

outcome-rank = { $score } punti: { $solo_rank }
outcome-next-rank = Da { $score } punti: { $solo_rank }
