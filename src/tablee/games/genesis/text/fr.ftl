# Genesis en français.

title = Genesis
tagline = Répandez votre espèce dans les forêts, les savanes, les montagnes et les marais, et menez les troupeaux les plus nombreux quand la terre sera pleine.

question-species = Choisissez votre espèce
question-tile1 = Posez votre première tuile : une couleur des dés, ou n’importe quelle couleur comme seule tuile du tour
question-tile2 = Posez une seconde tuile avec l’autre dé, ou arrêtez-vous

action-place = { $colour } en { $square }
action-stop = Arrêter après une tuile
action-pick = Jouer les { $species }

confirm-place = Poser en { $square }

event-map = Carte aléatoire numéro { $seed }.
event-species = { $seat } joue les { $species }.
event-first = { $seat } commence.
event-roll = { $seat } lance les dés : { $die1 } et { $die2 }.
event-put = { $seat } ({ $species }) pose une tuile { $colour } en { $square }.
event-stop = { $seat } s’arrête après une tuile.
event-passed-over = { $seat } n’a plus de tuiles : son tour est sauté.
event-over = La partie est finie : il ne reste plus trois cases libres reliées entre elles.
event-over-no-tiles = La partie est finie : plus personne n’a de tuiles.
event-challenge = Les { $species } jouent contre les { $neutral } neutres.
event-goal = Objectif : { $goal }{ goal-meaning }.
event-neutral-roll = Dés de l’espèce neutre : { $die1 } et { $die2 }.
event-neutral-put = Les { $species } neutres posent une tuile { $colour } en { $square }.

refuse-species-first = Choisissez d’abord votre espèce.
refuse-species-chosen = Les espèces sont déjà choisies pour cette partie.
refuse-species-taken = Les { $species } sont déjà pris par un autre joueur.
refuse-pass = Vous ne pouvez pas passer : posez au moins une tuile.
refuse-beyond-river = { $square } est au-delà de la rivière : à un ou deux joueurs, on n’utilise pas ce côté.
refuse-relief = { $square } est { $relief_id ->
    [volcano] un volcan
   *[pit] une fosse
} : aucune tuile ne s’y pose.
refuse-occupied = { $square } est déjà occupée ({ $colour }, { $species }).
refuse-no-tile = Il ne vous reste aucune tuile { $colour }.
refuse-die = L’autre dé montre { $die } : tant qu’il vous reste une tuile { $die }, c’est elle qu’il faut poser, pas une tuile { $colour }.

sheet-area = { $colour }, zone de { $size } en { $square } (×{ $times })
sheet-area-triple = { $colour }, zone de { $size } en { $square } : la plus vaste de toutes (×{ $times })
sheet-area-double = { $colour }, zone de { $size } en { $square } : la plus vaste de ce terrain (×{ $times })
sheet-area-double-tied = { $colour }, zone de { $size } en { $square } : à égalité pour la plus vaste de toutes, la plus vaste de ce terrain (×{ $times })
sheet-area-tied = { $colour }, zone de { $size } en { $square } : à égalité pour la plus vaste de ce terrain, pas de bonus (×{ $times })
sheet-herd-sole = { $species }, troupeau de { $size } : seul dans la zone, points du premier et du second, { $purse }
sheet-herd-first = { $species }, troupeau de { $size } : premier, { $points }
sheet-herd-tied-first = { $species }, troupeau de { $size } en { $square } : { $herds } ex-æquo se partagent { $purse }, { $points } chacun
sheet-herd-second = { $species }, troupeau de { $size } : second, { $points }
sheet-herd-tied-second = { $species }, troupeau de { $size } en { $square } : { $herds } seconds ex-æquo se partagent { $purse }, { $points } chacun
sheet-herd-none = { $species }, troupeau de { $size } en { $square } : rien
sheet-neutral = Points de l’espèce neutre ({ $points }), déduits
sheet-goal-done = Objectif atteint : { $goal } ({ $reached })
sheet-goal-missed = Objectif manqué : { $goal } ({ $reached })
sheet-level = Niveau : { $level }

score-forest = Forêt
score-savanna = Savane
score-mountain = Montagne
score-marsh = Marais
score-neutral = Neutre
score-goals = Objectifs
score-level = Niveau

taken-species = Espèces

