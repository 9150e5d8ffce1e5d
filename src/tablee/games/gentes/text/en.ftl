# Gentes in English.

# What cards, tiles and spaces say: one sentence for each effect.

effect-vp = +{ $n } VP
effect-coins = +{ card-coins-n }
effect-cube = +{ card-cubes }
effect-cube_any = { $n ->
    [one] +{ $n } cube
   *[other] +{ $n } cubes
} of your choice
effect-citizen = +{ $citizens }
effect-citizen_any = { $n ->
    [one] +{ $n } citizen
   *[other] +{ $n } citizens
} of your choice
effect-unlock = remove { $n ->
    [one] { $n } lock
   *[other] { $n } locks
} from your time track
effect-clear_hourglass = remove { card-hourglasses-n } from your time track
effect-region_activate = activate all your cities of one region
effect-city_activate = activate { $n } of your cities
effect-build = place a city token at no cost ({ card-symbol })
effect-take_row = you may take { card-cards } among the first { $slots } of the row
effect-take_discard = you may take { card-cards } from the discard pile
effect-vp_per = +{ $n } VP { card-per } (at most { $max })
effect-coins_per = +{ card-coins-n } { card-per } (at most { $max })
effect-lose_coins = lose { card-coins-n }
effect-lose_citizen = lose { $citizens }
effect-lose_citizen_any = lose { $n ->
    [one] { $n } citizen
   *[other] { $n } citizens
} of your choice
effect-add_hourglass = place { card-hourglasses-n } on your time track
effect-decline = each decline: { $does }
effect-action = once per round: { $action }{ $symbol_id ->
    [none] {""}
   *[other] {" "}({ card-symbol })
} for { card-coins } and { card-hourglasses }
effect-effect_action = once per round, as your action: { card-coins } and { card-hourglasses } → { $does }
effect-virtual = counts as { $citizens } for the requirements of cards
effect-tax_plus = { $action }: +{ card-coins-n }
effect-tax_double = once per round: { $action } gives double coins
effect-pay_any = once per round: pay { $low } to { $high } coins for a { $action } action instead of its price
effect-extra_train = once per round: { $action } trains { $n ->
    [one] { $n } more citizen
   *[other] { $n } more citizens
}
effect-reach = { $action }: as if you had paid { card-coins-n } more
effect-discount = { $action }: { card-coins-n } less
effect-haste = once per round: an action tile needs { $n ->
    [one] { $n } hourglass
   *[other] { $n } hourglasses
} less
effect-on_action = after each { $action } action: { $does }
effect-exchange = once per round, in your turn: pay { card-coins } → { $does }
effect-hand_limit = hand limit +{ $n }
effect-none = No effect.

card-coins-n = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
card-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
card-hourglasses-n = { $n ->
    [one] { $n } hourglass
   *[other] { $n } hourglasses
}
card-hourglasses = { $hourglasses ->
    [one] { $hourglasses } hourglass
   *[other] { $hourglasses } hourglasses
}
card-cubes = { $kind_id ->
    [temple] { $n ->
        [one] { $n } temple cube
       *[other] { $n } temple cubes
    }
   *[oracle] { $n ->
        [one] { $n } oracle cube
       *[other] { $n } oracle cubes
    }
}
card-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
card-symbol = { $symbol_id ->
    [temple] temple
    [oracle] oracle
    [trade] trade
   *[joker] any symbol
}
card-per = { $per ->
    [one] per { $what_id ->
        [citizen] { $of }
        [symbol] token on { $counted_id ->
            [temple] a temple
            [oracle] an oracle
           *[trade] a trade
        } space
        [synergy] { $of } card
        [cards] card in play
        [cubes] stored cube
        [cities] token on the board
       *[coins] coin
    }
   *[other] per { $per } { $what_id ->
        [citizen] { $of }
        [symbol] tokens on { $counted_id ->
            [temple] temple
            [oracle] oracle
           *[trade] trade
        } spaces
        [synergy] { $of } cards
        [cards] cards in play
        [cubes] stored cubes
        [cities] tokens on the board
       *[coins] coins
    }
}
card-citizens = { $n } { $citizen }
card-requires = { $what_id ->
    [home] { $n ->
        [one] { $n } token on a hometown
       *[other] { $n } tokens on hometowns
    }
    [regions] cities in { $n } regions
   *[symbol] { $n ->
        [one] { $n } token on { $symbol_id ->
            [oracle] an
           *[other] a
        } { card-symbol } space
       *[other] { $n } tokens on { card-symbol } spaces
    }
}
card-nothing-required = nothing
card-either = { $left }; or, in its place, { $right }.
card-cost = { $coins ->
    [0] { $hourglasses ->
        [0] no cost
       *[other] { card-hourglasses }
    }
   *[other] { $hourglasses ->
        [0] { card-coins }
       *[other] { card-coins }, { card-hourglasses }
    }
}
card-source = { $action }: { $cost } → { $does }
card-does = { $action_id ->
    [leader] { $gain }. You will be first player in the next round.
    [philosopher] Train citizens with power { $coins }.
    [scribe] Take cards with power { $coins }.
    [navigator] Place a city token ({ card-symbol }).
    [chronicler] Play a card.
   *[tax] { $gain }.
}

