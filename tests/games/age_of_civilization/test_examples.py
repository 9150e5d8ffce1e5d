"""The worked examples of section 7, by their numbers."""

from __future__ import annotations

from typing import Any

from tests.games.playing import asked, legal, play, refusal, shown

from .positions import ORDER, last_turn, new, position, seat, window

LEARNED = ["writing", "education"]
ARMED = ["mining", "ironworking", "gunpowder"]  # 5 shields
ARTS = window("culture", "construction", "conquest")
NO_HAND: dict[str, Any] = {"hand_cards": [], "pack": [], "pick": None}
DRAFT = {"mode": "standard", "first_player": "seat0", "draft": True}


def numbers(state: Any, who: int = 0) -> tuple[int, int, int]:
    """Points, coins and workers of a seat."""
    own = shown(state, who)
    return own["points"], own["coins"], own["hand"] + own["white"] + own["red"]


def ended(own: dict[str, Any]) -> int:
    """The points of a seat at the end of the game, against a weak other."""
    state = last_turn(own, seat(), round=6)
    play(state, "finish")
    assert state.over
    return numbers(state)[0]


def entering(card: str, now: int) -> list[str]:
    """A time track on which a card enters after a round."""
    track = [other for other in ORDER if other != card]
    track.insert(now + 2, card)
    return track


# From the rulebook ----------------------------------------------------------------------------------------------


def test_example_1_wonder_market() -> None:
    assert len(new(2, 1).view(None)["wonders"]) == 5


def test_example_2_available_actions() -> None:
    state = position(seat(coins=9), seat(), round=1)
    offers = {offer["action"] for offer in state.view(None)["offers"]}
    assert offers == {"wonder", "research", "enslave", "hunting", "fishing", "farm"}


def test_example_3_culture() -> None:
    state = position(seat(coins=4, hand=1), seat(), track=ARTS)
    play(state, "do culture")
    assert asked(state) == "1 civilization"
    assert numbers(state) == (2, 0, 1)


def test_example_4_khmer() -> None:
    for before in range(5):
        state = position(seat(main="egypt", hand=before), seat(), asked="civilization", market=["khmer", "siam"])
        play(state, "rise khmer")
        assert numbers(state)[2] == 3


def test_example_5_arabia_rises_over_egypt() -> None:
    state = position(seat(main="egypt", coins=7, hand=4), seat(), asked="civilization", market=["arabia", "siam"])
    play(state, "rise arabia")
    assert (shown(state)["main"], numbers(state)[2]) == ("arabia", 3)
    play(state, "do farm")
    assert shown(state)["coins"] == 7 + 3 + 1
    play(state, "build zeus")
    assert shown(state)["coins"] == 11 - 7


def test_example_6_egypt_annexes_arabia() -> None:
    for before, after in ((2, 3), (4, 4)):
        state = position(
            seat(main="egypt", coins=4, hand=before), seat(), asked="civilization", market=["arabia", "siam"]
        )
        play(state, "annex arabia")
        assert (shown(state)["main"], numbers(state)[2]) == ("egypt", after)
        play(state, "do trade")
        assert shown(state)["coins"] == 4 + 2 + 1
        play(state, "build zeus")
        assert shown(state)["coins"] == 7 - 4


def test_example_7_available_technologies() -> None:
    state = position(seat(technologies=LEARNED), seat())
    assert set(shown(state)["available"]) == {"science", "engineering", "navigation", "mining"}


def test_example_8_science_and_tiwanaku() -> None:
    science = position(seat(main="babylon", technologies=LEARNED), seat(), asked="turn_end", round=4)
    play(science, "trigger babylon", "take science")
    assert numbers(science)[0] == 2
    tiwanaku = position(seat(), seat(), asked="civilization", round=1)
    play(tiwanaku, "rise tiwanaku")
    assert numbers(tiwanaku)[0] == 5


