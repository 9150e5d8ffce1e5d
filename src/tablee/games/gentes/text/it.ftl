# Gentes in italiano.

title = Gentes
tagline = Addestra cittadini, fonda città e iscrivi grandi edifici negli annali, finché dura il tempo del tuo popolo.

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
effect-add_hourglass = posa { card-hourglasses-n } sulla tua linea del tempo
effect-decline = a ogni declino: { $does }
effect-action = una volta per round: { $action }{ $symbol_id ->
    [none] {""}
   *[other] {" "}({ card-symbol })
} per { card-coins } e { card-hourglasses }
effect-effect_action = una volta per round, come azione: { card-coins } e { card-hourglasses } → { $does }
effect-virtual = vale come { $citizens } per i requisiti delle carte
effect-tax_plus = { $action }: +{ card-coins-n }
effect-tax_double = una volta per round: { $action }, monete raddoppiate
effect-pay_any = una volta per round: paga da { $low } a { $high } monete un’azione { $action } invece del prezzo
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

board-round = Round { $round } di { $rounds }, era { $era ->
    [1] I
    [2] II
   *[other] III
}.
board-first-player = Comincia { $seat }.
board-next-first = { $seat } ha il Condottiero e comincerà il prossimo round.
board-tiles = Azioni: monete / clessidre
board-tax = +{ $coins } monete per { $hourglasses ->
    [one] { $hourglasses } clessidra
   *[other] { $hourglasses } clessidre
}
board-wild = (jolly)
board-chart = Tabella di addestramento
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
board-bonus = Tessere Bonus: { $piles }
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

# Le carte in breve: parole tra le icone

brief-none = nessun effetto
brief-region = di una regione
brief-activate = attiva
brief-per = { $n ->
    [one] per
   *[other] ogni { $n }
}
brief-haste = su una tessera
brief-hand = limite +{ $n }

# La pagina