# The board in a terminal

board-round = Round { $round } of { $rounds }, era { $era }.
board-first-player = { $seat } goes first.
board-next-first = { $seat } has the Leader and will go first in the next round.
board-tiles = Actions: coins / hourglasses
board-tax = +{ $coins } coins for { $hourglasses ->
    [one] { $hourglasses } hourglass
   *[other] { $hourglasses } hourglasses
}
board-wild = (wild)
board-chart = Training chart
board-one = one citizen
board-two = two citizens
board-map = Cities
board-homes = Hometowns
board-row = Card row
board-prices = slot, price of one / two / three cards up to there
board-laid = Cards to choose from
board-vp = { $vp } VP
board-piles = Piles
board-deck = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} left in the deck of this era
board-discard = Discard pile: { $names }
board-seats = Players
board-points = VP
board-coins = Coins
board-time = Free time
board-citizens = Citizens
board-cubes = Cubes
board-tokens = Tokens
board-hand = Hand
board-played = In play
board-passed = passed
board-holds = in hand: { $names }
board-time-track = Time
board-free = { $spaces ->
    [one] { $spaces } free space
   *[other] { $spaces } free spaces
}
board-debt = { $hourglasses ->
    [one] ({ $hourglasses } hourglass will stay)
   *[other] ({ $hourglasses } hourglasses will stay)
}
board-own = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, temple cubes { $temple }/{ $slots }, oracle cubes { $oracle }/{ $slots }, { $tokens ->
    [one] { $tokens } token left
   *[other] { $tokens } tokens left
}
board-spread = Citizens to spread: { $left } (so far: { $picked })
board-own-hand = Your hand ({ $cards } of { $limit })
board-excess = Above the hand limit: { $cards ->
    [one] { $cards } card costs an hourglass
   *[other] { $cards } cards cost an hourglass each
} in the decline.
board-with-cubes = playable with { $cubes ->
    [one] { $cubes } oracle cube
   *[other] { $cubes } oracle cubes
}
board-missing = missing: { $missing }
board-in-play = In play: { $cards } ({ $symbols })
board-income = The decline will bring: { $parts }
board-income-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
board-income-vp = { $n } VP
board-income-temple = { $n ->
    [one] { $n } temple cube
   *[other] { $n } temple cubes
}
board-income-oracle = { $n ->
    [one] { $n } oracle cube
   *[other] { $n } oracle cubes
}
board-income-choice = one of { $names }
board-final = If the game ended now: { $parts }
board-legend = Spaces and cubes: { $temple } temple, { $oracle } oracle, { $trade } trade, { $joker } any symbol; { $coin } coins. Time: { $tile } tile, { $hourglass } hourglass, { $free } free, { $lock } locked. Hand: { $ready } playable, { $cubes } with oracle cubes, { $missing } not yet. A star marks a card or training tile with a cube on it; what is struck out was used this round.

outcome-rank = { $score } points: { $solo_rank }
outcome-next-rank = From { $score } points on: { $solo_rank }
