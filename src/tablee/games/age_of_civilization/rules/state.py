# Compiled by mypyc (see setup.py).
"""What a position of Age of Civilization holds."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.state import State
from tablee.games.age_of_civilization.rules.effects import Abilities, Effect


class Tables:
    """The content by number: made once by `tables.of_content`, never changed afterwards."""

    ids: dict[str, list[str]]  # of each section by number; actions and cards of the track with those of the scenarios
    effects: list[Effect]  # all of them, by number
    effects_of: list[list[Effect]]  # those of each source
    population: vec[i64]  # of each civilization
    removed: i64  # civilizations that a pack takes out of the game, a bit each
    cost: vec[i64]  # of each action: coins, workers, slots, and whether its slot is red
    workers: vec[i64]
    slots: vec[i64]
    red: vec[i64]
    card_action: vec[i64]  # what a card of the time track offers; NONE for the Plague
    card_icon: vec[i64]
    cell_technology: vec[i64]  # what the cells L1 L2 L3 M1 … R3 hold without a special card
    cell_needs: vec[i64]  # the cells of which one must be owned, a bit each; 0 for a root
    special_column: vec[i64]  # of each special card: its column, and its technologies of rows 1 and 2
    special_row1: vec[i64]
    special_row2: vec[i64]
    station_cost: vec[i64]

    # Single numbers of the rules, named as in the content.
    rounds: i64
    worker_limit: i64
    civilization_limit: i64
    special_cost: i64
    rest_coins: i64
    rest_workers: i64
    annex_workers: i64
    draft_keep: i64
    draft_bonus: i64


class Scenario:
    """The numbers of a scenario's own rules, named as in the content; where it has no such rule, 0. Sets of rounds have
    a bit each."""

    removal_rounds: i64 = 0
    trade_bonus_from_stations: i64 = 0
    trade_bonus_coins: i64 = 0
    bandit_coins: i64 = 0
    drought_rounds: i64 = 0
    drought_workers: i64 = 0
    drought_coins: i64 = 0
    income_from_realms: i64 = 0
    income_coins: i64 = 0
    horde_rounds: i64 = 0
    raid_strength_plus: i64 = 0
    raid_workers: i64 = 0
    black_death_rounds: i64 = 0
    rebirth_after_round: i64 = 0
    rebirth_workers: i64 = 0
    rebirth_coins: i64 = 0
    culture_bonus_from_round: i64 = 0
    culture_bonus_points: i64 = 0

    # Its grades: the points that each asks for, and how much of what else (a `Measure`).
    measure: i64 = 0
    bronze_points: i64 = 0
    bronze_measure: i64 = 0
    silver_points: i64 = 0
    silver_measure: i64 = 0
    gold_points: i64 = 0
    gold_measure: i64 = 0


class Position(State):
    """The fields of a position. Vectors named after something a seat has are indexed by seat."""

    tables: Tables
    scenario: Scenario
    draft: i64  # whether civilizations were drafted

    # The table.
    round: i64  # 1 to 6
    first: i64  # the first player of the round
    active: i64  # whose turn it is; NONE between turns
    turns: i64  # turns taken in this round
    track: vec[i64]  # the cards in places 1 to 8
    tokens: vec[i64]  # event tokens on places 6, 7, 8; NONE where none lies
    market: vec[i64]  # civilizations, the oldest first
    bonus: vec[i64]  # coins on each of the 48 civilizations
    deck: i64  # civilizations face down, a bit each; chance says which is next when one is needed
    wonder_row: vec[i64]  # wonders that can be had, from the left
    wonder_coins: vec[i64]  # coins on each of the 15 wonders (Quarry)
    specials: i64  # special technology cards that can be bought, a bit each
    beside: i64  # the action offered beside the permanent card; NONE outside the scenarios
    closed: i64  # cells whose technology cannot be gained, a bit each
    given: i64  # a civilization set aside that must rise first (AC-200); NONE

    # The seats.
    coins: vec[i64]
    points: vec[i64]
    hand: vec[i64]  # workers in hand, on white and on red slots
    white: vec[i64]
    red: vec[i64]
    main: vec[i64]  # the main civilization; NONE before the first
    civilizations: vec[i64]  # owned ones, a bit each
    annexed: vec[i64]  # those of them that were annexed
    technologies: vec[i64]  # a bit each
    wonders: vec[i64]
    special: vec[i64]  # the special card bought; NONE
    tally: vec[i64]  # points by category, 10 numbers a seat
    abilities: list[Abilities]  # what the active effects of each seat add up to; follows from the cards

    # The turn.
    used: vec[i64]  # how often each action was performed with workers this turn
    acted: i64  # whether an action was performed this turn
    ending: i64  # whether the workers have returned
    idle: i64  # unplaced workers when the workers returned
    declined: i64  # whether the seat has ended its actions or rested though it could buy a special card
    bonus_coins: i64  # bonus coins just taken with a civilization, or about to be put on one
    follow: i64  # the action that may be performed at once, without a worker; NONE
    spent: vec[i64]  # end-of-turn sources resolved this turn

    # The draft. Cards are known by where they were: `pack_of` is the seat a card was dealt to, `pick_of` the number of
    # the pick in which it was taken from that pack.
    pack_of: vec[i64]  # of each civilization; NONE for those not dealt
    pick_of: vec[i64]  # 1 to 5; 0 for those never picked
    picks: vec[i64]  # what each seat has picked face down in this pass; NONE
    packs: vec[i64]  # the cards each seat chooses from, a bit each
    cards: vec[i64]  # the civilizations in each seat's hand

    # Alone.
    rival: i64  # military of the virtual opponent
    stations: i64  # open stations (Silk Road)
    realms: i64  # standing realms (Mongol Devastation)
    wards: i64
    tribute: i64  # whether this round's raid is bought off

    def copy_to(self, twin: State) -> None:
        super().copy_to(twin)
        assert isinstance(twin, Position)
        twin.tables = self.tables
        twin.scenario = self.scenario
        twin.draft = self.draft
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.turns = self.turns
        twin.track = self.track  # laid once
        twin.tokens = self.tokens  # laid once
        twin.market = self.market[:]
        twin.bonus = self.bonus[:]
        twin.deck = self.deck
        twin.wonder_row = self.wonder_row[:]
        twin.wonder_coins = self.wonder_coins[:]
        twin.specials = self.specials
        twin.beside = self.beside
        twin.closed = self.closed
        twin.given = self.given
        twin.coins = self.coins[:]
        twin.points = self.points[:]
        twin.hand = self.hand[:]
        twin.white = self.white[:]
        twin.red = self.red[:]
        twin.main = self.main[:]
        twin.civilizations = self.civilizations[:]
        twin.annexed = self.annexed[:]
        twin.technologies = self.technologies[:]
        twin.wonders = self.wonders[:]
        twin.special = self.special[:]
        twin.tally = self.tally[:]
        twin.abilities = self.abilities[:]
        twin.used = self.used[:]
        twin.acted = self.acted
        twin.ending = self.ending
        twin.idle = self.idle
        twin.declined = self.declined
        twin.bonus_coins = self.bonus_coins
        twin.follow = self.follow
        twin.spent = self.spent[:]
        twin.pack_of = self.pack_of  # dealt once
        twin.pick_of = self.pick_of[:]
        twin.picks = self.picks[:]
        twin.packs = self.packs[:]
        twin.cards = self.cards[:]
        twin.rival = self.rival
        twin.stations = self.stations
        twin.realms = self.realms
        twin.wards = self.wards
        twin.tribute = self.tribute
