# Age of Civilization in English.

title = Age of Civilization
tagline = Raise civilizations, put their workers to work, and leave wonders, learning and glory behind in six short rounds.

question-draft = Keep one of these civilizations and pass the others on
question-civilization = Take a civilization
question-action = Choose an action
question-follow = Do the follow-up action, or skip it
question-technology = Choose a technology
question-wonder = Choose a wonder
question-turn_end = End of your turn: choose what comes next
question-bonus = Choose a civilization to put the coins on

action-draft = Keep { $civilization }
action-rise = Raise: { $civilization }
action-annex = Annex: { $civilization }
action-pass = Pass
action-buy = Buy the card { $special }
action-do = { $action }
action-research = { $technology_id ->
    [none] Research without a technology
   *[other] Research: { $technology }
}
action-build = { $wonder_id ->
    [none] Wonder without a wonder card
   *[other] Wonder: { $wonder }
}
action-quarry = Quarry: { $wonder }
action-patronage = { $technology_id ->
    [none] Patronage without a technology
   *[other] Patronage: { $technology }
}
action-rest = Rest
action-end = End your actions
action-follow = Do the follow-up action
action-skip = Skip it
action-take = Take the technology { $technology }
action-gain = Take the wonder { $wonder }
action-trigger = Use: { $source }
action-finish = End your turn
action-bonus = Put the coins on { $civilization }

confirm-do = Play { $action }