option-mode = Mode
option-mode-help = Chacun pour soi, deux contre deux, ou en solo contre une espèce neutre.
option-mode-standard = Standard
option-mode-challenge = Défi (en solo)
option-mode-teams = Équipes, places 1 et 3 contre 2 et 4
option-map = Carte
option-map-help = Nos propres cartes ; le plateau imprimé n’en fait pas partie.
option-map-random = Carte aléatoire
option-map_seed = Numéro de la carte aléatoire
option-map_seed-help = Tapez un numéro déjà vu pour rejouer la même carte.
option-map_seed-drawn = tiré au sort
option-tiles_per_colour = Tuiles de chaque couleur
option-tiles_per_colour-help = 13 comme d’habitude, ou 16 pour des réserves plus grandes.
option-first_player = Premier joueur
option-first_player-help = Tiré au sort, ou une place fixe.
option-first_player-random = tiré au sort
option-first_player-seat0 = place 1
option-first_player-seat1 = place 2
option-first_player-seat2 = place 3
option-first_player-seat3 = place 4
option-species = Espèce
option-species-help = Choisie au début dans l’ordre des places, ou attribuée d’avance.
option-species-choose = choisie au début
option-level = Niveau
option-level-help = Combien de tuiles l’espèce neutre pose dans le défi.
option-live_score = Score en cours de partie
option-live_score-help = Montre le score que chacun aurait si la partie finissait maintenant.
option-live_score-true = montré
option-live_score-false = caché jusqu’à la fin

goal-meaning = { $goal_id ->
    [areas_won] {" "}(zones où un de vos troupeaux est seul en tête)
    [largest_herd] {" "}(taille de votre troupeau le plus nombreux)
    [triple_won] {" "}(zone triplée où un de vos troupeaux est seul en tête)
    [doubles_won] {" "}(zones doublées où un de vos troupeaux est seul en tête)
    [sole_areas] {" "}(zones où il n’y a que vos tuiles)
    [both_prizes] {" "}(zones où vos troupeaux sont premier et second)
    [colour_points_forest] {" "}(vos points en forêt)
    [colour_points_savanna] {" "}(vos points en savane)
    [colour_points_mountain] {" "}(vos points en montagne)
    [colour_points_marsh] {" "}(vos points en marais)
    [neutral_points] {" "}(points de l’espèce neutre)
    [free_left] {" "}(cases libres à la fin)
    [single_turns] {" "}(tours où vous choisissez de ne poser qu’une tuile)
   *[other] {""}
}

board-dice = Dés
board-neutral-dice = Dés neutres
board-dice-used = utilisé
board-any = toute couleur
board-supply = Réserve
board-neutral = Neutre
board-score = Score
board-free = Cases libres : { $free }, dont { $live } en groupes de trois ou plus.
board-warning = Une tuile sur une case marquée d’un ! met aussitôt fin à la partie, sans seconde tuile : { $squares }
board-goal = { $goal }{ goal-meaning } : { $reached }, il faut { $wanted }
board-goal-done = { $goal }{ goal-meaning } : { $reached }, il faut { $wanted }, atteint
board-result = Résultat : { $result } ({ $rank })
board-neutral-next = Pour l’instant, l’espèce neutre poserait : { $tiles }
board-legend = Le terrain se lit à la couleur et à la majuscule (F forêt, S savane, M montagne, W marais), l’espèce à la minuscule : r reptiles, d dinosaures, m mammifères, h hommes. ▲ volcan, ● fosse, ║ rivière.
board-map = Carte aléatoire numéro { $seed }.

preview-tile = troupeau de { $herd }, zone de { $area }
preview-until-roll = { preview-change }
thing-forest-tiles = Tuiles Forêt
thing-savanna-tiles = Tuiles Savane
thing-mountain-tiles = Tuiles Montagne
thing-marsh-tiles = Tuiles Marais
thing-points = Points
source-placed = posée
source-neutral = l’espèce neutre
source-goals = objectifs

outcome-beaten = L’espèce neutre est battue de { $lead }.
outcome-not-beaten = L’espèce neutre n’est pas battue ({ $lead }).
board-team = Équipe { $one } et { $two } : { $points }

# The page

