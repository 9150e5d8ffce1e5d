# Compiled by mypyc (see setup.py).
"""What the cards of Genesia and their effects are worth by themselves, worked out once for a content."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.sets import bit
from tablee.games.genesia.judgement.effect_worth import CLAN_AT, EffectWorth
from tablee.games.genesia.rules import codes
from tablee.games.genesia.rules.effects import Amount, Choose, Effect
from tablee.games.genesia.rules.effects_assault import Losses
from tablee.games.genesia.rules.effects_pieces import Buy, Clans
from tablee.games.genesia.rules.state import Tables


def zeros(count: i64) -> vec[float]:
    return vec[float]([0.0] * count)


class CardValues:
    """Made once for a content."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        # Of each effect of a card.
        count = len(tables.effects)
        self.effect_coins: vec[float] = zeros(count)
        self.effect_points: vec[float] = zeros(count)
        self.typical: vec[float] = zeros(count)  # what it usually gives, if it counts something
        self.clan: vec[float] = zeros(count)  # each Clan that it puts somewhere, in coins
        self.repeats: vec[i64] = vec[i64]([1] * count)  # how often it can be carried out: `Position.left` at first
        # Of each card.
        self.means: vec[float] = zeros(codes.CARDS)  # in coins
        self.points: vec[float] = zeros(codes.CARDS)
        self.lasting: vec[float] = zeros(codes.CARDS)  # its part that changes losses, in points
        self.counting: vec[i64] = vec[i64]([0] * codes.AGES)  # by Age, cards whose effects count something, a set
        for card in range(codes.CARDS):
            self.judge_card(card)

    def judge_card(self, card: i64) -> None:
        age = card // codes.CARDS_OF_AGE
        judge = EffectWorth(self.tables, age)
        for effect in self.tables.card_effects[card]:
            self.judge_effect(effect, judge)
            self.means[card] += self.effect_coins[effect.number]
            self.points[card] += self.effect_points[effect.number]
            if isinstance(effect, Amount) and effect.per != codes.NONE:
                self.counting[age] |= bit(card % codes.CARDS_OF_AGE)
            if isinstance(effect, Losses):
                self.lasting[card] += self.effect_points[effect.number]

    def judge_effect(self, effect: Effect, judge: EffectWorth) -> None:
        found = judge.worth(effect)
        self.effect_coins[effect.number] = found.coins
        self.effect_points[effect.number] = found.points
        self.repeats[effect.number] = getattr(effect, "n", 1)
        if isinstance(effect, Amount) and effect.per != codes.NONE:
            self.typical[effect.number] = judge.typical(effect)
        if isinstance(effect, Clans) or (isinstance(effect, Buy) and effect.at != codes.NONE):
            self.clan[effect.number] = CLAN_AT[effect.at]
        if isinstance(effect, Choose):
            for option in effect.options:
                for part in option:
                    self.judge_effect(part, judge)