page-thing = { $what ->
    [vp] PV
    [coins] { $n ->
        [one] moneta
       *[other] monete
    }
    [hourglass] { $n ->
        [one] clessidra
       *[other] clessidre
    }
    [cube-temple] { $n ->
        [one] cubo del tempio
       *[other] cubi del tempio
    }
    [cube-oracle] { $n ->
        [one] cubo dell’oracolo
       *[other] cubi dell’oracolo
    }
    [people] { $n ->
        [one] cittadino a scelta
       *[other] cittadini a scelta
    }
    [lock] { $n ->
        [one] lucchetto
       *[other] lucchetti
    }
    [city] città
    [cards] { $n ->
        [one] carta
       *[other] carte
    }
    [card] { $n ->
        [one] carta in gioco
       *[other] carte in gioco
    }
    [home] Città natale
   *[other] { $what }
}
page-points-unit = PV
page-round = Round { $round }
page-rounds = Round
page-over = La partita è finita
page-phase = { $phase ->
    [draft] Scelta delle carte
    [citizens] Primi cittadini
    [decline] Declino
    [final] Punteggio finale
   *[heyday] Apogeo
}
page-era = Era { $era }
page-line-round = Round { $round }, era { $era }: { $phase }
page-lacks = Mancano: { $what }.
page-built = Città
page-tab-homes = Città
page-tab-map = Mappa
page-tab-tiles = Azioni
page-tab-row = Fila
page-map = Mappa: città in tre regioni
page-city = { $city }, { $region }, { $symbol }, dà { $reward }
page-free-city = libera
page-city-of = città di { $seat }
page-regions = Regioni
page-region = { $region }: { $cities ->
    [0] nessuna città di { $seat }
    [one] { $cities } città di { $seat }
   *[other] { $cities } città di { $seat }
}
page-homes = Città natali
page-tiles = Tessere Azione
page-does = { $action_id ->
    [philosopher] addestrare cittadini
    [scribe] prendere carte
    [navigator] costruire una città
    [chronicler] giocare una carta
    [leader] cominciare
   *[tax] prendere monete
}
page-tile-taken = Presa da { $seat }.
page-offer = Al momento: { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}; caselle di tempo: { $spaces } impilando, { $loose } affiancate.
page-masked = Coperto nel gioco avanzato.
page-wild = Tessera jolly
page-wild-note = qualsiasi azione
page-leader-note = comincia il prossimo round
page-next-first = { $seat } comincia il prossimo round
page-chart = Costo di addestramento
page-chart-one = 1 cittadino
page-chart-two = 2 cittadini
page-chart-type = { $citizen }: un cittadino { $single }, due cittadini { $pair }{ $cube ->
    [yes] , con un cubo: nel declino va in fondo a destra
   *[no] {""}
}
page-chart-cube = Ha un cubo: se prima non viene addestrato, nel declino va in fondo a destra.
page-chart-cubes = nel declino va in fondo a destra
page-bonus = { $players ->
    [1] Bonus: 8 PV, dal round 5 in poi 4
   *[other] Bonus: 8 PV al primo, poi 4
}
page-bonus-left = tessere rimaste: { $tiles }
page-bonus-won = vinto: { $vp } PV
page-row = Fila di carte
page-row-prices = prezzo di 1, 2, 3 carte
page-row-price = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
} fin qui: { $price }
page-row-cube = Ha un cubo: nel declino se ne va.
page-row-cubes = se ne va nel declino
page-fresh = Nuova nella fila.
page-deck = mazzo
page-discard = scarti
page-discard-note = Carte delle ere passate. Lo Scriba ne prende una con potenza { $one }, due con potenza { $two }.
page-unseen = Ciò che resta nei mazzi, senza ordine.
page-unseen-few = Non ancora viste: nei mazzi o fuori dal gioco.
page-draft = Scelta delle carte
page-draft-note = { $players ->
    [1] Tieni due di queste carte.
   *[other] Ognuno prende due di queste carte, una alla volta; il primo giocatore sceglie per ultimo.
}
page-card = { $name }, era { $era }, { $vp } PV. Richiede: { $needs }. Simboli: { $synergies }. { $does }
page-need = { $need }{ $missing ->
    [0] {""}
    [one] , ne manca { $missing }
   *[other] , ne mancano { $missing }
}
page-met = c’è
page-missing = { $n ->
    [one] Manca { $n }
   *[other] Mancano { $n }
}
page-no-chronicler = Nessun Cronista alla portata
page-no-time = Manca il tempo
page-with-cubes = { $n ->
    [one] Con { $n } cubo
   *[other] Con { $n } cubi
}
page-playable = Giocabile
page-light = ({ $state })
page-no-lasting = nessun effetto duraturo
page-used = Usata in questo round.
page-unused = Non ancora usata in questo round.
page-time = Tempo
page-free = { $n ->
    [one] { $n } casella libera
   *[other] { $n } caselle libere
}
page-free-word = { $n ->
    [one] libera
   *[other] libere
}
page-free-space = libera
page-locked-space = lucchetto
page-hourglasses = { $n ->
    [one] { $n } clessidra
   *[other] { $n } clessidre impilate: una resta
}
page-debt = Round { $round }: { $n ->
    [one] resta { $n } clessidra
   *[other] restano { $n } clessidre
}
page-debt-final = { $n ->
    [one] resta { $n } clessidra
   *[other] restano { $n } clessidre
}: −{ $vp } PV
page-stays = { $n ->
    [0] non resta nulla
    [one] resta { $n } clessidra
   *[other] restano { $n } clessidre
}
page-citizens = Cittadini
page-to-spread = { $n ->
    [one] Scegli ancora { $n } cittadino
   *[other] Scegli ancora { $n } cittadini
}
page-type = { $citizen }: { $n }{ $virtual ->
    [0] {""}
    [one] , e { $virtual } virtuale per i requisiti
   *[other] , e { $virtual } virtuali per i requisiti
}
page-virtual = cittadini virtuali: contano solo per i requisiti
page-grow = { $citizen }: uno in più
page-store = { $cube_kind }: { $n } su 4. { page-store-does }
page-store-does = { $kind_id ->
    [temple] scambiare 2 cittadini
   *[oracle] vale 1 cittadino
}
page-overflow = { $n ->
    [one] { $n } andrà perso
   *[other] { $n } andranno persi
}
page-trio = Tre cubi per un cittadino
page-trio-rule = Nel tuo turno: restituisci tre cubi qualsiasi delle tue riserve e ottieni un cittadino a scelta.
page-mix = { $temples } del tempio, { $oracles } dell’oracolo
page-tokens = { $n ->
    [one] { $n } segnalino città di riserva
   *[other] { $n } segnalini città di riserva
}
page-own = Plancia di { $seat }
page-hand = Mano
page-hand-limit = Nel declino ogni carta oltre il limite costa una clessidra.
page-hand-of = { $n ->
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
}
page-no-hand = Nessuna carta in mano
page-excess = { $n ->
    [one] { $n } carta di troppo: { $n } clessidra nel declino
   *[other] { $n } carte di troppo: { $n } clessidre nel declino
}
page-in-play = In gioco
page-none-in-play = Ancora nessuna carta in gioco
page-placed = Posate nel punteggio finale, per metà dei punti:
page-synergies = Simboli
page-decline = A ogni declino
page-next-decline = Prossimo declino
page-one-of = a scelta
page-nothing = nessuna rendita
page-final-now = Se la partita finisse ora
page-final-hand_placed = carte in mano posate (metà dei loro PV)
page-final-hand_failed = carte in mano non posate (metà dei loro PV)
page-final-cubes = cubi
page-final-coins = monete
page-final-hourglasses = clessidre
page-seats = Giocatori
page-first = primo giocatore
page-passed = ha passato
page-ranks = Ranghi
page-facts = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}, { $free ->
    [one] { $free } casella libera
   *[other] { $free } caselle libere
}, cubi del tempio: { $temple }, cubi dell’oracolo: { $oracle }
page-how-swap = Sulla tua plancia, tocca il tipo che lascia, poi il + di quello che arriva.
page-power = potenza { $n }
page-left = { $n } da prendere
page-spaces = { $n ->
    [one] { $span } casella
   *[other] { $span } caselle
}
page-pay = { $n ->
    [one] Paga { $n } moneta
   *[other] Paga { $n } monete
}
page-pay-scribe = { $one ->
    [one] una carta del posto 1
   *[other] una carta dei posti 1–{ $one }
}{ $two ->
    [0] {""}
   *[other] , due dei posti 1–{ $two }
}
page-pay-philosopher = { $one ->
    [one] un cittadino della colonna 1
   *[other] un cittadino delle colonne 1–{ $one }
}{ $two ->
    [0] {""}
    [one] , due della colonna 1
   *[other] , due delle colonne 1–{ $two }
}
page-stack = { $pairs ->
    [0] Affiancate
    [one] { $pairs } coppia
   *[other] { $pairs } coppie
}
page-stack-note = { $spaces ->
    [one] { $spaces } casella adesso
   *[other] { $spaces } caselle adesso
}, { $stays ->
    [0] non resta nulla
    [one] { $stays } resta per il prossimo round
   *[other] { $stays } restano per il prossimo round
}
page-clear = { $kind_id ->
    [lone] Una clessidra singola
   *[paired] Una clessidra di una coppia
}
page-clear-note = { $kind_id ->
    [lone] la sua casella è subito libera
   *[paired] non ne resta nulla nel prossimo round
}
page-train-count = { $n ->
    [one] Un cittadino
   *[other] Due cittadini
}
page-last-turn = Nessuno spazio libero: il tuo ultimo turno del round
page-plan-chosen = { $kind_id ->
    [train] Addestrare
   *[other] Prendere
}: { $n ->
    [one] { $first }
   *[other] { $first } e { $second }
}
page-mode = { $n ->
    [one] Una carta
    [2] Fino a due carte
   *[other] Fino a tre carte
}
page-mode-row = { $slots ->
    [one] dal posto 1
   *[other] dai posti 1–{ $slots }
}
page-mode-discard = dagli scarti
page-choice-note = { $action_id ->
    [end_turn] { $follows ->
        [turn] segue il tuo prossimo turno
        [decline] segue il declino
       *[other] al prossimo giocatore
    }
    [no_more] con ciò che è stato scelto
    [pause] te lo si chiederà fra un passo e l’altro
    [go_on] con l’azione
    [stop] basta così
    [skip] rinunciare
    [extra_swap] fino a 2 scambi per 1 cubo del tempio
    [final_done] contare i punti
   *[other] {""}
}
page-at-once = Subito
page-from-now-on = Poi
page-synergy-rule = Quando la giochi: uno dei suoi simboli, a tua scelta, dà 1 PV per ogni tua carta in gioco che lo porta, questa compresa.
page-region-of = Regione
page-symbol = Simbolo
page-reward = Dà
page-city-rule = Quando costruisci nella sua regione, tutte le tue città lì danno la ricompensa; in ogni declino, una per regione.
page-home-rule = Piazzare qui un segnalino attiva le tue città di una regione. Dal tuo turno successivo dà uno dei due, una volta per round.
page-citizen-rule = Di fronte: { $opposite }. Sei posti per entrambi: in una riga piena { $citizen } fa arretrare { $opposite } di un posto.
page-cube-rule = { $kind_id ->
    [temple] Nel tuo turno, per un cubo: un cittadino diventa un altro, fino a due volte.
   *[oracle] Quando giochi una carta, ogni cubo vale un cittadino che manca.
} Al massimo 4 in riserva; alla fine due cubi rimasti valgono 1 PV. Tre cubi qualsiasi: un cittadino.
page-region-rule = Costruire qui: tutte le tue città della regione danno la ricompensa. Nel declino: una di esse.
page-bonus-rule = Da raggiungere nel proprio turno: il primo segna { $first } PV, i successivi { $later } finché ci sono tessere. Da soli: { $first } PV nei round da 1 a 4, poi { $later }.
page-wild-rule = Da soli questa tessera è un jolly: vale per una qualsiasi delle sei azioni.
page-action-rule = { $action_id ->
    [philosopher] Le monete sono la tua potenza: addestra un cittadino il cui prezzo in alto non la supera, o due i cui prezzi in basso non la superano. I tipi addestrati vanno in fondo a destra.
    [scribe] Le monete sono la tua potenza: prendi una, due o tre carte fino al posto il cui prezzo non la supera, oppure carte degli scarti.
    [navigator] Piazza un segnalino città su uno spazio libero con il simbolo. Una città attiva tutte le tue città della sua regione, una città natale quelle di una regione a scelta.
    [chronicler] Gioca una carta della mano i cui requisiti sono soddisfatti; i cubi dell’oracolo possono valere come cittadini.
    [leader] Cominci il prossimo round.
   *[tax] Non costa né tessera né monete, solo tempo. Quante volte vuoi in un round.
}