drawn-board = Plateau : { $map }, colonnes a à n, rangées 1 à 10
drawn-square-free = { $square }, libre
drawn-square-lonely = { $square }, libre, dans un groupe de moins de trois
drawn-square-ends = { $square }, libre, une tuile ici met fin à la partie
drawn-square-planned = l’espèce neutre poserait ici une tuile { $colour }
drawn-square-tile = { $square }, { $colour }, { $species }
drawn-square-relief = { $square }, { $relief }
drawn-row = Rangée { $row } : { $squares }
drawn-free = libre
drawn-beyond = au-delà de la rivière
drawn-tiles = Tuiles de { $seat }
drawn-stack = { $colour } : encore { $left }
drawn-pays-die = avec le dé { $number }
drawn-pays-only = comme seule tuile
drawn-pays-not = pas avec ce dé
drawn-pays-none-left = plus aucune
drawn-taken = { $seat }
drawn-stop = S’arrêter
drawn-die = Dé { $number } : { $die }
drawn-die-used = Dé { $number } : { $die }, utilisé
drawn-die-unrolled = Dé { $number }, pas encore lancé
drawn-meter = Cases libres en groupes de 3+
drawn-ending = Une tuile ici met fin à la partie : { $squares }
drawn-ending-marked = Une tuile sur ! met fin à la partie
drawn-over = La partie est finie.
drawn-players = Joueurs
drawn-no-species = Pas encore d’espèce
drawn-to-play = tour en cours
drawn-team = Équipe { $team }
drawn-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
drawn-place = place { $place }
drawn-areas = Zones comptabilisées
drawn-areas-columns = troupeau, points
drawn-no-areas = Pas encore de zone de trois tuiles.
drawn-area = { $colour }, zone de { $size } (×{ $times }) : { $herds }
drawn-herd = { $species }, troupeau de { $size } : +{ $points }
drawn-opening = { $colour }, troupeau de { $herd }, zone de { $area }
drawn-openings = Où une tuile agrandirait quelque chose ({ $species })
drawn-area-room = { $count ->
    [0] Aucune case libre à côté.
   *[other] Libres à côté : { $squares }.
}
drawn-goals = Objectifs
drawn-at-least = au moins { $value }
drawn-at-most = au plus { $value }
drawn-plan = poserait
drawn-newest = posée en dernier
drawn-newest-squares = Posées en dernier : { $squares }
drawn-dice-of = Dés de { $seat }
drawn-you = vous
drawn-turn = tour { $turn }
drawn-steps = Étapes du tour
drawn-step-species = Choix des espèces
drawn-step-dice = Dés lancés
drawn-step-tile1 = Première tuile
drawn-step-tile2 = Seconde tuile
drawn-step-over = Partie finie
drawn-step-done = (fait)
drawn-tip-triple = La zone la plus vaste de toutes
drawn-tip-double = La plus vaste de son terrain
drawn-tip-absent = Vous n’avez pas de troupeau ici.
drawn-tip-alone = Premier et second, tous les points sont à vous : il n’y a personne d’autre.
drawn-tip-level = Votre troupeau le plus nombreux est à égalité avec un troupeau des { $species }.
drawn-tip-leads = Votre troupeau devance les { $species } de { $ahead }.
drawn-tip-passes = Une tuile en { $square } et votre troupeau y dépasse les { $species }.
drawn-tip-behind = { $ahead ->
    [one] Le plus grand troupeau des { $species } a une tuile de plus que le vôtre ; des troupeaux qu’une tuile réunit comptent ensemble.
   *[other] Le plus grand troupeau des { $species } a { $ahead } tuiles de plus que le vôtre ; des troupeaux qu’une tuile réunit comptent ensemble.
}

card-kind-tile = Terrain
card-kind-die = Dé
card-kind-relief = Relief
card-kind-river = Plateau de jeu
card-kind-species = Espèce
card-kind-goal = Objectif du défi
card-kind-areas = Score
card-kind-end = Fin de la partie
card-tile = Les tuiles de ce terrain qui se touchent par un côté forment une zone, à qui qu’elles soient. Dans la zone, les tuiles d’une espèce qui se touchent forment un troupeau. À la fin, le troupeau le plus nombreux de chaque zone comptabilisée marque les points du premier, le suivant ceux du second ; un troupeau unique marque les deux.
card-die = Ce dé paie une tuile { $colour }. Quand il ne vous en reste plus, il paie n’importe laquelle de vos tuiles.
card-die-wild = Ce dé paie une tuile de n’importe quel terrain qu’il vous reste.
card-relief = Aucune tuile ne s’y pose jamais. Il sépare les zones et rend la terre voisine plus rare.
card-river-name = Rivière
card-river = À deux joueurs, et dans notre défi en solo, rien ne se pose au-delà de la rivière. À trois ou quatre, elle est sans effet : zones et troupeaux la traversent.
card-species = Les { $species } jouent exactement comme les autres espèces : seuls le dessin et son cadre changent. Les tuiles d’une espèce et d’un terrain qui se touchent forment un troupeau, et ce sont les troupeaux qui marquent les points.
card-goal = Atteint à la fin du défi, il s’ajoute à votre résultat.
card-areas = Seules sont comptabilisées les zones d’au moins ce nombre de tuiles. La zone la plus vaste de toutes est la plus multipliée ; la plus vaste de chacun des autres terrains l’est aussi. Rien n’est multiplié quand les plus vastes sont à égalité. Les troupeaux ex-æquo se partagent les points, arrondis vers le bas.
card-end-name = Cases libres
card-end = La partie finit aussitôt qu’il n’y a plus trois cases libres reliées par leurs côtés. Le nombre compte les cases libres qui la prolongent encore ; on peut aussi poser sur les autres.
card-end-live = Dans un groupe de trois ou plus
card-end-lonely = Dans un groupe d’une ou deux : ne retarde pas la fin
card-end-ending = Une tuile ici met fin à la partie
card-counted = Tuiles pour une zone comptabilisée
card-prizes = Premier / second troupeau
card-triple = Zone la plus vaste de toutes
card-double = La plus vaste d’un autre terrain
card-faces = Faces d’un dé
card-wild-faces = Faces joker
card-measured = Ce qui compte
card-wanted = Il faut
card-reward = Points gagnés
