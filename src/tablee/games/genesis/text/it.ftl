# Genesis in italiano.

title = Genesis
tagline = Diffondi la tua specie tra foreste, savane, montagne e paludi, e guida i branchi più grandi quando la terra sarà piena.

question-species = Scegli la tua specie
question-tile1 = Posa la prima tessera: un colore dei dadi, oppure un colore qualsiasi come unica tessera del turno
question-tile2 = Posa una seconda tessera con l’altro dado, oppure fermati

action-place = { $colour } in { $square }
action-stop = Fermarsi dopo una tessera
action-pick = Giocare con { $species_id ->
    [human] gli
   *[other] i
} { $species }

confirm-place = Posare in { $square }

event-map = Mappa casuale numero { $seed }.
event-species = { $seat } gioca con { $species_id ->
    [human] gli
   *[other] i
} { $species }.
event-first = Comincia { $seat }.
event-roll = { $seat } tira i dadi: { $die1 } e { $die2 }.
event-put = { $seat } ({ $species }) posa una tessera { $colour } in { $square }.
event-stop = { $seat } si ferma dopo una tessera.
event-passed-over = { $seat } non ha più tessere e salta il turno.
event-over = La partita è finita: non restano più tre caselle libere collegate tra loro.
event-over-no-tiles = La partita è finita: nessuno ha più tessere.
event-challenge = { $species_id ->
    [human] Gli
   *[other] I
} { $species } giocano contro { $neutral_id ->
    [human] gli
   *[other] i
} { $neutral } neutrali.
event-goal = Obiettivo: { $goal }{ goal-meaning }.
event-neutral-roll = Dadi della specie neutrale: { $die1 } e { $die2 }.
event-neutral-put = { $species_id ->
    [human] Gli
   *[other] I
} { $species } neutrali posano una tessera { $colour } in { $square }.

refuse-species-first = Prima scegli la tua specie.
refuse-species-chosen = Le specie di questa partita sono già scelte.
refuse-species-taken = { $species_id ->
    [human] Gli
   *[other] I
} { $species } sono già stati presi da un altro giocatore.
refuse-pass = Non puoi passare: posa almeno una tessera.
refuse-beyond-river = { $square } è oltre il fiume: con uno o due giocatori quel lato non si usa.
refuse-relief = { $square } è { $relief_id ->
    [volcano] un vulcano
   *[pit] una fossa
}: lì non si posano tessere.
refuse-occupied = { $square } è già occupata ({ $colour }, { $species }).
refuse-no-tile = Non hai più tessere { $colour }.
refuse-die = L’altro dado mostra { $die }: finché hai una tessera { $die }, devi posare quella, non una tessera { $colour }.

sheet-area = { $colour }, zona di { $size } in { $square } (×{ $times })
sheet-area-triple = { $colour }, zona di { $size } in { $square }: la più grande di tutte (×{ $times })
sheet-area-double = { $colour }, zona di { $size } in { $square }: la più grande di questo terreno (×{ $times })
sheet-area-double-tied = { $colour }, zona di { $size } in { $square }: a pari merito la più grande di tutte, la più grande di questo terreno (×{ $times })
sheet-area-tied = { $colour }, zona di { $size } in { $square }: a pari merito la più grande di questo terreno, nessun bonus (×{ $times })
sheet-herd-sole = { $species }, branco di { $size }: solo nella zona, entrambi i premi, { $purse }
sheet-herd-first = { $species }, branco di { $size }: primo, { $points }
sheet-herd-tied-first = { $species }, branco di { $size } in { $square }: { $herds } branchi si dividono { $purse } per i due premi, { $points } ciascuno
sheet-herd-second = { $species }, branco di { $size }: secondo, { $points }
sheet-herd-tied-second = { $species }, branco di { $size } in { $square }: { $herds } branchi si dividono { $purse } per il secondo premio, { $points } ciascuno
sheet-herd-none = { $species }, branco di { $size } in { $square }: niente
sheet-neutral = Punti della specie neutrale ({ $points }), sottratti
sheet-goal-done = Obiettivo raggiunto: { $goal } ({ $reached })
sheet-goal-missed = Obiettivo mancato: { $goal } ({ $reached })
sheet-level = Livello: { $level }

score-forest = Foresta
score-savanna = Savana
score-mountain = Montagna
score-marsh = Palude
score-neutral = Neutrale
score-goals = Obiettivi
score-level = Livello

taken-species = Specie

