# Gentes in English.

title = Gentes
tagline = Train citizens, found cities and enter great buildings in the annals, while the time of your people lasts.

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
} fewer
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

board-round = Round { $round } of { $rounds }, era { $era ->
    [1] I
    [2] II
   *[other] III
}.
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
board-bonus = Bonus tiles: { $piles }
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

# Cards in brief: words between icons

brief-none = no effect
brief-region = of one region
brief-activate = activate
brief-per = { $n ->
    [one] per
   *[other] per { $n }
}
brief-haste = on a tile
brief-hand = limit +{ $n }

# The page

page-thing = { $what ->
    [vp] VP
    [coins] { $n ->
        [one] coin
       *[other] coins
    }
    [hourglass] { $n ->
        [one] hourglass
       *[other] hourglasses
    }
    [cube-temple] { $n ->
        [one] temple cube
       *[other] temple cubes
    }
    [cube-oracle] { $n ->
        [one] oracle cube
       *[other] oracle cubes
    }
    [people] { $n ->
        [one] citizen of your choice
       *[other] citizens of your choice
    }
    [lock] { $n ->
        [one] lock
       *[other] locks
    }
    [city] { $n ->
        [one] city
       *[other] cities
    }
    [cards] { $n ->
        [one] card
       *[other] cards
    }
    [card] { $n ->
        [one] card in play
       *[other] cards in play
    }
    [home] Hometown
   *[other] { $what }
}
page-points-unit = VP
page-round = Round { $round }
page-rounds = Rounds
page-over = The game is over
page-phase = { $phase ->
    [draft] Draft
    [citizens] First citizens
    [decline] Decline
    [final] Final scoring
   *[heyday] Heyday
}
page-era = Era { $era }
page-line-round = Round { $round }, era { $era }: { $phase }
page-lacks = Missing: { $what }.
page-built = Cities
page-tab-homes = Homes
page-tab-map = Map
page-tab-tiles = Actions
page-tab-row = Row
page-map = Map: cities in three regions
page-city = { $city }, { $region }, { $symbol }, gives { $reward }
page-free-city = free
page-city-of = city of { $seat }
page-regions = Regions
page-region = { $region }: { $cities ->
    [0] no city of { $seat }
    [one] { $cities } city of { $seat }
   *[other] { $cities } cities of { $seat }
}
page-homes = Hometowns
page-tiles = Action tiles
page-does = { $action_id ->
    [philosopher] train citizens
    [scribe] take cards
    [navigator] build a city
    [chronicler] play a card
    [leader] go first
   *[tax] take coins
}
page-tile-taken = Taken by { $seat }.
page-offer = As things stand: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}; spaces of time: { $spaces } stacked, { $loose } side by side.
page-masked = Masked in the advanced game.
page-wild = Wild tile
page-wild-note = any action
page-leader-note = starts next round
page-next-first = { $seat } starts next round
page-chart = Training cost
page-chart-one = 1 citizen
page-chart-two = 2 citizens
page-chart-type = { $citizen }: one citizen { $single }, two citizens { $pair }{ $cube ->
    [yes] , with a cube: goes to the right end in the decline
   *[no] {""}
}
page-chart-cube = A cube lies on it: unless trained before, it goes to the right end in the decline.
page-chart-cubes = to the right end in the decline
page-bonus = { $players ->
    [1] Bonus: 8 VP, from round 5 on 4
   *[other] Bonus: first 8 VP, then 4
}
page-bonus-left = tiles left: { $tiles }
page-bonus-won = won: { $vp } VP
page-row = Card row
page-row-prices = price of 1, 2, 3 cards
page-row-price = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} up to here: { $price }
page-row-cube = A cube lies on it: it leaves in the decline.
page-row-cubes = leaves in the decline
page-fresh = New in the row.
page-deck = deck
page-discard = discard
page-discard-note = Cards of past eras. The Scribe takes one with power { $one }, two with power { $two }.
page-unseen = What the decks still hold, in no order.
page-unseen-few = Not seen yet: in the decks, or out of the game.
page-draft = Draft
page-draft-note = { $players ->
    [1] Keep two of these cards.
   *[other] Everyone takes two of these cards, one at a time; the first player is last.
}
page-card = { $name }, era { $era }, { $vp } VP. Needs { $needs }. Symbols: { $synergies }. { $does }
page-need = { $need }{ $missing ->
    [0] {""}
   *[other] , { $missing } missing
}
page-met = met
page-missing = { $n } missing
page-no-chronicler = No Chronicler within reach
page-no-time = No time for it
page-with-cubes = { $n ->
    [one] With { $n } cube
   *[other] With { $n } cubes
}
page-playable = Playable
page-light = ({ $state })
page-no-lasting = no lasting effect
page-used = Used this round.
page-unused = Not used yet this round.
page-time = Time
page-free = { $n ->
    [one] { $n } free space
   *[other] { $n } free spaces
}
page-free-word = { $n ->
    [one] free
   *[other] free
}
page-free-space = free
page-locked-space = locked
page-hourglasses = { $n ->
    [one] { $n } hourglass
   *[other] { $n } stacked hourglasses: one stays
}
page-debt = Round { $round }: { $n ->
    [one] { $n } hourglass stays
   *[other] { $n } hourglasses stay
}
page-debt-final = { $n ->
    [one] { $n } hourglass stays
   *[other] { $n } hourglasses stay
}: −{ $vp } VP
page-stays = { $n ->
    [0] nothing stays
    [one] { $n } hourglass stays
   *[other] { $n } hourglasses stay
}
page-citizens = Citizens
page-to-spread = { $n ->
    [one] Choose { $n } more citizen
   *[other] Choose { $n } more citizens
}
page-type = { $citizen }: { $n }{ $virtual ->
    [0] {""}
   *[other] , and { $virtual } virtual for requirements
}
page-virtual = virtual citizens: they count only for requirements
page-grow = One more { $citizen }
page-store = { $cube_kind }: { $n } of 4. { page-store-does }
page-store-does = { $kind_id ->
    [temple] exchange 2 citizens
   *[oracle] stands in for 1 citizen
}
page-overflow = { $n ->
    [one] { $n } will be lost
   *[other] { $n } will be lost
}
page-trio = Three cubes for a citizen
page-trio-rule = In your turn: give back any three stored cubes and gain one citizen of your choice.
page-mix = { $temples } temple, { $oracles } oracle
page-tokens = { $n ->
    [one] { $n } city token left
   *[other] { $n } city tokens left
}
page-own = Mat of { $seat }
page-hand = Hand
page-hand-limit = Cards above the limit cost an hourglass each in the decline.
page-hand-of = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
page-no-hand = No card in hand
page-excess = { $n ->
    [one] { $n } card too many: { $n } hourglass in the decline
   *[other] { $n } cards too many: { $n } hourglasses in the decline
}
page-in-play = In play
page-none-in-play = No card in play yet
page-placed = Placed in the final scoring, for half their points:
page-synergies = Symbols
page-decline = In each decline
page-next-decline = Next decline
page-one-of = one of
page-nothing = no income
page-final-now = If the game ended now
page-final-hand_placed = hand cards placed (half their VP)
page-final-hand_failed = hand cards not placed (half their VP)
page-final-cubes = cubes
page-final-coins = coins
page-final-hourglasses = hourglasses
page-seats = Players
page-first = first player
page-passed = passed
page-ranks = Ranks
page-facts = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $free ->
    [one] { $free } free space
   *[other] { $free } free spaces
}, temple cubes: { $temple }, oracle cubes: { $oracle }
page-how-swap = On your mat, touch the citizens who leave, then the + of those who come.
page-power = power { $n }
page-left = { $n } to take
page-spaces = { $n ->
    [one] { $span } space
   *[other] { $span } spaces
}
page-pay = { $n ->
    [one] Pay { $n } coin
   *[other] Pay { $n } coins
}
page-pay-scribe = { $one ->
    [one] one card of slot 1
   *[other] one card of slots 1–{ $one }
}{ $two ->
    [0] {""}
   *[other] , two of slots 1–{ $two }
}
page-pay-philosopher = { $one ->
    [one] one citizen of column 1
   *[other] one citizen of columns 1–{ $one }
}{ $two ->
    [0] {""}
    [one] , two of column 1
   *[other] , two of columns 1–{ $two }
}
page-stack = { $pairs ->
    [0] Side by side
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}
page-stack-note = { $spaces ->
    [one] { $spaces } space now
   *[other] { $spaces } spaces now
}, { $stays ->
    [0] none stays
    [one] { $stays } stays for next round
   *[other] { $stays } stay for next round
}
page-clear = { $kind_id ->
    [lone] A lone hourglass
   *[paired] One of a pair
}
page-clear-note = { $kind_id ->
    [lone] its space is free at once
   *[paired] nothing of it stays next round
}
page-train-count = { $n ->
    [one] One citizen
   *[other] Two citizens
}
page-last-turn = No free space is left: your last turn this round
page-plan-chosen = { $kind_id ->
    [train] Train
   *[other] Take
}: { $n ->
    [one] { $first }
   *[other] { $first } and { $second }
}
page-mode = { $n ->
    [one] One card
    [2] Up to two cards
   *[other] Up to three cards
}
page-mode-row = { $slots ->
    [one] from slot 1
   *[other] from slots 1–{ $slots }
}
page-mode-discard = from the discard pile
page-choice-note = { $action_id ->
    [end_turn] { $follows ->
        [turn] your next turn follows
        [decline] the decline follows
       *[other] the next player goes on
    }
    [no_more] with what has been chosen
    [pause] you are asked between its steps
    [go_on] with the action
    [stop] that is enough
    [skip] leave it
    [extra_swap] up to 2 exchanges for 1 temple cube
    [final_done] count the points
   *[other] {""}
}
page-at-once = At once
page-from-now-on = From now on
page-synergy-rule = When played: one of its symbols, of your choice, scores 1 VP for each of your cards in play with it, this one included.
page-region-of = Region
page-symbol = Symbol
page-reward = Gives
page-city-rule = When you build in its region all your cities there give their reward; in each decline one per region does.
page-home-rule = Placing a token here activates your cities of one region. From your next turn on it gives one of the two, once per round.
page-citizen-rule = Opposite: { $opposite }. Six places for both together: in a full row { $citizen } pushes back one { $opposite }.
page-cube-rule = { $kind_id ->
    [temple] In your turn, for one cube: one citizen becomes another, up to twice.
   *[oracle] When you play a card, each cube stands in for one missing citizen.
} At most 4 in the store; two cubes left are 1 VP at the end. Any three cubes of both kinds: one citizen.
page-region-rule = Build here: all your cities of the region give their reward. In the decline: one of them.
page-bonus-rule = Reach this in your own turn: the first player scores { $first } VP, later ones { $later } while tiles last. Alone: { $first } VP in rounds 1 to 4, { $later } afterwards.
page-wild-rule = Alone this tile is wild: use it for any of the six actions.
page-action-rule = { $action_id ->
    [philosopher] The coins are your power: train one citizen whose upper price is within it, or two whose lower prices are. Trained types move to the right end.
    [scribe] The coins are your power: take one, two or three cards up to the slot whose price is within it, or cards of the discard pile.
    [navigator] Place a city token on a free space with the symbol. A city activates all your cities of its region, a hometown those of a region of your choice.
    [chronicler] Play a card from your hand whose requirements are met; oracle cubes may stand in for citizens.
    [leader] You start the next round.
   *[tax] Costs no tile and no coins, only time. Any number of times in a round.
}

