# Genesia in italiano.

title = Genesia
tagline = Popola un’isola in tre Epoche: recluta Clan, fonda Città e inventa, in pace o in guerra.

# Le regole parlano

## Opzioni

option-mode = Partita
option-mode-help = In più persone, oppure da soli con due tribù a uno dei tre livelli.
option-mode-standard = In più persone
option-mode-beginner = Da soli: Principiante
option-mode-expert = Da soli: Esperto
option-mode-heroic = Da soli: Eroe
option-deck = Carte Epoca
option-deck-help = Le carte distribuite: i gruppi della prima partita, gruppi a scelta, un mazzo guerriero o gestore, oppure liste tue.
option-deck-first = Prima partita
option-deck-lots = Gruppi a scelta
option-deck-warlike = Guerriero
option-deck-manager = Gestore
option-deck-cards = Liste proprie
option-lots_1 = Gruppi dell’Epoca I
option-lots_1-help = Tanti colori diversi quanti sono i giocatori, separati da virgole: blue, yellow, green, red, violet. Vuoto: i primi.
option-cards_1 = Carte dell’Epoca I
option-cards_1-help = Sei numeri di carta per giocatore, separati da virgole. Vuoto: i gruppi della prima partita.
option-lots_2 = Gruppi dell’Epoca II
option-lots_2-help = Tanti colori diversi quanti sono i giocatori, separati da virgole: blue, yellow, green, red, violet. Vuoto: i primi.
option-cards_2 = Carte dell’Epoca II
option-cards_2-help = Sei numeri di carta per giocatore, separati da virgole. Vuoto: i gruppi della prima partita.
option-lots_3 = Gruppi dell’Epoca III
option-lots_3-help = Tanti colori diversi quanti sono i giocatori, separati da virgole: blue, yellow, green, red, violet. Vuoto: i primi.
option-cards_3 = Carte dell’Epoca III
option-cards_3-help = Sei numeri di carta per giocatore, separati da virgole. Vuoto: i gruppi della prima partita.
option-promo = Carte promo
option-promo-help = Tre carte in più sono mescolate al mazzo di ogni Epoca; tre restano poi fuori senza essere viste.
option-promo-false = Senza
option-promo-true = Con
option-objectives = Obiettivi segreti
option-objectives-help = Quelli dei gruppi in gioco, anche i neri, tutti e dodici, oppure nessuno.
option-objectives-lots = Dei gruppi
option-objectives-lots_black = Gruppi e neri
option-objectives-all = Tutti
option-objectives-none = Nessuno
option-recruit_in_attack = Reclutare in Attacco
option-recruit_in_attack-help = Se si possono reclutare Clan anche nel proprio turno d’attacco. Abituale: solo con il mazzo guerriero.
option-recruit_in_attack-usual = Abituale
option-recruit_in_attack-off = No
option-recruit_in_attack-on = Sì
option-homelands = Patrie altrui
option-homelands-help = Se i Clan possono entrare a piedi in una patria occupata da altri e restarci, oppure arrivarci solo con le carte.
option-homelands-cards = Solo con le carte
option-homelands-open = Aperte a tutti
option-teams = Squadre
option-teams-help = Quanti giocatori per squadra. Una squadra ha il punteggio del suo membro più debole.
option-teams-none = Ognuno per sé
option-teams-1v2 = 1 contro 2
option-teams-2v2 = 2 contro 2
option-teams-1v3 = 1 contro 3
option-teams-1v1v2 = 1 contro 1 contro 2
option-teams-2v3 = 2 contro 3
option-teams-1v4 = 1 contro 4
option-teams-1v2v2 = 1 contro 2 contro 2
option-teams-1v1v3 = 1 contro 1 contro 3
option-teams-1v1v1v2 = 1 contro 1 contro 1 contro 2
option-team_seats = Posti delle squadre
option-team_seats-help = La squadra di ogni posto, una cifra per posto (12122). Se lasciato aperto, i compagni siedono separati.
option-team_seats-apart = Separati

## Azioni

action-keep_objective = Tenere l’obiettivo { $which }
action-pick = Tenere { $card }
action-play = Giocare { $card }
action-discard = Scartare { $card }
action-done = Fine
action-recruit = Reclutare un Clan: { $region }
action-move = Muovere: { $edge }
action-lift = Sollevare una pila: { $region }
action-number = { $number }
action-stop = Fermarsi qui
action-stance = { $stance_id ->
    [war] Guerra
   *[peace] Pace
}
action-assault_from = Attaccare da { $region }
action-assault_at = Attaccare { $region }
action-siege = { $answer_id ->
    [yes] Assediare la Città
   *[no] Nessun assedio
}
action-city_site = Costruire una Città: { $region }
action-position = Posto { $place } nell’ordine di turno
action-choose_region = { $region }
action-choose_seat = { $colour }
action-choose_card = { $card }
action-choose_option = Opzione { $option }