def test_example_9_iberia() -> None:
    state = position(seat(), seat(), asked="civilization", market={"iberia": 5, "siam": 0})
    play(state, "rise iberia", "take writing", "take education")
    assert asked(state) == "0 action"
    assert numbers(state)[:2] == (0, 5)
    assert shown(state)["technologies"] == LEARNED


def test_example_10_persia() -> None:
    state = last_turn(seat(main="persia", declined=["korea"], technologies=ARMED), seat(), round=1)
    assert shown(state)["military"] == 7
    play(state, "finish")
    assert shown(state)["coins"] == 3


def test_example_11_two_researches() -> None:
    state = position(seat(coins=8, hand=2), seat())
    play(state, "research navigation", "research mining")
    assert numbers(state) == (2, 0, 2)
    assert shown(state)["technologies"] == ["navigation", "mining"]
    writing = position(seat(coins=8, hand=2), seat())
    play(writing, "research writing", "research mining")
    assert numbers(writing) == (2, 1, 2)


def test_example_12_variants() -> None:
    changing = {"mode": "standard", "first_player": "seat0", "changing_world": True}
    for now, after in ((2, 5), (3, 2), (4, 5)):
        state = last_turn(seat(coins=5), seat(coins=5), round=now, tokens={"6": "rats"}, options=changing)
        play(state, "finish")
        assert [shown(state, who)["coins"] for who in range(2)] == [after, after]
    for own, workers in (({"main": "kush"}, 2), ({"main": "franks"}, 3)):  # 2 and 3 shields against 2
        alone = last_turn(seat(hand=3, **own), round=2, virtual=1, track=entering("trade", 2))
        play(alone, "finish")
        assert (alone.view(0)["virtual"], numbers(alone)[2]) == (2, workers)
    draft = new(3, 12, draft=True)
    while asked(draft).endswith("draft"):
        who = draft.pending()[0]
        draft.apply(who, draft.legal(who)[0])
    assert len(draft.view(None)["market"]) == 6


def test_example_12_draft_carthage_and_iberia() -> None:
    for main, coins, technologies in ((None, 0, 0), ("egypt", 6, 1)):
        market = ["carthage", "iberia", "siam"]
        first = position(
            seat(main=main, **NO_HAND), seat(**NO_HAND), asked="civilization", market=market, options=DRAFT, dealt={}
        )
        play(first, "rise carthage")
        assert shown(first)["coins"] == coins
        second = position(
            seat(main=main, **NO_HAND), seat(**NO_HAND), asked="civilization", market=market, options=DRAFT, dealt={}
        )
        play(second, "rise iberia")
        if technologies:
            play(second, "take mining")
        assert asked(second) == "0 action"
        assert len(shown(second)["technologies"]) == technologies


# Ours -----------------------------------------------------------------------------------------------------------


def test_example_13_aztecs() -> None:
    state = position(seat(main="aztecs", hand=2, coins=1), seat())
    play(state, "build zeus")
    assert asked(state) == "1 civilization"
    assert numbers(state) == (3, 2, 0)
    assert shown(state)["wonders"] == ["zeus"]


def test_example_14_costs_stop_at_zero() -> None:
    own = {"main": "aztecs", "declined": ["khmer"], "technologies": ["writing", "education", "engineering"]}
    state = position(seat(hand=3, coins=0, **own), seat())
    play(state, "build zeus")
    assert (shown(state)["coins"], shown(state)["red"]) == (0, 2)
    assert refusal(position(seat(hand=1, **own), seat()), "build zeus") == ("AC-046", "refuse-workers")


def test_example_15_culture_stack() -> None:
    own = seat(main="india", declined=["harappa"], annexed=["italy"], technologies=LEARNED, coins=5, hand=1)
    state = position(own, seat())
    play(state, "do culture")
    assert numbers(state)[:2] == (3, 4)
    play(state, "trigger education")
    assert numbers(state)[:2] == (6, 2)


def test_example_16_china() -> None:
    state = position(seat(main="china", hand=3), seat())
    play(state, "do farm")
    assert (shown(state)["coins"], shown(state)["hand"]) == (3, 2)
    play(state, "do farm")
    assert asked(state) == "1 civilization"
    assert numbers(state) == (0, 6, 4)