# Lo svolgimento: domande, azioni, eventi, rifiuti, foglio dei punti, opzioni.

question-draft = Prendi una di queste carte
question-citizens = Scegli il tipo del tuo prossimo cittadino
question-turn = Scegli un’azione
question-wild = Scegli che cosa fa la tessera jolly
question-modifiers = Usa abilità per questa azione, oppure prosegui
question-amount = Scegli quante monete pagare
question-stack = Scegli come posare le clessidre
question-train_count = Scegli quanti cittadini addestrare
question-train = Scegli un cittadino da addestrare
question-scribe_mode = Scegli da dove prendere carte
question-take = Prendi una carta, o fermati
question-lift = Scegli un tuo segnalino da spostare
question-place = Scegli uno spazio per la tua città
question-region = Scegli una regione da attivare
question-play = Scegli una carta da giocare
question-gain_citizen = Scegli un cittadino da ottenere
question-lose_citizen = Scegli un cittadino da perdere
question-cube = Scegli un cubo
question-clear = Scegli una clessidra da rimuovere
question-city = Scegli una città da attivare
question-reward_card = Prendi una carta, o nessuna
question-penalty = Scegli come posare le clessidre della penalità
question-swap = Scegli quale cittadino diventa quale altro
question-swap_again = Scegli un secondo scambio, oppure fermati
question-closing = Usa opzioni supplementari, oppure termina il turno
question-synergy = Scegli il simbolo che dà punti
question-interlude = Usa cubi e scambi, oppure prosegui l’azione
question-era_cube = Non hai più lucchetti: scegli un cubo
question-income = Scegli la città che dà la sua ricompensa
question-excess = Scegli come posare le clessidre per le carte in eccesso
question-final = Soddisfa i requisiti di carte in mano, oppure termina

