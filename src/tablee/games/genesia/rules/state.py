# Compiled by mypyc (see setup.py).
"""What a position of Genesia holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine.state import State

if TYPE_CHECKING:
    from tablee.games.genesia.rules.effects import Effect


class World:
    """The map for a number of seats by number: made once by `tables.world`, never changed afterwards."""

    seats: i64 = 0
    regions: i64 = 0  # how many there are
    first: vec[i64]  # where the neighbours of each region begin in the two following, in ascending order
    to: vec[i64]
    edge: vec[i64]  # the number of the step there
    edge_from: vec[i64]
    edge_to: vec[i64]
    slot: vec[i64]  # whose Continent a region belongs to; NONE on the island
    is_home: vec[i64]
    home: vec[i64]  # of each seat
    value: vec[i64]
    steps: vec[i64]  # between two regions without crossing a homeland, `regions` numbers each


class Tables:
    """The content by number: made once by `tables.of_content`, never changed afterwards. Sets have a bit each."""

    ids: dict[str, list[str]]  # of each section by number; also "region" and "edge"
    effects: list[Effect]  # by number; those of one list follow each other
    card_effects: list[list[Effect]]  # of each card
    objective_effects: list[list[Effect]]  # of each objective
    cost: vec[i64]  # of each card
    printed: vec[i64]  # its Progress Points
    invention: vec[i64]  # by Age, the Inventions, a set
    playable: vec[i64]  # by Age and moment, MOMENTS numbers an Age, sets
    copies: vec[i64]  # by Age and phase, COPY_PHASES numbers an Age: cards that copy any card, sets
    copies_inventions: vec[i64]  # the same: cards that copy only Inventions
    buying: vec[i64]  # by Age, cards that ask for coins when they are played, a set
    anytime: vec[i64]  # by Age, cards of all four phases, a set
    lasting: vec[i64]  # by Age, cards laid in Growth that work in Attack, a set
    modifying: vec[i64]  # those of them that change losses
    cap: vec[i64]  # of each objective

    # Single numbers of the rules, named as in the content.
    clans: i64 = 0
    cities: i64 = 0
    income: i64 = 0
    recruit: i64 = 0
    discard: i64 = 0
    propagation: i64 = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """The fields of a position. Vectors named after something a seat has are indexed by seat; sets of cards have a bit
    for each card of the present Age."""

    tables: Tables
    world: World
    seats: i64  # two in a game alone (GA-140)
    solo: i64
    recruits_in_attack: i64  # GA-164
    open_homelands: i64  # GA-167
    sure: vec[i64]  # by Age, cards that are in the deck for certain
    maybe: vec[i64]  # by Age, cards of which some fill it up
    extra: vec[i64]  # by Age, promo cards shuffled in
    deal: vec[i64]  # by Age, how many cards each seat is dealt
    pool: i64  # the objectives of the game
    team: vec[i64]  # of each seat; empty without teams

    # The course of the game.
    age: i64  # 0 to 2
    phase: i64
    end_step: i64
    order: vec[i64]  # seats in turn order
    next_order: vec[i64]  # seats by the position they have chosen; NONE
    active: i64  # whose turn it is; NONE between turns
    done: vec[i64]  # whether a seat has had its turn of this phase

    # The draft: who took a card follows from its packet and its pick.
    packet_of: vec[i64]  # of each card of the Age, the seat it was dealt to; NONE
    pick_of: vec[i64]  # at which pick it was taken, from 1; 0 if not
    picks: vec[i64]  # the card picked just now, face down; NONE
    picked: i64  # how many picks are over

    # The seats.
    coins: vec[i64]
    stock: vec[i64]  # Clans in reserve
    city_stock: vec[i64]
    hand: vec[i64]  # a set
    discarded: vec[i64]  # this Age, a set
    seen: vec[i64]  # cards seen so far, a set for each Age, 3 numbers a seat
    shown: vec[i64]  # cards that everybody has seen, a set for each Age
    offered: vec[i64]  # two objectives a seat; NONE
    kept: vec[i64]  # which of the two was kept, 0 or 1; NONE
    made: vec[i64]  # Inventions played, a set for each Age, 3 numbers a seat
    marked: vec[i64]  # Inventions copied or marked, the same
    played: vec[i64]  # this Age in order, 3 numbers each: seat, card of the Age, the card it copied or NONE
    points: vec[i64]  # Progress Points given by cards this Age
    progress: vec[i64]  # Progress Points by Age, 3 numbers a seat
    ages_scored: i64
    conquests: vec[i64]

    # What cards have set up for the Age.
    free: vec[i64]  # free moves, POOLS numbers a seat
    toll_free: vec[i64]
    toll_gain: vec[i64]  # coins that others pay on entering
    discard_price: vec[i64]
    cheap_price: vec[i64]
    cheap_left: vec[i64]
    recruit_held: vec[i64]  # recruits that may be put in regions held
    recruit_foe: vec[i64]  # and in homelands of others
    chooses_first: vec[i64]
    bound: vec[i64]  # to Peace (GA-064)
    odds: vec[i64]
    lasting: vec[i64]  # cards whose modifiers serve a seat, a set

    # The map, a number for each region.
    clans: vec[i64]  # `regions` numbers a seat
    cities: vec[i64]  # 0 or 1, `regions` numbers a seat
    owner: vec[i64]  # who occupies it; NONE, also in homelands
    shield: vec[i64]

    # The Attack phase.
    round: i64
    stance: vec[i64]
    stances_shown: i64
    quiet: i64  # rounds in a row in which nothing happened, with the present one (GA-065)
    idle: vec[i64]  # bound to Peace after a War without assault, in version 1 of the rules
    launched: i64  # assaults of this assault turn
    origin: i64
    target: i64
    defender: i64
    odds_now: i64  # of the next assault
    reach_now: i64
    again: i64  # assaults still to come in this turn
    siege_free: i64
    modifiers: vec[i64]  # played for this assault, 2 numbers each: seat, number of the effect
    assault_cards: vec[i64]  # played for this assault, 2 numbers each: seat, card of the Age
    answered: i64  # cards played in the window under way
    cancelled: i64

    # A trip under way.
    traveller: i64  # whose; NONE
    trip_from: i64
    trip_at: i64
    trip_clans: i64  # 0 until the group is counted
    trip_stack: i64  # whether it is a group
    visited_low: i64  # regions it has been in
    visited_high: i64
    at_once: i64  # the seat that makes copied moves now (GA-116); NONE

    # A card being carried out.
    actor: i64  # "you"
    card: i64  # of the Age; NONE
    copied_from: i64  # whose card is copied; NONE
    effect: i64  # the number of the effect that asks
    left: i64  # how often it still asks
    times: i64  # jumps of a group still to come
    place: i64  # chosen so far: where Clans go, where a jump begins; NONE
    count: i64  # Clans that jump, Clans that retreat
    chosen: i64  # a set of seats or regions of this effect that are used up
    chosen_high: i64
    hosts: i64  # a set of seats (GA-120)
    landed: vec[i64]  # Clans of each region that have jumped by this card
    copy_card: i64  # the card that may be copied now; NONE
    copy_seat: i64

    def copy_to(self, twin: State) -> None:
        super().copy_to(twin)
        assert isinstance(twin, Position)
        twin.tables = self.tables
        twin.world = self.world
        twin.seats = self.seats
        twin.solo = self.solo
        twin.recruits_in_attack = self.recruits_in_attack
        twin.open_homelands = self.open_homelands
        twin.sure = self.sure
        twin.maybe = self.maybe
        twin.extra = self.extra
        twin.deal = self.deal
        twin.pool = self.pool
        twin.team = self.team
        twin.age = self.age
        twin.phase = self.phase
        twin.end_step = self.end_step
        twin.order = self.order[:]
        twin.next_order = self.next_order[:]
        twin.active = self.active
        twin.done = self.done[:]
        twin.packet_of = self.packet_of[:]
        twin.pick_of = self.pick_of[:]
        twin.picks = self.picks[:]
        twin.picked = self.picked
        twin.coins = self.coins[:]
        twin.stock = self.stock[:]
        twin.city_stock = self.city_stock[:]
        twin.hand = self.hand[:]
        twin.discarded = self.discarded[:]
        twin.seen = self.seen[:]
        twin.shown = self.shown[:]
        twin.offered = self.offered[:]
        twin.kept = self.kept[:]
        twin.made = self.made[:]
        twin.marked = self.marked[:]
        twin.played = self.played[:]
        twin.points = self.points[:]
        twin.progress = self.progress[:]
        twin.ages_scored = self.ages_scored
        twin.conquests = self.conquests[:]
        twin.free = self.free[:]
        twin.toll_free = self.toll_free[:]
        twin.toll_gain = self.toll_gain[:]
        twin.discard_price = self.discard_price[:]
        twin.cheap_price = self.cheap_price[:]
        twin.cheap_left = self.cheap_left[:]
        twin.recruit_held = self.recruit_held[:]
        twin.recruit_foe = self.recruit_foe[:]
        twin.chooses_first = self.chooses_first[:]
        twin.bound = self.bound[:]
        twin.odds = self.odds[:]
        twin.lasting = self.lasting[:]
        twin.clans = self.clans[:]
        twin.cities = self.cities[:]
        twin.owner = self.owner[:]
        twin.shield = self.shield[:]
        twin.round = self.round
        twin.stance = self.stance[:]
        twin.stances_shown = self.stances_shown
        twin.quiet = self.quiet
        twin.idle = self.idle[:]
        twin.launched = self.launched
        twin.origin = self.origin
        twin.target = self.target
        twin.defender = self.defender
        twin.odds_now = self.odds_now
        twin.reach_now = self.reach_now
        twin.again = self.again
        twin.siege_free = self.siege_free
        twin.modifiers = self.modifiers[:]
        twin.assault_cards = self.assault_cards[:]
        twin.answered = self.answered
        twin.cancelled = self.cancelled
        twin.traveller = self.traveller
        twin.trip_from = self.trip_from
        twin.trip_at = self.trip_at
        twin.trip_clans = self.trip_clans
        twin.trip_stack = self.trip_stack
        twin.visited_low = self.visited_low
        twin.visited_high = self.visited_high
        twin.at_once = self.at_once
        twin.actor = self.actor
        twin.card = self.card
        twin.copied_from = self.copied_from
        twin.effect = self.effect
        twin.left = self.left
        twin.times = self.times
        twin.place = self.place
        twin.count = self.count
        twin.chosen = self.chosen
        twin.chosen_high = self.chosen_high
        twin.hosts = self.hosts
        twin.landed = self.landed[:]
        twin.copy_card = self.copy_card
        twin.copy_seat = self.copy_seat
