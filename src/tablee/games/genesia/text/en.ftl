# Genesia in English.

title = Genesia
tagline = Settle an island in three Ages: recruit Clans, found Cities and invent, in peace or at war.

# The rules speak

## Options

option-mode = Game
option-mode-help = At a table, or alone with two tribes at one of three levels.
option-mode-standard = At a table
option-mode-beginner = Alone: Beginner
option-mode-expert = Alone: Expert
option-mode-heroic = Alone: Heroic
option-deck = Age cards
option-deck-help = Which cards are dealt: the lots for a first game, lots of your choice, a warlike or a manager’s deck, or your own lists.
option-deck-first = First game
option-deck-lots = Chosen lots
option-deck-warlike = Warlike
option-deck-manager = Manager
option-deck-cards = Own lists
option-lots_1 = Lots of Age I
option-lots_1-help = As many different colours as players, separated by commas: blue, yellow, green, red, violet. Empty: the first ones.
option-cards_1 = Cards of Age I
option-cards_1-help = Six card numbers for each player, separated by commas. Empty: the lots for a first game.
option-lots_2 = Lots of Age II
option-lots_2-help = As many different colours as players, separated by commas: blue, yellow, green, red, violet. Empty: the first ones.
option-cards_2 = Cards of Age II
option-cards_2-help = Six card numbers for each player, separated by commas. Empty: the lots for a first game.
option-lots_3 = Lots of Age III
option-lots_3-help = As many different colours as players, separated by commas: blue, yellow, green, red, violet. Empty: the first ones.
option-cards_3 = Cards of Age III
option-cards_3-help = Six card numbers for each player, separated by commas. Empty: the lots for a first game.
option-promo = Promo cards
option-promo-help = Three more cards are shuffled into the deck of each Age; three then stay out unseen.
option-promo-false = Without
option-promo-true = With
option-objectives = Secret objectives
option-objectives-help = Those of the lots in play, also the black ones, all twelve, or none.
option-objectives-lots = Of the lots
option-objectives-lots_black = Lots and black
option-objectives-all = All
option-objectives-none = None
option-recruit_in_attack = Recruiting in Attack
option-recruit_in_attack-help = Whether Clans can also be recruited in one’s assault turn. As usual: with the warlike deck only.
option-recruit_in_attack-usual = As usual
option-recruit_in_attack-off = No
option-recruit_in_attack-on = Yes
option-homelands = Homelands of others
option-homelands-help = Whether Clans may walk into a homeland where others are and stay there, or come there only by cards.
option-homelands-cards = Only by cards
option-homelands-open = Open to all
option-teams = Teams
option-teams-help = How many play in each team. A team has the score of its weakest member.
option-teams-none = Everybody for themselves
option-teams-1v2 = 1 against 2
option-teams-2v2 = 2 against 2
option-teams-1v3 = 1 against 3
option-teams-1v1v2 = 1 against 1 against 2
option-teams-2v3 = 2 against 3
option-teams-1v4 = 1 against 4
option-teams-1v2v2 = 1 against 2 against 2
option-teams-1v1v3 = 1 against 1 against 3
option-teams-1v1v1v2 = 1 against 1 against 1 against 2
option-team_seats = Seats of the teams
option-team_seats-help = The team of each seat, a digit each (12122). Left open, team-mates sit apart.
option-team_seats-apart = Apart

## Actions

action-keep_objective = Keep objective { $which }
action-pick = Keep { $card }
action-play = Play { $card }
action-discard = Discard { $card }
action-done = Done
action-recruit = Recruit a Clan: { $region }
action-move = Move: { $edge }
action-lift = Lift a group: { $region }
action-number = { $number }
action-stop = Stop here
action-stance = { $stance_id ->
    [war] War
   *[peace] Peace
}
action-assault_from = Attack from { $region }
action-assault_at = Attack { $region }
action-siege = { $answer_id ->
    [yes] Besiege the City
   *[no] No siege
}
action-city_site = Build a City: { $region }
action-position = Place { $place } in the turn order
action-choose_region = { $region }
action-choose_seat = { $colour }
action-choose_card = { $card }
action-choose_option = Option { $option }

confirm-number = Choose { $number }
confirm-stance = { $stance_id ->
    [war] Choose War
   *[peace] Choose Peace
}
confirm-position = Take place { $place }
confirm-choose_region = Choose { $region }
confirm-choose_seat = Choose { $colour }
confirm-choose_card = Choose { $card }
confirm-choose_option = Choose option { $option }

## Questions

