"""What happens is shown at the reader's pace: never in the way of who plays, nor where nothing shall move."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tablee import server
from tablee.drawing.motion import SOUNDS
from tablee.server.live import Live
from tablee.testing.browser import CHOICES, LIT, PLAY, settled, touch_one_action
from tests.browser.conftest import PHONE, Serving, Visit
from tests.browser.tables import play_bots, table
from tests.browser.test_live import HIDE
from tests.shelf import OWN_KEYS

BEFORE, WATCHED = 12, 10  # moves until somebody watches, and then
MOVES = 4  # of others, and then whatever comes until the first seat decides
# What moves takes so long that it has not ended whatever else this machine does.
ENDLESS = """window.KeyframeEffect = class extends KeyframeEffect {
  constructor(thing, frames, options) { super(thing, frames, { ...options, duration: 1000 * options.duration }); }
}"""
# It is over at once.
SWIFT = ENDLESS.replace("1000 *", "0.02 *")
# Writes down where all places were, and where what flies sets out and arrives.
RECORDED = """{
  const NAMES = ["place", "piece", "glides"];
  window.places = {};
  window.paths = [];
  const look = () => {
    for (const thing of document.querySelectorAll(NAMES.map((name) => `[data-${name}]`).join())) {
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      const box = [left, top, right, bottom];
      const names = NAMES.map((kind) => thing.dataset[kind]).filter((name) => name && right > left);
      for (const name of names) (places[name] ??= []).push(box);
    }
  };
  for (const when of ["htmx:before:swap", "htmx:after:settle"]) document.addEventListener(when, look, true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    const { from, to } = this.dataset;
    if (this.matches(".flier") && from && to && from !== to) {
      look();
      const at = (time) => {
        animation.currentTime = time;
        const { x, y, width, height } = this.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      paths.push([from, at(0), to, at(options.delay + options.duration)]);
      animation.currentTime = 0;
    }
    return animation;
  };
}"""
# Counts what is moved.
COUNTED = """{
  const animate = Element.prototype.animate;
  window.moved = 0;
  Element.prototype.animate = function (...all) {
    window.moved += 1;
    return animate.apply(this, all);
  };
}"""


def set_up(visit: Visit, script: str, pace: str = "slow", **settings: Any) -> Page:
    page = visit("/", **{"reduced_motion": "no-preference", **settings})
    page.evaluate("pace => localStorage.setItem('pace', pace)", pace)
    page.add_init_script(script)
    return page


def watching(visit: Visit, serving: Serving, game: str, page: Page) -> Live:
    """A table where somebody else decides."""
    other = visit("/")
    live = table(serving, game, [page, other])
    play_bots(serving, live, 0, 1)
    page.goto(f"/t/{live.key}")
    page.wait_for_load_state()
    return live


@pytest.mark.parametrize("game", ["age_of_civilization", "gentes"])
def test_a_click_during_motion_ends_it_and_counts(visit: Visit, serving: Serving, game: str) -> None:
    page, rng = set_up(visit, ENDLESS), random.Random(1)
    live = table(serving, game, [page, "greedy"])
    page.goto(f"/t/{live.key}")
    settled(page)
    touch_one_action(page, rng)
    number = live.number
    expect(page.locator("#inside")).to_have_attribute("data-moving", "")
    page.locator(CHOICES).first.hover()
    page.mouse.down()
    expect(page.locator("#inside[data-moving]")).to_have_count(0)
    expect(page.locator("#motion > *")).to_have_count(0)
    expect(page.locator("#caption")).to_be_hidden()
    page.mouse.up()
    page.wait_for_selector(f"{PLAY}, #inside:not([data-number='{number}'])", state="attached")
    if live.number == number:
        touch_one_action(page, rng)
    assert live.number > number


def test_pace_is_chosen_beside_the_caption_and_remembered(visit: Visit, serving: Serving) -> None:
    page = set_up(visit, ENDLESS)
    live = watching(visit, serving, "age_of_civilization", page)
    play_bots(serving, live, MOVES, 0)
    caption = page.locator("#caption")
    expect(caption.locator(".line")).not_to_be_empty()
    expect(caption.locator(".who")).to_contain_text("P1")
    caption.get_by_role("button", name="Pause").click()
    expect(page.locator("#inside")).to_have_attribute("data-moving", "")
    caption.get_by_role("button", name="Fast").click()
    expect(caption.get_by_role("button", name="Fast")).to_have_attribute("aria-pressed", "true")
    caption.get_by_role("button", name="Skip").click()
    expect(caption).to_be_hidden()
    expect(page.locator("#inside[data-moving]")).to_have_count(0)
    assert page.evaluate("localStorage.pace") == "fast"


def test_nothing_moves_for_who_wants_that_but_marks_and_captions_tell(visit: Visit, serving: Serving) -> None:
    page = set_up(visit, COUNTED + ENDLESS, reduced_motion="reduce")
    live = watching(visit, serving, "age_of_civilization", page)
    play_bots(serving, live, MOVES, 0)
    expect(page.locator("#caption")).to_be_visible()
    expect(page.locator("[data-touched-now]").first).to_be_attached()
    assert page.locator("#motion .flier, #inside[data-moving]").count() == 0
    page.keyboard.press("Shift")
    expect(page.locator("#caption")).to_be_hidden()
    expect(page.locator("[data-touched-now]")).to_have_count(0)
    assert page.evaluate("moved") == 0


def test_a_phone_opens_where_others_act_and_comes_back_to_where_one_decides(visit: Visit, serving: Serving) -> None:
    page = set_up(visit, "window.glances = 0", pace="fast", viewport=PHONE, has_touch=True, is_mobile=True)
    live = watching(visit, serving, "gentes", page)
    page.locator("[data-tab=log]").click()
    page.evaluate("document.addEventListener('glance', () => (window.glances += 1))")
    play_bots(serving, live, MOVES, 0)
    expect(page.locator("#inside")).to_have_attribute("data-number", str(live.number))
    page.wait_for_function("glances > 0 && !document.querySelector('#inside[data-moving]')")
    expect(page.locator("[data-tab][aria-current=true]:not([data-tab=log])")).to_have_count(1)
    expect(page.locator(f"{LIT}:visible").first).to_be_attached()


def test_a_phone_that_is_put_away_meanwhile_is_back_where_one_decides(visit: Visit, serving: Serving) -> None:
    page = set_up(visit, ENDLESS, viewport=PHONE, has_touch=True, is_mobile=True)
    live = watching(visit, serving, "gentes", page)
    page.locator("[data-tab=log]").click()
    play_bots(serving, live, MOVES, 0)
    expect(page.locator("#inside")).to_have_attribute("data-number", str(live.number))
    page.locator("[data-tab=log][aria-current=false]").wait_for()
    expect(page.locator(f"{LIT}:visible")).to_have_count(0)
    page.evaluate(HIDE, True)
    expect(page.locator("#inside[data-moving]")).to_have_count(0)
    expect(page.locator(f"{LIT}:visible").first).to_be_attached()


@pytest.mark.parametrize("game", OWN_KEYS)
def test_at_no_pace_nothing_moves_and_the_page_is_right(visit: Visit, serving: Serving, game: str) -> None:
    page = set_up(visit, COUNTED, pace="off")
    live = watching(visit, serving, game, page)
    play_bots(serving, live, MOVES, 0)
    expect(page.locator("#inside")).to_have_attribute("data-number", str(live.number))
    settled(page)
    page.wait_for_selector(f"{LIT}, {CHOICES}", state="attached")
    assert page.evaluate("moved") == 0
    assert page.locator("#motion > *, [data-underway], [data-moving], [data-touched-now]").count() == 0
    expect(page.locator("#caption")).to_be_hidden()


@pytest.mark.parametrize("game", OWN_KEYS)
def test_what_moves_sets_out_and_arrives_where_the_event_says(visit: Visit, serving: Serving, game: str) -> None:
    page = set_up(visit, RECORDED + SWIFT, viewport={"width": 1600, "height": 1200})  # all of the table is in sight
    first, second = visit("/"), visit("/")
    live = table(serving, game, [first, second])
    play_bots(serving, live, BEFORE, None)
    page.goto(f"/t/{live.key}")
    play_bots(serving, live, WATCHED, None)
    expect(page.locator("#inside")).to_have_attribute("data-number", str(live.number))
    expect(page.locator("#inside[data-moving]")).to_have_count(0)
    places, paths = page.evaluate("[places, paths]")
    ends = [end for start, begun, end, ended in paths for end in ((start, begun), (end, ended))]
    # What came and went between two drawings was never seen, nor is what is in somebody's hand.
    seen = [(name, point, places[name]) for name, point in ends if name in places]
    strayed = [(name, point) for name, point, boxes in seen if not any(inside(point, box) for box in boxes)]
    assert strayed == []
    assert len(seen) >= len(ends) / 2 > 0


def inside(point: tuple[float, float], box: tuple[float, float, float, float]) -> bool:
    (x, y), (left, top, right, bottom) = point, box
    return left <= x <= right and top <= y <= bottom


# Shows the first move again that brings something to where the map is not seen now.
FAR = """() => {
  const [map] = document.querySelectorAll("[data-map]");
  const above = (name) => {
    const place = name && map.querySelector(`[data-piece="${name}"]`);
    return place && place.getBoundingClientRect().bottom < map.getBoundingClientRect().top;
  };
  const { steps, seat } = document.querySelector("#steps").dataset;
  const far = ([, mover, , beats]) => mover !== Number(seat) && beats.some(([, [way]]) => way && above(way[1]));
  const [from] = JSON.parse(steps).find(far) ?? [];
  if (from) document.dispatchEvent(new CustomEvent("play-steps", { detail: { from, to: from } }));
  return Boolean(from);
}"""
SIZE = "document.documentElement.style.getPropertyValue('--map-zoom')"


def test_a_map_shows_what_happens_beyond_its_edge_and_then_its_part_again(visit: Visit, serving: Serving) -> None:
    page = set_up(visit, ENDLESS, viewport=PHONE)
    live = table(serving, "genesia", [page, "greedy", "greedy"], seed=5)
    play_bots(serving, live, 80, 0)
    page.goto(f"/t/{live.key}")
    settled(page)
    near = page.evaluate(SIZE)
    assert float(near) > 1
    page.wait_for_function(FAR)  # as soon as the map lies as it will
    page.wait_for_function(f"{SIZE} === '1'")
    page.get_by_role("button", name="Skip").click()
    page.wait_for_function(f"{SIZE} === '{near}'")


def test_a_replay_moves_the_same_one_move_at_a_time(visit: Visit, serving: Serving) -> None:
    page = set_up(visit, ENDLESS)
    live = watching(visit, serving, "genesis", page)
    play_bots(serving, live, 10, 0)
    page.goto(f"/t/{live.key}/replay?at=4")
    page.locator("[data-step=step-forward]").click()
    expect(page.locator("#replaying[data-moving]")).to_have_count(1)
    page.locator("[data-step=first]").click()
    expect(page.locator("#at")).to_have_value("0")
    expect(page.locator("#replaying[data-moving]")).to_have_count(0)
    page.locator("[data-pace=off]").click()
    plays = page.locator("[data-plays]")
    plays.click()
    expect(plays).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#at")).to_have_value("1")
    plays.click()
    expect(plays).to_have_attribute("aria-pressed", "false")


# Counts what sounds.
HEARD = """{
  window.made = window.heard = 0;
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...all) {
    window.heard += 1;
    return start.apply(this, all);
  };
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      window.made += 1;
      window.context = this;
    }
  };
}"""


def test_it_sounds_for_who_switches_that_on(visit: Visit, serving: Serving) -> None:
    page = set_up(visit, HEARD + SWIFT)
    live = watching(visit, serving, "genesis", page)
    page.locator(".menu summary").click()
    play_bots(serving, live, MOVES, 0)
    expect(page.locator("#inside")).to_have_attribute("data-number", str(live.number))
    assert page.evaluate("[made, heard]") == [0, 0]
    page.get_by_role("button", name="Sounds").click()
    page.wait_for_function("made === 1 && context.state === 'running'")
    play_bots(serving, live, 0, 1)
    play_bots(serving, live, MOVES, 0)
    page.wait_for_function("heard > 0")
    assert page.evaluate("localStorage.sounds") == "on"


def test_every_sound_is_made() -> None:
    assert server.__file__
    made = (Path(server.__file__).parent / "static" / "sounds.js").read_text()
    assert set(re.findall(r"^    (\w+): \{ tones:", made, re.MULTILINE)) == set(SOUNDS)