def test_example_17_china_and_red_slots() -> None:
    state = position(seat(main="china", hand=4), seat())
    play(state, "do enslave", "do farm")
    assert (shown(state)["coins"], shown(state)["hand"]) == (5, 1)
    play(state, "end")
    assert numbers(state) == (0, 5, 3)


def test_example_18_order_at_turn_end() -> None:
    own = seat(main="britain", technologies=LEARNED, points=13, coins=4)
    first = position(own, seat(), asked="turn_end")
    play(first, "trigger education")
    assert numbers(first)[0] == 17
    second = position(own, seat(), asked="turn_end")
    play(second, "trigger britain", "trigger education")
    assert numbers(second)[0] == 16


def test_example_19_babylon_into_education() -> None:
    state = position(seat(main="babylon", technologies=["writing"], coins=2, hand=2), seat())
    play(state, "rest")  # 4 coins
    assert asked(state) == "0 technology"
    play(state, "take education", "trigger education")
    assert numbers(state)[:2] == (2, 0)


def test_example_20_war() -> None:
    state = last_turn(seat(technologies=["mining", "ironworking"], hand=1), seat(hand=3), seat(hand=0), round=1)
    play(state, "finish")
    assert [numbers(state, who)[2] for who in range(3)] == [1, 2, 0]


def test_example_21_war_all_equal() -> None:
    equal = last_turn(seat(main="korea", hand=2), seat(main="celts", hand=2), round=1)
    play(equal, "finish")
    assert [numbers(equal, who)[2] for who in range(2)] == [1, 1]
    immune = last_turn(seat(main="korea", annexed=["tibet"], hand=2), seat(main="celts", hand=2), round=1)
    play(immune, "finish")
    assert [numbers(immune, who)[2] for who in range(2)] == [2, 1]


def test_example_22_solo_ties() -> None:
    for declined, workers in (([], 2), (["korea"], 3)):  # military 3 and 4
        war = last_turn(seat(main="franks", declined=declined, hand=3), round=3, virtual=2, track=entering("trade", 3))
        play(war, "finish")
        assert (war.view(0)["virtual"], numbers(war)[2]) == (3, workers)
    track = window("culture", "construction", "conquest", now=4)
    conquest = position(seat(main="franks", hand=2), round=4, virtual=3, track=track)
    play(conquest, "do conquest")
    assert numbers(conquest)[0] == 2


def test_example_23_first_player() -> None:
    state = position(
        *(seat(main=main, hand=4) for main in ("egypt", "mali", "inca", "persia")), asked="civilization", round=1
    )
    order: list[int] = []
    while len(order) < 12:
        if asked(state).endswith("civilization"):
            order.append(state.pending()[0])
            play(state, "rise " + state.view(None)["market"][0]["civilization"] if len(order) < 5 else "pass")
        else:
            texts = legal(state)
            play(state, next(text for text in ("rest", "finish", min(texts)) if text in texts))
    assert order == [0, 1, 2, 3, 3, 0, 1, 2, 2, 3, 0, 1]


def test_example_24_market_coins() -> None:
    state = position(seat(), seat(), asked="civilization", round=1, market=["egypt", "mali", "inca", "persia", "india"])
    play(state, "rise egypt", "rest")
    assert coins_on(state) == [("mali", 1), ("inca", 1), ("persia", 1), ("india", 1), (name(state, 4), 0)]
    fresh = name(state, 4)
    play(state, "rise india")
    assert shown(state, 1)["coins"] == 1
    assert coins_on(state) == [("mali", 2), ("inca", 2), ("persia", 2), (fresh, 1), (name(state, 4), 0)]
    later = name(state, 4)
    play(state, "rest")
    before = shown(state, 1)["coins"]
    assert asked(state) == "1 civilization"
    play(state, "annex mali")
    assert shown(state, 1)["coins"] == before + 2
    assert coins_on(state) == [("inca", 3), ("persia", 3), (fresh, 2), (later, 1), (name(state, 4), 0)]


