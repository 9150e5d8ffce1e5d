# Compiled by mypyc (see setup.py).
"""What a bot should care about in Genesis: how to judge a position, and which tiles are worth a thought."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.engine.judgement import Judgement
from tablee.engine.state import State
from tablee.games.genesis.rules import challenge
from tablee.games.genesis.rules.actions import Action
from tablee.games.genesis.rules.flow import Genesis
from tablee.games.genesis.rules.scoring import Count
from tablee.games.genesis.rules.state import (
    CHALLENGE,
    COLOURS,
    FREE,
    NEIGHBOURS,
    NEUTRAL,
    SPECIES,
    SQUARES,
    TEAMS,
)
from tablee.games.genesis.rules.steps import Question

# Weights, in points. The first seven come from a fit to the outcome of two-player games, rounded and then
# varied one by one in matches of greedy bots; the others are set by judgement. Most prospects count less as
# the board fills up, the points count more.
EARLY_POINTS: Final = 0.1  # what a point on an empty board is worth at the end
CHASER: Final = 0.1  # for each tile by which a herd is nearer than four behind its area's leader
SOLE: Final = -0.5  # a lone herd's second prize goes to the first rival who joins the area
PAIR: Final = 0.8  # for each own tile in an area that one more tile makes count
SEED: Final = 0.7  # a single tile with free squares around it
ROOM: Final = 0.5  # for each free square beside a herd, up to four
TEMPO: Final = 4.0  # a second tile still to be placed this turn
LATE: Final = 0.25  # below this share of free squares the challenge's goals are looked at
RIVALS: Final = 0.7  # the best rival's points, at a table of three or four
WIN: Final = 10.0  # on top of the margin, at the end

CROWD: Final[i64] = 4  # more room, or a greater distance, makes no difference

_ZEROS: Final = vec[i64]([0] * 140)
_NOTHING: Final = vec[float]([0.0] * 5)  # by species; the last is for a seat that has not chosen one


class GenesisJudgement(Judgement):
    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Genesis)
        count = state.count()
        if state.over:
            return self.final_value(state, seat, count)
        share = share_free(state)
        value = margin(state, seat, prospects(state, count, share), rival_weight(state))
        if state.mode == CHALLENGE and share < LATE:
            value += (1.0 - share) * goals(state, count)
        if state.question(seat) == Question.TILE2:
            value += TEMPO
        return value

    def final_value(self, state: Genesis, seat: i64, count: Count) -> float:
        """The same scale as on the way, and the win on top."""
        worth = final_points(count)
        value = margin(state, seat, worth, rival_weight(state))
        if state.mode == CHALLENGE:
            return value + goals(state, count)
        lead = margin(state, seat, worth, 1.0)
        if lead > 0.0:
            return value + WIN
        return value - WIN if lead < 0.0 else value

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        """On the dice: every tile that touches its colour, and one colour for every other square, where it
        only blocks or starts something. Off the dice, where it costs the second tile: joints of own tiles."""
        assert isinstance(state, Genesis)
        question = state.question(seat)
        if question == Question.SPECIES:
            return state.choices(seat)
        found = vec[i64]()
        offered = state.colours(seat, question)
        on_dice = colours_on_dice(state, seat, question, offered)
        filler = most_left(state, seat, on_dice)
        for colour in range(COLOURS):
            bit: i64 = 1 << colour
            if offered & bit == 0:
                continue
            tile = 4 * colour + state.species[seat]
            for square in range(SQUARES):
                if state.tiles[square] != FREE:
                    continue
                if on_dice & bit:
                    wanted = colour == filler or neighbours_like(state, square, tile, 2) > 0
                else:
                    wanted = neighbours_like(state, square, tile, 0) > 1
                if wanted:
                    found = append(found, SQUARES * colour + square)
        return append(found, Action.STOP) if question == Question.TILE2 else found


def colours_on_dice(state: Genesis, seat: i64, question: i64, offered: i64) -> i64:
    """The offered colours that use a die; another one would be the single tile of the turn (GS-031)."""
    if question == Question.TILE2:
        return offered
    found: i64 = 0
    for colour in range(COLOURS):
        if state.paying_die(seat, colour) != 0:
            found |= 1 << colour
    return found & offered


def most_left(state: Genesis, seat: i64, colours: i64) -> i64:
    """The colour among these of which a seat has most tiles left."""
    best: i64 = -1
    most: i64 = 0
    for colour in range(COLOURS):
        left = state.supply[COLOURS * seat + colour]
        if colours & (1 << colour) and left > most:
            best = colour
            most = left
    return best


def neighbours_like(state: Genesis, square: i64, tile: i64, shift: i64) -> i64:
    """How many neighbours of a square are the same tile (shift 0) or have its colour (shift 2)."""
    alike: i64 = 0
    for side in range(4):
        if state.tiles[NEIGHBOURS[4 * square + side]] >> shift == tile >> shift:
            alike += 1
    return alike


def share_free(state: Genesis) -> float:
    """How much of the board is still free: 1 at the start, near 0 at the end."""
    laid: i64 = 0
    for square in range(SQUARES):
        if state.tiles[square] < FREE:
            laid += 1
    return float(state.free) / float(state.free + laid)


def rival_weight(state: Genesis) -> float:
    """At a table of three or four, holding the best rival down helps the others as much as oneself."""
    return RIVALS if state.players > 2 else 1.0


def margin(state: Genesis, seat: i64, worth: vec[float], weight: float) -> float:
    """What a seat has more than its best rival, a team more than the other, a challenger more than the neutral."""
    species = state.species
    own = worth[species[seat]]
    if state.mode == CHALLENGE:
        return own - worth[species[NEUTRAL]]
    if state.mode == TEAMS:
        own += worth[species[seat ^ 2]]
        return own - worth[species[seat ^ 1]] - worth[species[seat ^ 3]]
    best = 0.0
    for other in range(state.players):
        if other != seat and worth[species[other]] > best:
            best = worth[species[other]]
    return own - weight * best


def final_points(count: Count) -> vec[float]:
    points = count.points()
    worth = _NOTHING[:]
    for species in range(SPECIES):
        for colour in range(COLOURS):
            worth[species] += float(points[COLOURS * species + colour])
    return worth


def goals(state: Genesis, count: Count) -> float:
    """GS-128: what the fulfilled goals of the challenge add."""
    found: i64 = 0
    for goal in challenge.chosen_goals(state):
        if challenge.fulfilled(state, count, goal):
            found += goal.points
    return float(found)


def prospects(state: Genesis, count: Count, share: float) -> vec[float]:
    """What each species' herds promise."""
    survey = count.survey
    tiles, areas, herds, sizes = survey.tiles, survey.area, survey.herd, survey.herd_size
    area_room = _ZEROS[:]  # free squares beside the tiles, a square counted once for each tile it touches
    herd_room = _ZEROS[:]
    for square in range(SQUARES):
        if tiles[square] < FREE:
            room = state.free_neighbours[square]
            area_room[areas[square]] += room
            herd_room[herds[square]] += room
    points_weight = 1.0 - (1.0 - EARLY_POINTS) * share
    worth = _NOTHING[:]
    for herd in range(SQUARES):
        size = sizes[herd]
        if size == 0:
            continue
        area = areas[herd]
        room = herd_room[herd]
        times = count.times[area]
        promise = 0.0
        if times > 0:
            promise = points_weight * float(count.prize(herd))
            behind = count.largest[area] - size
            if count.sole(area):
                promise += (1.0 - share) * SOLE * float(times)
            elif room > 0 and behind < CROWD and (behind > 0 or count.largest_herds[area] > 1):
                promise += CHASER * float((CROWD - behind) * times)
        elif area_room[area] > 0:
            promise = share * SEED if survey.area_size[area] == 1 else PAIR * float(size)
        if size > 1:
            promise += share * ROOM * float(room if room < CROWD else CROWD)
        worth[tiles[herd] & 3] += promise
    return worth
