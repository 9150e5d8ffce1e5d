# Genesis in English.

tagline = Spread your species over forest, savanna, mountain and marsh, and lead the largest herds when the land is full.

question-species = Choose your species
question-tile1 = Place your first tile: a colour of the dice, or any colour as the only tile of this turn
question-tile2 = Place a second tile with the other die, or stop

action-place = { $colour } on { $square }
action-stop = Stop after one tile
action-pick = Play the { $species }

event-map = This random map has the number { $seed }.
event-species = { $seat } plays the { $species }.
event-first = { $seat } begins.
event-roll = { $seat } rolls { $die1 } and { $die2 }.
event-put = { $seat } ({ $species }) places { $colour } on { $square }.
event-stop = { $seat } stops after one tile.
event-passed-over = { $seat } has no tiles left and is passed over.
event-over = The game is over: no three connected squares are free any more.
event-over-no-tiles = The game is over: nobody has a tile left.
event-challenge = You play the { $species } against the neutral { $neutral }.
event-goal = Goal: { $goal }.
event-neutral-roll = The neutral species rolls { $die1 } and { $die2 }.
event-neutral-put = The neutral { $species } place { $colour } on { $square }.

refuse-species-first = First choose your species.
refuse-species-chosen = The species are chosen for this game.
refuse-species-taken = The { $species } are taken by another player.
refuse-pass = You may not pass: place at least one tile.
refuse-beyond-river = { $square } lies beyond the river: that side is not used by one or two players.
refuse-relief = { $square } is a volcano or a tar pit: no tile goes there.
refuse-occupied = { $square } is occupied ({ $colour }, { $species }).
refuse-no-tile = You have no { $colour } tile left.
refuse-die = The other die shows { $die }: as long as you have such a tile, the second tile must be one, not { $colour }.

sheet-area = { $colour }, { $size } tiles from { $square } (×{ $times })
sheet-area-triple = { $colour }, { $size } tiles from { $square }: the largest area of all (×{ $times })
sheet-area-double = { $colour }, { $size } tiles from { $square }: the largest { $colour } (×{ $times })
sheet-area-double-tied = { $colour }, { $size } tiles from { $square }: tied for the largest of all, the largest { $colour } (×{ $times })
sheet-area-tied = { $colour }, { $size } tiles from { $square }: tied for the largest { $colour }, no bonus (×{ $times })
sheet-herd-sole = { $species }, herd of { $size }: alone here, both prizes, { $purse }
sheet-herd-first = { $species }, herd of { $size }: first, { $points }
sheet-herd-tied-first = { $species }, herd of { $size } at { $square }: { $herds } herds share { $purse } for first and second, { $points } each
sheet-herd-second = { $species }, herd of { $size }: second, { $points }
sheet-herd-tied-second = { $species }, herd of { $size } at { $square }: { $herds } herds share { $purse } for second, { $points } each
sheet-herd-none = { $species }, herd of { $size } at { $square }: nothing
sheet-neutral = Points of the neutral species ({ $points }), deducted
sheet-goal-done = Goal reached: { $goal } ({ $reached })
sheet-goal-missed = Goal missed: { $goal } ({ $reached })
sheet-level = Level { $level }

score-forest = Forest
score-savanna = Savanna
score-mountain = Mountain
score-marsh = Marsh
score-neutral = Neutral
score-goals = Goals
score-level = Level

option-mode = Mode
option-mode-help = Everybody for themselves, two against two, or alone against a neutral species.
option-mode-standard = Standard
option-mode-challenge = Challenge (alone)
option-mode-teams = Teams, seats 1 and 3 against 2 and 4
option-map = Map
option-map-help = Our own maps; the printed board is not one of them.
option-map-random = Random map
option-map_seed = Number of the random map
option-map_seed-help = Type a number you were shown to play the same map again.
option-map_seed-drawn = drawn
option-tiles_per_colour = Tiles of each colour
option-tiles_per_colour-help = 13 as usual, or 16 for longer supplies.
option-first_player = First player
option-first_player-help = Drawn, or a fixed seat.
option-first_player-random = drawn
option-first_player-seat0 = seat 1
option-first_player-seat1 = seat 2
option-first_player-seat2 = seat 3
option-first_player-seat3 = seat 4
option-species = Species
option-species-help = Chosen in seat order at the start, or given out beforehand.
option-species-choose = chosen at the start
option-level = Level
option-level-help = How much the neutral species places in the challenge.
option-live_score = Score during play
option-live_score-help = Show what everybody would have if the game ended now.
option-live_score-true = shown
option-live_score-false = hidden until the end

board-dice = Dice
board-neutral-dice = Neutral dice
board-dice-used = used
board-any = any colour
board-supply = Tiles left
board-neutral = neutral
board-score = Score
board-free = Free squares: { $free }, of which { $live } in groups of three or more
board-warning = One tile can end the game: { $squares }. A second tile would not be placed.
board-beyond = The side beyond the river (~) is not used.
board-goal = { $goal }: { $reached } ({ $wanted })
board-goal-done = { $goal }: { $reached } ({ $wanted }), reached
board-result = Result { $result }: { $rank }
board-neutral-next = The neutral species would now place { $tiles }.
board-legend = Terrain is colour and capital letter (F forest, S savanna, M mountain, W marsh), species the small letter: r reptiles, d dinosaurs, m mammals, h humans.
board-map = Random map number { $seed }