confirm-number = Scegliere { $number }
confirm-stance = { $stance_id ->
    [war] Scegliere la Guerra
   *[peace] Scegliere la Pace
}
confirm-position = Prendere il posto { $place }
confirm-choose_region = Scegliere { $region }
confirm-choose_seat = Scegliere { $colour }
confirm-choose_card = Scegliere { $card }
confirm-choose_option = Scegliere l’opzione { $option }

## Domande

question-objective = Tieni uno dei due obiettivi segreti.
question-draft = Tieni una carta del mazzetto.
question-growth = Crescita: gioca carte, recluta, scarta, o termina il turno.
question-expansion = Espansione: gioca carte, recluta, muovi, scarta, o termina il turno.
question-journey = Il Clan non può restare qui: dove prosegue?
question-group = Quanti Clan partono?
question-trip = Dove va la pila, o si ferma?
question-stance = Guerra o Pace?
question-assault = Il tuo turno d’attacco: da dove attacchi?
question-target = Quale regione attacchi?
question-attack_cards = Gioca carte d’attacco, o prosegui.
question-defence_cards = Sei sotto attacco: gioca carte di difesa, o prosegui.
question-losses = Quanti Clan perdono le due parti?
question-siege = Perdere un Clan per sostituire la Città con la tua?
question-occupy = Quanti Clan entrano?
question-city_site = Troppo poche Città: dove costruisci?
question-end_cards = Fine dell’Epoca: gioca carte, scarta, o termina.
question-copy = Copiare la carta appena giocata?
question-position = Scegli il tuo posto nell’ordine di turno della prossima Epoca.
question-place_clan = Dove metti un Clan?
question-place_city = Dove metti una Città?
question-jump_from = Da dove trasferisci Clan?
question-jump_count = Quanti Clan trasferisci insieme?
question-jump_to = Dove arrivano?
question-expel = Quali Clan rimandi a casa?
question-shield = Quale regione proteggi?
question-victim = A chi prendi monete?
question-buy = Quante volte paghi?
question-mark = Quale Invenzione segni?
question-option = Quale effetto scegli?
question-retreat_count = Quanti Clan si ritirano?
question-retreat_to = Dove si ritirano?
question-copied_moves = Usa ora i movimenti gratuiti copiati.

## Eventi

amount-coins = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
amount-clans = { $count } Clan
event-first = Ordine di turno: { $order }.
event-age = Comincia l’Epoca { $age ->
    [1] I
    [2] II
   *[other] III
}.{ $coins ->
    [0] {""}
   *[other] {" "}Ognuno riceve { amount-coins }.
}
event-objective = { $seat } ha tenuto un obiettivo.
event-objective-own = Il tuo obiettivo: { $objective }.
event-picked = { $seat } ha tenuto una carta.
event-pick = Tenuta: { $card }.
event-play = { $seat } gioca { $card }{ $coins ->
    [0] {""}
   *[other] {" "}per { amount-coins }
}.
event-copy = { $seat } gioca { $card }{ $coins ->
    [0] {""}
   *[other] {" "}per { amount-coins }
} e copia { $copied }.
event-discard = { $seat } scarta una carta: +{ amount-coins }.
event-discard-own = Scartata: { $card }.
event-recruit = { $seat } recluta un Clan{ $coins ->
    [0] {""}
   *[other] {" "}per { amount-coins }
}: { $region }.
event-move = { $seat } muove { amount-clans }: { $from } → { $to }{ $coins ->
    [0] {""}
   *[other] {" "}per { amount-coins }
}.
event-toll = { $seat } paga un pedaggio di { amount-coins } a { $rival }.
event-done = { $seat } termina il turno.
event-coins = { $seat }: +{ amount-coins }.
amount-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
event-points = { $seat }: +{ amount-points } di Progresso.
event-take = { $seat } prende { amount-coins } a { $rival }.
event-pay = { $seat } paga { amount-coins }.
event-clans = { $seat }: +{ amount-clans }, { $region }.
event-city = { $seat } costruisce una Città: { $region }.
event-shield = { $seat } protegge { $region }.
event-jump = { $seat } trasferisce { amount-clans }: { $from } → { $to }.
event-expel = { $seat } rimanda a casa dei Clan di { $rival }: { $region }.
event-mark = { $seat } segna un’Invenzione: { $card }.
event-war = { $seat } mostra Guerra.
event-peace = { $seat } mostra Pace.
event-idle = { $seat } non lancia attacchi e per ora deve mantenere la Pace.
event-no-assault = { $seat } non lancia attacchi.
event-quiet = In { $count } round non è successo nulla: la fase Attacco finisce.
event-assault = { $seat } attacca { $rival }: { $from } → { $to }.
event-cancelled = { $seat } annulla l’attacco: { $region }.
event-fight = Clan persi: { $seat } { $own }, { $rival } { $other }.
event-siege = { $seat } sostituisce la Città di { $rival }: { $region }.
event-occupy = { $seat } entra con { amount-clans }: { $region }.
event-retreat = { $seat } si ritira con { amount-clans }: { $region }.
event-progress = { $seat }: { amount-points } di Progresso nell’Epoca { $age ->
    [1] I
    [2] II
   *[other] III
}.
event-position = { $seat } prende il posto { $place } nell’ordine di turno.
event-reveal = { $seat } rivela un obiettivo: { $objective }.
event-final = { $seat }: { amount-points } in tutto.
event-offered = Obiettivi tra cui scegliere: { $objectives }.
event-packet = Le carte davanti a te: { $cards }.
event-hand = Carte di { $seat }: { $cards }.
event-phase = { $phase_id ->
    [growth] Crescita
    [expansion] Espansione
    [attack] Attacco
   *[end] Fine dell’Epoca
}.
event-moves = { $seat }: +{ $count ->
    [one] { $count } movimento gratuito
   *[other] { $count } movimenti gratuiti
}{ $pool_id ->
    [own] {" "}in casa
    [foreign] {" "}all’estero
    [island] {" "}su Genesia
    [stack] {" "}per pile
   *[any] {""}
}.
event-moves-lost = { $seat } non usa { $count ->
    [one] { $count } movimento gratuito
   *[other] { $count } movimenti gratuiti
}.
event-option = { $seat } sceglie l’opzione { $option } di { $card }.
listed-card = { $card }
listed-objective = { $objective }
listed-seat = { $seat }