# The course of the game: questions, actions, events, refusals, the score sheet, options.

question-draft = Take one of these cards
question-citizens = Choose the type of your next citizen
question-turn = Choose an action
question-wild = Choose what the wild tile does
question-modifiers = Use abilities for this action, or go on
question-amount = Choose how many coins to pay
question-stack = Choose how to place the hourglasses
question-train_count = Choose how many citizens to train
question-train = Choose a citizen to train
question-scribe_mode = Choose where to take cards
question-take = Take a card, or stop
question-lift = Choose a token of yours to move
question-place = Choose a space for your city
question-region = Choose a region to activate
question-play = Choose a card to play
question-gain_citizen = Choose a citizen to gain
question-lose_citizen = Choose a citizen to lose
question-cube = Choose a cube
question-clear = Choose an hourglass to remove
question-city = Choose a city to activate
question-reward_card = Take a card, or take none
question-penalty = Choose how to place the hourglasses of the penalty
question-swap = Choose which citizen becomes which
question-swap_again = Choose a second exchange, or stop
question-closing = Use extra options, or end your turn
question-synergy = Choose the symbol that scores
question-interlude = Use cubes and exchanges, or go on with the action
question-era_cube = You have no lock left: choose a cube
question-income = Choose the city that gives its reward
question-excess = Choose how to place the hourglasses for your excess cards
question-final = Meet the requirements of cards in hand, or finish

