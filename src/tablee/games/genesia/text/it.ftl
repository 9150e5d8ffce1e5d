# Genesia in italiano.

# Quello che dicono le carte e gli obiettivi: una frase per effetto.

effect-coins = +{ card-coins }{ card-per }
effect-points = +{ card-points }{ card-per }
effect-clans = +{ card-clans }{ card-per } { card-at }{ $spread_id ->
    [each] , ciascuno in una diversa
    [same] , tutti nella stessa
   *[any] {""}
}
effect-city = +{ $n } Città { $at_id ->
    [held] { $several ->
        [true] in regioni dove hai dei Clan
       *[false] in una regione dove hai dei Clan
    }
   *[other] { card-at }
}
effect-moves = { $n ->
    [one] { $n } movimento gratuito
   *[other] { $n } movimenti gratuiti
}{ $unit_id ->
    [stack] {" "}di pile intere
   *[clan] {""}
}{ card-zone }
effect-jump = { $times ->
    [0] {""}
   *[other] fino a { $times } volte:{" "}
}trasferisci { $n ->
    [one] { $n } Clan
    [30] quanti Clan vuoi
   *[other] fino a { $n } Clan
}{ $together ->
    [true] {" "}insieme
   *[false] { $n ->
        [one] {""}
       *[other] , ciascuno
    }
}{ $source_id ->
    [city] {" "}da una delle tue Città
   *[any] {""}
} { $to_id ->
    [free] in una regione libera
    [held] in una regione che tieni
    [city] in un’altra delle tue Città
   *[free_or_held] in una regione libera o tua
}{ card-value }{ card-zone-one }, { $reach ->
    [0] a qualsiasi distanza
   *[other] a { $reach } passi al massimo
}
effect-toll = in questa Epoca { $pay ->
    [false] non paghi pedaggi{ $receive ->
        [0] {""}
       *[other] {" "}e ricevi pedaggi di { $receive } monete
    }
   *[true] ricevi pedaggi di { $receive } monete
}
effect-expel = puoi rimandare nella loro Patria i Clan (al massimo { $n }, senza Città) di una regione avversaria adiacente
effect-recruit_price = i prossimi { $max } Clan che recluti in questa Epoca costano { card-coins }
effect-recruit_at = fino a { $max } Clan reclutati in questa Epoca possono essere collocati { card-at }
effect-discard_price = in questa Epoca ogni carta che scarti ti dà { card-coins }
effect-take_coins = prendi { card-coins } { $whom_id ->
    [one] a un avversario
    [copied] all’avversario copiato
   *[each] { $players ->
        [0] a ogni avversario
       *[other] a ciascuno di { $players } avversari al massimo
    }
}
effect-buy = fino a { $max } volte: paga { card-price } → +{ $what_id ->
    [clans] { card-clans } { card-at }
   *[points] { card-points }
}
effect-hosts_gain = ogni avversario sul cui Continente sono arrivate pedine: +{ card-gain }
effect-others_gain = ognuno degli altri: +{ card-gain }
effect-order_first = scegli prima di tutti il posto nel prossimo ordine di turno
effect-mark_invention = puoi segnare anche tu i punti di un’Invenzione avversaria di al massimo { $max } punti
effect-copy = copia { $filter_id ->
    [invention] un’Invenzione
   *[any] una carta
} che un avversario ha appena giocato
effect-choose = a scelta: { $options }
effect-losses = { card-role } { $who_id ->
    [self] perdi { $n } Clan in { $less ->
        [true] meno
       *[false] più
    }
   *[enemy] { $double ->
        [true] il nemico perde il doppio dei Clan
       *[false] il nemico perde { $n } Clan in { $less ->
            [true] meno
           *[false] più
        }
    }
}{ $floor ->
    [0] {""}
   *[other] , ma almeno { $floor }
}{ card-scope }
effect-assault_odds = puoi attaccare come se avessi { $n } Clan in più{ card-scope }
effect-assault_reach = il tuo prossimo assalto arriva fino a { $n } passi
effect-assault_again = lancia subito dopo un altro assalto
effect-siege_free = un assedio non ti costa nessun Clan
effect-defend_cancel = l’assalto contro di te è annullato
effect-defend_retreat = prima dello scontro puoi spostare insieme dei Clan attaccati in una regione vicina, libera o tua, o nella tua Patria
effect-shield = proteggi fino a { $n } regioni che tieni: in questa Epoca non possono essere attaccate
effect-peace = mostri Pace in ogni turno di questa fase Attacco
effect-none = Nessun effetto.

