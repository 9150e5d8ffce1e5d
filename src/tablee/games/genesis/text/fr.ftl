# Genesis en français.

tagline = Répandez votre espèce dans les forêts, les savanes, les montagnes et les marais, et menez les plus grands troupeaux quand la terre est pleine.

question-species = Choisissez votre espèce
question-tile1 = Posez votre première tuile : une couleur des dés, ou n’importe quelle couleur comme seule tuile de ce tour
question-tile2 = Posez une seconde tuile avec l’autre dé, ou arrêtez-vous

action-place = { $colour } en { $square }
action-stop = S’arrêter après une tuile
action-pick = Jouer les { $species }

event-map = Cette carte aléatoire porte le numéro { $seed }.
event-species = { $seat } joue les { $species }.
event-first = { $seat } commence.
event-roll = { $seat } lance les dés : { $die1 } et { $die2 }.
event-put = { $seat } ({ $species }) pose { $colour } en { $square }.
event-stop = { $seat } s’arrête après une tuile.
event-passed-over = { $seat } n’a plus de tuiles et passe son tour.
event-over = La partie est finie : il ne reste plus trois cases libres qui se touchent.
event-over-no-tiles = La partie est finie : plus personne n’a de tuile.
event-challenge = Vous jouez les { $species } contre les { $neutral } neutres.
event-goal = Objectif : { $goal }.
event-neutral-roll = Dés de l’espèce neutre : { $die1 } et { $die2 }.
event-neutral-put = Les { $species } neutres posent { $colour } en { $square }.

refuse-species-first = Choisissez d’abord votre espèce.
refuse-species-chosen = Les espèces sont déjà choisies pour cette partie.
refuse-species-taken = Les { $species } sont déjà pris par un autre joueur.
refuse-pass = On ne peut pas passer : posez au moins une tuile.
refuse-beyond-river = { $square } est de l’autre côté de la rivière : ce côté ne sert pas à un ou deux joueurs.
refuse-relief = { $square } est un volcan ou une fosse de goudron : aucune tuile ne s’y pose.
refuse-occupied = { $square } est occupée ({ $colour }, { $species }).
refuse-no-tile = Il ne vous reste aucune tuile { $colour }.
refuse-die = L’autre dé montre { $die } : tant que vous avez une telle tuile, la seconde doit en être une, et non { $colour }.

sheet-area = { $colour }, { $size } tuiles à partir de { $square } (×{ $times })
sheet-area-triple = { $colour }, { $size } tuiles à partir de { $square } : la plus grande zone de toutes (×{ $times })
sheet-area-double = { $colour }, { $size } tuiles à partir de { $square } : la plus grande de ce terrain (×{ $times })
sheet-area-double-tied = { $colour }, { $size } tuiles à partir de { $square } : à égalité pour la plus grande de toutes, la plus grande de ce terrain (×{ $times })
sheet-area-tied = { $colour }, { $size } tuiles à partir de { $square } : à égalité pour la plus grande de ce terrain, pas de bonus (×{ $times })
sheet-herd-sole = { $species }, troupeau de { $size } : seul ici, les deux prix, { $purse }
sheet-herd-first = { $species }, troupeau de { $size } : premier, { $points }
sheet-herd-tied-first = { $species }, troupeau de { $size } en { $square } : { $herds } troupeaux se partagent { $purse } pour les deux prix, { $points } chacun
sheet-herd-second = { $species }, troupeau de { $size } : second, { $points }
sheet-herd-tied-second = { $species }, troupeau de { $size } en { $square } : { $herds } troupeaux se partagent { $purse } pour le second prix, { $points } chacun
sheet-herd-none = { $species }, troupeau de { $size } en { $square } : rien
sheet-neutral = Points de l’espèce neutre ({ $points }), déduits
sheet-goal-done = Objectif atteint : { $goal } ({ $reached })
sheet-goal-missed = Objectif manqué : { $goal } ({ $reached })
sheet-level = Niveau { $level }

score-forest = Forêt
score-savanna = Savane
score-mountain = Montagne
score-marsh = Marais
score-neutral = Neutre
score-goals = Objectifs
score-level = Niveau

option-mode = Mode
option-mode-help = Chacun pour soi, deux contre deux, ou seul contre une espèce neutre.
option-mode-standard = Standard
option-mode-challenge = Défi (seul)
option-mode-teams = Équipes, places 1 et 3 contre 2 et 4
option-map = Carte
option-map-help = Nos propres cartes ; le plateau imprimé n’en fait pas partie.
option-map-random = Carte aléatoire
option-map_seed = Numéro de la carte aléatoire
option-map_seed-help = Tapez un numéro déjà vu pour rejouer la même carte.
option-map_seed-drawn = tiré au sort
option-tiles_per_colour = Tuiles de chaque couleur
option-tiles_per_colour-help = 13 comme d’habitude, ou 16 pour de plus grandes réserves.
option-first_player = Premier joueur
option-first_player-help = Tiré au sort, ou une place fixe.
option-first_player-random = tiré au sort
option-first_player-seat0 = place 1
option-first_player-seat1 = place 2
option-first_player-seat2 = place 3
option-first_player-seat3 = place 4
option-species = Espèce
option-species-help = Choisies au début dans l’ordre des places, ou distribuées d’avance.
option-species-choose = choisie au début
option-level = Niveau
option-level-help = Combien l’espèce neutre pose de tuiles dans le défi.
option-live_score = Score en cours de partie
option-live_score-help = Montrer ce que chacun aurait si la partie finissait maintenant.
option-live_score-true = montré
option-live_score-false = caché jusqu’à la fin

board-dice = Dés
board-neutral-dice = Dés neutres
board-dice-used = utilisé
board-any = toute couleur
board-supply = Tuiles
board-neutral = neutre
board-score = Score
board-free = Cases libres : { $free }, dont { $live } en groupes de trois ou plus
board-warning = Une tuile peut finir la partie : { $squares }. Une seconde tuile ne serait pas posée.
board-beyond = Le côté au-delà de la rivière (~) ne sert pas.
board-goal = { $goal } : { $reached } ({ $wanted })
board-goal-done = { $goal } : { $reached } ({ $wanted }), atteint
board-result = Résultat { $result } : { $rank }
board-neutral-next = L’espèce neutre poserait maintenant { $tiles }.
board-legend = Le terrain se lit à la couleur et à la majuscule (F forêt, S savane, M montagne, W marais), l’espèce à la minuscule : r reptiles, d dinosaures, m mammifères, h hommes.
board-map = Carte aléatoire numéro { $seed }