action-tile = { $tile }
action-tax = Tax Collector, hourglasses: { $size }
action-card_action = Use { $card }
action-home_action = Use { $space }
action-exchange = Exchange: { $card }
action-extra_swap = Temple cube: exchange citizens
action-extra_trio = Three cubes ({ $temple } from the temple): { $type }
action-end_turn = End your turn
action-wild = Use it as { $action }
action-use_card = Also use { $card }
action-use_home = Also use { $space }
action-no_more = Go on
action-pay = Pay { $amount }
action-stack = Stacked pairs: { $pairs }
action-train_count = Citizens to train: { $count }
action-train = Train: { $type }
action-scribe_mode = { $mode_id ->
    [row1] One card of the row
    [row2] Up to two cards of the row
    [row3] Up to three cards of the row
    [discard1] One card of the discard pile
   *[discard2] Up to two cards of the discard pile
}
action-take_slot = Take the card in slot { $slot }
action-take_discard = Take { $card }
action-stop = Stop
action-lift = Move the token from { $space }
action-place = Build: { $space }
action-region = Activate: { $region }
action-play = Play { $card }
action-gain_type = Gain: { $type }
action-lose_type = Lose: { $type }
action-cube_kind = { $kind }
action-clear = { $which_id ->
    [lone] A lone hourglass
   *[paired] One of a pair
}
action-city = Activate { $city }
action-skip = Do without
action-swap = { $from } becomes { $to }
action-draft = Take { $card }
action-assign = { $type }
action-final_play = Place { $card } with oracle cubes
action-final_done = Finish
action-synergy = Score { $synergy }
action-pause = Use cubes within the action
action-go_on = Go on with the action