event-track = The time track: { $cards }.
event-wonders = The wonder market: { $cards }.
event-specials = Special technology cards: { $cards }.
event-tokens = Event tokens on the last places of the time track: { $cards }.
event-given = Set aside to begin with: { $civilization }.
told-card = { $card }
event-first = { $seat } begins.
event-round = { $players ->
    [1] Round { $round }.
   *[other] Round { $round }: { $seat } goes first.
}
event-draft = { $seat } has picked a civilization.
event-draft-own = You keep { $civilization }.
event-draft-over = The draft is over; the cards left over form the market: { $cards }.
event-pack = You choose from: { $cards }.
event-rise = { $seat } raises a civilization: { $civilization }{ $workers ->
    [0] {""}
    [one] , with { $workers } worker
   *[other] , with { $workers } workers
}{ $back ->
    [0] {""}
    [one] {" "}({ $back } in hand goes home)
   *[other] {" "}({ $back } in hand go home)
}{ $coins ->
    [0] {""}
    [one] , +{ $coins } coin from the card
   *[other] , +{ $coins } coins from the card
}.
event-annex = { $seat } annexes a civilization: { $civilization }{ $coins ->
    [0] {""}
    [one] , +{ $coins } coin from the card
   *[other] , +{ $coins } coins from the card
}.
event-pass = { $seat } takes no civilization.
event-market = New in the market: { $civilization }{ $coins ->
    [0] {""}
    [one] ; { $coins } more coin on each of the others
   *[other] ; { $coins } more coins on each of the others
}.
event-market-coins = No new card in the market; { $coins ->
    [one] { $coins } more coin
   *[other] { $coins } more coins
} on each there.
event-buy = { $seat } buys the card { $special_card } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-do = { $seat } { $action_id ->
    [wonder] builds a wonder
    [research] does research
    [enslave] enslaves
    [culture] fosters culture
    [construction] puts up buildings
    [conquest] goes out to conquer
    [hunting] goes hunting
    [fishing] goes fishing
    [farm] works the farm
    [trade] trades
    [quarry] works the quarry
    [caravan] sends a caravan
    [bazaar] sells at the bazaar
    [ritual] holds a ritual
    [ramparts] raises ramparts
    [tribute] pays tribute
    [hospice] runs a hospice
    [patronage] is a patron of learning
   *[other] does { $action }
} { $workers ->
    [0] without a worker
    [one] with { $workers } worker{ $slot ->
        [red] {" "}(who will be sacrificed)
       *[white] {""}
    }
   *[other] with { $workers } workers{ $slot ->
        [red] {" "}(who will be sacrificed)
       *[white] {""}
    }
}{ $cost ->
    [0] {""}
    [one] , −{ $cost } coin
   *[other] , −{ $cost } coins
}{ $points ->
    [0] {""}
    [one] , +{ $points } point
   *[other] , +{ $points } points
}{ $coins ->
    [0] {""}
    [one] , +{ $coins } coin
   *[other] , +{ $coins } coins
}.
event-rest = { $seat } rests.
event-points = { $seat } gains { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $source_id ->
    [none] {""}
   *[other] {" "}({ $source })
}.
event-coins = { $seat } gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}{ $source_id ->
    [none] {""}
   *[other] {" "}({ $source })
}.
event-recruit = { $seat } gains { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}{ $source_id ->
    [none] {""}
   *[other] {" "}({ $source })
}.
event-lose-coins = { $seat } loses { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}{ $source_id ->
    [none] {""}
   *[other] {" "}({ $source })
}.
event-sacrifice = { $seat } sacrifices { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}{ $source_id ->
    [none] {""}
   *[other] {" "}({ $source })
}.
event-trigger = { $seat } uses an ability: { $source }.
event-fund = { $seat } puts { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} on a wonder: { $wonder }.
event-technology = { $seat } gains the technology { $technology }.
event-wonder = { $seat } gains the wonder { $wonder }.
event-bonus = { $seat } puts { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} on a civilization: { $civilization }.
event-token = Event: { $event }.
event-war = War after round { $round }: { $strengths }. Whoever has the lowest military sacrifices a worker.
event-plague = Plague after round { $round }: everybody sacrifices a worker.
war-strength = { $seat } { $military }
war-virtual = virtual opponent { $military }
event-immune = { $seat } is immune and loses nobody.
event-bandits = Bandits rob { $seat } on the road.
event-return = { $back ->
    [0] { $lost ->
        [0] { $seat } has no workers to take back
        [one] { $seat } loses { $lost } worker on a red slot
       *[other] { $seat } loses { $lost } workers on red slots
    }
    [one] { $seat } takes back { $back } worker{ $lost ->
        [0] {""}
       *[other] {" "}and loses { $lost } on red
    }
   *[other] { $seat } takes back { $back } workers{ $lost ->
        [0] {""}
       *[other] {" "}and loses { $lost } on red
    }
}.
event-income = { $seat } gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for { $realms } standing realms.
event-pay = { $seat } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}{ $source_id ->
    [none] {""}
   *[other] {" "}({ $source })
}.
event-ward = { $seat } gains { $wards ->
    [one] { $wards } ward
   *[other] { $wards } wards
}.
event-tribute = { $seat } pays tribute: this round’s raid will have no effect.
event-trigger-idle = { $seat } uses { $source }, which gives nothing this time.
event-station = { $seat } opens a station: { $station }.
event-drought = Drought: { $wards ->
    [0] no ward protects you
   *[other] a ward protects you
}.
event-black-death = Black Death: half your workers die, and { $wards ->
    [0] you have no ward
    [one] { $wards } ward can save one
   *[other] { $wards } wards can save one each
}.
event-black-death-immune = Black Death: your people are immune.
event-rebirth = Rebirth: life returns, and Culture blossoms from now on.
event-wonder-lost = Others build a wonder, and it leaves the market: { $wonder }.
event-raid = The Horde raids with strength { $strength }: { $realm } falls.
event-raid-held = The Horde raids with strength { $strength }: the realms hold.
event-raid-tribute = The Horde raids with strength { $strength }, but tribute has been paid.
event-over = The game is over; the end-of-game abilities score.

