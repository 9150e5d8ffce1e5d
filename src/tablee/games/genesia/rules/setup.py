"""Set-up (rules 2.1, 2.10, 2.11): the decks of the Ages, turn order, objectives, and what each Age begins with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.errors import OptionError
from tablee.games.genesia.content.catalogue import AGES, CARDS_OF_AGE, Card, Catalogue
from tablee.games.genesia.meta import LOTS
from tablee.games.genesia.rules import codes, listing, names
from tablee.games.genesia.rules.codes import Phase
from tablee.games.genesia.rules.steps import Question, Step

if TYPE_CHECKING:
    from tablee.games.genesia.rules.flow import Genesia

NONE = int(codes.NONE)
WARLIKE = (["attack"], ["growth", "attack"])
MANAGER = (["end"],)


# What the options say (GA-007 to GA-011, GA-141, GA-150, GA-160 to GA-165) ----------------------------


def prepare(position: Genesia) -> None:
    """Decks, pool of objectives and teams: what is settled before chance decides anything."""
    found = names.content(position)
    options, seats = position.options, int(position.seats)
    decks = [deck_of(found, options, seats, age) for age in range(AGES)]
    position.sure = vec[i64]([sure for sure, _ in decks])
    position.maybe = vec[i64]([fill for _, fill in decks])
    promo = options.get("promo", False)
    position.extra = vec[i64]([_set(found, age, lambda card: promo and card.lot == "promo") for age in range(AGES)])
    position.deal = vec[i64]([_count(sure) // 2 if position.solo else int(codes.PACKET) for sure, _ in decks])
    position.pool = pool_of(found, options, seats)
    position.team = vec[i64](teams_of(options, seats))
    position.open_homelands = int(options["homelands"] == "open")
    recruits = options.get("recruit_in_attack", "off")
    position.recruits_in_attack = int(recruits == "on" or (recruits == "usual" and options["deck"] == "warlike"))


def deck_of(found: Catalogue, options: Mapping[str, Any], seats: int, age: int) -> tuple[int, int]:
    """The cards that are in the deck for certain and those that may fill it up, sets."""
    if options["mode"] != "standard":
        removed = found.solo.removed[options["mode"]]
        out = (removed.age_1, removed.age_2, removed.age_3)[age]
        return _set(found, age, lambda card: card.lot in found.solo.lots and card.number not in out), 0
    chosen = lots_of(options, seats, age)
    of_lots = _set(found, age, lambda card: card.lot in chosen)
    deck = options["deck"]
    if deck == "cards" and options[f"cards_{age + 1}"]:
        return _set(found, age, lambda card: card.number in options[f"cards_{age + 1}"]), 0
    if deck in ("warlike", "manager"):
        wanted = WARLIKE if deck == "warlike" else MANAGER
        special = _set(found, age, lambda card: card.lot != "promo" and list(card.icons) in wanted)
        return special, of_lots & ~special if _count(special) < codes.PACKET * seats else 0
    return of_lots, 0


def lots_of(options: Mapping[str, Any], seats: int, age: int) -> list[str]:
    """GA-008, GA-009."""
    return list(options.get(f"lots_{age + 1}") or LOTS[:seats])


def pool_of(found: Catalogue, options: Mapping[str, Any], seats: int) -> int:
    """GA-011: the objectives of the game, a set."""
    wanted = options.get("objectives", "none")
    if wanted == "none":
        return 0
    if options["deck"] not in ("first", "lots"):
        wanted = "all"
    used: set[str] = {lot for age in range(AGES) for lot in lots_of(options, seats, age)}
    black = wanted in ("lots_black", "all")
    return sum(
        1 << number
        for number, objective in enumerate(found.objective)
        if wanted == "all" or objective.lot in used or (black and objective.lot == "black")
    )


def teams_of(options: Mapping[str, Any], seats: int) -> list[int]:
    """GA-150, GA-153: the team of each seat; team-mates apart as far as possible unless the table says otherwise."""
    if options.get("teams", "none") == "none":
        return []
    sizes = sorted(int(size) for size in options["teams"].split("v"))
    given = options["team_seats"]
    if given == "apart":
        return apart(sizes, seats)
    team = [int(digit) - 1 for digit in str(given)]
    if len(team) != seats or sorted(team.count(number) for number in set(team)) != sizes:
        allowed = "".join(str(number + 1) for number in apart(sizes, seats))
        raise OptionError(
            "error-option-value",
            {"option": "team_seats", "value": str(given), "allowed": f"apart, {allowed} …", "players": seats},
        )
    order = list(dict.fromkeys(team))
    return [order.index(number) for number in team]


def apart(sizes: list[int], seats: int) -> list[int]:
    """The seating with the most steps round the table between team-mates."""
    members = [team for team, size in enumerate(sizes) for _ in range(size)]
    found = max(permutations(members), key=lambda team: _steps_between_mates(team, seats))
    order = list(dict.fromkeys(found))
    return [order.index(team) for team in found]


def _steps_between_mates(team: Sequence[int], seats: int) -> int:
    pairs = [(one, other) for one, other in combinations(range(seats), 2) if team[one] == team[other]]
    return sum(min(other - one, seats - other + one) for one, other in pairs)


def _set(found: Catalogue, age: int, wanted: Callable[[Card], bool]) -> int:
    """The cards of an Age that fit, a set."""
    cards: list[Card] = found.card[CARDS_OF_AGE * age : CARDS_OF_AGE * (age + 1)]
    return sum(1 << place for place, card in enumerate(cards) if wanted(card))


def _count(members: int) -> int:
    return bin(members).count("1")


def listed(members: int) -> list[int]:
    """The members of a set."""
    return [place for place in range(CARDS_OF_AGE) if members & (1 << place)]


# What chance decides -----------------------------------------------------------------------------------


def set_up(position: Genesia) -> None:
    """GA-006, GA-012: turn order and objectives; then the first Age."""
    left = list(range(position.seats))
    position.order = vec[i64]([left.pop(position.draw(len(left))) for _ in range(position.seats)])
    position.log("event-first", {"seat": int(position.order[0]), "order": listing.order(position)})
    position.push(Step.BEGIN_AGE, 0)
    if position.pool:
        deal_objectives(position)


def deal_objectives(position: Genesia) -> None:
    left = [number for number in range(codes.OBJECTIVES) if position.pool & (1 << int(number))]
    for place in range(int(codes.OFFERED) * int(position.seats)):
        position.offered[place] = left.pop(position.draw(len(left)))
    position.phase = Phase.OBJECTIVES
    for seat in range(position.seats):
        position.log("event-offered", {"objectives": listing.offered(position, seat)}, (seat,))
        position.ask(seat, Question.OBJECTIVE)


def deal(position: Genesia) -> None:
    """GA-022; GA-162 and GA-165 say what the deck is made of. Alone the cards are a hand at once (GA-142)."""
    age, seats = int(position.age), int(position.seats)
    count = int(position.deal[age]) * seats
    deck = listed(int(position.sure[age]))
    fill = listed(int(position.maybe[age]))
    while len(deck) < count:
        deck.append(fill.pop(position.draw(len(fill))))
    if position.extra[age] and len(deck) > count:
        deck = [deck.pop(position.draw(len(deck))) for _ in range(count)]
    deck += listed(int(position.extra[age]))
    for number in range(count):
        card = deck.pop(position.draw(len(deck)))
        position.packet_of[card] = number % seats
        if position.solo:
            position.hand[number % seats] |= 1 << card
            for seat in range(seats):
                position.seen[AGES * seat + age] |= 1 << card


# The Beginning of an Age --------------------------------------------------------------------------------


def clear_age(position: Genesia, age: int) -> None:
    """GA-098: what cards have set up ends with the Age; coins, Inventions and the map stay."""
    seats = int(position.seats)
    position.age = age
    position.active = position.traveller = position.at_once = codes.NONE
    position.end_step = position.round = position.picked = position.stances_shown = 0
    position.packet_of = vec[i64]([NONE] * CARDS_OF_AGE)
    position.pick_of = vec[i64]([0] * CARDS_OF_AGE)
    position.picks = vec[i64]([NONE] * seats)
    position.next_order = vec[i64]([NONE] * seats)
    position.played = vec[i64]()
    for field in (position.hand, position.discarded, position.points, position.conquests, position.done):
        _fill(field, 0)
    for field in (position.toll_free, position.cheap_price, position.cheap_left, position.recruit_held):
        _fill(field, 0)
    for field in (position.recruit_foe, position.chooses_first, position.bound, position.odds, position.lasting):
        _fill(field, 0)
    for field in (position.idle, position.free, position.shield):
        _fill(field, 0)
    _fill(position.toll_gain, 1)
    _fill(position.discard_price, int(position.tables.discard))
    _fill(position.stance, NONE)
    position.forget_assault()
    forget_card(position)


def forget_card(position: Genesia) -> None:
    """No card is being carried out."""
    position.actor = position.card = position.copied_from = position.place = codes.NONE
    position.copy_card = position.copy_seat = codes.NONE
    position.effect = position.left = position.times = position.count = 0
    position.chosen = position.chosen_high = position.hosts = 0
    position.landed = vec[i64]([0] * int(position.world.regions))


def _fill(row: vec[i64], number: int) -> None:
    for place in range(len(row)):
        row[place] = number