## Punteggi

score-progress = Progresso
sheet-progress = Progresso
score-propagation = Propagazione
sheet-propagation = Propagazione
score-conquest = Conquista
sheet-conquest = Conquista
score-objective = Obiettivo
sheet-objective = Obiettivo
sheet-age = Epoca { $age ->
    [1] I
    [2] II
   *[other] III
}
sheet-value = Regioni di valore { $value }
taken-card = Carte giocate
taken-card-play = Giocate
taken-card-copy = Usate per copiare
taken-lot = Gruppi
taken-objective = Obiettivi tenuti
earned-card = Carte: { $group }

## Anteprime

thing-coins = Monete
thing-cards = Carte in mano
thing-clans = Clan sul tabellone
thing-cities = Città sul tabellone
thing-moves = Movimenti gratuiti
thing-progress = Progresso
thing-propagation = Propagazione
thing-conquest = Conquista
thing-objective = Obiettivo
source-price = costo della carta
source-play = carta giocata
source-discard = scarto
source-recruit = reclutamento
source-step = movimenti
source-unused = non usati
source-toll = pedaggio
source-income = inizio dell’Epoca
source-fight = attacco
source-siege = assedio
source-cards = carte
source-cities = Fine dell’Epoca

## Rifiuti

refuse-number = { $number } non è possibile qui.
refuse-victim = Non c’è niente da prendere a { $colour }.
refuse-option = Non c’è un’opzione { $option }.
refuse-must-attack = Hai mostrato Guerra e un attacco è possibile: devi lanciarne uno.
refuse-mark = { $card } non può essere segnata: serve un’Invenzione di un avversario, con abbastanza pochi punti, che non conti ancora.
refuse-other-age = { $card } appartiene a un’altra Epoca.
refuse-not-in-packet = { $card } non è nel tuo mazzetto.
refuse-not-in-hand = { $card } non è nella tua mano.
refuse-discard-useless = Adesso le monete non servono.
refuse-copy-now = { $card } si gioca subito dopo la carta di un altro.
refuse-defence-now = { $card } si gioca quando una tua regione è attaccata.
refuse-solo = { $card } serve solo nella fase Attacco, che da soli non c’è.
refuse-moment = { $card } non può essere giocata in questo momento.
refuse-no-copy = { $card } qui non copia nulla.
refuse-not-invention = { $card } copia solo Invenzioni.
refuse-coins = Costa { $cost }, e hai { amount-coins }.
refuse-no-place = Non c’è un posto { $place }.
refuse-place-taken = { $seat } ha preso il posto { $place }.
refuse-must-step = La pila deve prima muoversi.
refuse-stay = Non si può restare in una regione nemica: { $region }.
refuse-not-on-map = Non è su questa mappa.
refuse-not-traveller = Ora può muoversi solo chi è in viaggio: { $region }.
refuse-visited = C’è già stato: { $region }.
refuse-lift-first = Nell’Epoca III scegli prima quanti Clan partono insieme.
refuse-no-clan = Non hai Clan lì: { $region }.
refuse-step-coins = Nessun movimento gratuito per questo passo, e hai { amount-coins }.
refuse-journey = Il viaggio attraverso { $region } non potrebbe finire con i tuoi movimenti gratuiti e le tue monete.
refuse-no-target = Nulla può essere attaccato da { $region }.
refuse-site = Non si può costruire una Città lì: { $region }.
refuse-no-reserve = Tutti i tuoi Clan sono sulla mappa.
refuse-recruit-attack = Niente reclutamento nella fase Attacco.
refuse-recruit-place = Non puoi reclutare lì: { $region }.
refuse-no-groups = In questa Epoca i Clan si muovono uno alla volta.
refuse-no-way = Nessun passo è possibile da { $region }.
refuse-homeland = Le patrie non possono essere attaccate: { $region }.
refuse-too-far = { $region } è troppo distante.
refuse-no-enemy = Non c’è nessun nemico: { $region }.
refuse-shielded = Una carta protegge { $region }.
refuse-too-strong = Il nemico ha troppi Clan lì: { $region }.
refuse-enemy-there = { $rival } è lì: { $region }.
refuse-city-there = Hai già una Città lì: { $region }.
refuse-place = La carta non permette questo posto: { $region }.

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
    [held] in una regione che occupi
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
effect-expel = puoi rimandare nella loro patria i Clan (al massimo { $n }, senza Città) di una regione avversaria adiacente
effect-recruit_price = i prossimi { $max } Clan che recluti in questa Epoca costano { card-coins }
effect-recruit_at = fino a { $max } Clan reclutati in questa Epoca possono essere collocati { card-at }
effect-discard_price = in questa Epoca ogni carta che scarti ti dà { card-coins }
effect-take_coins = prendi { card-coins } { $whom_id ->
    [one] a un avversario
    [copied] all’avversario copiato
   *[each] { $players ->
        [0] a ogni avversario
       *[other] a ciascun avversario scelto (al massimo { $players })
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
effect-assault_reach = il tuo prossimo attacco arriva fino a { $n } passi
effect-assault_again = lancia subito dopo un altro attacco
effect-siege_free = un assedio non ti costa nessun Clan
effect-defend_cancel = l’attacco contro di te è annullato
effect-defend_retreat = prima dello scontro puoi spostare insieme dei Clan attaccati in una regione vicina, libera o tua, o nella tua patria
effect-shield = proteggi fino a { $n } regioni che occupi: in questa Epoca non possono essere attaccate
effect-peace = mostri Pace in ogni round di questa fase Attacco

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
    [clans] { card-clans } nella sua patria
    [points] { card-points }
   *[coins] { card-coins }
}
card-at = { $at_id ->
    [home] nella tua patria
    [base] dove puoi reclutare
    [city] { $several ->
        [true] nelle tue Città
       *[false] in una delle tue Città
    }
    [held] { $several ->
        [true] in regioni che occupi
       *[false] in una regione che occupi
    }
    [frontier] { $several ->
        [true] in regioni libere vicine alle tue
       *[false] in una regione libera vicina alle tue
    }
   *[foe_home] { $several ->
        [true] in patrie avversarie
       *[false] in una patria avversaria
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
        [none] {" "}fuori dalla tua patria
       *[other] { card-zone }
    }
    [regions] {" "}{ $div ->
        [one] per regione
       *[other] ogni { $div } regioni
    }{ card-value } che occupi{ card-zone }
    [lone] {" "}per regione con un solo tuo Clan
    [stacks] {" "}per regione con almeno { $size } tuoi Clan
    [continents] {" "}per Continente straniero dove occupi una regione
    [foe_homes] {" "}per patria avversaria dove hai una pedina
    [neighbours] {" "}per avversario con una regione vicina a una delle tue
    [inventions] {" "}per ogni tua Invenzione
    [hand] {" "}per carta che ti resta in mano
    [rows] {" "}per fila di cui occupi le tre regioni
    [group] {" "}per regione del tuo gruppo collegato più grande
    [conquests] {" "}per regione presa con un attacco in questa Epoca
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
    [age] , in ogni attacco di questa Epoca
   *[assault] {""}
}
card-or = { $first } o { $last }
card-option-or = { $first }; oppure { $last }
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
        [declare] Nel tuo turno d’attacco, prima di dichiarare l’attacco.
       *[either] Nel tuo turno d’attacco, prima o dopo la dichiarazione.
    }
    [defence] Quando una delle tue regioni è attaccata.
    [offensive_or_defence] Nel tuo turno d’attacco, o quando una delle tue regioni è attaccata.
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
board-round = Round { $round } della fase Attacco: { $stances }
board-stance = { $stance ->
    [war] Guerra
   *[peace] Pace
}
board-teams = Squadre: { $teams }
board-map = Mappa: le file per valore, le patrie in basso
board-trip = { $seat } viaggia da { $origin } con { $clans } Clan, ora in { $here }.
board-effect = { $seat } esegue { $card }.
board-left = { $left ->
    [one] Ne resta { $left }.
   *[other] Ne restano { $left }.
}
board-copying = { $seat } ha giocato { $card }.
board-assault = { $attacker } attacca { $defender }: { $origin } → { $target }.
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
board-marked = segnata
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
} in patrie avversarie
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