refuse-not-in-pack = The card { $civilization } is not among those you can choose from.
refuse-not-in-market = The card { $civilization } is not in the market.
refuse-not-on-offer = The card { $civilization } is neither in the market nor in your hand.
refuse-civilization-limit = You already own { $limit } civilizations: that is the limit.
refuse-must-rise = In the first round you must raise a civilization.
refuse-rise-only = This scenario begins with the card { $civilization }.
refuse-no-innovation = Special technology cards belong to the Innovation variant.
refuse-special-gone = The card { $special } is not for sale.
refuse-special-bought = You have already bought a special technology card: only one per game.
refuse-column = You already have a technology in the column that { $special } would cover.
refuse-coins = { $cost ->
    [one] This costs { $cost } coin
   *[other] This costs { $cost } coins
}; you have { $coins }.
refuse-workers = { $needed ->
    [one] This needs { $needed } worker
   *[other] This needs { $needed } workers
} in hand; you have { $workers }.
refuse-not-available = { $action }: this card is not in the window, and you have no private slot for it.
refuse-not-in-game = { $action } is not among the cards of this game.
refuse-slots-used = { $action }: no slots left this turn.
refuse-not-highest = { $action }: your military is not highest, so it would gain you nothing.
refuse-denied = { $action }: another player’s main civilization forbids it.
refuse-stations-open = All stations are open.
refuse-technology-owned = You already have { $technology }.
refuse-technology-covered = { $technology } is not on your technology card.
refuse-technology-closed = { $technology } cannot be gained in this scenario.
refuse-technology-unreachable = { $technology } needs one of these first: { $needs }.
refuse-technology-available = Choose a technology: some are available.
refuse-wonder-gone = The wonder { $wonder } is not in the market.
refuse-wonder-available = Choose a wonder: there are some in the market.
refuse-rest = You may rest instead of doing actions, but not after one.
refuse-end = Do an action, or rest.
refuse-not-pending = { $source }: no ability left to use this turn.
refuse-market-empty = { $source }: the market is empty.
refuse-compulsory = First use your compulsory abilities.

preview-cost = Cost { preview-sum }
preview-workers = Workers { preview-sum }
preview-points = Points +{ preview-sum }
preview-coins = Coins +{ preview-sum }
preview-sum = { $changes ->
    [0] { $base }
   *[other] { $base }, { $parts } = { $total }
}

preview-buy = Covers { $covered } with { $covers }
preview-station = Opens { $station }
preview-technology = { $technology }
preview-lost = No points: your military is { $military }, and { $most } would be needed

thing-points = Points
thing-end = Points at the end of the game, as things stand
thing-coins = Coins
thing-hand = Workers in hand
thing-red = Workers on red slots
thing-military = Military
thing-technologies = Technologies
thing-wonders = Wonders
thing-civilizations = Civilizations
thing-cards = Cards in hand
thing-stations = Open stations
thing-wards = Wards
thing-realms = Standing realms
thing-tribute = Tribute for this round’s raid

source-rest = resting
source-annex = annexing
source-war = war
source-bandits = bandits
source-rebirth = Rebirth
source-bonus = bonus coins
source-return = end of the turn
source-realms = standing realms

outcome-achievements = Achievements: { $names }
outcome-no-achievement = No achievement this time.
outcome-grade = { $scenario }: { $name }. Path of Glory: { $points } of 3.
outcome-no-grade = { $scenario }: no grade. Path of Glory: { $points } of 3.
outcome-missing = { $name } needs { $goal } (you have { $have })

career-path = Path of Glory: { $points } of { $most } points
career-achievement = { $achievement }
career-achievements = Achievements: { $count } of { $of }{ $count ->
    [0] {""}
   *[other] : { $names }
}

sheet-wonder = Wonder actions
sheet-research = Research actions
sheet-culture = Culture actions
sheet-construction = Construction actions
sheet-conquest = Conquest actions
sheet-hunting = Hunting actions
sheet-other_actions = Other actions
sheet-abilities = Abilities during the game
sheet-events = Events
sheet-end = End-of-game abilities
sheet-end-source = { $seat }: { $source }, { $points }

score-wonder = Wonder
score-research = Research
score-culture = Culture
score-construction = Construction
score-conquest = Conquest
score-hunting = Hunting
score-other_actions = Other actions
score-abilities = Abilities
score-events = Events
score-end = End of game

taken-civilization = Civilizations
taken-civilization-rise = Raised
taken-civilization-annex = Annexed
taken-technology = Technologies
taken-wonder = Wonders