confirm-tile = Take { $tile }
confirm-tax = Collect taxes
confirm-extra_trio = Spend three cubes: { $type }
confirm-stack = Place them, stacked pairs: { $pairs }
confirm-train_count = Train citizens: { $count }
confirm-scribe_mode = { $mode_id ->
    [row1] Take one card
    [row2] Take up to two cards
    [row3] Take up to three cards
    [discard1] Take one discarded card
   *[discard2] Take up to two discarded cards
}
confirm-cube_kind = Take { $kind }
confirm-clear = { $which_id ->
    [lone] Remove a lone hourglass
   *[paired] Remove one of a pair
}
confirm-swap = Exchange { $from } for { $to }
confirm-assign = Choose { $type }

event-first = { $seat } begins.
event-dealt = { $seat } starts with a card: { $card }.
event-laid = Laid out for the draft: { $card }.
event-draft = { $seat } takes { $card }.
event-assign-own = You choose a citizen: { $citizen }.
event-assigned = { $seat } has chosen the first citizens.
event-citizens = { $seat } starts with { $count } × { $citizen }.
event-round = Round { $round }, era { $era ->
    [1] I
    [2] II
   *[other] III
}: { $seat } goes first.
event-tile = { $seat }: { $tile }{ $coins ->
    [0] {""}
   *[other] , for { card-coins }
}.
event-card-action = { $seat } uses a card: { $card }{ $coins ->
    [0] {""}
   *[other] , for { card-coins }
}.
event-home-action = { $seat } uses a hometown: { $space }{ $coins ->
    [0] {""}
   *[other] , for { card-coins }
}.
event-tax = { $seat } sends the Tax Collector.
event-use-card = { $seat } also uses { $card }.
event-use-home = { $seat } also uses { $space }.
event-hourglasses = { $seat } places { card-hourglasses }{ $pairs ->
    [0] {""}
    [one] , with { $pairs } pair
   *[other] , with { $pairs } pairs
}.
event-citizen = { $seat }: +1 { $citizen }.
event-citizen-pushing = { $seat }: +1 { $citizen }, −1 { $opposite }.
event-lose-citizen = { $seat }: −1 { $citizen }.
event-points = { $seat }: +{ $points } VP ({ $source }).
event-coins = { $seat }: +{ card-coins } ({ $source }).
event-lose-coins = { $seat } loses { card-coins }.
event-cubes = { $seat }: +{ card-cubes } ({ $source }).
event-cubes-lost = { $seat } has no room: { card-cubes } lost.
event-unlock = { $seat } removes { $locks ->
    [one] { $locks } lock
   *[other] { $locks } locks
}.
event-clear = { $seat } removes an hourglass.
event-take = { $seat } takes { $card }.
event-row = New in the row: { $card }.
event-build = { $seat } builds: { $space }.
event-move = { $seat } moves a token: { $old } → { $space }.
event-activate = { $seat } activates: { $region }.
event-activate-city = { $seat } activates { $city }.
event-play = { $seat } plays { $card }: +{ $points } VP{ $cubes ->
    [0] {""}
    [one] , with { $cubes } oracle cube
   *[other] , with { $cubes } oracle cubes
}.
event-synergy = { $seat }: synergy { $synergy }, +{ $points } VP.
event-swap = { $seat } exchanges citizens: { $from } → { $to }.
event-trio = { $seat } turns three cubes into a citizen.
event-exchange = { $seat } pays { card-coins } to use { $card }.
event-bonus = { $seat } takes a bonus tile ({ $bonus }): +{ $points } VP.
event-decline = Decline after round { $round }.
event-boxed = { $card } leaves the game.
event-chart-cube = { $citizen } becomes the dearest to train.
event-leader = { $seat } is now first player.
event-era = Era { $era ->
    [1] I
    [2] II
   *[other] III
} begins; discarded: { $cards }.
event-card-income = { $seat } receives the income of { $card }.
event-excess = { $seat } holds { $cards } cards; the limit is { $limit }.
event-chart-order = The chart from the left: { $types }.
event-chart = { $citizen } goes to the end of the chart.
event-draft-left = Left of the draft: { $cards }; { $boxed ->
    [true] they leave the game
   *[false] they go back into the deck
}.
event-marker = { $seat } puts a cube beside { $source }.
event-pass = { $seat } passes: no free space is left.
event-discount = { $seat } pays { card-coins } less ({ $card }).
event-swap-cube = { $seat } discards a temple cube to exchange citizens.
event-pause = { $seat } will be asked for extra options between the steps of this action.
event-cleared = { $seat }: { $spaces ->
    [one] { $spaces } space is
   *[other] { $spaces } spaces are
} free again{ $hourglasses ->
    [0] {""}
    [one] , { $hourglasses } hourglass stays
   *[other] , { $hourglasses } hourglasses stay
}.
named-card = { $card }
named-citizen = { $citizen }
event-over = The last decline is over; the final scoring follows.
event-place = { $seat } places { $card } from hand: +{ $points } VP{ $cubes ->
    [0] {""}
    [one] , with { $cubes } oracle cube
   *[other] , with { $cubes } oracle cubes
}.
event-final-gain = { $seat }: +{ $points } VP ({ $category ->
    [hand_failed] cards left in hand
    [cubes] stored cubes
    [coins] coins
   *[hourglasses] hourglasses on the time track
}).
event-final-loss = { $seat }: −{ $points } VP ({ $category ->
    [hand_failed] cards left in hand
    [cubes] stored cubes
    [coins] coins
   *[hourglasses] hourglasses on the time track
}).