option-mode = Modalità
option-mode-help = Ognuno per sé, due contro due, o in solitario contro una specie neutrale.
option-mode-standard = Standard
option-mode-challenge = Sfida (in solitario)
option-mode-teams = Squadre, posti 1 e 3 contro 2 e 4
option-map = Mappa
option-map-help = Le mappe sono nostre; il tabellone stampato non è tra queste.
option-map-random = Mappa casuale
option-map_seed = Numero della mappa casuale
option-map_seed-help = Scrivi un numero già visto per rigiocare la stessa mappa.
option-map_seed-drawn = sorteggiato
option-tiles_per_colour = Tessere di ogni colore
option-tiles_per_colour-help = 13 come di solito, o 16 per riserve più grandi.
option-first_player = Primo giocatore
option-first_player-help = Sorteggiato, o un posto fisso.
option-first_player-random = sorteggiato
option-first_player-seat0 = posto 1
option-first_player-seat1 = posto 2
option-first_player-seat2 = posto 3
option-first_player-seat3 = posto 4
option-species = Specie
option-species-help = Scelta all’inizio in ordine di posto, o assegnata in anticipo.
option-species-choose = scelta all’inizio
option-level = Livello
option-level-help = Quante tessere posa la specie neutrale nella sfida.
option-live_score = Punteggio durante la partita
option-live_score-help = Mostra i punti che avrebbe ciascuno se la partita finisse ora.
option-live_score-true = mostrato
option-live_score-false = nascosto fino alla fine

goal-meaning = { $goal_id ->
    [areas_won] {" "}(zone dove un tuo branco è primo da solo)
    [largest_herd] {" "}(dimensione del tuo branco più grande)
    [triple_won] {" "}(zona triplicata dove un tuo branco è primo da solo)
    [doubles_won] {" "}(zone raddoppiate dove un tuo branco è primo da solo)
    [sole_areas] {" "}(zone con tessere solo tue)
    [both_prizes] {" "}(zone dove i tuoi branchi sono primo e secondo)
    [colour_points_forest] {" "}(i tuoi punti nelle foreste)
    [colour_points_savanna] {" "}(i tuoi punti nelle savane)
    [colour_points_mountain] {" "}(i tuoi punti nelle montagne)
    [colour_points_marsh] {" "}(i tuoi punti nelle paludi)
    [neutral_points] {" "}(punti della specie neutrale)
    [free_left] {" "}(caselle libere alla fine)
    [single_turns] {" "}(turni in cui scegli di posare una sola tessera)
   *[other] {""}
}

board-dice = Dadi
board-neutral-dice = Dadi neutrali
board-dice-used = usato
board-any = qualsiasi colore
board-supply = Riserva
board-neutral = Neutrale
board-score = Punti
board-free = Caselle libere: { $free }, di cui { $live } in gruppi di tre o più.
board-warning = Una tessera su una casella segnata con ! chiude subito la partita, senza seconda tessera: { $squares }
board-goal = { $goal }{ goal-meaning }: ora { $reached }, serve { $wanted }
board-goal-done = { $goal }{ goal-meaning }: ora { $reached }, serve { $wanted }, raggiunto
board-result = Risultato: { $result } ({ $rank })
board-neutral-next = Per ora la specie neutrale poserebbe: { $tiles }
board-legend = Il terreno si legge dal colore e dalla maiuscola (F foresta, S savana, M montagna, W palude), la specie dalla minuscola: r rettili, d dinosauri, m mammiferi, h uomini. ▲ vulcano, ● fossa, ║ fiume.
board-map = Mappa casuale numero { $seed }.

preview-tile = branco di { $herd }, zona di { $area }
preview-until-roll = { preview-change }
thing-forest-tiles = Tessere Foresta
thing-savanna-tiles = Tessere Savana
thing-mountain-tiles = Tessere Montagna
thing-marsh-tiles = Tessere Palude
thing-points = Punti
source-placed = posata
source-neutral = la specie neutrale
source-goals = obiettivi

outcome-beaten = La specie neutrale è battuta di { $lead }.
outcome-not-beaten = La specie neutrale non è battuta ({ $lead }).
board-team = Squadra { $one } e { $two }: { $points }

# The page