option-mode = Mode
option-mode-help = With others at the table; or solo, in a Skirmish or one of the five scenarios of the Path of Glory.
option-mode-standard = Standard
option-mode-skirmish = Skirmish (solo)
option-mode-age_of_wonders = Path of Glory 1: Age of Wonders (solo)
option-mode-silk_road = Path of Glory 2: Silk Road (solo)
option-mode-lost_civilization = Path of Glory 3: Lost Civilization (solo)
option-mode-mongol_devastation = Path of Glory 4: Mongol Devastation (solo)
option-mode-death_and_rebirth = Path of Glory 5: Death and Rebirth (solo)
option-order = Order of the time track
option-order-help = Drawn at random, or a fixed order that suits a first game.
option-order-random = drawn
option-order-first_game = first game
option-innovation = Innovation
option-innovation-help = Special technology cards can be bought: each replaces two technologies.
option-innovation-true = with
option-innovation-false = without
option-changing_world = Changing World
option-changing_world-help = Three event tokens lie on the time track.
option-changing_world-true = with
option-changing_world-false = without
option-draft = Draft
option-draft-help = Everybody first drafts a secret hand of five civilizations.
option-draft-true = with
option-draft-false = without
option-first_player = First player
option-first_player-help = Drawn, or a fixed seat.
option-first_player-random = drawn
option-first_player-seat0 = seat 1
option-first_player-seat1 = seat 2
option-first_player-seat2 = seat 3
option-first_player-seat3 = seat 4

board-round = Round { $round } of { $rounds }.
board-track = Time track
board-icon = { $icon ->
    [plague] (plague)
   *[war] (war)
}
board-next = After this round, { $card } enters the window{ $icon ->
    [war] {" "}and brings war
    [plague] {" "}and strikes
   *[none] {""}
}.
board-actions = This round’s actions
board-events = Events to come, by place
page-tab-road = Actions
page-tab-market = Markets
board-market = Civilization market
board-wonders = Wonder market
board-specials = Special technology cards
board-scenario = Scenario
board-seats = Players
board-coins-on = { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}
board-cost = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
board-points = Points
board-coins = Coins
board-workers = Workers
board-military = Military
board-technologies = Techs
board-first = {" "}(first)
board-virtual = Virtual opponent
board-has = { $seat }:
board-main-of = { $civilization } (main)
board-hand-cards = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
board-own-workers = Workers: { $hand } in hand, { $white } on white slots, { $red } on red slots
board-main = Main
board-declined = Declined
board-annexed = Annexed
board-wonder = Wonder
board-pack = Cards to choose from
board-hand = Your hand
board-technology-card = Technologies
board-station-open = open
board-realms = Standing realms: { $realms } ({ $names })
board-wards = Wards: { $wards }
board-tribute = Tribute has been paid: this round’s raid has no effect.
board-grade-name = { $grade ->
    [bronze] Bronze
    [silver] Silver
   *[gold] Gold
}
board-grade = { $grade }: { $goal }
board-goal-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-goal-technologies_min = { $count ->
    [one] { $count } technology
   *[other] { $count } technologies
}
board-goal-technologies_max = at most { $count ->
    [one] { $count } technology
   *[other] { $count } technologies
}
board-goal-wonders_min = { $count ->
    [one] { $count } wonder
   *[other] { $count } wonders
}
board-goal-shields_min = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
board-goal-workers_min = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
board-goal-stations_min = { $count ->
    [one] { $count } station
   *[other] { $count } stations
}
board-goal-realms_min = { $count ->
    [one] { $count } realm
   *[other] { $count } realms
}
scenario-rules-age_of_wonders = After rounds { $rounds } others build the leftmost wonder without coins on it: it is gone.
scenario-rules-silk_road = From { $stations } open stations on, each Trade gives more coins (+{ $coins }). Who loses a war is also robbed of coins by bandits (−{ $bandits }).
scenario-rules-lost_civilization = Drought after rounds { $rounds }: it takes a ward or, if you have none, { $workers } of your workers and { $coins } of your coins.
scenario-rules-mongol_devastation = The Horde raids after rounds { $rounds }, with strength round + { $plus }. If your military and wards together are weaker, a realm falls and you sacrifice { $workers } of your workers. While { $realms } realms stand, each of your turns ends with coins (+{ $coins }).
scenario-rules-death_and_rebirth = Black Death after rounds { $rounds }: half your workers die, rounded up; each ward saves one. Rebirth after round { $rebirth }: workers +{ $workers }, coins +{ $coins }; from round { $from_ } on each Culture gives more points (+{ $points }).
scenario-raid = Next raid: strength { $strength } after round { $round }; your defence now: { $defence }.
board-achievements = Achievements
board-needs = after { $needs }
board-legend = A civilization shows its population, its name, the coins on it, its main ability and, after ↳, its inherited one. The window is in brackets. Technologies: ■ owned, □ within reach. Military: { $highest } highest, { $lowest } lowest.