card-coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
card-price = { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}
card-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
card-clans = { $n } Clan
card-gain = { $what_id ->
    [clans] { card-clans } nella sua Patria
    [points] { card-points }
   *[coins] { card-coins }
}
card-at = { $at_id ->
    [home] nella tua Patria
    [base] dove puoi reclutare
    [city] { $several ->
        [true] nelle tue Città
       *[false] in una delle tue Città
    }
    [held] { $several ->
        [true] in regioni che tieni
       *[false] in una regione che tieni
    }
    [frontier] { $several ->
        [true] in regioni libere vicine alle tue
       *[false] in una regione libera vicina alle tue
    }
   *[foe_home] { $several ->
        [true] in Patrie avversarie
       *[false] in una Patria avversaria
    }
}
card-zone = { $zone_id ->
    [own] {" "}sul tuo Continente
    [foreign] {" "}su altri Continenti
    [island] {" "}su Genesia
   *[none] {""}
}
card-zone-one = { $zone_id ->
    [own] {" "}sul tuo Continente
    [foreign] {" "}su un altro Continente
    [island] {" "}su Genesia
   *[none] {""}
}
card-value = { $values_id ->
    [none] {""}
   *[some] {" "}di valore { $values }
}
card-per = { $per_id ->
    [none] {""}
    [cities] {" "}{ $div ->
        [one] per Città
       *[other] ogni { $div } Città
    }{ $zone_id ->
        [none] {" "}fuori dalla tua Patria
       *[other] { card-zone }
    }
    [regions] {" "}{ $div ->
        [one] per regione che tieni
       *[other] ogni { $div } regioni che tieni
    }{ card-value }{ card-zone }
    [lone] {" "}per regione con un solo tuo Clan
    [stacks] {" "}per regione con almeno { $size } tuoi Clan
    [continents] {" "}per Continente straniero dove tieni una regione
    [foe_homes] {" "}per Patria avversaria dove hai una pedina
    [neighbours] {" "}per avversario con una regione vicina a una delle tue
    [inventions] {" "}per tua Invenzione
    [hand] {" "}per carta che ti resta in mano
    [rows] {" "}per fila di cui tieni le tre regioni
    [group] {" "}per regione del tuo gruppo collegato più grande
    [conquests] {" "}per regione presa d’assalto in questa Epoca
    [coins] {" "}{ $div ->
        [one] per moneta che ti resta
       *[other] ogni { $div } monete che ti restano
    }
    [twins] {" "}per coppia di regioni di uguale valore, una sul tuo Continente e una su un altro
   *[values] {" "}per valore diverso tra le tue regioni
}{ $max ->
    [0] {""}
   *[other] {" "}(al massimo { $max })
}
card-role = { $role_id ->
    [attack] quando attacchi,
   *[defence] quando ti attaccano,
}
card-scope = { $scope_id ->
    [age] , in ogni assalto di questa Epoca
   *[assault] {""}
}
card-or = { $first } o { $last }
card-option-or = { $first }; oppure { $last }
card-invention = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} alla fine di questa Epoca e di ogni Epoca successiva.
card-cap = Al massimo { $cap } punti in tutto.
card-cost = { $coins ->
    [0] gratis
    [one] { $coins } moneta
   *[other] { $coins } monete
}
card-phase = { $icon ->
    [growth] Crescita
    [expansion] Espansione
    [attack] Attacco
   *[end] Fine dell’Epoca
}
card-when = { $kind ->
    [lasting] Posata in Crescita, in vigore nella fase Attacco.
    [any] In qualsiasi fase, nel tuo turno.
    [offensive] { $moment ->
        [declare] Nel tuo turno d’assalto, prima di dichiarare l’assalto.
       *[either] Nel tuo turno d’assalto, prima o dopo la dichiarazione.
    }
    [defence] Quando una delle tue regioni è attaccata.
    [offensive_or_defence] Nel tuo turno d’assalto, o quando una delle tue regioni è attaccata.
    [copy] Subito dopo una carta avversaria: { $phases }.
   *[own] Nel tuo turno: { $phases }.
}