drawn-board = Tabellone: { $map }, colonne da a a n, righe da 1 a 10
drawn-square-free = { $square }, libera
drawn-square-lonely = { $square }, libera, in un gruppo di meno di tre
drawn-square-ends = { $square }, libera, una tessera qui chiude la partita
drawn-square-planned = la specie neutrale poserebbe qui una tessera { $colour }
drawn-square-tile = { $square }, { $colour }, { $species }
drawn-square-relief = { $square }, { $relief }
drawn-row = Riga { $row }: { $squares }
drawn-free = libera
drawn-beyond = oltre il fiume
drawn-tiles = Tessere di { $seat }
drawn-stack = { $colour }: ancora { $left }
drawn-pays-die = con il dado { $number }
drawn-pays-only = come unica tessera
drawn-pays-not = non con questo dado
drawn-pays-none-left = nessuna rimasta
drawn-taken = { $seat }
drawn-stop = Fermarsi
drawn-die = Dado { $number }: { $die }
drawn-die-used = Dado { $number }: { $die }, usato
drawn-die-unrolled = Dado { $number }, non ancora tirato
drawn-meter = Caselle libere in gruppi di 3+
drawn-ending = Una tessera qui chiude la partita: { $squares }
drawn-ending-marked = Una tessera su ! chiude la partita
drawn-over = La partita è finita.
drawn-players = Giocatori
drawn-no-species = Ancora senza specie
drawn-to-play = di turno
drawn-team = Squadra { $team }
drawn-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
drawn-place = { $place }º posto
drawn-areas = Zone che contano
drawn-areas-columns = branco, punti
drawn-no-areas = Ancora nessuna zona di tre tessere.
drawn-area = { $colour }, zona di { $size } (×{ $times }): { $herds }
drawn-herd = { $species }, branco di { $size }: +{ $points }
drawn-opening = { $colour }, branco di { $herd }, zona di { $area }
drawn-openings = Dove una tessera farebbe crescere qualcosa ({ $species })
drawn-area-room = { $count ->
    [0] Nessuna casella libera accanto.
   *[other] Libere accanto: { $squares }.
}
drawn-goals = Obiettivi
drawn-at-least = almeno { $value }
drawn-at-most = al massimo { $value }
drawn-plan = poserebbe
drawn-newest = posata per ultima
drawn-newest-squares = Posate per ultime: { $squares }
drawn-dice-of = Dadi di { $seat }
drawn-you = tu
drawn-turn = turno { $turn }
drawn-steps = Fasi del turno
drawn-step-species = Scelta delle specie
drawn-step-dice = Dadi tirati
drawn-step-tile1 = Prima tessera
drawn-step-tile2 = Seconda tessera
drawn-step-over = Partita finita
drawn-step-done = (fatto)
drawn-tip-triple = La zona più grande di tutte
drawn-tip-double = La più grande del suo terreno
drawn-tip-absent = Qui non hai branchi.
drawn-tip-alone = Entrambi i premi sono tuoi: non c’è nessun altro.
drawn-tip-level = Il tuo branco più grande è pari a uno { $species_id ->
    [human] degli
   *[other] dei
} { $species }.
drawn-tip-leads = Il tuo branco è davanti { $species_id ->
    [human] agli
   *[other] ai
} { $species } di { $ahead }.
drawn-tip-passes = Una tessera in { $square } e lì il tuo branco supera { $species_id ->
    [human] gli
   *[other] i
} { $species }.
drawn-tip-behind = Il branco più grande { $species_id ->
    [human] degli
   *[other] dei
} { $species } ha { $ahead ->
    [one] una tessera
   *[other] { $ahead } tessere
} più del tuo; i branchi che una tessera unisce contano insieme.

card-kind-tile = Terreno
card-kind-die = Dado
card-kind-relief = Rilievo
card-kind-river = Tabellone
card-kind-species = Specie
card-kind-goal = Obiettivo della sfida
card-kind-areas = Punteggio
card-kind-end = Fine della partita
card-tile = Le tessere di questo terreno che si toccano con un lato formano una zona, di chiunque siano. Nella zona, le tessere di una specie che si toccano formano un branco. Alla fine il branco più grande di ogni zona che conta vince il primo premio, il successivo il secondo; un branco solo li prende entrambi.
card-die = Questo dado paga una tessera { $colour }. Quando non ne hai più, paga una qualsiasi delle tue tessere.
card-die-wild = Questo dado paga una tessera di qualsiasi terreno che ti resti.
card-relief = Qui non si posa mai una tessera. Separa le zone e rende più scarsa la terra vicina.
card-river-name = Fiume
card-river = In due, e nella nostra sfida in solitario, non si posa nulla oltre il fiume. In tre o quattro non ha effetto: zone e branchi lo attraversano.
card-species = { $species_id ->
    [human] Gli
   *[other] I
} { $species } giocano esattamente come le altre specie: cambiano solo il disegno e la cornice. Le tessere di una specie e di un terreno che si toccano formano un branco, e sono i branchi a vincere i premi.
card-goal = Se raggiunto alla fine della sfida, si aggiunge al tuo risultato.
card-areas = Contano solo le zone con almeno questo numero di tessere. La zona più grande di tutte le altre è moltiplicata di più; anche la più grande di ciascun altro terreno è moltiplicata. Dove le più grandi sono pari non si moltiplica nulla. I branchi pari si dividono i premi, arrotondati per difetto.
card-end-name = Caselle libere
card-end = La partita finisce appena non restano più tre caselle libere collegate per un lato. Il numero conta le caselle libere che la tengono ancora aperta; si può posare anche sulle altre.
card-end-live = In un gruppo di tre o più
card-end-lonely = In un gruppo di una o due: non ritarda la fine
card-end-ending = Una tessera qui chiude la partita
card-counted = Tessere perché una zona conti
card-prizes = Primo / secondo premio
card-triple = Zona più grande di tutte
card-double = Più grande di un altro terreno
card-faces = Facce di un dado
card-wild-faces = Facce jolly
card-measured = Che cosa conta
card-wanted = Serve
card-reward = Punti guadagnati