action-tile = { $tile }
action-tax = Esattore, clessidre: { $size }
action-card_action = Usare { $card }
action-home_action = Usare { $space }
action-exchange = Scambio: { $card }
action-extra_swap = Cubo del tempio: scambiare cittadini
action-extra_trio = Tre cubi (di cui { $temple } del tempio): { $type }
action-end_turn = Terminare il turno
action-wild = Usarla come { $action }
action-use_card = Usare anche { $card }
action-use_home = Usare anche { $space }
action-no_more = Proseguire
action-pay = Pagare { $amount }
action-stack = Coppie impilate: { $pairs }
action-train_count = Cittadini da addestrare: { $count }
action-train = Addestrare: { $type }
action-scribe_mode = { $mode_id ->
    [row1] Una carta della fila
    [row2] Fino a due carte della fila
    [row3] Fino a tre carte della fila
    [discard1] Una carta degli scarti
   *[discard2] Fino a due carte degli scarti
}
action-take_slot = Prendere la carta del posto { $slot }
action-take_discard = Prendere { $card }
action-stop = Fermarsi
action-lift = Spostare il segnalino: { $space }
action-place = Costruire: { $space }
action-region = Attivare: { $region }
action-play = Giocare { $card }
action-gain_type = Ottenere: { $type }
action-lose_type = Perdere: { $type }
action-cube_kind = { $kind }
action-clear = { $which_id ->
    [lone] Una clessidra singola
   *[paired] Una clessidra di una coppia
}
action-city = Attivare { $city }
action-skip = Rinunciare
action-swap = { $from } diventa { $to }
action-draft = Prendere { $card }
action-assign = { $type }
action-final_play = Posare { $card } con cubi dell’oracolo
action-final_done = Terminare
action-synergy = Punti per { $synergy }
action-pause = Usare cubi durante l’azione
action-go_on = Proseguire l’azione