# What cards say: one sentence for each effect. `on`, `per`, `cond` and the like are the words of the content file.

effect-action_points = { card-action } { card-gain }.
effect-action_coins = { card-action } { card-gain }.
effect-action_cost = { card-action } costs { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} less{ card-if }{ $except_source ->
    [turn_end] , except at the end of your turn
   *[none] {""}
}.
effect-action_free = { card-action } costs no coins.
effect-action_workers = { card-action } needs { $amount } { $change ->
    [fewer] fewer
   *[more] more
} { $amount ->
    [one] worker
   *[other] workers
}.
effect-action_recruit = { card-action } { card-gain }.
effect-action_follow = after each { $action }: you may do { $then } without a worker, paying its cost.
effect-action_keep = { card-action } workers are not sacrificed.
effect-slot = { card-action } { $count ->
    [one] { $count } private slot
   *[other] { $count } private slots
}.
effect-upcoming_slots = you may also use the upcoming action cards.
effect-deny_action = { $action }: forbidden to other players.
effect-ignore_prerequisites = technologies need no prerequisites.
effect-hunt_always = { card-action } gives its point even if you have technologies.
effect-shield = { card-shields }.
effect-shield_per = { card-shields }{ card-per }.
effect-immune = { $to ->
    [plague] immune to plague
   *[war] immune to war
}.
effect-gain = { card-when }{ card-gain }{ card-per }{ card-if }.
effect-technology = { card-when }take { $count ->
    [one] { $count } technology
   *[other] { $count } technologies
}.
effect-wonder = { card-when }take { $count ->
    [one] { $count } wonder
   *[other] { $count } wonders
}.
effect-others_gain = { card-when }each other player gains { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}.
effect-others_lose = { card-when }each other player loses { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}{ card-if }.
effect-bonus_multiply = { card-when }bonus coins × { $factor }.
effect-technology_per_bonus = { card-when }take 1 technology per { $every ->
    [one] bonus coin
   *[other] { $every } bonus coins
}.
effect-turn_action = { card-when }you may do { $action } without a worker, paying its cost.
effect-turn_pay = { card-when }you may { $to ->
    [market] put { card-coins } on a market civilization
   *[supply] pay { card-coins }
} for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
effect-end_points = { card-when }{ card-gain }{ card-per }{ card-if }{ $max ->
    [0] {""}
   *[other] {" "}(at most { $max })
}.
effect-all_gain = everybody: { card-gain }{ card-per }.
effect-all_lose = everybody loses { card-coins }.
effect-all_sacrifice = everybody sacrifices { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}.
effect-leaders_gain = whoever has { card-extreme }: { card-gain }.
effect-extremes_lose = whoever has { card-extreme } loses { card-coins }.
effect-fund_wonder = put { card-coins } from the supply on a wonder in the market.
effect-open_station = open the next station and take its reward.
effect-ward = { $amount ->
    [one] +{ $amount } ward
   *[other] +{ $amount } wards
}.
effect-tribute = this round’s raid has no effect.
effect-none = No effect.

