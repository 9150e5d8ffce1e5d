"""The content by number, as the compiled rules want it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import get_args

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.age_of_civilization.content.catalogue import Action, Catalogue, SpecialAction
from tablee.games.age_of_civilization.content.vocabulary import (
    Condition,
    Count,
    Effect,
    Moment,
    Resource,
    Verb,
)
from tablee.games.age_of_civilization.rules import codes
from tablee.games.age_of_civilization.rules.state import Scenario, Tables

VERBS: tuple[str, ...] = get_args(Verb)
MOMENTS = (None, *get_args(Moment))
RESOURCES: tuple[str, ...] = get_args(Resource)
COUNTS = (None, *get_args(Count))
CONDITIONS = (None, *get_args(Condition))
TARGETS = ("war", "plague", "market", "supply")
ICONS = ("none", "war", "plague")
COLUMNS = ("left", "middle", "right")

# Moments that a verb implies.
IMPLIED: dict[str, Moment] = {
    "bonus_multiply": "rise",
    "technology_per_bonus": "rise",
    "turn_action": "turn_end",
    "turn_pay": "turn_end",
}


def of_content(content: Catalogue) -> Tables:
    tables = Tables()
    tables.ids = _ids(content)
    _fill_effects(tables, content)
    _fill_actions(tables, [*content.action, *content.special_action])
    _fill_technologies(tables, content)
    tables.population = _numbers(civilization.population for civilization in content.civilization)
    special_cards = range(codes.QUARRY, codes.ACTIONS)
    tables.card_action = _numbers([*range(codes.CULTURE, codes.QUARRY), codes.NONE, *special_cards])
    tables.card_icon = _numbers([*(ICONS.index(card.icon) for card in content.track_card), *(0 for _ in special_cards)])
    tables.station_cost = _numbers(control.station_cost for control in content.control)
    rules = content.rules
    tables.rounds = rules.rounds
    tables.worker_limit = rules.worker_limit
    tables.civilization_limit = rules.civilization_limit
    tables.special_cost = rules.special_cost
    tables.rest_coins = rules.rest_coins
    tables.rest_workers = rules.rest_workers
    tables.annex_workers = rules.annex_workers
    tables.draft_keep = rules.draft_keep
    tables.draft_bonus = rules.draft_bonus
    return tables


def scenario(content: Catalogue, mode: str) -> Scenario:
    """The numbers of a mode's own rules; all 0 for a mode that is no scenario."""
    made = Scenario()
    played = next((scenario for scenario in content.scenario if scenario.id == mode), None)
    parameters = played.parameters if played else None
    rounds = {event.id: event.after_rounds for event in content.special_event if event.scenario == mode}

    def number(name: str) -> int:
        return (getattr(parameters, name) if parameters else None) or 0

    made.removal_rounds = _set((parameters.removal_rounds if parameters else None) or [])
    made.trade_bonus_from = number("trade_bonus_from_stations")
    made.trade_bonus_coins = number("trade_bonus_coins")
    made.bandit_coins = number("bandit_coins")
    made.drought_rounds = _set(rounds.get("drought", []))
    made.drought_workers = number("drought_workers")
    made.drought_coins = number("drought_coins")
    made.income_from = number("income_from_realms")
    made.income_coins = number("income_coins")
    made.raid_rounds = _set(rounds.get("horde", []))
    made.raid_plus = number("raid_strength_plus")
    made.raid_workers = number("raid_workers")
    made.black_death_rounds = _set(rounds.get("black_death", []))
    made.rebirth_rounds = _set([rebirth] if (rebirth := number("rebirth_after_round")) else [])
    made.rebirth_workers = number("rebirth_workers")
    made.rebirth_coins = number("rebirth_coins")
    made.culture_bonus_from = number("culture_bonus_from_round")
    made.culture_bonus_points = number("culture_bonus_points")
    return made


def _ids(content: Catalogue) -> dict[str, list[str]]:
    found = {section: [entry.id for entry in entries] for section, entries in content.entries().items()}
    for section in ("action", "track_card"):
        found[section] += found["special_action"]
    return found


def _fill_effects(tables: Tables, content: Catalogue) -> None:
    """All effects in the order of the sources in `codes`."""
    technologies, actions = tables.ids["technology"], tables.ids["action"]
    rows: list[int] = []
    first: list[int] = []
    sources: list[int] = []
    for source, effects in enumerate(
        (
            *(civilization.main for civilization in content.civilization),
            *(civilization.inherited for civilization in content.civilization),
            *(technology.effects for technology in content.technology),
            *(wonder.effects for wonder in content.wonder),
            *(action.effects for action in content.action),
            *(action.effects for action in content.special_action),
            *(control.station_effects for control in content.control),
            *(event.effects for event in content.event),
        )
    ):
        first.append(len(rows))
        for effect in effects:
            rows.extend(_row(effect, technologies, actions))
            sources.append(source)
    tables.rows = _numbers(rows)
    tables.source = _numbers(sources)
    tables.first = _numbers([*first, len(rows)])


def _row(effect: Effect, technologies: Sequence[str], actions: Sequence[str]) -> list[int]:
    """An effect in nine numbers; which fields share a column, the verbs tell apart."""
    what = 0
    if effect.action is not None:
        what = actions.index(effect.action)
    elif effect.resource is not None:
        what = RESOURCES.index(effect.resource)
    elif effect.to is not None:
        what = TARGETS.index(effect.to)
    extra = effect.points or effect.max or int(effect.except_source is not None or effect.which == "lowest")
    if effect.then is not None:
        extra = actions.index(effect.then)
    amount = next((n for n in (effect.amount, effect.count, effect.coins, effect.workers, effect.factor) if n), 0)
    return [
        VERBS.index(effect.verb),
        MOMENTS.index(effect.on or IMPLIED.get(effect.verb)),
        what,
        amount,
        COUNTS.index(effect.per or effect.by),
        effect.every or 1,
        CONDITIONS.index(effect.cond),
        _set(technologies.index(technology) for technology in effect.technologies or []),
        extra,
    ]


def _fill_actions(tables: Tables, actions: Sequence[Action | SpecialAction]) -> None:
    tables.cost = _numbers(action.cost for action in actions)
    tables.workers = _numbers(action.workers for action in actions)
    tables.slots = _numbers(action.slots for action in actions)
    tables.red = _numbers(int(action.sacrifice) for action in actions)


def _fill_technologies(tables: Tables, content: Catalogue) -> None:
    technologies = tables.ids["technology"]
    cells = [cell.id for cell in content.cell]
    tables.cell_technology = _numbers(technologies.index(cell.technology) for cell in content.cell)
    tables.cell_needs = _numbers(_set(cells.index(need) for need in cell.needs_one_of) for cell in content.cell)
    tables.special_column = _numbers(COLUMNS.index(card.column) for card in content.special_card)
    tables.special_row1 = _numbers(technologies.index(card.row1) for card in content.special_card)
    tables.special_row2 = _numbers(technologies.index(card.row2) for card in content.special_card)


def _numbers(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64](list(numbers))


def _set(members: Iterable[int]) -> int:
    """A bit for each member."""
    return sum(1 << member for member in set(members))