confirm-tile = Prendere { $tile }
confirm-tax = Riscuotere le tasse
confirm-extra_trio = Spendere tre cubi: { $type }
confirm-stack = Piazzarle, coppie impilate: { $pairs }
confirm-train_count = Addestrare cittadini: { $count }
confirm-scribe_mode = { $mode_id ->
    [row1] Prendere una carta
    [row2] Prendere fino a due carte
    [row3] Prendere fino a tre carte
    [discard1] Prendere una carta scartata
   *[discard2] Prendere fino a due carte scartate
}
confirm-cube_kind = Prendere { $kind }
confirm-clear = { $which_id ->
    [lone] Rimuovere una clessidra singola
   *[paired] Rimuovere una clessidra di una coppia
}
confirm-swap = Scambiare { $from } con { $to }
confirm-assign = Scegliere { $type }

event-first = Comincia { $seat }.
event-dealt = { $seat } comincia con una carta: { $card }.
event-laid = Proposta per la scelta: { $card }.
event-draft = { $seat } prende { $card }.
event-assign-own = Scegli un cittadino: { $citizen }.
event-assigned = { $seat } ha scelto i primi cittadini.
event-citizens = { $seat } comincia con { $count } × { $citizen }.
event-round = Round { $round }, era { $era ->
    [1] I
    [2] II
   *[other] III
}: comincia { $seat }.
event-tile = { $seat }: { $tile }{ $coins ->
    [0] {""}
   *[other] , per { card-coins }
}.
event-card-action = { $seat } usa una carta: { $card }{ $coins ->
    [0] {""}
   *[other] , per { card-coins }
}.
event-home-action = { $seat } usa una città natale: { $space }{ $coins ->
    [0] {""}
   *[other] , per { card-coins }
}.
event-tax = { $seat } manda l’Esattore.
event-use-card = { $seat } usa anche { $card }.
event-use-home = { $seat } usa anche { $space }.
event-hourglasses = { $seat } posa { card-hourglasses }{ $pairs ->
    [0] {""}
    [one] , con { $pairs } coppia
   *[other] , con { $pairs } coppie
}.
event-citizen = { $seat }: +1 { $citizen }.
event-citizen-pushing = { $seat }: +1 { $citizen }, −1 { $opposite }.
event-lose-citizen = { $seat }: −1 { $citizen }.
event-points = { $seat }: +{ $points } PV ({ $source }).
event-coins = { $seat }: +{ card-coins } ({ $source }).
event-lose-coins = { $seat } perde { card-coins }.
event-cubes = { $seat }: +{ card-cubes } ({ $source }).
event-cubes-lost = { $seat } non ha più posto e perde { card-cubes }.
event-unlock = { $seat } rimuove { $locks ->
    [one] { $locks } lucchetto
   *[other] { $locks } lucchetti
}.
event-clear = { $seat } rimuove una clessidra.
event-take = { $seat } prende { $card }.
event-row = Nuova nella fila: { $card }.
event-build = { $seat } costruisce: { $space }.
event-move = { $seat } sposta un segnalino: { $old } → { $space }.
event-activate = { $seat } attiva: { $region }.
event-activate-city = { $seat } attiva { $city }.
event-play = { $seat } gioca { $card }: +{ $points } PV{ $cubes ->
    [0] {""}
    [one] , con { $cubes } cubo dell’oracolo
   *[other] , con { $cubes } cubi dell’oracolo
}.
event-synergy = { $seat }: sinergia { $synergy }, +{ $points } PV.
event-swap = { $seat } scambia cittadini: { $from } → { $to }.
event-trio = { $seat } trasforma tre cubi in un cittadino.
event-exchange = { $seat } paga { card-coins } per usare { $card }.
event-bonus = { $seat } prende una tessera Bonus ({ $bonus }): +{ $points } PV.
event-decline = Declino dopo il round { $round }.
event-boxed = { $card } lascia il gioco.
event-chart-cube = { $citizen } diventa il più caro da addestrare.
event-leader = { $seat } è ora il primo giocatore.
event-era = Comincia l’era { $era ->
    [1] I
    [2] II
   *[other] III
}; scartate: { $cards }.
event-card-income = { $seat } riceve la rendita di { $card }.
event-excess = { $seat } ha { $cards } carte in mano; il limite è { $limit }.
event-chart-order = La tabella da sinistra: { $types }.
event-chart = { $citizen } va in fondo alla tabella.
event-draft-left = Carte non scelte: { $cards }; { $boxed ->
    [true] lasciano il gioco
   *[false] tornano nel mazzo
}.
event-marker = { $seat } mette un cubo: { $source }.
event-pass = { $seat } passa: la linea del tempo è piena.
event-discount = { $seat } paga { card-coins } in meno ({ $card }).
event-swap-cube = { $seat } scarta un cubo del tempio per scambiare cittadini.
event-pause = { $seat } potrà usare opzioni supplementari fra un passo e l’altro di quest’azione.
event-cleared = { $seat }: { $spaces ->
    [one] { $spaces } casella di nuovo libera
   *[other] { $spaces } caselle di nuovo libere
}{ $hourglasses ->
    [0] {""}
    [one] , { $hourglasses } clessidra rimane
   *[other] , { $hourglasses } clessidre rimangono
}.
named-card = { $card }
named-citizen = { $citizen }
event-over = L’ultimo declino è finito; segue il punteggio finale.
event-place = { $seat } posa { $card } dalla mano: +{ $points } PV{ $cubes ->
    [0] {""}
    [one] , con { $cubes } cubo dell’oracolo
   *[other] , con { $cubes } cubi dell’oracolo
}.
event-final-gain = { $seat }: +{ $points } PV ({ $category ->
    [hand_failed] carte rimaste in mano
    [cubes] cubi in riserva
    [coins] monete
   *[hourglasses] clessidre sulla linea del tempo
}).
event-final-loss = { $seat }: −{ $points } PV ({ $category ->
    [hand_failed] carte rimaste in mano
    [cubes] cubi in riserva
    [coins] monete
   *[hourglasses] clessidre sulla linea del tempo
}).