question-objective = Keep one of two secret objectives.
question-draft = Keep one card of the packet.
question-growth = Growth: play cards, recruit, discard, or end your turn.
question-expansion = Expansion: play cards, recruit, move, discard, or end your turn.
question-journey = The Clan cannot stay here: where does it go on?
question-group = How many Clans travel?
question-trip = Where does the group go, or does it stop?
question-stance = War or Peace?
question-assault = Your assault turn: from where do you attack?
question-target = Which region do you attack?
question-attack_cards = Play offensive cards, or go on.
question-defence_cards = You are attacked: play defence cards, or go on.
question-losses = How many Clans do both sides lose?
question-siege = Lose one Clan to replace the City with yours?
question-occupy = How many Clans move in?
question-city_site = Too few Cities: where do you build?
question-end_cards = End of Age: play cards, discard, or finish.
question-copy = Copy the card just played?
question-position = Choose your place in the turn order of the next Age.
question-place_clan = Where do you put a Clan?
question-place_city = Where do you put a City?
question-jump_from = From where do you transfer Clans?
question-jump_count = How many Clans do you transfer together?
question-jump_to = Where do they land?
question-expel = Which Clans do you send home?
question-shield = Which region do you protect?
question-victim = From whom do you take coins?
question-buy = How often do you pay?
question-mark = Which Invention do you mark?
question-option = Which effect do you choose?
question-retreat_count = How many Clans retreat?
question-retreat_to = Where do they retreat to?
question-copied_moves = Use the copied free moves now.

## Events

amount-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
amount-clans = { $count ->
    [one] { $count } Clan
   *[other] { $count } Clans
}
event-first = Turn order: { $order }.
event-age = Age { $age ->
    [1] I
    [2] II
   *[other] III
} begins.{ $coins ->
    [0] {""}
   *[other] {" "}Everybody receives { amount-coins }.
}
event-objective = { $seat } has kept an objective.
event-objective-own = Your objective: { $objective }.
event-picked = { $seat } has kept a card.
event-pick = Kept: { $card }.
event-play = { $seat } plays { $card }{ $coins ->
    [0] {""}
   *[other] {" "}for { amount-coins }
}.
event-copy = { $seat } plays { $card }{ $coins ->
    [0] {""}
   *[other] {" "}for { amount-coins }
} and copies { $copied }.
event-discard = { $seat } discards a card: +{ amount-coins }.
event-discard-own = Discarded: { $card }.
event-recruit = { $seat } recruits a Clan{ $coins ->
    [0] {""}
   *[other] {" "}for { amount-coins }
}: { $region }.
event-move = { $seat } moves { amount-clans }: { $from } → { $to }{ $coins ->
    [0] {""}
   *[other] {" "}for { amount-coins }
}.
event-toll = { $seat } pays a toll of { amount-coins } to { $rival }.
event-done = { $seat } ends the turn.
event-coins = { $seat }: +{ amount-coins }.
amount-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-points = { $seat }: +{ amount-points } of Progress.
event-take = { $seat } takes { amount-coins } from { $rival }.
event-pay = { $seat } pays { amount-coins }.
event-clans = { $seat }: +{ amount-clans }, { $region }.
event-city = { $seat } builds a City: { $region }.
event-shield = { $seat } protects { $region }.
event-jump = { $seat } transfers { amount-clans }: { $from } → { $to }.
event-expel = { $seat } sends Clans of { $rival } home: { $region }.
event-mark = { $seat } marks an Invention: { $card }.
event-war = { $seat } shows War.
event-peace = { $seat } shows Peace.
event-idle = { $seat } launches no assault and must keep Peace for now.
event-no-assault = { $seat } launches no assault.
event-quiet = Nothing has happened in { $count } rounds: the Attack phase ends.
event-assault = { $seat } attacks { $rival }: { $from } → { $to }.
event-cancelled = { $seat } cancels the assault: { $region }.
event-fight = Clans lost: { $seat } { $own }, { $rival } { $other }.
event-siege = { $seat } replaces the City of { $rival }: { $region }.
event-occupy = { $seat } moves in with { amount-clans }: { $region }.
event-retreat = { $seat } retreats with { amount-clans }: { $region }.
event-progress = { $seat }: { amount-points } of Progress in Age { $age ->
    [1] I
    [2] II
   *[other] III
}.
event-position = { $seat } chooses place { $place } in the turn order.
event-reveal = { $seat } reveals an objective: { $objective }.
event-final = { $seat }: { amount-points } in all.
event-offered = Objectives to choose from: { $objectives }.
event-packet = Your packet: { $cards }.
event-hand = Cards of { $seat }: { $cards }.
event-phase = { $phase_id ->
    [growth] Growth
    [expansion] Expansion
    [attack] Attack
   *[end] End of Age
}.
event-moves = { $seat }: +{ $count ->
    [one] { $count } free move
   *[other] { $count } free moves
}{ $pool_id ->
    [own] {" "}on the own Continent
    [foreign] {" "}abroad
    [island] {" "}on Genesia
    [stack] {" "}for stacks
   *[any] {""}
}.
event-moves-lost = { $seat } leaves { $count ->
    [one] { $count } free move
   *[other] { $count } free moves
} unused.
event-option = { $seat } chooses option { $option } of { $card }.
listed-card = { $card }
listed-objective = { $objective }
listed-seat = { $seat }

## Scores

