"""The content by number, as the compiled rules want it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, get_args, get_type_hints

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.numbering import names_of
from tablee.games.age_of_civilization.content import catalogue, vocabulary
from tablee.games.age_of_civilization.content.catalogue import Action, Catalogue, SpecialAction
from tablee.games.age_of_civilization.content.vocabulary import moment
from tablee.games.age_of_civilization.rules import codes, effects_lasting, effects_triggered
from tablee.games.age_of_civilization.rules.effects import Effect
from tablee.games.age_of_civilization.rules.state import Scenario, Tables

ICONS = names_of(codes.Icon)
COLUMNS = ("left", "middle", "right")
MEASURES = names_of(codes.Measure)
NUMBERS = (  # of the rules, named as in the content
    "rounds",
    "worker_limit",
    "civilization_limit",
    "special_cost",
    "rest_coins",
    "rest_workers",
    "annex_workers",
    "draft_keep",
    "draft_bonus",
)
ACTIONS: tuple[str, ...] = (*get_args(vocabulary.ActionId), *get_args(catalogue.SpecialActionId))
VERBS: tuple[str, ...] = tuple(verb.__struct_config__.tag for verb in get_args(vocabulary.Effect))

# The words that the fields of effects may have, in the order of their numbers in the rules.
WORDS: dict[str, tuple[str, ...]] = {
    "action": names_of(codes.CardAction),
    "then": names_of(codes.CardAction),
    "on": names_of(codes.Moment),
    "except_source": names_of(codes.Moment),
    "resource": names_of(codes.Resource),
    "per": names_of(codes.Count),
    "by": names_of(codes.Count),
    "cond": names_of(codes.Condition),
    "to": names_of(codes.Target),
    "which": names_of(codes.Rank),
}


def _word(word: str) -> str:
    """A word as a name: "technologies_at_most:1" has a sign that no name can have."""
    return word.replace(":", "_")


def _literals(hint: Any) -> Iterator[str]:
    """The words that a field may have."""
    for part in get_args(hint):
        if isinstance(part, str):
            yield part
        else:
            yield from _literals(part)


def _check_words() -> None:
    """Whether the rules know every word of the vocabulary, and actions in the order of the content."""
    if names_of(codes.CardAction) != ACTIONS:
        raise ValueError(f"actions of the rules: {names_of(codes.CardAction)}; of the content: {ACTIONS}")
    for verb in get_args(vocabulary.Effect):
        for field, hint in get_type_hints(verb).items():
            unknown = {_word(word) for word in _literals(hint)} - set(WORDS.get(field, ()))
            if unknown:
                raise ValueError(f"{verb.__name__}.{field}: {unknown} of the content, {WORDS.get(field)} of the rules")


_check_words()


def of_content(content: Catalogue) -> Tables:
    tables = Tables()
    tables.ids = _ids(content)
    _fill_effects(tables, content)
    _fill_actions(tables, [*content.action, *content.special_action])
    _fill_technologies(tables, content)
    tables.population = _numbers(civilization.population for civilization in content.civilization)
    removed = (number for number, card in enumerate(content.civilization) if card.remove)
    tables.removed = sum(1 << number for number in removed)
    offered = [*(card.action for card in content.track_card), *(card.id for card in content.special_action)]
    tables.card_action = _numbers(codes.NONE if action is None else ACTIONS.index(action) for action in offered)
    icons = [*(card.icon for card in content.track_card), *("none" for _ in content.special_action)]
    tables.card_icon = _numbers(ICONS.index(icon) for icon in icons)
    tables.station_cost = _numbers(control.station_cost for control in content.control)
    for name in NUMBERS:
        setattr(tables, name, getattr(content.rules, name))
    return tables


def scenario(content: Catalogue, mode: str) -> Scenario:
    """The numbers of a mode's own rules; all 0 for a mode that is no scenario."""
    made = Scenario()
    for played in content.scenario:
        if played.id == mode:
            for name in played.parameters.given():
                value = getattr(played.parameters, name)
                setattr(made, name, _set(value) if isinstance(value, list) else value)
            _fill_grades(made, played)
    for event in content.special_event:
        if event.scenario == mode:
            setattr(made, f"{event.id}_rounds", _set(event.after_rounds))
    return made


def _fill_grades(made: Scenario, played: catalogue.Scenario) -> None:
    for grade in ("bronze", "silver", "gold"):
        goal: catalogue.Goal = getattr(played, grade)
        setattr(made, f"{grade}_points", goal.points)
        for number, measure in enumerate(MEASURES):
            needed = getattr(goal, f"{measure}_min", None)
            if needed is not None:
                made.measure = number
                setattr(made, f"{grade}_measure", needed)


def _ids(content: Catalogue) -> dict[str, list[str]]:
    found = {section: [entry.id for entry in entries] for section, entries in content.entries().items()}
    for section in ("action", "track_card"):
        found[section] += found["special_action"]
    return found


def _fill_effects(tables: Tables, content: Catalogue) -> None:
    """All effects in the order of the sources in `codes`."""
    said_by = [ability.effects for ability in content.abilities()]
    cards = len(content.civilization)
    spare: list[Sequence[vocabulary.Effect]] = [()] * (int(codes.CIVILIZATIONS) - cards)
    listed = [*said_by[:cards], *spare, *said_by[cards : 2 * cards], *spare, *said_by[2 * cards :]]
    if len(listed) != codes.Source.END:
        raise ValueError(f"{len(listed)} sources of effects; the rules know {codes.Source.END}")
    tables.effects = []
    tables.effects_of = []
    for source, said in enumerate(listed):
        made = [_effect(effect, tables.ids["technology"]) for effect in said]
        for number, effect in enumerate(made, start=len(tables.effects)):
            effect.number = number
            effect.source = source
        tables.effects += made
        tables.effects_of.append(made)


def _effect(said: vocabulary.Effect, technologies: Sequence[str]) -> Effect:
    """The effect of the rules with the same name and the same fields; what is not given stays as it is there."""
    name = type(said).__name__
    made: Effect = (getattr(effects_lasting, name, None) or getattr(effects_triggered, name))()
    made.verb = VERBS.index(said.verb)
    for field in {*said.__struct_fields__, "on"}:
        value = moment(said) if field == "on" else getattr(said, field)
        if value is not None:
            setattr(made, field, _number(field, value, technologies))
    return made


def _number(field: str, value: Any, technologies: Sequence[str]) -> int:
    if field == "technologies":
        return _set(technologies.index(technology) for technology in value)
    return value if isinstance(value, int) else WORDS[field].index(_word(value))


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