refuse-must-act = Hai una casella libera: fai un’azione.
refuse-wild = La tessera jolly non può valere come { $action } adesso.
refuse-synergy = { $card } non porta il simbolo { $synergy }.
refuse-pausing = Ti viene già chiesto fra un passo e l’altro di quest’azione.
refuse-exchange-waits = Lo scambio di { $card } deve aspettare la fine dell’azione.
refuse-modifier-needed = Senza un’abilità questa azione non si può pagare o non ci sta.
refuse-amount = Non puoi pagare { $amount }, oppure non raggiungi nulla.
refuse-stack = Le clessidre non si possono posare così (coppie: { $pairs }).
refuse-power = Una potenza di { $power } qui non raggiunge nulla.
refuse-region = Non hai città lì: { $region }.
refuse-city = { $city } non è una delle città fra cui scegliere.
refuse-not-laid = { $card } non è fra le carte proposte.
refuse-tax-masked = Il piccolo Esattore è coperto nel gioco avanzato.
refuse-no-cube-action = { $card } non ha un’azione propria.
refuse-not-in-play = { $card } non è in gioco davanti a te.
refuse-used-card = { $card } è già stata usata in questo round.
refuse-not-your-token = Non hai un segnalino lì: { $space }.
refuse-used-home = Questo segnalino è già stato usato in questo round: { $space }.
refuse-home-no-action = Questa riga non dà azioni: { $space }.
refuse-tile-not-in-game = { $tile } non è in questa partita.
refuse-tile-taken = { $seat } ha preso { $tile } in questo round.
refuse-time = { $spaces ->
    [one] Serve { $spaces } casella libera
   *[other] Servono { $spaces } caselle libere
}; ne hai { $free }.
refuse-coins = { $cost ->
    [one] Serve { $cost } moneta
   *[other] Servono { $cost } monete
}; ne hai { $coins }.
refuse-no-playable = Non hai carte giocabili.
refuse-no-space = Nessuno spazio è libero ({ $symbol }).
refuse-card-no-help = { $card } non aiuta in questa azione.
refuse-home-no-help = { $space } non aiuta in questa azione.
refuse-not-in-hand = { $card } non è nella tua mano.
refuse-missing = { $card } richiede ancora: { $missing }.
refuse-missing-citizen = { $n } × { $citizen }
refuse-missing-city = { $what ->
    [temple] { $n } × città del tempio
    [oracle] { $n } × città dell’oracolo
    [trade] { $n } × città commerciale
    [home] { $n } × città natale
   *[regions] { $n } × altra regione
}
refuse-must-move = Tutti i tuoi segnalini sono sul tabellone: spostane uno.
refuse-stop-instead = Hai preso una carta; puoi solo fermarti.
refuse-skip-instead = Non hai ancora preso carte; puoi rinunciare.
refuse-must-swap = Il primo scambio è obbligatorio.
refuse-slot = Il posto { $slot } è fuori portata o vuoto.
refuse-not-from-row = Le carte si prendono dagli scarti.
refuse-not-in-discard = { $card } non si può prendere dagli scarti adesso.
refuse-no-exchange = { $card } non ha nulla da scambiare.
refuse-no-temple-cube = Non hai cubi del tempio.
refuse-no-citizens = Non hai cittadini da scambiare.
refuse-cubes = Non hai questi cubi (tempio { $temple }, oracolo { $oracle }).
refuse-type-full = { $citizen } è già a 6.
refuse-type-empty = Non ne hai di questo tipo: { $citizen }.
refuse-type-out-of-reach = { $citizen } è fuori portata con una potenza di { $power }.
refuse-same-type = Scegli due tipi diversi.
refuse-other-side = { $space } è sull’altro lato del tabellone.
refuse-same-space = Il segnalino deve andare altrove, non qui: { $space }.
refuse-occupied = { $seat } ha già un segnalino lì: { $space }.
refuse-symbol = { $space } non ha questo simbolo: { $symbol }.

