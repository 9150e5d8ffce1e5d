# Genesis in English.

title = Genesis
tagline = Spread your species over forest, savanna, mountain and marsh, and lead the largest herds when the land is full.

question-species = Choose your species
question-tile1 = Place your first tile: a colour on the dice, or any colour as your only tile this turn
question-tile2 = Place a second tile with the other die, or stop

action-place = { $colour } on { $square }
action-stop = Stop after one tile
action-pick = Play the { $species }

confirm-place = Place on { $square }

event-map = Random map number { $seed }.
event-species = { $seat } plays the { $species }.
event-first = { $seat } begins.
event-roll = { $seat } rolls { $die1 } and { $die2 }.
event-put = { $seat } ({ $species }) places { $colour } on { $square }.
event-stop = { $seat } stops after one tile.
event-passed-over = { $seat } has no tiles left and is skipped.
event-over = The game is over: no three connected free squares are left.
event-over-no-tiles = The game is over: nobody has any tiles left.
event-challenge = The { $species } play against the neutral { $neutral }.
event-goal = Goal: { $goal }{ goal-meaning }.
event-neutral-roll = The neutral species rolls { $die1 } and { $die2 }.
event-neutral-put = The neutral { $species } place { $colour } on { $square }.

refuse-species-first = First choose your species.
refuse-species-chosen = The species are already chosen for this game.
refuse-species-taken = The { $species } are already taken by another player.
refuse-pass = You may not pass: place at least one tile.
refuse-beyond-river = { $square } lies beyond the river: with one or two players that side is not used.
refuse-relief = { $square } is a { $relief_id ->
    [volcano] volcano
   *[pit] pit
}: no tile goes there.
refuse-occupied = { $square } is occupied ({ $colour }, { $species }).
refuse-no-tile = You have no { $colour } tiles left.
refuse-die = The other die shows { $die }: as long as you have a { $die } tile, your second tile must be one, not { $colour }.

sheet-area = { $colour }, area of { $size } at { $square } (×{ $times })
sheet-area-triple = { $colour }, area of { $size } at { $square }: largest of all (×{ $times })
sheet-area-double = { $colour }, area of { $size } at { $square }: largest of its terrain (×{ $times })
sheet-area-double-tied = { $colour }, area of { $size } at { $square }: tied for largest of all, largest of its terrain (×{ $times })
sheet-area-tied = { $colour }, area of { $size } at { $square }: tied for largest of its terrain, no bonus (×{ $times })
sheet-herd-sole = { $species }, herd of { $size }: alone in the area, both prizes, { $purse }
sheet-herd-first = { $species }, herd of { $size }: first, { $points }
sheet-herd-tied-first = { $species }, herd of { $size } at { $square }: { $herds } herds share { $purse } for both prizes, { $points } each
sheet-herd-second = { $species }, herd of { $size }: second, { $points }
sheet-herd-tied-second = { $species }, herd of { $size } at { $square }: { $herds } herds share { $purse } for the second prize, { $points } each
sheet-herd-none = { $species }, herd of { $size } at { $square }: nothing
sheet-neutral = Points of the neutral species ({ $points }), deducted
sheet-goal-done = Goal reached: { $goal } ({ $reached })
sheet-goal-missed = Goal missed: { $goal } ({ $reached })
sheet-level = Level: { $level }

score-forest = Forest
score-savanna = Savanna
score-mountain = Mountain
score-marsh = Marsh
score-neutral = Neutral
score-goals = Goals
score-level = Level

taken-species = Species

