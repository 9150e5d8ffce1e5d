# Compiled by mypyc (see setup.py).
"""The rules of Genesis: what may be done and what it does. Numbers refer to `docs/rules/genesis.md`."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.engine.chance import FULL_WORD, Rng
from tablee.engine.events import Event, Refusal, SheetLine, Value
from tablee.games.genesis.content import maps
from tablee.games.genesis.rules import accounts, challenge, view
from tablee.games.genesis.rules.actions import Action
from tablee.games.genesis.rules.scoring import Count, Survey, area_lines, places, team_standing
from tablee.games.genesis.rules.state import (
    CHALLENGE,
    COLOUR_NAMES,
    COLOURS,
    FREE,
    NEIGHBOURS,
    NEUTRAL,
    OUTSIDE,
    PLAYER,
    SPECIES,
    SPECIES_NAMES,
    SQUARES,
    TEAMS,
    UNUSED,
    VOLCANO,
    WILD,
    Position,
    square_name,
)
from tablee.games.genesis.rules.steps import Question, Step

BLANK: Final = vec[i64]([0] * (COLOURS * SQUARES + 1))  # slices of it are fresh lists to fill in

# For sets of colours, a bit each: how many they are, and which is the first.
BITS: Final = vec[i64]([0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4])
LOWEST: Final = vec[i64]([4, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0])

DEFAULT_MAP: Final = "pangaea"

# Streams of chance. The challenge keeps its own apart, so that no roll depends on what was played (GS-121).
TABLE: Final[i64] = 0
SETUP: Final[i64] = 2
PLAYER_DICE: Final[i64] = 3
NEUTRAL_DICE: Final[i64] = 4
STREAMS: Final = 5


class Genesis(Position):
    """A position of Genesis under its rules."""

    def clone(self) -> Genesis:
        twin = Genesis(self.game, self.players, self.options, self.chance.clone())
        self.copy_to(twin)
        return twin

    def resolve(self, step: i64, a: i64, b: i64, c: i64) -> None:
        if step == Step.PASS_TURN:
            self.pass_turn()
        elif step == Step.NEUTRAL_PUT:
            self.neutral_put(a)
        elif step == Step.ROUND:
            self.start_round()
        elif step == Step.ASK_SPECIES:
            self.ask_species(a)
        elif step == Step.DRAW_FIRST:
            self.draw_first()
        elif step == Step.SET_CHALLENGE:
            self.set_challenge()
        elif step == Step.MAKE_MAP:
            self.make_map((int(a) << 32) | int(b))

    def decide(self, seat: i64, question: i64, action: i64) -> None:
        if question == Question.SPECIES:
            self.take_species(seat, action - Action.PICK)
        elif question == Question.TILE1:
            self.first_tile(seat, action // SQUARES, action % SQUARES)
        elif action == Action.STOP:
            self.stop(seat)
        else:
            self.second_tile(seat, action // SQUARES, action % SQUARES)

    # Set-up (2.2) ------------------------------------------------------------------------------

    def set_up(self, seed: int) -> None:
        """Put the set-up on the agenda, the first step on top."""
        if self.mode == CHALLENGE:
            self.push(Step.ROUND)
            self.push(Step.SET_CHALLENGE)
        else:
            self.push(Step.DRAW_FIRST)
            for seat in range(self.players - 1, -1, -1):
                self.push(Step.ASK_SPECIES, seat)
        self.push(Step.MAKE_MAP, seed >> 32, seed & 0xFFFFFFFF)

    def make_map(self, seed: int) -> None:
        """GS-021, GS-105: a fixed map, or the random map of the challenge's own seed, of a seed that the
        table has typed in, or of one drawn now."""
        content = challenge.catalogue(self)
        if self.options["map"] != "random":
            land = content.land(self.options["map"])
        else:
            if self.mode != CHALLENGE:
                asked = self.options["map_seed"]
                seed = int(self.draw(FULL_WORD, TABLE)) if asked == "drawn" else asked
            self.map_seed = seed
            land = maps.generate(seed, content.land(DEFAULT_MAP))  # GS-106
            if self.logging:
                self.log("event-map", {"seed": str(seed)})
        self.lay(land.rows, land.right)

    def ask_species(self, seat: i64) -> None:
        """GS-025: species are chosen in seat order. One given out beforehand is not asked for, nor is
        the last one of four."""
        left = self.species_left()
        if self.species[seat] != SPECIES:
            self.take_species(seat, self.species[seat])
        elif len(left) == 1:
            self.take_species(seat, left[0])
        else:
            self.ask(seat, Question.SPECIES)

    def species_left(self) -> vec[i64]:
        left = vec[i64]()
        for species in range(SPECIES):
            if species not in self.species:
                left = append(left, species)
        return left

    def take_species(self, seat: i64, species: i64) -> None:
        self.species[seat] = species
        if self.logging:
            self.log("event-species", {"seat": seat, "species": SPECIES_NAMES[species]})

    def draw_first(self) -> None:
        """GS-028: the first player is drawn unless the table has fixed one."""
        if self.first < 0:
            self.first = self.draw(self.players, TABLE)
        if self.logging:
            self.log("event-first", {"seat": self.first})
        self.start_turn(self.first)

    # The turn (2.3) ----------------------------------------------------------------------------

    def start_turn(self, seat: i64) -> None:
        self.active = seat
        self.push(Step.PASS_TURN)
        self.roll()
        self.ask(seat, Question.TILE1)

    def roll(self) -> None:
        """GS-030: both dice, before any decision."""
        self.die1 = self.tables.faces[self.draw(6, TABLE)]
        self.die2 = self.tables.faces[self.draw(6, TABLE)]
        self.used = 0
        if self.logging:
            self.log("event-roll", {"seat": self.active, "die1": face_name(self.die1), "die2": face_name(self.die2)})

    def first_tile(self, seat: i64, colour: i64, square: i64) -> None:
        """GS-045: a first tile that no die pays for was the single tile of the turn."""
        before = self.standing()
        die = self.paying_die(seat, colour)
        self.used = die
        if die == 0:
            self.single_turns[seat] += 1
        self.put(seat, colour, square)
        if self.logging:
            self.log_put(seat, colour, square, before)
        if self.ended():
            self.finish()
        elif die != 0 and self.tiles_left(seat) > 0:  # GS-047
            self.ask(seat, Question.TILE2)

    def second_tile(self, seat: i64, colour: i64, square: i64) -> None:
        before = self.standing()
        self.used = 3
        self.put(seat, colour, square)
        if self.logging:
            self.log_put(seat, colour, square, before)
        if self.ended():
            self.finish()

    def stop(self, seat: i64) -> None:
        """GS-045: stopping after one tile makes the turn a single turn."""
        before = self.standing()
        self.single_turns[seat] += 1
        if self.logging:
            self.log("event-stop", {"seat": seat, "points": accounts.moved(before, self.standing())})

    def pass_turn(self) -> None:
        """GS-029: clockwise; GS-048: who has no tiles is passed over; GS-064: nobody has any."""
        seat = self.active
        for _ in range(self.players):
            seat = seat + 1 if seat + 1 < self.players else 0
            if self.tiles_left(seat) > 0:
                self.start_turn(seat)
                return
            if self.logging:
                self.log("event-passed-over", {"seat": seat})
        self.finish()

    def paying_die(self, side: i64, colour: i64) -> i64:
        """GS-046: the die (1 or 2) that a first tile consumes, 0 if none pays for it: a die of exactly
        that colour before one whose colour is exhausted before a wild one, then the first die."""
        fit1 = self.fit(side, self.die1, colour)
        fit2 = self.fit(side, self.die2, colour)
        if fit1 == 0 and fit2 == 0:
            return 0
        return 1 if fit1 >= fit2 else 2

    def fit(self, side: i64, die: i64, colour: i64) -> i64:
        """How well a die pays for a colour: 3 exactly, 2 exhausted (GS-037), 1 wild (GS-036), 0 not (GS-035)."""
        if die == colour:
            return 3
        if die == WILD:
            return 1
        return 2 if self.supply[COLOURS * side + die] == 0 else 0

    def tiles_left(self, side: i64) -> i64:
        place = COLOURS * side
        return self.supply[place] + self.supply[place + 1] + self.supply[place + 2] + self.supply[place + 3]

    def put(self, side: i64, colour: i64, square: i64) -> None:
        """GS-039 to GS-042: an own tile on a free square, where it stays."""
        self.hubs = self.hubs_without(square)
        self.free -= 1
        self.supply[COLOURS * side + colour] -= 1
        self.tiles[square] = 4 * colour + self.species[side]
        for direction in range(4):
            self.free_neighbours[NEIGHBOURS[4 * square + direction]] -= 1
        self.free_neighbours[OUTSIDE] = 0

    def log_put(self, side: i64, colour: i64, square: i64, before: list[dict[str, int]]) -> None:
        values: dict[str, Value] = {
            "species": SPECIES_NAMES[self.species[side]],
            "colour": COLOUR_NAMES[colour],
            "square": square_name(square),
            "points": accounts.moved(before, self.standing()),
        }
        if self.mode == CHALLENGE and side == NEUTRAL:
            self.log("event-neutral-put", values)
        else:
            self.log("event-put", {"seat": side, **values, "used": self.used})

    def standing(self) -> list[dict[str, int]]:
        """The points before something happens, for an event to tell what it moves; where no points are shown, none."""
        return self.scores() if self.logging and self.options["live_score"] else []

    # The end (2.5) -----------------------------------------------------------------------------

    def ended(self) -> bool:
        """GS-060 in the form of GS-065: a group of three has a square with two neighbours in it."""
        return self.hubs == 0

    def finish(self) -> None:
        """GS-061: the end is immediate; nothing of the turn is carried out any more."""
        self.depth = 0
        if self.logging:
            self.log("event-over" if self.ended() else "event-over-no-tiles", {"free": self.free})

    # Decisions (3) -----------------------------------------------------------------------------

    def colours(self, seat: i64, question: i64) -> i64:
        """The colours that may be placed in answer to a question, a bit each."""
        found: i64 = 0
        other = self.die2 if self.used == 1 else self.die1
        for colour in range(COLOURS):
            # GS-031: the first tile is one for the dice or, as a single tile, anything.
            if self.supply[COLOURS * seat + colour] > 0 and (
                question == Question.TILE1 or self.fit(seat, other, colour) > 0
            ):
                found |= 1 << colour
        return found

    def choices(self, seat: i64) -> vec[i64]:
        question = self.question(seat)
        if question == Question.SPECIES:
            picks = vec[i64]()
            for species in self.species_left():
                picks = append(picks, Action.PICK + species)
            return picks
        colours = self.colours(seat, question)
        free = self.free_squares()
        found = BLANK[: BITS[colours] * self.free + (1 if question == Question.TILE2 else 0)]
        place: i64 = 0
        for colour in range(COLOURS):
            if colours & (1 << colour):
                first = SQUARES * colour
                for square in free:
                    found[place] = first + square
                    place += 1
        if question == Question.TILE2:
            found[place] = Action.STOP
        return found

    def free_squares(self) -> vec[i64]:
        tiles = self.tiles
        found = BLANK[: self.free]
        place: i64 = 0
        for square in range(SQUARES):
            if tiles[square] == FREE:
                found[place] = square
                place += 1
        return found

    def sample(self, seat: i64, rng: Rng) -> i64:
        question = self.question(seat)
        if question == Question.SPECIES:
            left = self.species_left()
            return Action.PICK + left[rng.below(len(left))]
        colours = self.colours(seat, question)
        places = BITS[colours] * self.free
        number = rng.below(places + 1 if question == Question.TILE2 else places)
        if number == places:
            return Action.STOP
        for _ in range(number // self.free):
            colours &= colours - 1  # one colour fewer, the lowest first
        return SQUARES * LOWEST[colours] + self.any_free_square(rng)

    def any_free_square(self, rng: Rng) -> i64:
        """Trying until one is free takes three tries on average over a game; looking through all is slower."""
        tiles = self.tiles
        square = rng.below(SQUARES)
        while tiles[square] != FREE:
            square = rng.below(SQUARES)
        return square

    def forbids(self, seat: int, question: int, action: int) -> Refusal | None:
        if question == Question.SPECIES:
            return self.forbids_pick(action)
        if action >= Action.PICK:
            return Refusal("GS-025", "refuse-species-chosen")
        if action == Action.STOP:
            return Refusal("GS-032", "refuse-pass") if question == Question.TILE1 else None
        return self.forbids_square(action % 140) or self.forbids_colour(seat, question, action // 140)

    def forbids_pick(self, action: int) -> Refusal | None:
        if action < Action.PICK:
            return Refusal("GS-025", "refuse-species-first")
        if action - Action.PICK in self.species:
            return Refusal("GS-025", "refuse-species-taken", {"species": SPECIES_NAMES[action - Action.PICK]})
        return None

    def forbids_square(self, square: int) -> Refusal | None:
        content: i64 = self.tiles[square]
        name = square_name(square)
        if content == FREE:
            return None
        if content == UNUSED:
            return Refusal("GS-024", "refuse-beyond-river", {"square": name})
        if content > FREE:
            relief = "volcano" if content == VOLCANO else "pit"
            return Refusal("GS-003", "refuse-relief", {"square": name, "relief": relief})
        return Refusal(
            "GS-039",
            "refuse-occupied",
            {"square": name, "colour": COLOUR_NAMES[content >> 2], "species": SPECIES_NAMES[content & 3]},
        )

    def forbids_colour(self, seat: int, question: int, colour: int) -> Refusal | None:
        if self.supply[4 * seat + colour] == 0:
            return Refusal("GS-041", "refuse-no-tile", {"colour": COLOUR_NAMES[colour]})
        if not self.colours(seat, question) & (1 << colour):
            demanded = COLOUR_NAMES[self.die2 if self.used == 1 else self.die1]
            return Refusal("GS-035", "refuse-die", {"colour": COLOUR_NAMES[colour], "die": demanded})
        return None

    # The challenge (2.9) -------------------------------------------------------------------------

    def set_challenge(self) -> None:
        """GS-121, GS-129: species, square order and goals; GS-127: a fierce neutral species starts on the board."""
        challenge.set_up(self, SETUP)
        if self.logging:
            own, neutral = SPECIES_NAMES[self.species[PLAYER]], SPECIES_NAMES[self.species[NEUTRAL]]
            order = " ".join([str(int(rank)) for rank in self.rank])
            self.log("event-challenge", {"species": own, "neutral": neutral, "order": order})
            for goal in challenge.chosen_goals(self):
                self.log("event-goal", {"goal": goal.id})
        for colour in range(challenge.level(self).neutral_start_tiles):
            action = self.neutral_choice(colour)
            self.neutral_lays(action // SQUARES, action % SQUARES)

    def neutral_lays(self, colour: i64, square: i64) -> None:
        before = self.standing()
        self.put(NEUTRAL, colour, square)
        if self.logging:
            self.log_put(NEUTRAL, colour, square, before)

    def start_round(self) -> None:
        """GS-122: both sides' dice, the player's turn, then the neutral species."""
        if self.tiles_left(PLAYER) == 0 and self.tiles_left(NEUTRAL) == 0:
            self.finish()
            return
        self.push(Step.ROUND)
        if challenge.level(self).neutral_dice == 2:  # GS-123: calm uses the first die only
            self.push(Step.NEUTRAL_PUT, 2)
        self.push(Step.NEUTRAL_PUT, 1)
        self.roll_both()
        if self.tiles_left(PLAYER) > 0:
            self.ask(PLAYER, Question.TILE1)

    def roll_both(self) -> None:
        """GS-121: the n-th roll of either side does not depend on what was played."""
        faces = self.tables.faces
        self.die1 = faces[self.draw(6, PLAYER_DICE)]
        self.die2 = faces[self.draw(6, PLAYER_DICE)]
        self.neutral_die1 = faces[self.draw(6, NEUTRAL_DICE)]
        self.neutral_die2 = faces[self.draw(6, NEUTRAL_DICE)]
        self.used = 0
        if self.logging:
            self.log("event-roll", {"seat": 0, "die1": face_name(self.die1), "die2": face_name(self.die2)})
            self.log("event-neutral-roll", {"die1": face_name(self.neutral_die1), "die2": face_name(self.neutral_die2)})

    def neutral_put(self, die: i64) -> None:
        """GS-123, GS-126: one tile for one neutral die, while tiles last; then the end is tested."""
        if self.tiles_left(NEUTRAL) == 0:
            return
        action = self.neutral_choice(self.neutral_die1 if die == 1 else self.neutral_die2)
        self.neutral_lays(action // SQUARES, action % SQUARES)
        if self.ended():
            self.finish()

    def neutral_choice(self, die: i64) -> i64:
        """GS-124: largest herd, then largest area, then most free neighbours, then lowest rank, then colour."""
        survey = Survey(self.tiles)
        species: i64 = self.species[NEUTRAL]
        best: i64 = -1
        best_worth: i64 = -1
        for colour in range(COLOURS):
            if self.supply[COLOURS * NEUTRAL + colour] == 0 or self.fit(NEUTRAL, die, colour) == 0:
                continue
            tile = 4 * colour + species
            for square in range(SQUARES):
                if self.tiles[square] != FREE:
                    continue
                worth = survey.herd_with(square, tile)
                worth = 256 * worth + survey.area_with(square, tile)
                worth = 8 * worth + self.free_neighbours[square]
                worth = 256 * worth + (255 - self.rank[square])
                if worth > best_worth:
                    best_worth = worth
                    best = SQUARES * colour + square
        return best

    # What others ask of a position -----------------------------------------------------------------

    def determinize(self, seat: int, rng: Rng) -> None:
        """GS-016: nothing is hidden, so there is nothing to guess."""

    def view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def count(self) -> Count:
        """The board counted as if the game ended now."""
        return Count(Survey(self.tiles), self.tables)

    def scores(self) -> list[dict[str, int]]:
        """GS-088: for each seat its points by terrain; in the challenge also what GS-128 adds."""
        count = self.count()
        points = count.points()
        table: list[dict[str, int]] = []
        for seat in range(self.players):
            line: dict[str, int] = {}
            species = self.species[seat]
            for colour in range(COLOURS):
                line[COLOUR_NAMES[colour]] = 0 if species == SPECIES else points[COLOURS * species + colour]
            table.append(line)
        if self.mode == CHALLENGE:
            table[0].update(challenge.extras(self, count))
        return table

    def holdings(self, observer: int | None) -> list[dict[str, int]]:
        return accounts.holdings(self)

    def preview(self, seat: int, *actions: int) -> list[Event]:
        """The herd and the area that a tile would belong to, then what it changes. A new roll changes nothing of what
        anybody has, unless the neutral species plays on alone."""
        lines = super().preview(seat, *actions)
        if self.mode != CHALLENGE or self.tiles_left(PLAYER) > len(actions):
            lines = accounts.until_the_roll(lines, self.holdings(seat))
        action: i64 = actions[0]
        if action >= Action.STOP:
            return lines
        survey = Survey(self.tiles)
        tile = 4 * (action // SQUARES) + self.species[seat]
        herd, area = survey.herd_with(action % SQUARES, tile), survey.area_with(action % SQUARES, tile)
        return [Event("preview-tile", {"herd": herd, "area": area}), *lines]

    def totals(self) -> list[int]:
        return [sum(line.values()) for line in self.scores()]

    def sheet(self) -> list[SheetLine]:
        """GS-089: area by area, and under each area its herds."""
        count = self.count()
        seat_of: dict[int, int] = {}
        for seat in range(self.players):
            seat_of[self.species[seat]] = seat
        lines = area_lines(count, seat_of, self.players)
        if self.mode == CHALLENGE:
            lines.extend(challenge.sheet_lines(self, count))
        return lines

    def ranking(self) -> list[int]:
        return self.ranking_of(self.scores())

    def ranking_of(self, scores: list[dict[str, int]]) -> list[int]:
        """GS-091: by total; for who has the scores already and need not have them counted again."""
        totals = [sum(line.values()) for line in scores]
        return places(team_standing(totals) if self.mode == TEAMS else [(total, 0) for total in totals])


def face_name(face: i64) -> str:
    return "wild" if face == WILD else COLOUR_NAMES[face]