thing-points = PV
thing-coins = Monete
thing-spaces = Caselle libere
thing-staying = Clessidre che resteranno
thing-hand = Carte in mano
thing-played = Carte in gioco
thing-tokens = Città
source-choice = a scelta
source-doubled = raddoppio
source-swap = scambio
source-trio = tre cubi
source-pushed = respinto
source-start = all’inizio
source-hourglasses = clessidre
source-cleared = clessidra rimossa
source-decline = declino
source-era = nuova era
source-final-hand_failed = carte rimaste in mano
source-final-cubes = cubi in riserva
source-final-coins = monete
source-final-hourglasses = clessidre sulla linea del tempo
preview-cost = Costo: { card-coins }; { preview-spaces }
preview-spaces = { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
} su { $free }{ $loose ->
    [1] {""}
   *[other] , senza impilare { $loose }
}
preview-time = Tempo: { preview-spaces }
preview-first = Cominci il prossimo round
preview-plays = Gioca { $card }, l’unica carta giocabile adesso
preview-power = Potenza { $power }
preview-excess = Limite di carte in mano { $limit }: { $cards ->
    [one] { $cards } carta oltre, una clessidra
   *[other] { $cards } carte oltre, una clessidra ciascuna
} nel declino
preview-excess-all = Se le prendi tutte: { $cards ->
    [one] { $cards } carta oltre il limite in mano ({ $limit }), una clessidra
   *[other] { $cards } carte oltre il limite in mano ({ $limit }), una clessidra ciascuna
} nel declino

