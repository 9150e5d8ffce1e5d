// Shows what happens. When the page is drawn anew, the moves that came since (`#steps`, see `drawing/motion.py`) are
// played on a layer over it, event by event: what an event moves flies from where it was to where it is now, and its line
// is told in the caption. The page itself is always the latest: what has not come to its place yet is only unseen there.
// A press or a key ends all that moves, and counts. Who wants nothing to move is shown marks instead. No rule of any game
// is known here.
(() => {
  const PACES = { fast: [300, 100], normal: [650, 450], slow: [1200, 1000] }; // milliseconds of a way, and to read on
  const OWN = 0.6; // of that, for what the reader did
  const HURRY = 16; // if so many events wait, each takes half the time
  const MOST = 80; // more than these are not shown
  const BRISK = 0.4; // of that, where the next one goes on from there
  const APART = 80; // milliseconds between things that set out together
  const PIECES = 4; // points of a bent way
  const JUST = 400; // milliseconds within which nobody sees and presses
  const EDGE = 12;
  const FRAMES = "[data-map], .board, .hand, .scroll, .panels"; // what may be scrolled or moved
  const NAMES = ["place", "piece", "glides"];
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const narrow = matchMedia("(max-width: 68rem)"); // as in table.css
  const page = () => document.querySelector("#inside, #replaying");
  const pace = () => localStorage.getItem("pace") ?? "normal";
  const caption = () => document.querySelector("#caption");
  const replays = () => page().id === "replaying";
  const last = () => Number(page().dataset.number) - 1;

  const layer = document.createElement("div");
  layer.id = "motion";
  layer.setAttribute("aria-hidden", "true");

  let played = 0; // the last move that was shown
  let before = new Map(); // where all was until now, by name
  let queue = []; // events to be shown
  let now = null; // the one that is
  let clock = null; // its time
  let paused = false;
  let revealed = -Infinity; // when a part of the page opened to show something
  const moving = new Set(); // animations of it
  const held = new Map(); // elements that glide later, with what holds them where they were

  // Where things are --------------------------------------------------------------------------------------

  const called = (name, kinds = NAMES) => kinds.map((kind) => `[data-${kind}="${CSS.escape(name)}"]`).join();
  const visible = (thing) => thing.checkVisibility() && thing.getBoundingClientRect().width > 0;
  const found = (name, kinds) => [...page().querySelectorAll(called(name, kinds))].find(visible);

  // On a narrow screen the part of the page opens where something happens, unless the reader did it. When all has come to
  // rest and the reader must decide, the part opens again that was open before; after a press it stays as it is.
  function reveal({ end, start }) {
    const thing = page().querySelector(called(end || start));
    if (!thing?.closest("[data-shut]") || found(end || start) || thing.closest(`[data-place^="seat-"]`)) return;
    revealed = performance.now();
    document.dispatchEvent(new CustomEvent("glance", { detail: thing }));
  }

  // A map of which only a part is seen shows all of itself, and then it counts no more where things on it were.
  function behold({ own, motions }) {
    for (const name of own ? [] : motions.flatMap(({ start, end }) => [start, end]).filter(Boolean)) {
      const thing = found(name);
      if (!thing || document.dispatchEvent(new CustomEvent("behold", { detail: thing, cancelable: true }))) continue;
      for (const other of thing.closest("[data-map]").querySelectorAll(NAMES.map((kind) => `[data-${kind}]`).join()))
        for (const kind of NAMES) for (const each of [now, ...queue]) each.before.delete(other.dataset[kind]);
    }
  }

  // For a place on a part of the page that is shut stands its seat, or the tab that opens it.
  function instead(name) {
    const shut = page().querySelector(called(name));
    const seat = shut?.closest(`[data-place^="seat-"]`)?.dataset.place;
    const pane = shut?.closest("[data-shut]")?.dataset.pane;
    return (seat && found(seat)) ?? (pane && document.querySelector(`[data-tab="${CSS.escape(pane)}"]`));
  }

  const box = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return { x, y, width, height, frame: thing.closest(FRAMES)?.getBoundingClientRect() };
  };

  // With the scrolled part of the page, so that it still holds when that changes.
  function measure() {
    before = new Map();
    for (const thing of page().querySelectorAll(NAMES.map((kind) => `[data-${kind}]`).join())) {
      const { x, y, width, height } = thing.getBoundingClientRect();
      if (!width && !height) continue;
      const place = { x: x + scrollX, y: y + scrollY, width, height };
      for (const kind of NAMES) {
        const name = thing.dataset[kind];
        if (name && !before.has(name)) before.set(name, place);
        if (name && kind === "glides") before.set(`glides ${name}`, place);
      }
    }
  }

  const was = (event, name) => {
    const place = event.before.get(name);
    return place && { ...place, x: place.x - scrollX, y: place.y - scrollY };
  };
  const is = (name) => {
    const thing = name && (found(name) ?? instead(name));
    return thing ? { ...box(thing), tab: thing.matches("[data-tab]") } : undefined;
  };
  // What is scrolled out of sight is shown at the edge behind which it lies.
  const clamped = (value, least, most) => Math.max(EDGE + least, Math.min(most - EDGE, value));
  const foot = () => document.querySelector(".prompt.replay, #caption");
  const floor = () => (narrow.matches && foot()?.getBoundingClientRect().top) || innerHeight;
  const centre = ({ x, y, width, height, frame, tab }) => [
    clamped(clamped(x + width / 2, frame?.left ?? 0, frame?.right ?? innerWidth), 0, innerWidth),
    clamped(clamped(y + height / 2, frame?.top ?? 0, frame?.bottom ?? innerHeight), 0, tab ? innerHeight : floor()),
  ];
  const within = (inner, outer) => {
    const [x, y] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
    return x >= outer.x && x <= outer.x + outer.width && y >= outer.y && y <= outer.y + outer.height;
  };

  // Where a motion begins and ends. A thing that glides begins and ends where it lies in these places.
  function ends(event, { start, end, glides }) {
    let from = start && (was(event, start) ?? is(start) ?? is(event.seat));
    let to = end && (is(end) ?? was(event, end) ?? is(event.seat));
    const old = glides && was(event, `glides ${glides}`);
    const there = glides && found(glides, ["glides"]);
    if (from && old && within(old, from)) from = old;
    if (to && there && within(box(there), to)) to = box(there);
    // It lies there already, and is shown once more.
    if (event.again && from && to && start !== end && Math.hypot(from.x - to.x, from.y - to.y) < 2) from = is(event.seat) ?? from;
    return [from, to];
  }

  // Things that move --------------------------------------------------------------------------------------

  function made(kind, inside = "") {
    const thing = document.createElement("div");
    thing.className = kind;
    thing.innerHTML = inside;
    return thing;
  }

  function at(thing, x, y) {
    thing.style.left = `${x}px`;
    thing.style.top = `${y}px`;
    layer.append(thing);
    return thing;
  }

  function animate(thing, frames, time, delay = 0) {
    const animation = thing.animate(frames, { duration: time, delay, easing: "ease-in-out", fill: "both" });
    moving.add(animation);
    if (paused) animation.pause();
    return animation;
  }

  // A ring around a place.
  function ring(place, time, delay) {
    const { width, height } = place;
    const [x, y] = centre(place).map((middle, axis) => middle - [width, height][axis] / 2);
    const drawn = at(made("ring"), x, y);
    drawn.style.width = `${width}px`;
    drawn.style.height = `${height}px`;
    if (time) animate(drawn, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], time, delay);
  }

  const badge = (amount) => {
    const drawn = made("amount");
    drawn.textContent = amount;
    return drawn;
  };

  // The way bends upwards a little, so that ways there and back are two.
  function way([x, y], [toX, toY]) {
    const bend = Math.min(90, Math.hypot(toX - x, toY - y) / 5);
    const [overX, overY] = [(x + toX) / 2, Math.max(EDGE, (y + toY) / 2 - bend)];
    const points = Array.from({ length: PIECES + 1 }, (_, n) => {
      const t = n / PIECES;
      const s = 1 - t;
      return [s * s * x + 2 * s * t * overX + t * t * toX, s * s * y + 2 * s * t * overY + t * t * toY];
    });
    const drawn = made("way", `<svg><path d="M${x} ${y}Q${overX} ${overY} ${toX} ${toY}"/></svg>`);
    layer.append(drawn);
    return points;
  }

  function fly(motion, from, to, time, delay) {
    const picture = motion.picture || `<i class="dot"></i>`;
    const [start, end] = [centre(from ?? to), centre(to ?? from)];
    const thing = at(made("flier", picture), 0, 0);
    [thing.dataset.from, thing.dataset.to] = [motion.start, motion.end];
    if (motion.amount) thing.append(badge(motion.amount));
    const placed = ([x, y], scale = 1) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    if (!from) animate(thing, [{ transform: placed(end, 0.3), opacity: 0 }, { transform: placed(end), opacity: 1 }], time, delay);
    else if (!to) animate(thing, [{ transform: placed(start), opacity: 1 }, { transform: placed(start, 1.4), opacity: 0 }], time, delay);
    else {
      at(made("ghost", picture), ...start);
      animate(thing, way(start, end).map((point) => ({ transform: placed(point) })), time, delay);
    }
  }

  function stir(motion, place, time, delay) {
    ring(place, time, delay);
    if (!motion.picture && !motion.amount) return;
    const [x, y] = centre(place);
    const thing = at(made("flier", motion.picture), 0, 0);
    if (motion.amount) thing.append(badge(motion.amount));
    const placed = (up) => `translate(${x}px, ${y - up}px) translate(-50%, -50%)`;
    animate(thing, [{ transform: placed(0), opacity: 0.4 }, { transform: placed(14), opacity: 1 }], time, delay);
  }

  // Without a picture it is the thing itself that glides.
  function glides(motion, place) {
    const thing = found(motion.glides, ["glides"]);
    const old = thing && place;
    if (!old) return null;
    const there = box(thing);
    const [dx, dy] = [old.x + old.width / 2 - there.x - there.width / 2, old.y + old.height / 2 - there.y - there.height / 2];
    if (Math.hypot(dx, dy) < 3) return null;
    const scale = thing.ownerSVGElement ? thing.parentNode.getScreenCTM().a : 1;
    return [thing, [{ translate: `${dx / scale}px ${dy / scale}px` }, { translate: "0 0" }]];
  }

  function hold(event, motion) {
    const found = !motion.picture && !event.again && glides(motion, was(event, `glides ${motion.glides}`));
    if (!found || held.has(found[0])) return;
    const [thing, frames] = found;
    const animation = thing.animate(frames, { duration: 1000, easing: "ease-in-out", fill: "both" });
    animation.pause();
    held.set(thing, animation);
    event.holds.push([motion, thing, animation]);
  }

  function start(event, motion, time, delay) {
    if (motion.sound) document.dispatchEvent(new CustomEvent("sound", { detail: { sound: motion.sound, delay } }));
    const gliding = event.holds.find(([one]) => one === motion);
    if (gliding?.[1].isConnected) {
      const [, thing, animation] = gliding;
      animation.effect.updateTiming({ duration: time, delay });
      moving.add(animation);
      if (!paused) animation.play();
      if (motion.amount) stir(motion, box(thing), time, delay);
      return true;
    }
    const [from, to] = ends(event, motion);
    if (!from && !to) return false;
    if (from && to && (motion.start === motion.end || Math.hypot(from.x - to.x, from.y - to.y) < 3)) stir(motion, to, time, delay);
    else if (motion.picture || (from && to)) fly(motion, from, to, time, delay);
    else ring(to ?? from, time, delay);
    return true;
  }

  // For whoever wants nothing to move.
  function mark(motion) {
    const thing = found(motion.end || motion.start);
    if (!thing) return false;
    thing.dataset.touchedNow = "";
    ring(box(thing));
    return true;
  }

  // The caption -------------------------------------------------------------------------------------------

  function tell(event) {
    const bar = caption();
    if (!bar) return;
    bar.hidden = !event || event.own || !event.line;
    if (bar.hidden) return;
    const seat = page().querySelector(`.standing ${called(event.seat)}`);
    const emblem = seat?.firstElementChild;
    bar.className = `caption ${page().className}`;
    bar.querySelector(".who").replaceChildren(...(emblem ? [emblem.cloneNode(true)] : []), seat?.title ?? event.name);
    bar.querySelector(".left").textContent = queue.length ? `+${queue.length}` : "";
    bar.querySelector(".line").innerHTML = event.line;
    bar.toggleAttribute("data-still", still.matches);
    bar.toggleAttribute("data-paused", paused);
  }

  // One event after the other -----------------------------------------------------------------------------

  // What has not come yet is unseen where it will be.
  function hide() {
    for (const thing of document.querySelectorAll("[data-underway]")) thing.removeAttribute("data-underway");
    if (still.matches) return;
    for (const event of [now, ...queue].filter(Boolean))
      for (const { glides, picture, start } of event.again ? [] : event.motions)
        if (glides && picture && start) found(glides, ["glides"])?.setAttribute("data-underway", "");
  }

  const thingOf = ({ picture, glides }) => picture || glides;

  // Whether the next event is one more step of a way, or the same once more: then nobody waits between them.
  function goesOn({ seat, motions: [motion] }, next) {
    const [further] = next?.seat === seat ? next.motions : [];
    if (!motion?.end || !further || thingOf(motion) !== thingOf(further)) return false;
    return motion.end === further.start || (motion.start === further.start && motion.end === further.end);
  }

  async function show(event) {
    const [way, rest] = PACES[pace()] ?? PACES.normal;
    const brisk = goesOn(event, queue[0]);
    const mute = "counting" in document.documentElement.dataset; // the caption would tell the outcome: there is nothing to read
    const time = way * (event.own ? OWN : 1) * (mute || queue.length > HURRY ? 0.5 : 1) * (brisk ? BRISK : 1);
    if (!still.matches) page().dataset.moving = "";
    layer.className = page().className;
    layer.style.cssText = page().style.cssText;
    tell(event);
    if (!event.own && !replays() && !still.matches) event.motions.forEach(reveal);
    if (!still.matches) behold(event);
    const shown = event.motions.map((motion, n) => (still.matches ? mark(motion) : start(event, motion, time, n * APART)));
    const moves = shown.some(Boolean);
    const reads = event.own || brisk || mute || !event.line || replays() ? 0 : rest * (time / way);
    if (!moves && !reads) return;
    const whole = (moves ? time + (event.motions.length - 1) * APART : 0) + reads + (still.matches ? time : 0);
    clock = new Animation(new KeyframeEffect(null, null, { duration: whole }));
    clock.play();
    if (paused) clock.pause();
    await clock.finished.catch(() => {}); // ended before its time
  }

  function clear() {
    for (const animation of moving) animation.cancel();
    moving.clear();
    layer.replaceChildren();
    for (const thing of document.querySelectorAll("[data-touched-now]")) thing.removeAttribute("data-touched-now");
    for (const [, thing] of now?.holds ?? []) held.delete(thing);
    now = null;
    clock = null;
  }

  async function run() {
    hide();
    if (now) return;
    while (queue.length) {
      now = queue.shift();
      const event = now;
      await show(event);
      if (now !== event) return; // all was ended
      clear();
      hide();
    }
    rest();
  }

  // All has come to rest, or nobody looks any more: what opened to show it is as its reader left it.
  function rest() {
    end();
    document.dispatchEvent(new CustomEvent("beheld"));
    if (page().dataset.yourTurn) document.dispatchEvent(new CustomEvent("glanced", { detail: true }));
  }

  function end() {
    queue = [];
    for (const animation of held.values()) animation.cancel();
    held.clear();
    const ending = clock;
    clear();
    ending?.cancel();
    pause(false);
    hide();
    tell(null);
    if (page()) delete page().dataset.moving;
  }

  function pause(yes) {
    paused = yes;
    for (const animation of [clock, ...moving].filter(Boolean)) paused ? animation.pause() : animation.play();
    caption()?.toggleAttribute("data-paused", paused);
  }

  // A step is [number, seat, name, beats], a beat [line, motions, seat], a motion as in `drawing/motion.py`.
  function add(steps, again) {
    const own = page().querySelector("#steps").dataset.seat;
    for (const [, mover, name, beats] of steps)
      for (const [line, motions, seat] of beats) {
        const named = motions.map(([start, end, glides, picture, amount, sound]) => ({ start, end, glides, picture, amount, sound }));
        const mine = [mover, seat].every((one) => own === String(one));
        const event = { seat: `seat-${seat}`, name, line, motions: named, own: !again && mine && !replays(), again, holds: [] };
        event.before = again ? new Map() : before;
        queue.push(event);
        if (!still.matches) for (const motion of named) if (motion.glides) hold(event, motion);
      }
    if (queue.length > MOST) end();
    else if (queue.length) run();
  }

  const steps = () => JSON.parse(page().querySelector("#steps").dataset.steps);

  function drawn() {
    const [from, to] = [played, last()];
    played = to;
    const jumped = to < from || (replays() && to !== from + 1);
    if (jumped || pace() === "off" || document.hidden) end();
    else if (to > from) add(steps().filter(([number]) => number > from), false);
    if (now || queue.length) run(); // what is drawn anew is unseen again, if it is still under way
  }

  const ofPage = ({ detail }) => detail?.task?.target?.matches?.("#inside, #replaying");
  document.addEventListener("DOMContentLoaded", () => {
    document.body.append(layer);
    played = last();
  });
  document.addEventListener("htmx:before:swap", (event) => {
    if (!event.defaultPrevented && event.detail.tasks.some(({ target }) => target?.matches?.("#inside, #replaying"))) measure();
  });
  document.addEventListener("htmx:after:settle", (event) => ofPage(event) && drawn());
  document.addEventListener("play-steps", ({ detail }) => {
    end();
    add(steps().filter(([number]) => number >= detail.from && number <= detail.to), true);
  });
  document.addEventListener("pace", () => pace() === "off" && (now || queue.length) && rest());
  document.addEventListener("visibilitychange", () => document.hidden && (now || queue.length) && rest());
  addEventListener("resize", end);
  const anything = ({ target }) => {
    if ((!now && !queue.length) || target.closest?.(".pace, .menu")) return;
    end();
    document.dispatchEvent(new CustomEvent("glanced", { detail: false }));
  };
  // What has only just come under the finger was not meant.
  let missed = false;
  addEventListener("pointerdown", (event) => {
    missed = performance.now() - revealed < JUST && event.target.closest?.("[data-pane]") !== null;
    anything(event);
  }, true);
  addEventListener("click", (event) => {
    if (missed && event.detail) event.stopImmediatePropagation();
    missed = false;
  }, true);
  addEventListener("keydown", anything, true);
  document.addEventListener("click", ({ target }) => {
    if (target.closest("[data-pauses]")) pause(!paused);
    if (target.closest("[data-skips]")) rest();
  });
})();
