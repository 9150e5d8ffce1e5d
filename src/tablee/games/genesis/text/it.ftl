# Genesis in italiano.

tagline = Diffondi la tua specie in foreste, savane, montagne e paludi, e guida i branchi più grandi quando la terra è piena.

question-species = Scegli la tua specie
question-tile1 = Posa la prima tessera: un colore dei dadi, oppure un colore qualsiasi come unica tessera del turno
question-tile2 = Posa una seconda tessera con l’altro dado, oppure fermati

action-place = { $colour } in { $square }
action-stop = Fermarsi dopo una tessera
action-pick = Giocare con: { $species }

event-map = Questa mappa casuale ha il numero { $seed }.
event-species = { $seat } gioca con: { $species }.
event-first = Comincia { $seat }.
event-roll = { $seat } tira i dadi: { $die1 } e { $die2 }.
event-put = { $seat } ({ $species }) posa { $colour } in { $square }.
event-stop = { $seat } si ferma dopo una tessera.
event-passed-over = { $seat } non ha più tessere e salta il turno.
event-over = La partita è finita: non restano tre caselle libere collegate.
event-over-no-tiles = La partita è finita: nessuno ha più tessere.
event-challenge = Giochi con: { $species }. Specie neutrale: { $neutral }.
event-goal = Obiettivo: { $goal }.
event-neutral-roll = Dadi della specie neutrale: { $die1 } e { $die2 }.
event-neutral-put = La specie neutrale ({ $species }) posa { $colour } in { $square }.

refuse-species-first = Prima scegli la tua specie.
refuse-species-chosen = Le specie sono già scelte per questa partita.
refuse-species-taken = { $species }: specie già presa da un altro giocatore.
refuse-pass = Non si può passare: posa almeno una tessera.
refuse-beyond-river = { $square } è oltre il fiume: quel lato non si usa in uno o due giocatori.
refuse-relief = { $square } è un vulcano o una fossa di catrame: nessuna tessera può starci.
refuse-occupied = { $square } è occupata ({ $colour }, { $species }).
refuse-no-tile = Non hai più tessere { $colour }.
refuse-die = L’altro dado mostra { $die }: finché ne hai una tessera, la seconda deve essere di quel colore, non { $colour }.

sheet-area = { $colour }, { $size } tessere da { $square } (×{ $times })
sheet-area-triple = { $colour }, { $size } tessere da { $square }: la zona più grande di tutte (×{ $times })
sheet-area-double = { $colour }, { $size } tessere da { $square }: la più grande di questo terreno (×{ $times })
sheet-area-double-tied = { $colour }, { $size } tessere da { $square }: pari per la più grande di tutte, la più grande di questo terreno (×{ $times })
sheet-area-tied = { $colour }, { $size } tessere da { $square }: pari per la più grande di questo terreno, nessun bonus (×{ $times })
sheet-herd-sole = { $species }, branco di { $size }: da solo qui, entrambi i premi, { $purse }
sheet-herd-first = { $species }, branco di { $size }: primo, { $points }
sheet-herd-tied-first = { $species }, branco di { $size } in { $square }: { $herds } branchi si dividono { $purse } per i due premi, { $points } ciascuno
sheet-herd-second = { $species }, branco di { $size }: secondo, { $points }
sheet-herd-tied-second = { $species }, branco di { $size } in { $square }: { $herds } branchi si dividono { $purse } per il secondo premio, { $points } ciascuno
sheet-herd-none = { $species }, branco di { $size } in { $square }: niente
sheet-neutral = Punti della specie neutrale ({ $points }), sottratti
sheet-goal-done = Obiettivo raggiunto: { $goal } ({ $reached })
sheet-goal-missed = Obiettivo mancato: { $goal } ({ $reached })
sheet-level = Livello { $level }

score-forest = Foresta
score-savanna = Savana
score-mountain = Montagna
score-marsh = Palude
score-neutral = Neutrale
score-goals = Obiettivi
score-level = Livello

option-mode = Modalità
option-mode-help = Ognuno per sé, due contro due, o da soli contro una specie neutrale.
option-mode-standard = Normale
option-mode-challenge = Sfida (da soli)
option-mode-teams = Squadre, posti 1 e 3 contro 2 e 4
option-map = Mappa
option-map-help = Mappe nostre; il tabellone stampato non è tra queste.
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
option-species-help = Scelte all’inizio in ordine di posto, o assegnate prima.
option-species-choose = scelta all’inizio
option-level = Livello
option-level-help = Quanto posa la specie neutrale nella sfida.
option-live_score = Punteggio durante la partita
option-live_score-help = Mostrare quanto avrebbe ciascuno se la partita finisse ora.
option-live_score-true = mostrato
option-live_score-false = nascosto fino alla fine

board-dice = Dadi
board-neutral-dice = Dadi neutrali
board-dice-used = usato
board-any = qualsiasi colore
board-supply = Tessere
board-neutral = neutrale
board-score = Punti
board-free = Caselle libere: { $free }, di cui { $live } in gruppi di tre o più
board-warning = Una tessera può finire la partita: { $squares }. Una seconda tessera non verrebbe posata.
board-beyond = Il lato oltre il fiume (~) non si usa.
board-goal = { $goal }: { $reached } ({ $wanted })
board-goal-done = { $goal }: { $reached } ({ $wanted }), raggiunto
board-result = Risultato { $result }: { $rank }
board-neutral-next = La specie neutrale ora poserebbe { $tiles }.
board-legend = Il terreno si legge dal colore e dalla maiuscola (F foresta, S savana, M montagna, W palude), la specie dalla minuscola: r rettili, d dinosauri, m mammiferi, h uomini.
board-map = Mappa casuale numero { $seed }