option-mode = Mode
option-mode-help = Everybody for themselves, two against two, or solo against a neutral species.
option-mode-standard = Standard
option-mode-challenge = Challenge (solo)
option-mode-teams = Teams, seats 1 and 3 against 2 and 4
option-map = Map
option-map-help = Our own maps; the printed board is not one of them.
option-map-random = Random map
option-map_seed = Number of the random map
option-map_seed-help = Type a number you were shown to play the same map again.
option-map_seed-drawn = drawn
option-tiles_per_colour = Tiles of each colour
option-tiles_per_colour-help = 13 as usual, or 16 for larger supplies.
option-first_player = First player
option-first_player-help = Drawn, or a fixed seat.
option-first_player-random = drawn
option-first_player-seat0 = seat 1
option-first_player-seat1 = seat 2
option-first_player-seat2 = seat 3
option-first_player-seat3 = seat 4
option-species = Species
option-species-help = Chosen in seat order at the start, or assigned beforehand.
option-species-choose = chosen at the start
option-level = Level
option-level-help = How many tiles the neutral species places in the challenge.
option-live_score = Score during play
option-live_score-help = Shows the score everybody would have if the game ended now.
option-live_score-true = shown
option-live_score-false = hidden until the end

goal-meaning = { $goal_id ->
    [areas_won] {" "}(areas where one herd of yours alone is largest)
    [largest_herd] {" "}(size of your largest herd)
    [triple_won] {" "}(tripled area where one herd of yours alone is largest)
    [doubles_won] {" "}(doubled areas where one herd of yours alone is largest)
    [sole_areas] {" "}(areas with no tiles but yours)
    [both_prizes] {" "}(areas where your herds are first and second)
    [colour_points_forest] {" "}(your points in forests)
    [colour_points_savanna] {" "}(your points in savannas)
    [colour_points_mountain] {" "}(your points in mountains)
    [colour_points_marsh] {" "}(your points in marshes)
    [neutral_points] {" "}(points of the neutral species)
    [free_left] {" "}(free squares at the end)
    [single_turns] {" "}(turns with a single tile by choice)
   *[other] {""}
}

board-dice = Dice
board-neutral-dice = Neutral dice
board-dice-used = used
board-any = any colour
board-supply = Tiles left
board-neutral = Neutral
board-score = Score
board-free = Free squares: { $free }, of which { $live } in groups of three or more.
board-warning = A tile on a square marked ! ends the game at once, with no second tile: { $squares }
board-goal = { $goal }{ goal-meaning }: now { $reached }, needed { $wanted }
board-goal-done = { $goal }{ goal-meaning }: now { $reached }, needed { $wanted }, reached
board-result = Result: { $result } ({ $rank })
board-neutral-next = As things stand, the neutral species would place: { $tiles }
board-legend = Colour and capital letter show the terrain (F forest, S savanna, M mountain, W marsh), the small letter the species: r reptiles, d dinosaurs, m mammals, h humans. ▲ volcano, ● pit, ║ river.
board-map = Random map number { $seed }.

preview-tile = herd of { $herd }, area of { $area }
preview-until-roll = { preview-change }
thing-forest-tiles = Forest tiles
thing-savanna-tiles = Savanna tiles
thing-mountain-tiles = Mountain tiles
thing-marsh-tiles = Marsh tiles
thing-points = Points
source-placed = placed
source-neutral = the neutral species
source-goals = goals

outcome-beaten = The neutral species is beaten by { $lead }.
outcome-not-beaten = The neutral species is not beaten ({ $lead }).
board-team = Team { $one } and { $two }: { $points }

# The page