score-progress = Progress
sheet-progress = Progress
score-propagation = Propagation
sheet-propagation = Propagation
score-conquest = Conquest
sheet-conquest = Conquest
score-objective = Objective
sheet-objective = Objective
sheet-age = Age { $age ->
    [1] I
    [2] II
   *[other] III
}
sheet-value = Regions of value { $value }
taken-card = Cards played
taken-card-play = Played
taken-card-copy = Used to copy
taken-lot = Lots
taken-objective = Objectives kept
earned-card = Cards: { $group }

## Previews

thing-coins = Coins
thing-cards = Cards in hand
thing-clans = Clans on the map
thing-cities = Cities on the map
thing-moves = Free moves
thing-progress = Progress
thing-propagation = Propagation
thing-conquest = Conquest
thing-objective = Objective
source-price = price of the card
source-play = card played
source-discard = discard
source-recruit = recruiting
source-step = steps
source-unused = unused
source-toll = toll
source-income = income
source-fight = fight
source-siege = siege
source-cards = cards
source-cities = End of Age

## Refusals

refuse-number = { $number } is not possible here.
refuse-victim = There is nothing to take from { $colour }.
refuse-option = There is no option { $option }.
refuse-must-attack = You showed War and have a legal assault: you must launch one.
refuse-mark = { $card } cannot be marked: an opponent’s Invention of few enough points that you do not score yet.
refuse-other-age = { $card } belongs to another Age.
refuse-not-in-packet = { $card } is not in your packet.
refuse-not-in-hand = { $card } is not in your hand.
refuse-discard-useless = Coins are of no use now.
refuse-copy-now = { $card } is played right after a card of somebody else.
refuse-defence-now = { $card } is played when one of your regions is attacked.
refuse-solo = { $card } works only in the Attack phase, which does not take place alone.
refuse-moment = { $card } cannot be played at this moment.
refuse-no-copy = { $card } copies nothing here.
refuse-not-invention = { $card } copies only Inventions.
refuse-coins = It costs { $cost }, and you have { amount-coins }.
refuse-no-place = There is no place { $place }.
refuse-place-taken = { $seat } has taken place { $place }.
refuse-must-step = The group must move first.
refuse-stay = Nobody may stay in a region of an enemy: { $region }.
refuse-not-on-map = That is not on this map.
refuse-not-traveller = Only what travels can move now: { $region }.
refuse-visited = It has been there already: { $region }.
refuse-lift-first = In Age III choose first how many Clans travel together.
refuse-no-clan = You have no Clan there: { $region }.
refuse-step-coins = No free move for this step, and you have { amount-coins }.
refuse-journey = The journey through { $region } could not be finished with your free moves and coins.
refuse-no-target = Nothing can be attacked from { $region }.
refuse-site = No City can be built there: { $region }.
refuse-no-reserve = All your Clans are on the map.
refuse-recruit-attack = No recruiting in the Attack phase.
refuse-recruit-place = You cannot recruit there: { $region }.
refuse-no-groups = In this Age Clans move one by one.
refuse-no-way = No step is possible from { $region }.
refuse-homeland = Homelands cannot be attacked: { $region }.
refuse-too-far = { $region } is too far away.
refuse-no-enemy = There is no enemy there: { $region }.
refuse-shielded = A card protects { $region }.
refuse-too-strong = The enemy has too many Clans there: { $region }.
refuse-enemy-there = { $rival } is there: { $region }.
refuse-city-there = You have a City there already: { $region }.
refuse-place = The card does not allow this place: { $region }.

# What cards and objectives say: one sentence for each effect.

