# Genesia in English.

# What cards and objectives say: one sentence for each effect.

effect-coins = +{ card-coins }{ card-per }
effect-points = +{ card-points }{ card-per }
effect-clans = +{ card-clans }{ card-per } { card-at }{ $spread_id ->
    [each] , each in another one
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
       *[other] up to { $players } opponents each
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
effect-none = No effect.

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
        [true] on free regions next to yours
       *[false] on a free region next to yours
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
card-invention = { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end of this Age and of every later one.
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