# Il tabellone in un terminale

board-age = Epoca { $age }: { $phase ->
    [objectives] obiettivi segreti
    [draft] draft
    [growth] Crescita
    [expansion] Espansione
    [attack] Attacco
    [end] Fine dell’Epoca{ $step ->
        [cities] , Città
        [cards] , carte
        [order] , ordine di turno
       *[none] {""}
    }
   *[final] punteggio finale
}
board-order = Ordine di turno: { $names }
board-chosen = Scelto per la prossima Epoca: { $names }
board-round = Turno { $round } della fase Attacco: { $stances }
board-stance = { $stance ->
    [war] Guerra
   *[peace] Pace
}
board-teams = Squadre: { $teams }
board-map = Mappa: le file per valore, le Patrie in basso
board-trip = { $seat } viaggia da { $origin } con { $clans } Clan, ora in { $here }.
board-effect = { $seat } esegue { $card }.
board-left = Ne restano { $left }.
board-copying = { $seat } ha giocato { $card }.
board-assault = { $attacker } attacca { $defender }: da { $origin } a { $target }.
board-assault-card = { $seat } gioca { $card }.
board-losses = { $x }: l’attaccante perde { $attacker }, il difensore { $defender }
board-seats = Giocatori
board-coins = Monete
board-clans = Clan
board-cities = Città
board-hand-size = Mano
board-discards = Scarti
board-progress = Progresso
board-forecast = Epoca
board-conquest = Conquista
board-propagation = Propag.
board-inventions = Invenzioni: { $names }
board-played = giocato: { $names }
board-toll-free = non paga pedaggi
board-toll = pedaggi di { $coins } monete
board-first-choice = sceglie prima degli altri l’ordine di turno
board-peace = vincolato alla Pace
board-cheap = ancora { $clans ->
    [one] { $clans } recluta
   *[other] { $clans } reclute
} a { $coins }
board-recruit-held = { $clans ->
    [one] { $clans } recluta
   *[other] { $clans } reclute
} nelle proprie regioni
board-recruit-foe-home = { $clans ->
    [one] { $clans } recluta
   *[other] { $clans } reclute
} in Patrie avversarie
board-odds = attacca come con { $clans } Clan in più
board-purse = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}; in riserva { $clans } Clan, { $cities } Città
board-free = Movimenti gratuiti: { $moves }
board-free-moves = { $moves } { $kind ->
    [own] sul proprio Continente
    [foreign] su altri Continenti
    [island] su Genesia
    [stack] di pile
   *[any] ovunque
}
board-packet = Carte tra cui scegliere ({ $cards })
board-kept = Tenute ({ $cards })
board-hand = Mano ({ $cards })
board-invention = Invenzione, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
board-objective = Obiettivo: { $objective }
board-objective-points = ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
} adesso)
board-legend = Mappa: { $sign }3 tre Clan, [{ $sign }3] tre Clan e una Città, [{ $sign }] una Città sola, { $free } libera, { $shield } protetta. Una regione si chiama col suo Continente, la sua fila e il suo posto da sinistra a destra: red-3-2; sull’isola isle-7-1, isle-12-1, isle-15. I numeri a sinistra sono i valori.

outcome-solo = { $score } punti: il risultato di { $seat }, la più debole delle due tribù
outcome-reached = Servivano { $goal } punti: il livello successivo è aperto.
outcome-missed = Da { $goal } punti in su il livello successivo è aperto.