effect-coins = +{ card-coins }{ card-per }
effect-points = +{ card-points }{ card-per }
effect-clans = +{ card-clans }{ card-per } { card-at }{ $spread_id ->
    [each] , each in a different one
    [same] , all in the same one
   *[any] {""}
}
effect-city = +{ $n ->
    [one] { $n } City
   *[other] { $n } Cities
} { $at_id ->
    [held] { $several ->
        [true] in regions where you have Clans
       *[false] in a region where you have Clans
    }
   *[other] { card-at }
}
effect-moves = { $n ->
    [one] { $n } free move
   *[other] { $n } free moves
}{ $unit_id ->
    [stack] {" "}of whole stacks
   *[clan] {""}
}{ card-zone }
effect-jump = { $times ->
    [0] {""}
   *[other] up to { $times } times:{" "}
}transfer { $n ->
    [one] { $n } Clan
    [30] any number of Clans
   *[other] up to { $n } Clans
}{ $together ->
    [true] {" "}together
   *[false] { $n ->
        [one] {""}
       *[other] , each
    }
}{ $source_id ->
    [city] {" "}from one of your Cities
   *[any] {""}
} to { $to_id ->
    [free] a free region
    [held] a region you hold
    [city] another of your Cities
   *[free_or_held] a free or own region
}{ card-value }{ card-zone-one }, { $reach ->
    [0] any distance
   *[other] at most { $reach } steps away
}
effect-toll = this Age you { $pay ->
    [false] pay no tolls{ $receive ->
        [0] {""}
       *[other] {" "}and receive tolls of { $receive } coins
    }
   *[true] receive tolls of { $receive } coins
}
effect-expel = you may send the Clans of an adjacent enemy region ({ $n } at most, no City) back to their homeland
effect-recruit_price = the next { $max } Clans you recruit this Age cost { card-coins }
effect-recruit_at = up to { $max } Clans recruited this Age may be placed { card-at }
effect-discard_price = this Age each card you discard brings { card-coins }
effect-take_coins = take { card-coins } from { $whom_id ->
    [one] an opponent
    [copied] the player you copied
   *[each] { $players ->
        [0] each opponent
       *[other] each of up to { $players } opponents
    }
}
effect-buy = up to { $max } times: pay { card-price } → +{ $what_id ->
    [clans] { card-clans } { card-at }
   *[points] { card-points }
}
effect-hosts_gain = each opponent on whose Continent pieces arrived: +{ card-gain }
effect-others_gain = each other player: +{ card-gain }
effect-order_first = you are first to choose a place in the next turn order
effect-mark_invention = you may score an opponent’s Invention of at most { $max } points as well
effect-copy = copy { $filter_id ->
    [invention] an Invention
   *[any] a card
} that an opponent has just played
effect-choose = choose one: { $options }
effect-losses = { card-role } { $who_id ->
    [self] you lose { $n ->
        [one] { $n } Clan
       *[other] { $n } Clans
    } { $less ->
        [true] fewer
       *[false] more
    }
   *[enemy] { $double ->
        [true] the enemy loses twice as many Clans
       *[false] the enemy loses { $n ->
            [one] { $n } Clan
           *[other] { $n } Clans
        } { $less ->
            [true] fewer
           *[false] more
        }
    }
}{ $floor ->
    [0] {""}
   *[other] , but at least { $floor }
}{ card-scope }
effect-assault_odds = you may attack as if you had { $n ->
    [one] { $n } Clan
   *[other] { $n } Clans
} more{ card-scope }
effect-assault_reach = your next assault reaches up to { $n } steps
effect-assault_again = launch another assault right afterwards
effect-siege_free = a siege costs you no Clan
effect-defend_cancel = the assault on you is cancelled
effect-defend_retreat = before the fight you may move attacked Clans together to one region next to it, free or yours, or to your homeland
effect-shield = protect up to { $n } regions you hold: this Age they cannot be attacked
effect-peace = you show Peace in every round of this Attack phase

card-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
card-price = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
card-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
card-clans = { $n ->
    [one] { $n } Clan
   *[other] { $n } Clans
}
card-gain = { $what_id ->
    [clans] { card-clans } in their homeland
    [points] { card-points }
   *[coins] { card-coins }
}
card-at = { $at_id ->
    [home] in your homeland
    [base] where you may recruit
    [city] { $several ->
        [true] in your Cities
       *[false] in one of your Cities
    }
    [held] { $several ->
        [true] in regions you hold
       *[false] in a region you hold
    }
    [frontier] { $several ->
        [true] in free regions next to yours
       *[false] in a free region next to yours
    }
   *[foe_home] { $several ->
        [true] in homelands of opponents
       *[false] in the homeland of an opponent
    }
}
card-zone = { $zone_id ->
    [own] {" "}on your Continent
    [foreign] {" "}on other Continents
    [island] {" "}on Genesia
   *[none] {""}
}
card-zone-one = { $zone_id ->
    [own] {" "}on your Continent
    [foreign] {" "}on another Continent
    [island] {" "}on Genesia
   *[none] {""}
}
card-value = { $values_id ->
    [none] {""}
   *[some] {" "}of value { $values }
}
card-per = { $per_id ->
    [none] {""}
    [cities] {" "}per { $div ->
        [one] City
       *[other] { $div } Cities
    }{ $zone_id ->
        [none] {" "}outside your homeland
       *[other] { card-zone }
    }
    [regions] {" "}per { $div ->
        [one] region you hold
       *[other] { $div } regions you hold
    }{ card-value }{ card-zone }
    [lone] {" "}per region with exactly one Clan of yours
    [stacks] {" "}per region with { $size } or more of your Clans
    [continents] {" "}per foreign Continent where you hold a region
    [foe_homes] {" "}per homeland of an opponent where you have a piece
    [neighbours] {" "}per opponent with a region next to one of yours
    [inventions] {" "}per Invention of yours
    [hand] {" "}per card left in your hand
    [rows] {" "}per row whose three regions you hold
    [group] {" "}per region of your largest connected group
    [conquests] {" "}per region you took by assault this Age
    [coins] {" "}per { $div ->
        [one] coin
       *[other] { $div } coins
    } you have left
    [twins] {" "}per pair of regions of equal value, one on your Continent and one on another
   *[values] {" "}per different value among your regions
}{ $max ->
    [0] {""}
   *[other] {" "}({ $max } at most)
}
card-role = { $role_id ->
    [attack] when you attack,
   *[defence] when you are attacked,
}
card-scope = { $scope_id ->
    [age] , in every assault of this Age
   *[assault] {""}
}
card-or = { $first } or { $last }
card-option-or = { $first }; or { $last }
card-cap = At most { $cap } points in all.
card-cost = { $coins ->
    [0] no cost
    [one] { $coins } coin
   *[other] { $coins } coins
}
card-phase = { $icon ->
    [growth] Growth
    [expansion] Expansion
    [attack] Attack
   *[end] End of Age
}
card-when = { $kind ->
    [lasting] Laid in Growth, in force in the Attack phase.
    [any] In any phase, in your own turn.
    [offensive] { $moment ->
        [declare] In your assault turn, before you declare the assault.
       *[either] In your assault turn, before or after you declare the assault.
    }
    [defence] When one of your regions is attacked.
    [offensive_or_defence] In your assault turn, or when one of your regions is attacked.
    [copy] Right after an opponent’s card: { $phases }.
   *[own] In your turn: { $phases }.
}