card-when = { $on ->
    [rise] when raised:{" "}
    [acquire] when gained:{" "}
    [rest] when you rest:{" "}
    [annex] when you annex:{" "}
    [war] in each war:{" "}
    [sacrifice] for each worker sacrificed on a red slot:{" "}
    [turn_end] end of your turn:{" "}
    [action] with every { $action }:{" "}
    [end] end of game:{" "}
   *[now] {""}
}
card-action = { $technologies ->
    [none] { $action }:
   *[other] { $action } ({ $technologies }):
}
card-gain = { $resource ->
    [coins] { $amount ->
        [one] +{ $amount } coin
       *[other] +{ $amount } coins
    }
    [workers] { $amount ->
        [one] +{ $amount } worker
       *[other] +{ $amount } workers
    }
   *[points] { $amount ->
        [one] +{ $amount } point
       *[other] +{ $amount } points
    }
}
card-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
card-shields = { $amount ->
    [one] { $amount } shield
   *[other] { $amount } shields
}
card-per = { $per ->
    [technology] {" "}per { $every ->
        [one] technology
       *[other] { $every } technologies
    }
    [wonder] {" "}per { $every ->
        [one] wonder
       *[other] { $every } wonders
    }
    [civilization] {" "}per { $every ->
        [one] civilization
       *[other] { $every } civilizations
    }
    [worker] {" "}per { $every ->
        [one] worker
       *[other] { $every } workers
    }
    [idle_worker] {" "}per { $every ->
        [one] unplaced worker
       *[other] { $every } unplaced workers
    }
    [shield] {" "}per { $every ->
        [one] shield
       *[other] { $every } shields
    }
    [coin] {" "}per { $every ->
        [one] coin
       *[other] { $every } coins
    }
    [point] {" "}per { $every ->
        [one] point you have
       *[other] { $every } points you have
    }
    [upcoming] {" "}per { $every ->
        [one] upcoming card
       *[other] { $every } upcoming cards
    }
    [station] {" "}per { $every ->
        [one] open station
       *[other] { $every } open stations
    }
   *[none] {""}
}
card-if = { $cond ->
    [highest_military] {" "}if your military is highest
    [not_lowest_military] {" "}if your military is not lowest
    [no_technology] {" "}if you have no technology
    [technologies_at_most] {" "}if you have at most { $most ->
        [one] { $most } technology
       *[other] { $most } technologies
    }
   *[none] {""}
}
card-extreme = { $which ->
    [lowest] { $by ->
        [technology] the fewest technologies
        [wonder] the fewest wonders
        [coin] the fewest coins
       *[shield] the lowest military
    }
   *[highest] { $by ->
        [technology] the most technologies
        [wonder] the most wonders
        [coin] the most coins
       *[shield] the highest military
    }
}
card-needs = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}{ $slot ->
    [red] {" "}(sacrificed)
   *[white] {""}
}{ $cost_rule ->
    [next_station] , the station’s cost
   *[none] { $coins ->
        [0] {""}
       *[other] , { card-coins }
    }
}{ $slots ->
    [1] {""}
   *[other] {" "}({ $slots } slots)
}
card-does = { $needs } → { $does }
card-or = { $most } or { $last }

# Card texts in brief: words between icons

brief-none = no effect
brief-when = { $on ->
    [rise] When raised:
    [acquire] Gained:
    [rest] Rest:
    [annex] Annexing:
    [war] In each war:
    [sacrifice] Per worker lost on red:
    [turn_end] End of your turn:
    [end] End:
   *[now] {""}
}
brief-resource = { $resource ->
    [coins] { $amount ->
        [one] coin
       *[other] coins
    }
    [workers] { $amount ->
        [one] worker
       *[other] workers
    }
    [shield] { $amount ->
        [one] shield
       *[other] shields
    }
    [technology] { $amount ->
        [one] technology
       *[other] technologies
    }
    [wards] { $amount ->
        [one] ward
       *[other] wards
    }
   *[points] { $amount ->
        [one] point
       *[other] points
    }
}
brief-counted = { $what ->
    [technology] { $every ->
        [one] technology
       *[other] technologies
    }
    [wonder] { $every ->
        [one] wonder
       *[other] wonders
    }
    [civilization] { $every ->
        [one] civilization
       *[other] civilizations
    }
    [worker] { $every ->
        [one] worker
       *[other] workers
    }
    [idle_worker] { $every ->
        [one] unplaced worker
       *[other] unplaced workers
    }
    [shield] { $every ->
        [one] shield
       *[other] shields
    }
    [coin] { $every ->
        [one] coin
       *[other] coins
    }
    [upcoming] { $every ->
        [one] upcoming card
       *[other] upcoming cards
    }
    [station] { $every ->
        [one] station
       *[other] stations
    }
   *[point] { $every ->
        [one] point
       *[other] points
    }
}
brief-per = { $every ->
    [one] per
   *[other] per { $every }
}
brief-if = { $cond ->
    [highest_military] if military highest
    [not_lowest_military] if military not lowest
    [no_technology] without technology
   *[technologies_at_most] with ≤ { $most ->
        [one] { $most } technology
       *[other] { $most } technologies
    }
}
brief-most = (≤ { $max })
brief-except = { $source ->
   *[turn_end] except at turn end
}
brief-action_free = free
brief-action_keep = keeps its workers
brief-slot = { $count ->
    [one] private slot
   *[other] { $count } private slots
}
brief-upcoming_slots = upcoming cards usable
brief-ignore_prerequisites = technologies need nothing first
brief-bonus_multiply = bonus coins × { $factor }
brief-per-bonus = per { $every ->
    [one] bonus coin
   *[other] { $every } bonus coins
}
brief-no-worker = without a worker
brief-always = always
brief-deny = for others
brief-immune = immune
brief-others = others:
brief-all = all:
brief-extreme = { $which ->
    [lowest] fewest
   *[highest] most
}
brief-to-market = on the market