refuse-must-act = You have a free space: take an action.
refuse-wild = The wild tile cannot be used as { $action } now.
refuse-synergy = { $card } does not bear the symbol { $synergy }.
refuse-pausing = You are already asked between the steps of this action.
refuse-exchange-waits = The exchange of { $card } has to wait until the action is over.
refuse-modifier-needed = Without an ability this action cannot be paid or does not fit.
refuse-amount = You cannot pay { $amount }, or it reaches nothing.
refuse-stack = The hourglasses cannot be placed like this (pairs: { $pairs }).
refuse-power = A power of { $power } reaches nothing here.
refuse-region = You have no city there: { $region }.
refuse-city = { $city } is not one of the cities to choose from.
refuse-not-laid = { $card } is not laid out.
refuse-tax-masked = The small Tax Collector is masked in the advanced game.
refuse-no-cube-action = { $card } has no action of its own.
refuse-not-in-play = { $card } is not in play before you.
refuse-used-card = { $card } has already been used this round.
refuse-not-your-token = You have no token there: { $space }.
refuse-used-home = This token has already been used this round: { $space }.
refuse-home-no-action = This row gives no action: { $space }.
refuse-tile-not-in-game = { $tile } is not in this game.
refuse-tile-taken = { $seat } has taken { $tile } this round.
refuse-time = This needs { $spaces ->
    [one] { $spaces } free space
   *[other] { $spaces } free spaces
}; you have { $free }.
refuse-coins = { $cost ->
    [one] This costs { $cost } coin
   *[other] This costs { $cost } coins
}; you have { $coins }.
refuse-no-playable = You have no card that you can play.
refuse-no-space = No space is free ({ $symbol }).
refuse-card-no-help = { $card } does not help with this action.
refuse-home-no-help = { $space } does not help with this action.
refuse-not-in-hand = { $card } is not in your hand.
refuse-missing = { $card } needs more: { $missing }.
refuse-missing-citizen = { $n } × { $citizen }
refuse-missing-city = { $what ->
    [temple] { $n } × temple city
    [oracle] { $n } × oracle city
    [trade] { $n } × trade city
    [home] { $n } × hometown
   *[regions] { $n } × another region
}
refuse-must-move = All your tokens are on the board: move one.
refuse-stop-instead = You have taken a card; you can only stop.
refuse-skip-instead = You have taken no card yet; you can do without.
refuse-must-swap = The first exchange must be done.
refuse-slot = Slot { $slot } is out of reach or empty.
refuse-not-from-row = The cards are to be taken from the discard pile.
refuse-not-in-discard = { $card } cannot be taken from the discard pile now.
refuse-no-exchange = { $card } has nothing to exchange.
refuse-no-temple-cube = You have no temple cube.
refuse-no-citizens = You have no citizen to exchange.
refuse-cubes = You do not have these cubes (temple { $temple }, oracle { $oracle }).
refuse-type-full = { $citizen } already stands at 6.
refuse-type-empty = You have none of this type: { $citizen }.
refuse-type-out-of-reach = { $citizen } is out of reach with a power of { $power }.
refuse-same-type = Choose two different types.
refuse-other-side = { $space } is on the other side of the board.
refuse-same-space = The token must go to another space than { $space }.
refuse-occupied = { $seat } already has a token there: { $space }.
refuse-symbol = { $space } does not have the symbol: { $symbol }.