drawn-board = Board: { $map }, columns a to n, rows 1 to 10
drawn-square-free = { $square }, free
drawn-square-lonely = { $square }, free, in a group of fewer than three
drawn-square-ends = { $square }, free, a tile here ends the game
drawn-square-planned = the neutral species would place { $colour } here
drawn-square-tile = { $square }, { $colour }, { $species }
drawn-square-relief = { $square }, { $relief }
drawn-row = Row { $row }: { $squares }
drawn-free = free
drawn-beyond = beyond the river
drawn-tiles = Tiles of { $seat }
drawn-stack = { $colour }: { $left } left
drawn-pays-die = with die { $number }
drawn-pays-only = as the only tile
drawn-pays-not = not with this die
drawn-pays-none-left = none left
drawn-taken = { $seat }
drawn-stop = Stop
drawn-die = Die { $number }: { $die }
drawn-die-used = Die { $number }: { $die }, used
drawn-die-unrolled = Die { $number }, not yet rolled
drawn-meter = Free squares in groups of 3+
drawn-ending = A tile here ends the game: { $squares }
drawn-ending-marked = A tile on ! ends the game
drawn-over = The game is over.
drawn-players = Players
drawn-no-species = No species yet
drawn-to-play = to play
drawn-team = Team { $team }
drawn-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
drawn-place = place { $place }
drawn-areas = Areas that count
drawn-areas-columns = herd, points
drawn-no-areas = No area of three tiles yet.
drawn-area = { $colour }, area of { $size } (×{ $times }): { $herds }
drawn-herd = { $species }, herd of { $size }: +{ $points }
drawn-opening = { $colour }, herd of { $herd }, area of { $area }
drawn-openings = Where a tile would grow something ({ $species })
drawn-area-room = { $count ->
    [0] No free square beside it.
   *[other] Free beside it: { $squares }.
}
drawn-goals = Goals
drawn-at-least = at least { $value }
drawn-at-most = at most { $value }
drawn-plan = would place
drawn-newest = placed last
drawn-newest-squares = Placed last: { $squares }
drawn-dice-of = Dice of { $seat }
drawn-you = you
drawn-turn = turn { $turn }
drawn-steps = Steps of the turn
drawn-step-species = Choosing species
drawn-step-dice = Dice rolled
drawn-step-tile1 = First tile
drawn-step-tile2 = Second tile
drawn-step-over = Game over
drawn-step-done = (done)
drawn-tip-triple = The largest area of all
drawn-tip-double = The largest of its terrain
drawn-tip-absent = You have no herd here.
drawn-tip-alone = Both prizes are yours: nobody else is here.
drawn-tip-level = Your largest herd is level with one of the { $species }.
drawn-tip-leads = Your herd leads the { $species } by { $ahead }.
drawn-tip-passes = One tile on { $square } and your herd there passes the { $species }.
drawn-tip-behind = { $ahead ->
    [one] The largest herd of the { $species } has one tile more than yours; herds that a tile joins count together.
   *[other] The largest herd of the { $species } has { $ahead } tiles more than yours; herds that a tile joins count together.
}

card-kind-tile = Terrain
card-kind-die = Die
card-kind-relief = Relief
card-kind-river = Board
card-kind-species = Species
card-kind-goal = Goal of the challenge
card-kind-areas = Scoring
card-kind-end = End of the game
card-tile = Tiles of this terrain that touch along a side make one area, whoever they belong to. Within it, touching tiles of one species make a herd. At the end the largest herd of every counted area wins the first prize, the next the second; a herd alone takes both.
card-die = This die pays for a tile of { $colour }. Once you have none left, it pays for any tile of yours.
card-die-wild = This die pays for a tile of any terrain you have left.
card-relief = No tile is ever placed here. It keeps areas apart and makes the land around it scarcer.
card-river-name = River
card-river = With two players, and in our challenge for one, nothing is placed beyond the river. With three or four it has no effect: areas and herds run across it.
card-species = The { $species } play exactly like the other species: only the drawing and its frame differ. Touching tiles of one species and one terrain are a herd, and herds win the prizes.
card-goal = Reached at the end of the challenge, it adds to your result.
card-areas = Only areas of at least this many tiles count. The one area that is larger than all others is multiplied most; of the other terrains the one largest area each is multiplied too. Nothing is multiplied where the largest are tied. Tied herds share the prizes, rounded down.
card-end-name = Free squares
card-end = The game ends at once when no three free squares are connected along their sides any more. The number counts the free squares that still keep it going; tiles may be placed on the others too.
card-end-live = In a group of three or more
card-end-lonely = In a group of one or two: does not put off the end
card-end-ending = A tile here ends the game
card-counted = Tiles for an area to count
card-prizes = First / second prize
card-triple = Largest area of all
card-double = Largest of another terrain
card-faces = Faces of a die
card-wild-faces = Wild faces
card-measured = What counts
card-wanted = Needed
card-reward = Points