# The board in a terminal

board-age = Age { $age }: { $phase ->
    [objectives] secret objectives
    [draft] draft
    [growth] Growth
    [expansion] Expansion
    [attack] Attack
    [end] End of Age{ $step ->
        [cities] , Cities
        [cards] , cards
        [order] , turn order
       *[none] {""}
    }
   *[final] final scoring
}
board-order = Turn order: { $names }
board-chosen = Chosen for the next Age: { $names }
board-round = Round { $round } of the Attack phase: { $stances }
board-stance = { $stance ->
    [war] War
   *[peace] Peace
}
board-teams = Teams: { $teams }
board-map = Map: rows by value, the homelands at the bottom
board-trip = { $seat } travels from { $origin } with { $clans ->
    [one] { $clans } Clan
   *[other] { $clans } Clans
}, now in { $here }.
board-effect = { $seat } carries out { $card }.
board-left = { $left } left.
board-copying = { $seat } has played { $card }.
board-assault = { $attacker } attacks { $defender }: from { $origin } to { $target }.
board-assault-card = { $seat } plays { $card }.
board-losses = { $x }: the attacker loses { $attacker }, the defender { $defender }
board-seats = Players
board-coins = Coins
board-clans = Clans
board-cities = Cities
board-hand-size = Hand
board-discards = Discards
board-progress = Progress
board-forecast = This Age
board-conquest = Conquest
board-propagation = Propag.
board-inventions = Inventions: { $names }
board-marked = marked
board-played = played: { $names }
board-toll-free = pays no tolls
board-toll = tolls of { $coins } coins
board-first-choice = chooses the turn order first
board-peace = bound to Peace
board-cheap = { $clans ->
    [one] { $clans } more recruit
   *[other] { $clans } more recruits
} at { $coins }
board-recruit-held = { $clans ->
    [one] { $clans } recruit
   *[other] { $clans } recruits
} in own regions
board-recruit-foe-home = { $clans ->
    [one] { $clans } recruit
   *[other] { $clans } recruits
} in homelands of opponents
board-odds = attacks as if with { $clans ->
    [one] { $clans } Clan
   *[other] { $clans } Clans
} more
board-purse = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}; in reserve { $clans ->
    [one] { $clans } Clan
   *[other] { $clans } Clans
}, { $cities ->
    [one] { $cities } City
   *[other] { $cities } Cities
}
board-free = Free moves: { $moves }
board-free-moves = { $moves } { $kind ->
    [own] on the own Continent
    [foreign] on other Continents
    [island] on Genesia
    [stack] of stacks
   *[any] anywhere
}
board-packet = Cards to choose from ({ $cards })
board-kept = Kept ({ $cards })
board-hand = Hand ({ $cards })
board-invention = Invention, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-objective = Objective: { $objective }
board-objective-points = ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} now)
board-legend = Map: { $sign }3 three Clans, [{ $sign }3] three Clans and a City, [{ $sign }] a City alone, { $free } free, { $shield } protected. A region is called by its Continent, its row and its place in it from left to right: red-3-2; on the island isle-7-1, isle-12-1, isle-15. The numbers on the left are the values.

outcome-solo = { $score } points: the result of { $seat }, the lower of the two tribes
outcome-reached = { $goal } points were asked for: the next level is open.
outcome-missed = From { $goal } points on, the next level is open.

# The page in a browser