thing-points = VP
thing-coins = Coins
thing-spaces = Free spaces
thing-staying = Hourglasses that stay
thing-hand = Cards in hand
thing-played = Cards in play
thing-tokens = Cities
source-choice = by choice
source-doubled = doubled
source-swap = exchange
source-trio = three cubes
source-pushed = pushed back
source-start = at the start
source-hourglasses = hourglasses
source-cleared = hourglass removed
source-decline = decline
source-era = new era
source-final-hand_failed = cards left in hand
source-final-cubes = stored cubes
source-final-coins = coins
source-final-hourglasses = hourglasses on the time track
preview-cost = Cost { card-coins }; { preview-spaces }
preview-spaces = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} of { $free }{ $loose ->
    [1] {""}
   *[other] , unstacked { $loose }
}
preview-time = Time: { preview-spaces }
preview-first = You start the next round
preview-plays = Plays { $card }, the only card you can play now
preview-power = Power { $power }
preview-excess = Hand limit { $limit }: { $cards ->
    [one] { $cards } card above it, an hourglass
   *[other] { $cards } cards above it, an hourglass each
} in the decline
preview-excess-all = If you take them all: { $cards ->
    [one] { $cards } card above the hand limit ({ $limit }), an hourglass
   *[other] { $cards } cards above the hand limit ({ $limit }), an hourglass each
} in the decline

sheet-cards = Cards played
sheet-synergy = Synergies
sheet-effects = Card effects
sheet-cities = Cities
sheet-bonus = Bonus tiles
sheet-hand_placed = Hand cards placed (half VP)
sheet-hand_failed = Hand cards not placed (half VP lost)
sheet-cubes = Cubes
sheet-coins = Coins
sheet-hourglasses = Hourglasses

score-cards = Cards played
score-synergy = Synergies
score-effects = Card effects
score-cities = Cities
score-bonus = Bonus tiles
score-hand_placed = Hand cards placed (half VP)
score-hand_failed = Hand cards not placed (half VP lost)
score-cubes = Cubes
score-coins = Coins
score-hourglasses = Hourglasses

taken-card = Cards
taken-card-take = Taken
taken-card-draft = Drafted
taken-card-play = Played
taken-region = Regions
earned-city = Cities: { $group }

option-setup = Set-up
option-setup-help = Fixed cards and citizens for a first game; or drafted cards and free citizens.
option-setup-first_game = first game
option-setup-experienced = experienced
option-advanced = Advanced
option-advanced-help = The small Tax Collector cannot be used.
option-advanced-true = with
option-advanced-false = without
option-hands = Hands
option-hands-help = Nobody shows their cards; or all hands lie open.
option-hands-closed = closed
option-hands-open = open
option-first_player = First player
option-first_player-help = Drawn, or a fixed seat.
option-first_player-random = drawn
option-first_player-seat0 = seat 1
option-first_player-seat1 = seat 2
option-first_player-seat2 = seat 3
option-first_player-seat3 = seat 4