sheet-cards = Carte giocate
sheet-synergy = Sinergie
sheet-effects = Effetti delle carte
sheet-cities = Città
sheet-bonus = Tessere Bonus
sheet-hand_placed = Carte in mano posate (metà dei PV)
sheet-hand_failed = Carte in mano non posate (metà dei PV persa)
sheet-cubes = Cubi
sheet-coins = Monete
sheet-hourglasses = Clessidre

score-cards = Carte giocate
score-synergy = Sinergie
score-effects = Effetti delle carte
score-cities = Città
score-bonus = Tessere Bonus
score-hand_placed = Carte in mano posate (metà dei PV)
score-hand_failed = Carte in mano non posate (metà dei PV persa)
score-cubes = Cubi
score-coins = Monete
score-hourglasses = Clessidre

taken-card = Carte
taken-card-take = Prese
taken-card-draft = Scelte
taken-card-play = Giocate
taken-region = Regioni
earned-city = Città: { $group }

option-setup = Preparazione
option-setup-help = Carte e cittadini fissi per una prima partita; oppure carte scelte e cittadini liberi.
option-setup-first_game = prima partita
option-setup-experienced = esperti
option-advanced = Avanzato
option-advanced-help = Il piccolo Esattore non può essere usato.
option-advanced-true = con
option-advanced-false = senza
option-hands = Mani
option-hands-help = Nessuno mostra le proprie carte; oppure tutte le mani sono scoperte.
option-hands-closed = coperte
option-hands-open = scoperte
option-first_player = Primo giocatore
option-first_player-help = Sorteggiato, o un posto fisso.
option-first_player-random = sorteggiato
option-first_player-seat0 = posto 1
option-first_player-seat1 = posto 2
option-first_player-seat2 = posto 3
option-first_player-seat3 = posto 4