# La pagina nel browser

page-thing = { $what_id ->
    [coins] { $n ->
        [one] moneta
       *[other] monete
    }
    [points] { $n ->
        [one] punto
       *[other] punti
    }
    [clans] Clan
    [cities] Città
    [moves] { $n ->
        [one] movimento gratuito
       *[other] movimenti gratuiti
    }
    [losses] { $n ->
        [one] Clan perso
       *[other] Clan persi
    }
    [shield] { $n ->
        [one] regione protetta
       *[other] regioni protette
    }
    [invention] Invenzione
    [stack] pila intera
    [card] carte
    [discard] scarto
    [order] ordine di turno
    [toll] pedaggio
    [jump] trasferimento
    [copy] copia
    [peace] Pace
   *[other] { $what }
}
page-count = { $what_id ->
    [coins] { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
    [card] { $n ->
        [one] { $n } carta in mano
       *[other] { $n } carte in mano
    }
    [clans] { $n } Clan in riserva
    [cities] { $n } Città in riserva
   *[discard] { $n ->
        [one] { $n } carta scartata in questa Epoca
       *[other] { $n } carte scartate in questa Epoca
    }
}
page-who = { $name } ({ $colour })
page-you = tu
page-team = squadra { $n }
page-seats = Giocatori
page-age = Epoca { $age }
page-ages = Epoche
page-phases = Fasi
page-phase = { $phase_id ->
    [objectives] Obiettivi
    [draft] Draft
    [growth] Crescita
    [expansion] Espansione
    [attack] Attacco
    [end] Fine dell’Epoca
   *[final] Punteggio finale
}
page-round = round { $n }
page-order = Ordine di turno
page-order-place = { $place }. { $who }{ $done_id ->
    [yes] , ha finito questa fase
   *[no] {""}
}
page-over = La partita è finita

page-borders = Accanto: { $regions }
page-beside-held = { $who }: { $n ->
    [0] Città
   *[other] { $n } Clan
}
page-line-toll = Entrare in una regione di { $who } costa a { $mover } un pedaggio di { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
page-walk-from = da { $region }
page-map = Mappa del mondo
page-map-moves = Mappa: più e meno ingrandiscono e riducono, Maiusc e le frecce la spostano, 0 la mostra tutta
page-zoom-in = Ingrandisci
page-zoom-out = Riduci
page-zoom-home = Casa mia
page-zoom-island = Genesia
page-zoom-all = Tutto
page-worth = valore { $n }
page-free = libera
page-held = { $who }: { $clans ->
    [0] nessun Clan
   *[other] { $clans } Clan
}{ $city_id ->
    [yes] , una Città
   *[no] {""}
}
page-shielded = protetta in questa Epoca
page-city-comes = alla fine dell’Epoca vi sorgerà una Città
page-threat = { $who } potrebbe attaccare da una regione vicina con { $n } Clan
page-island = Genesia
page-continent = Continente { $colour }

page-hand = Mano
page-hand-of = Mano di { $who }: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
page-no-cards = Nessuna carta in mano.
page-packet = A scelta
page-keeping = Tenuta
page-keep-one = Tieni uno dei due obiettivi
page-kept-one = Il tuo obiettivo; gli altri stanno ancora scegliendo
page-choosing-objectives = Tutti scelgono il proprio obiettivo
page-lots = Gruppi in gioco
page-decks = Carte della partita
page-decks-note = Spuntate: già viste. Nessuno sa quali delle ultime sono fuori.
page-seen = vista
page-deck = Carte della partita, Epoca { $age }
page-draft = Tieni una carta, la { $pick }ª di 5
page-draft-waits = Carta tenuta; gli altri stanno ancora scegliendo
page-pass-to = Il resto va a
page-kept = Tenute finora: { $n }
page-next-order = Ordine di turno dell’Epoca { $age }
page-order-by = Chi ha meno punti Progresso in questa Epoca sceglie per primo:
page-position = Posto { $n }
page-position-note = { $kind_id ->
    [first] Giochi per primo: tuo quel che è libero
    [last] Giochi per ultimo: vedi quel che hanno fatto gli altri
   *[middle] Tra gli altri
}
page-position-rule = Chi ha fatto meno punti Progresso in questa Epoca sceglie per primo il posto nell’ordine di turno; a parità chi giocava prima.
page-open = libero
page-progress = punti Progresso
page-cost = costa { $n ->
    [0] 0 monete
    [one] { $n } moneta
   *[other] { $n } monete
}
page-costs-nothing = non costa nulla
page-progress-of = Invenzione, { $n ->
    [one] { $n } punto Progresso
   *[other] { $n } punti Progresso
}
page-when = { $kind_id ->
    [any] ogni fase
    [flexible] Crescita, Espansione
    [lasting] da posare in Crescita
    [offensive] il tuo attacco
    [defence] se attaccato
    [offensive_or_defence] in un attacco
    [copy] dopo una carta altrui
   *[plain] { $phase }
}
page-card = { $name }, { $cost ->
    [0] gratuita
    [one] { $cost } moneta
   *[other] { $cost } monete
}{ $progress ->
    [0] {""}
    [one] , Invenzione da { $progress } punto
   *[other] , Invenzione da { $progress } punti
}. { $when }. { $does }
page-card-when = { $phases }: { $when }
page-card-of = Epoca { $age }, n. { $number }
page-invention-leads = Invenzione della|Invenzione dell’|Invenzione dello|Invenzione del|Invenzione di
page-invention-rule = Invenzione: { $n ->
    [one] { $n } punto Progresso
   *[other] { $n } punti Progresso
} alla fine di { $times ->
    [one] questa Epoca
   *[other] ogni Epoca da adesso ({ $times } volte)
}.
page-kind-rule = { $kind_id ->
    [any] Si gioca nel tuo turno, in qualsiasi fase.
    [flexible] Si gioca nel tuo turno di Crescita o di Espansione; i movimenti gratuiti aspettano l’Espansione.
    [lasting] Si posa nel tuo turno di Crescita; agisce nella fase Attacco della stessa Epoca.
    [offensive] La gioca l’attaccante nel suo turno d’attacco.
    [defence] La gioca il difensore quando una sua regione è attaccata.
    [offensive_or_defence] La gioca l’attaccante o il difensore.
    [copy] Si gioca fuori turno, subito dopo la carta di un altro in una fase indicata; la carta copiata non si paga.
   *[plain] Si gioca nel tuo turno di quella fase.
}
page-objective = Obiettivo segreto
page-objective-said = { $name }. { $does } Al massimo { $cap } punti.
page-objective-rule = Resta segreto; si conta sulla mappa finale.
page-cap = Al massimo { $n } punti.
page-now-worth = vale { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} al momento
page-bin = Scarta una carta per { $n } monete: tocca qui, poi la carta
page-bin-short = Scarta
page-bin-rule = Nel tuo turno puoi scartare carte coperte in cambio di monete, 4 l’una se nessuna carta dice altro. Gli altri vedono quante, non quali.

page-score = { $state_id ->
    [final] totale
   *[now] previsti
}
page-score-is = { $state_id ->
    [final] Totale finale
   *[now] Se la partita finisse adesso; senza gli obiettivi segreti altrui
}
page-score-more = Previsti: se la partita finisse adesso. +: si aggiungerà un obiettivo segreto.
page-stance = { $stance_id ->
    [war] Guerra
    [peace] Pace
   *[undecided] sceglie tra Guerra e Pace
}
page-stance-note = { $stance_id ->
    [war] Al tuo turno dovrai attaccare se puoi, anche se gli altri hanno cambiato la mappa
   *[peace] In questo round non attacchi nessuno; puoi ancora difenderti. Se tutti scelgono la Pace, la fase finisce
}
page-no-assault = Ora non potresti attaccare nessuno.
page-targets = Ora potresti attaccare { $n ->
    [one] { $n } regione
   *[other] { $n } regioni
}: { $targets }. Chi gioca prima può cambiare le cose.
page-forecast = Punti Progresso di questa Epoca, al momento
page-conquest = Conquista
page-propagation = Propagazione
page-played = Giocate:
page-free-moves = { $n ->
    [one] { $n } movimento gratuito
   *[other] { $n } movimenti gratuiti
}{ $kind_id ->
    [own] {" "}in casa
    [foreign] {" "}all’estero
    [island] {" "}su Genesia
    [stack] {" "}per pile
   *[any] {""}
}
page-force-toll-free = non paga pedaggi
page-force-toll = riceve pedaggi di { $n }
page-force-discard = { $n } monete a scarto
page-force-cheap = { $n ->
    [one] prossima recluta
   *[other] prossime { $n } reclute
} a { $price }
page-force-recruit = { $n ->
    [one] { $n } recluta
   *[other] { $n } reclute
} { $at_id ->
    [held] nelle proprie regioni
   *[foe_home] in patrie avversarie
}
page-force-first = sceglie per primo l’ordine di turno
page-force-peace = vincolato alla Pace
page-force-odds = attacca come con { $n } Clan in più
page-goal = { $goal ->
    [0] Eroe: più punti che puoi
   *[other] Traguardo: { $goal } punti con entrambe le tribù
}
page-lower = Conta la tribù più bassa: { $who } con { $n }
page-reached = { $goal ->
    [0] Il livello Eroe non ha traguardo
   *[other] { $reached_id ->
        [yes] Traguardo di { $goal } raggiunto
       *[no] Traguardo di { $goal } non raggiunto
    }
}
page-seat-rule = I giocatori si distinguono per colore, segno e tratteggio. Tutti i Continenti sono uguali.

page-sheet = Foglio segnapunti
page-sheet-progress = Progresso, Epoca { $age }
page-band = { $low ->
    [1] Regioni da 1 a 5
   *[other] Genesia { $low }
}
page-sum = Totale
page-sheet-note = Stato attuale; in corsivo: questa Epoca finora.
page-sheet-bands = 5 · 10: 5 regioni, 10 punti in tutto.
page-sheet-over = Punteggio finale.

page-means = Hai { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}; in riserva { $clans } Clan e { $cities } Città
page-left = ancora { $n }
page-from = da { $region }
page-copying = Appena giocata da { $who }:
page-trip = { $n } Clan in viaggio, in { $region }
page-may-defend = { $who } ha ancora { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}: una difesa è possibile
page-warn-cards = Giocabili solo in questa fase: { $names }
page-warn-moves = { $n ->
    [one] { $n } movimento gratuito va perso
   *[other] { $n } movimenti gratuiti vanno persi
} con questo turno
page-warn-coins = Ultima Epoca: { $n ->
    [one] { $n } moneta non vale
   *[other] { $n } monete non valgono
} nulla di per sé
page-warn-risk = { $n ->
    [one] { $region } può essere attaccata da un vicino più forte
   *[other] { $n } tue regioni possono essere attaccate da vicini più forti
}

page-discard = Scarta { $name }
page-unseen = nessuno vede quale
page-each-age = alla fine di ogni Epoca
page-option = Opzione { $n }
page-done = { $question_id ->
    [growth] Fine della Crescita
    [expansion] Fine dell’Espansione
    [end_cards] Niente altre carte
    [assault] Nessun attacco
    [attack_cards] Niente altre carte
    [defence_cards] Difenditi senza carte
    [copy] Non copiare
    [copied_moves] Niente altri movimenti
   *[other] Basta così
}
page-done-note = { $question_id ->
    [growth] { $next_id ->
        [tribe] poi l’altra tua tribù
        [phase] poi la fase successiva
       *[player] poi il prossimo giocatore
    }
    [expansion] { $next_id ->
        [tribe] poi l’altra tua tribù
        [phase] poi la fase successiva
       *[player] poi il prossimo giocatore
    }
    [end_cards] le carte rimaste rendono { $price } monete l’una
    [assault] il tuo turno passa
    [attack_cards] l’attacco continua
    [defence_cards] tieni le tue carte
    [copy] tieni la carta per dopo
   *[other] lascia il resto
}
page-stop-note = la pila resta qui
page-recruit = Recluta in { $region }
page-free-step = movimento gratuito
page-must-go-on = deve proseguire
page-lift-note = { $n ->
    [one] { $n } Clan
   *[other] fino a { $n } Clan
}: un solo prezzo per tutta la pila
page-site-note = costruisci una Città, gratis
page-there = già lì
page-host = ospite: guadagna se la carta lo dice
page-siege-no = la Città resta, nessuno entra
page-siege-free = non costa Clan
page-stay = { $n ->
    [one] resta { $n }
   *[other] restano { $n }
}
page-losses = Scontro per { $n } Clan
page-group = { $n } Clan
page-group-note = { $n ->
    [one] { $n } resta sul posto
   *[other] { $n } restano sul posto
}
page-occupy = { $n ->
    [0] Nessuno entra
    [one] { $n } Clan entra
   *[other] { $n } Clan entrano
}
page-times = { $n ->
    [0] Nessuna volta
    [one] Una volta
   *[other] { $n } volte
}
page-retreat = { $n ->
    [0] Tutti restano
    [one] { $n } Clan si ritira
   *[other] { $n } Clan si ritirano
}
page-walk = { $n } Clan verso { $region }, { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}
page-walk-coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
} in tutto
page-walk-toll = di cui { $n } a { $who }
page-bill-risk = Accanto
page-region-rule = { $kind_id ->
    [home] Una patria: senza valore proprio, aperta a tutti, senza pedaggi e mai attaccata. Un visitatore vi fa 2 punti di Propagazione.
    [isle] Una regione di Genesia: { $value } punti a chi la occupa alla fine.
   *[land] { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    } a chi la occupa alla fine; 2 in più per chi è straniero in questo Continente.
}
page-region-more = { $kind_id ->
    [home] I nuovi Clan arrivano qui.
   *[other] Chi entra nella regione di un altro paga un pedaggio di 1 moneta e deve proseguire. Due Clan insieme costruiscono una Città alla fine dell’Epoca.
}

page-line-phase = Epoca { $age }, { $phase }
page-line-order = Ordine di turno: { $order }
page-line-seat = { $who }: { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} in mano, { $clans } Clan e { $cities } Città in riserva; { $total ->
    [one] { $total } punto previsto
   *[other] { $total } punti previsti
}
page-line-points = Progresso { $progress }, questa Epoca finora { $forecast }, Conquista { $conquest }, Propagazione { $propagation }
page-line-assault = { $attacker } attacca { $defender }: { $origin } → { $target }

# Le carte in breve

brief-per = per { $count_id ->
    [cities] { $n ->
        [one] Città
       *[other] { $n } Città
    }
    [lone] regione con un solo Clan
    [stacks] regione con { $size } o più Clan
    [continents] Continente straniero
    [foe_homes] Patria avversaria
    [neighbours] vicino
    [inventions] Invenzione
    [hand] carta in mano
    [rows] fila completa
    [group] regione del gruppo più grande
    [conquests] conquista
    [coins] { $n ->
        [one] moneta
       *[other] { $n } monete
    }
    [twins] coppia di pari valore
    [values] valore diverso
   *[regions] { $n ->
        [one] regione
       *[other] { $n } regioni
    }
}{ $values_id ->
    [none] {""}
   *[other] {" "}da { $values }
}{ $zone_id ->
    [own] {" "}in casa
    [foreign] {" "}all’estero
    [island] {" "}su Genesia
   *[none] {""}
}
brief-at = { $at_id ->
    [home] in patria
    [city] nelle tue Città
    [held] nelle tue regioni
    [frontier] accanto a te
    [foe_home] in patrie avversarie
   *[base] dove recluti
}
brief-spread = { $spread_id ->
    [each] ognuno altrove
    [same] tutti insieme
   *[any] {""}
}
brief-for = a
brief-from = { $whom_id ->
    [one] da un giocatore
    [copied] dal giocatore copiato
   *[each] { $players ->
        [0] da ogni giocatore
       *[other] da non più di { $players } giocatori
    }
}
brief-recruit = recluta
brief-order = scegli per primo
brief-mark = segna una
brief-hosts = ospiti
brief-others = gli altri
brief-moves = { $zone_id ->
    [own] in casa
    [foreign] all’estero
    [island] su Genesia
   *[none] { $unit_id ->
        [stack] per pile
       *[clan] {""}
    }
}
brief-jump = { $together_id ->
    [yes] insieme
   *[no] {""}
} { $reach ->
    [0] a qualsiasi distanza
   *[other] ≤ { $reach } passi
}{ $to_id ->
    [city] {" "}verso una Città
   *[other] {""}
}{ $zone_id ->
    [foreign] {" "}all’estero
    [island] {" "}verso Genesia
   *[other] {""}
}{ $times ->
    [1] {""}
   *[other] {" "}(×{ $times })
}
brief-no-toll = non pagarne
brief-toll = ricevi
brief-expel = rimanda a casa { $n } Clan { $n ->
    [one] vicino
   *[other] vicini
}
brief-or = oppure
brief-copy = { $filter_id ->
    [invention] un’Invenzione appena giocata
   *[any] una carta appena giocata
}
brief-losses = { $role_id ->
    [attack] in attacco:
   *[defence] in difesa:
} { $who_id ->
    [self] tu
   *[enemy] il nemico
}
brief-odds = attacca come a +{ $n }
brief-reach = attacca a { $n } passi
brief-again = secondo attacco
brief-siege = assedio senza perdite
brief-cancel = in difesa: attacco annullato
brief-retreat = in difesa: ritirata
brief-shield = in questa Epoca
brief-peace = vincolato alla Pace