def coins_on(state: Any) -> list[tuple[str, int]]:
    return [(card["civilization"], card["coins"]) for card in state.view(None)["market"]]


def name(state: Any, place: int) -> str:
    return coins_on(state)[place][0]


def test_example_25_hunting() -> None:
    track = window("hunting", "farm", "trade")
    for technologies, points in (([], 4), (["mining"], 2)):
        own = seat(main="olmecs", annexed=["maya"], hand=2, technologies=technologies)
        state = position(own, seat(), track=track)
        play(state, "do hunting")
        assert numbers(state)[:2] == (points // 2, 3)
        play(state, "do hunting")
        assert numbers(state)[:2] == (points, 6)


def test_example_26_scythians() -> None:
    others = [seat(main="franks", coins=5), seat(coins=1), seat(coins=0)]
    state = position(seat(main="scythians", hand=1), *others, track=ARTS)
    play(state, "do conquest")
    assert asked(state) == "1 civilization"
    assert [shown(state, who)["coins"] for who in range(1, 4)] == [3, 0, 0]
    assert numbers(state) == (0, 0, 1)


def test_example_27_axum() -> None:
    state = position(seat(main="axum", hand=2, coins=6), seat(), track=ARTS)
    play(state, "do construction")
    assert numbers(state)[:2] == (3, 5)
    assert asked(state) == "0 follow"
    play(state, "follow")
    assert numbers(state) == (5, 1, 2)
    assert shown(state)["hand"] == 2


def test_example_28_vikings() -> None:
    for answer, offered in (("pass", False), ("rise congo", True)):
        state = position(seat(main="mali"), seat(main="vikings"), asked="civilization", active=1, first=1)
        play(state, answer, "rest", "pass")
        assert asked(state) == "0 action"
        assert ("do trade" in legal(state)) == offered
        if not offered:
            assert refusal(state, "do trade") == ("AC-129", "refuse-denied")
    private = position(seat(main="mali"), seat(main="vikings"), track=ARTS)
    assert refusal(private, "do trade") == ("AC-129", "refuse-denied")


def test_example_29_phoenicia() -> None:
    state = position(seat(main="phoenicia", coins=5), seat(), asked="turn_end", market={"congo": 3, "siam": 0})
    play(state, "trigger phoenicia", "bonus congo")
    assert coins_on(state)[0] == ("congo", 5)
    assert numbers(state)[:2] == (2, 3)


def test_example_30_draft() -> None:
    for civilization, coins, technologies in (("carthage", 12, 0), ("iberia", 4, 2)):
        state = position(
            seat(main="egypt", **NO_HAND),
            seat(**NO_HAND),
            asked="civilization",
            market={civilization: 2, "siam": 0},
            options=DRAFT,
            dealt={},
        )
        play(state, f"rise {civilization}")
        if technologies:
            play(state, "take mining", "take writing")
        assert shown(state)["coins"] == coins
        assert len(shown(state)["technologies"]) == technologies


def test_example_31_end_scoring() -> None:
    assert ended(seat(hand=0, wonders=["pyramids", "artemis", "library"])) == 2
    colossus = seat(main="kush", technologies=ARMED, wonders=["colossus"])
    assert shown(position(colossus, seat()))["military"] == 7
    assert ended(colossus) == 3
    five = ["writing", "education", "science", "mining", "navigation"]
    assert ended(seat(technologies=five, wonders=["library"])) == 2
    assert ended(seat(coins=17, wonders=["artemis"])) == 5
    assert ended(seat(coins=14, wonders=["artemis"])) == 4
    assert ended(seat(technologies=["mining"], wonders=["stonehenge"])) == 4
    assert ended(seat(technologies=["mining", "writing"], wonders=["stonehenge"])) == 0


def test_example_32_innovation() -> None:
    options = {"mode": "standard", "first_player": "seat0", "innovation": True}
    state = position(
        seat(main="sumer", coins=1, technologies=["navigation"]), seat(), options=options, specials=["sp_poetry"]
    )
    play(state, "buy sp_poetry")
    assert shown(state)["coins"] == 0
    assert set(shown(state)["available"]) == {"poetry", "currency", "mining"}
    assert refusal(state, "research writing") == ("AC-143", "refuse-technology-covered")
    assert refusal(state, "research poetry") == ("AC-046", "refuse-coins")  # not free
    learned = position(seat(special="sp_poetry", technologies=["poetry", "philosophy"]), seat(), options=options)
    assert set(shown(learned)["available"]) == {"science", "engineering", "navigation", "mining"}


def test_example_33_changing_world() -> None:
    options = {"mode": "standard", "first_player": "seat0", "changing_world": True}
    state = last_turn(
        *(seat(coins=coins, hand=2) for coins in (7, 7, 2)),
        round=3,
        track=entering("trade", 3),
        tokens={"6": "corruption"},
        options=options,
    )
    told = [event.key for event in play(state, "finish")]
    assert [shown(state, who)["coins"] for who in range(3)] == [4, 4, 2]
    assert told.index("event-token") < told.index("event-war")
    assert [numbers(state, who)[2] for who in range(3)] == [1, 1, 1]


def test_example_34_conquest_with_gunpowder_and_huns() -> None:
    own = seat(main="egypt", declined=["huns"], technologies=ARMED, hand=2)
    state = position(own, seat(), track=ARTS)
    play(state, "do conquest")
    assert numbers(state)[:2] == (3, 1)
    lost = position(own, seat(main="kush", technologies=ARMED), track=ARTS)
    play(lost, "do conquest")
    assert numbers(lost)[:2] == (0, 0)


def test_example_35_age_of_wonders() -> None:
    state = position(
        seat(main="egypt", coins=0, hand=2), options={"mode": "age_of_wonders"}, wonders={"zeus": 4, "artemis": 0}
    )
    assert {text for text in legal(state) if text.startswith("build")} == {"build zeus"}
    play(state, "build zeus")
    assert numbers(state)[:2] == (3, 0)


def test_example_36_silk_road() -> None:
    track = ["hunting", "fishing", "farm", "bazaar", "plague", "culture", "construction", "trade"]
    silk: dict[str, Any] = {"options": {"mode": "silk_road"}, "track": track}
    caravan = position(seat(main="china", coins=3, hand=2), stations=3, **silk)
    play(caravan, "do caravan", "take mining")
    assert numbers(caravan)[:2] == (1, 0)
    assert shown(caravan)["technologies"] == ["mining"]
    bazaar = position(seat(main="china", hand=2), stations=4, **silk)
    play(bazaar, "do bazaar")
    assert shown(bazaar)["coins"] == 3


def test_example_37_mongol_devastation() -> None:
    track = ["hunting", "fishing", "ramparts", "farm", "trade", "construction", "culture", "conquest"]
    for wards, realms, workers in ((2, 6, 3), (1, 5, 2)):
        own = seat(main="franks", declined=["korea"], hand=3)
        state = last_turn(own, options={"mode": "mongol_devastation"}, round=4, virtual=3, wards=wards, track=track)
        assert shown(state)["military"] == 4
        events = play(state, "finish")
        assert state.view(0)["scenario"]["realms"] == realms
        assert numbers(state)[2] == workers
        assert [event.values["strength"] for event in events if "raid" in event.key] == [6]


def test_example_38_death_and_rebirth() -> None:
    track = ["fishing", "hospice", "farm", "culture", "trade", "patronage", "construction", "conquest"]
    for workers, wards, after in ((3, 1, 2), (4, 0, 2)):
        state = last_turn(
            seat(main="mali", hand=workers), options={"mode": "death_and_rebirth"}, round=1, wards=wards, track=track
        )
        play(state, "finish")
        assert numbers(state)[2] == after
        assert state.view(0)["scenario"]["wards"] == 0