# The page

page-round = Round
page-permanent = Permanent actions
page-past = past
page-coming = Upcoming
page-after = after round { $round }
page-trouble = { $icon ->
    [plague] Plague
   *[war] War
}
page-peace = No war or plague to come
page-safe = safe
page-loses = −1 worker
page-no-action = No action here
page-private = Private slot
page-spent = No slot left this turn.
page-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
page-score = Points: { $scores }
page-virtual = Military of the virtual opponent; it grows every round.
page-virtual-short = Virtual
page-first = first player
page-military = Military { $strength }{ $mark ->
    [high] , the highest
    [low] , the lowest
   *[other] {""}
}
page-standing = { $mark ->
    [high] the highest
    [low] the lowest
    [tied] all equal
   *[middle] in the middle
}
page-wonders = Wonders
page-technologies = { $count ->
    [one] { $count } technology
   *[other] { $count } technologies
}: { $names }
page-reached = reached
page-pair = { $name }: { $text }
page-facts = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} in hand, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
page-own = Area of { $seat }
page-civilizations = Civilizations { $count }/{ $limit }
page-no-main = No main civilization yet
page-picked = You keep { $civilization }. The others are still choosing.
page-workers = Workers
page-left = left after the turn: { $workers }
page-hand = In hand
page-white = White slots
page-red = Red slots
page-hand-note = to place
page-white-note = come back
page-red-note = lost
page-column = { $column ->
    [left] left column
    [middle] middle column
   *[right] right column
}
page-realm = { $state ->
    [fallen] fallen
   *[standing] standing
}
page-civilization = { $civilization } ({ $family }), { $population ->
    [one] { $population } worker
   *[other] { $population } workers
}{ $coins ->
    [0] {""}
    [one] , { $coins } coin on it
   *[other] , { $coins } coins on it
}. Main ability: { $main } Inherited ability: { $inherited }
page-fresh = New in the market.
page-tucked = { $name }, { $how }. { $does }
page-wonder = { $name }. { $does }{ $coins ->
    [0] {""}
    [one] {" "}{ $coins } coin on it.
   *[other] {" "}{ $coins } coins on it.
}{ $priced ->
    [yes] {" "}Costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }.
   *[no] {""}
}
page-special = { $name }, { $where }, { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}. { $first } { $second }
page-technology = { $name }, { $state ->
    [owned] owned
    [reach] within reach
    [closed] closed in this scenario
   *[locked] out of reach
}{ $needs_id ->
    [none] {""}
   *[other] {" "}({ $needs })
}. { $does }{ $priced ->
    [yes] {" "}Costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }.
   *[no] {""}
}
page-phase = { $phase ->
    [civilization] Civilization
    [actions] Actions
    [return] Return
   *[end] End of turn
}
page-phases = Steps of the turn
page-phase-done = done
page-round-of = Round { $round }/{ $rounds }
page-drafting = Draft
page-as = { $how ->
    [rise] as main
   *[annex] annex
}
page-use = use
page-main-ability = Main ability
page-inherited-ability = Inherited ability
page-population = Workers
page-cost = Cost
page-needs-first = Needs first
page-column-short = Column
page-brings = Brings
page-asks = Asks for