page-thing = { $what_id ->
    [coins] { $n ->
        [one] coin
       *[other] coins
    }
    [points] { $n ->
        [one] point
       *[other] points
    }
    [clans] { $n ->
        [one] Clan
       *[other] Clans
    }
    [cities] { $n ->
        [one] City
       *[other] Cities
    }
    [moves] { $n ->
        [one] free move
       *[other] free moves
    }
    [losses] { $n ->
        [one] Clan lost
       *[other] Clans lost
    }
    [shield] { $n ->
        [one] protected region
       *[other] protected regions
    }
    [invention] Invention
    [stack] whole stack
    [card] cards
    [discard] discard
    [order] turn order
    [toll] toll
    [jump] transfer
    [copy] copy
    [peace] Peace
   *[other] { $what }
}
page-count = { $what_id ->
    [coins] { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
    [card] { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
    [clans] { $n ->
        [one] { $n } Clan in reserve
       *[other] { $n } Clans in reserve
    }
    [cities] { $n ->
        [one] { $n } City in reserve
       *[other] { $n } Cities in reserve
    }
   *[discard] { $n ->
        [one] { $n } card discarded this Age
       *[other] { $n } cards discarded this Age
    }
}
page-who = { $name } ({ $colour })
page-you = you
page-team = team { $n }
page-seats = Players
page-age = Age { $age }
page-ages = Ages
page-phases = Phases
page-phase = { $phase_id ->
    [objectives] Objectives
    [draft] Draft
    [growth] Growth
    [expansion] Expansion
    [attack] Attack
    [end] End of Age
   *[final] Final scoring
}
page-round = round { $n }
page-order = Turn order
page-order-place = { $place }. { $who }{ $done_id ->
    [yes] , done with this phase
   *[no] {""}
}
page-over = The game is over

page-borders = Beside it: { $regions }
page-beside-held = { $who }: { $n ->
    [0] City
    [one] { $n } Clan
   *[other] { $n } Clans
}
page-line-toll = Entering a region of { $who } costs { $mover } a toll of { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
page-walk-from = from { $region }
page-map = Map of the world
page-map-moves = Map: plus and minus zoom, Shift and the arrows move it, 0 shows all of it
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-home = My land
page-zoom-island = Genesia
page-zoom-all = All
page-worth = value { $n }
page-free = free
page-held = { $who }: { $clans ->
    [0] no Clan
    [one] { $clans } Clan
   *[other] { $clans } Clans
}{ $city_id ->
    [yes] , a City
   *[no] {""}
}
page-shielded = protected this Age
page-city-comes = a City will be built here at the end of the Age
page-threat = { $who } could attack from next door with { $n ->
    [one] { $n } Clan
   *[other] { $n } Clans
}
page-island = Genesia
page-continent = { $colour } Continent

page-hand = Hand
page-hand-of = Hand of { $who }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
page-no-cards = No cards in hand.
page-packet = To choose from
page-keeping = Kept
page-keep-one = Keep one of the two objectives
page-kept-one = Your objective; the others are still choosing
page-choosing-objectives = All are choosing their objectives
page-lots = Lots in play
page-decks = Cards in the game
page-decks-note = Ticked: already seen. Nobody knows which of the last cards are out.
page-seen = seen
page-deck = Cards of Age { $age } in the game
page-draft = Keep one card, number { $pick } of 5
page-draft-waits = Kept; the others are still choosing
page-pass-to = The rest goes to
page-kept = Kept so far: { $n }
page-next-order = Turn order of Age { $age }
page-order-by = Whoever has the fewest Progress Points of this Age chooses first:
page-position = Place { $n }
page-position-note = { $kind_id ->
    [first] You act first: first to take what is free
    [last] You act last: you see what all others did
   *[middle] Between the others
}
page-position-rule = Whoever scored the fewest Progress Points in this Age is first to choose a place in the turn order; on a tie, whoever acted earlier.
page-open = open
page-progress = Progress Points
page-cost = costs { $n ->
    [0] nothing
    [one] { $n } coin
   *[other] { $n } coins
}
page-costs-nothing = costs nothing
page-progress-of = Invention, { $n ->
    [one] { $n } Progress Point
   *[other] { $n } Progress Points
}
page-when = { $kind_id ->
    [any] any phase
    [flexible] Growth, Expansion
    [lasting] lay in Growth
    [offensive] your assault
    [defence] if attacked
    [offensive_or_defence] in an assault
    [copy] after another’s card
   *[plain] { $phase }
}
page-card = { $name }, { $cost ->
    [0] free
    [one] { $cost } coin
   *[other] { $cost } coins
}{ $progress ->
    [0] {""}
    [one] , Invention of { $progress } point
   *[other] , Invention of { $progress } points
}. { $when }. { $does }
page-card-when = { $phases }: { $when }
page-card-of = Age { $age }, no. { $number }
page-invention-leads = Invention of the|Invention of
page-invention-rule = Invention: { $n ->
    [one] { $n } Progress Point
   *[other] { $n } Progress Points
} at the end of { $times ->
    [one] this Age
   *[other] each Age from now on ({ $times } times)
}.
page-kind-rule = { $kind_id ->
    [any] Played in your turn of any phase.
    [flexible] Played in your Growth or Expansion turn; free moves wait for the Expansion.
    [lasting] Laid in your Growth turn; it works in the Attack phase of the same Age.
    [offensive] Played by the attacker in their assault turn.
    [defence] Played by the defender when one of their regions is attacked.
    [offensive_or_defence] Played by the attacker or by the defender.
    [copy] Played out of turn, right after another player’s card in a phase it shows; the copied card is not paid for.
   *[plain] Played in your turn of that phase.
}
page-objective = Secret objective
page-objective-said = { $name }. { $does } At most { $cap } points.
page-objective-rule = Kept secret; counted on the final map.
page-cap = At most { $n } points.
page-now-worth = worth { $n ->
    [one] { $n } point
   *[other] { $n } points
} at present
page-bin = Discard a card for { $n } coins: touch this, then the card
page-bin-short = Discard
page-bin-rule = In your own turn you may discard cards face down for coins, 4 each unless a card says otherwise. The others see how many, not which.

page-score = { $state_id ->
    [final] total
   *[now] projected
}
page-score-is = { $state_id ->
    [final] Final total
   *[now] If the game ended now; secret objectives of others not counted
}
page-score-more = Projected: if the game ended now. +: a secret objective is still to be added.
page-stance = { $stance_id ->
    [war] War
    [peace] Peace
   *[undecided] is choosing War or Peace
}
page-stance-note = { $stance_id ->
    [war] You must attack if you can when your turn comes, even if others have changed the map
   *[peace] You attack nobody this round; you may still defend yourself. If all choose Peace, the phase ends
}
page-no-assault = You could attack nobody now.
page-targets = You could attack { $n ->
    [one] { $n } region
   *[other] { $n } regions
} now: { $targets }. Earlier seats may change that.
page-forecast = Progress Points of this Age as things stand
page-conquest = Conquest
page-propagation = Propagation
page-played = Played:
page-free-moves = { $n ->
    [one] { $n } free move
   *[other] { $n } free moves
}{ $kind_id ->
    [own] {" "}on the own Continent
    [foreign] {" "}abroad
    [island] {" "}on Genesia
    [stack] {" "}for stacks
   *[any] {""}
}
page-force-toll-free = pays no tolls
page-force-toll = receives tolls of { $n }
page-force-discard = { $n } coins a discard
page-force-cheap = { $n ->
    [one] next recruit
   *[other] next { $n } recruits
} for { $price }
page-force-recruit = { $n ->
    [one] { $n } recruit
   *[other] { $n } recruits
} { $at_id ->
    [held] in own regions
   *[foe_home] in homelands of others
}
page-force-first = chooses the turn order first
page-force-peace = bound to Peace
page-force-odds = attacks as if with { $n ->
    [one] { $n } Clan
   *[other] { $n } Clans
} more
page-goal = { $goal ->
    [0] Heroic: as many points as you can
   *[other] Goal: { $goal } points with both tribes
}
page-lower = The lower tribe counts: { $who } with { $n }
page-reached = { $goal ->
    [0] Heroic has no goal
   *[other] { $reached_id ->
        [yes] The goal of { $goal } is reached
       *[no] The goal of { $goal } is not reached
    }
}
page-seat-rule = Seats differ by colour, sign and hatching. All Continents are alike.

page-sheet = Score sheet
page-sheet-progress = Progress, Age { $age }
page-band = { $low ->
    [1] Regions 1 to 5
   *[other] Genesia { $low }
}
page-sum = Total
page-sheet-note = As of now; slanted: this Age so far.
page-sheet-bands = 5 · 10: 5 regions, 10 points together.
page-sheet-over = Final scores.

page-means = You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}; in reserve { $clans ->
    [one] { $clans } Clan
   *[other] { $clans } Clans
} and { $cities ->
    [one] { $cities } City
   *[other] { $cities } Cities
}
page-left = { $n } left
page-from = from { $region }
page-copying = Just played by { $who }:
page-trip = { $n ->
    [one] { $n } Clan
   *[other] { $n } Clans
} on the way, in { $region }
page-may-defend = { $who } still holds { $n ->
    [one] { $n } card
   *[other] { $n } cards
}: a defence is possible
page-warn-cards = Playable only in this phase: { $names }
page-warn-moves = { $n ->
    [one] { $n } free move lapses
   *[other] { $n } free moves lapse
} with this turn
page-warn-coins = Last Age: { $n ->
    [one] { $n } coin scores nothing by itself
   *[other] { $n } coins score nothing by themselves
}
page-warn-risk = { $n ->
    [one] { $region } could be attacked by a stronger neighbour
   *[other] { $n } of your regions could be attacked by stronger neighbours
}

page-discard = Discard { $name }
page-unseen = nobody sees which
page-each-age = at the end of each Age
page-option = Option { $n }
page-done = { $question_id ->
    [growth] End your Growth
    [expansion] End your Expansion
    [end_cards] No more cards
    [assault] No assault
    [attack_cards] No more cards
    [defence_cards] Defend without a card
    [copy] Do not copy
    [copied_moves] No more moves
   *[other] Enough
}
page-done-note = { $question_id ->
    [growth] { $next_id ->
        [tribe] then your other tribe
        [phase] then the next phase
       *[player] then the next player
    }
    [expansion] { $next_id ->
        [tribe] then your other tribe
        [phase] then the next phase
       *[player] then the next player
    }
    [end_cards] cards left bring { $price } coins each
    [assault] your turn passes
    [attack_cards] on with the assault
    [defence_cards] keep your cards
    [copy] keep the card for later
   *[other] leave the rest
}
page-stop-note = the group stays here
page-recruit = Recruit in { $region }
page-free-step = free move
page-must-go-on = must go on
page-lift-note = { $n ->
    [one] { $n } Clan
   *[other] up to { $n } Clans
}: one price for the whole group
page-site-note = build a City, free
page-there = there now
page-host = host: gains if the card says so
page-siege-no = the City stays, nobody moves in
page-siege-free = costs no Clan
page-stay = { $n } left
page-losses = Fight over { $n ->
    [one] { $n } Clan
   *[other] { $n } Clans
}
page-group = { $n ->
    [one] { $n } Clan
   *[other] { $n } Clans
}
page-group-note = { $n ->
    [one] { $n } stays behind
   *[other] { $n } stay behind
}
page-occupy = { $n ->
    [0] Nobody moves in
    [one] { $n } Clan moves in
   *[other] { $n } Clans move in
}
page-times = { $n ->
    [0] Not at all
    [one] Once
   *[other] { $n } times
}
page-retreat = { $n ->
    [0] All stay
    [one] { $n } Clan retreats
   *[other] { $n } Clans retreat
}
page-walk = { $n ->
    [one] { $n } Clan
   *[other] { $n } Clans
} to { $region }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
page-walk-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} in all
page-walk-toll = { $n } of them to { $who }
page-bill-risk = Beside it
page-region-rule = { $kind_id ->
    [home] A homeland: worth nothing itself, open to all, without tolls, and never attacked. A guest scores 2 points of Propagation.
    [isle] A region of Genesia, worth { $value } points to whoever holds it at the end.
   *[land] Worth { $value } { $value ->
        [one] point
       *[other] points
    } to whoever holds it at the end; 2 more for a stranger to this Continent.
}
page-region-more = { $kind_id ->
    [home] New Clans come here.
   *[other] Whoever enters another player’s region pays a toll of 1 coin and has to go on. Two Clans together build a City at the end of the Age.
}

page-line-phase = Age { $age }, { $phase }
page-line-order = Turn order: { $order }
page-line-seat = { $who }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, { $clans ->
    [one] { $clans } Clan
   *[other] { $clans } Clans
} and { $cities ->
    [one] { $cities } City
   *[other] { $cities } Cities
} in reserve; { $total ->
    [one] { $total } point
   *[other] { $total } points
} projected
page-line-points = Progress { $progress }, this Age so far { $forecast }, Conquest { $conquest }, Propagation { $propagation }
page-line-assault = { $attacker } attacks { $defender } in { $target } from { $origin }

# Cards in brief

brief-per = per { $count_id ->
    [cities] { $n ->
        [one] City
       *[other] { $n } Cities
    }
    [lone] region with one Clan
    [stacks] region with { $size }+ Clans
    [continents] foreign Continent
    [foe_homes] foreign homeland
    [neighbours] neighbour
    [inventions] Invention
    [hand] card in hand
    [rows] complete row
    [group] region of your largest group
    [conquests] conquest
    [coins] { $n ->
        [one] coin
       *[other] { $n } coins
    }
    [twins] pair of equal value
    [values] different value
   *[regions] { $n ->
        [one] region
       *[other] { $n } regions
    }
}{ $values_id ->
    [none] {""}
   *[other] {" "}of { $values }
}{ $zone_id ->
    [own] {" "}at home
    [foreign] {" "}abroad
    [island] {" "}on Genesia
   *[none] {""}
}
brief-at = { $at_id ->
    [home] in your homeland
    [city] in your Cities
    [held] in your regions
    [frontier] next to you
    [foe_home] in others’ homelands
   *[base] where you recruit
}
brief-spread = { $spread_id ->
    [each] each elsewhere
    [same] all together
   *[any] {""}
}
brief-for = for
brief-from = { $whom_id ->
    [one] from one player
    [copied] from the copied player
   *[each] { $players ->
        [0] from each player
       *[other] from up to { $players } players
    }
}
brief-recruit = recruit
brief-order = choose first
brief-mark = mark one
brief-hosts = hosts
brief-others = the others
brief-moves = { $zone_id ->
    [own] at home
    [foreign] abroad
    [island] on Genesia
   *[none] { $unit_id ->
        [stack] for stacks
       *[clan] {""}
    }
}
brief-jump = { $together_id ->
    [yes] together
   *[no] {""}
} { $reach ->
    [0] any distance
   *[other] ≤ { $reach } steps
}{ $to_id ->
    [city] {" "}to a City
   *[other] {""}
}{ $zone_id ->
    [foreign] {" "}abroad
    [island] {" "}to Genesia
   *[other] {""}
}{ $times ->
    [1] {""}
   *[other] {" "}(×{ $times })
}
brief-no-toll = pay none
brief-toll = receive
brief-expel = send home { $n } neighbouring { $n ->
    [one] Clan
   *[other] Clans
}
brief-or = or
brief-copy = { $filter_id ->
    [invention] an Invention just played
   *[any] a card just played
}
brief-losses = { $role_id ->
    [attack] attacking:
   *[defence] defending:
} { $who_id ->
    [self] you
   *[enemy] enemy
}
brief-odds = attack as if +{ $n }
brief-reach = attack { $n } steps away
brief-again = second assault
brief-siege = siege costs no Clan
brief-cancel = defending: no assault
brief-retreat = defending: retreat
brief-shield = this Age
brief-peace = bound to Peace
