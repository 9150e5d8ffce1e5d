// A stamp with the emblem of whoever did it on all that was touched since the reader decided, with a number where it was
// more than once. Read from `#steps`, as `pages/steps.py` writes it; no rule of any game is known here.
(() => {
  const SIZE = 20; // pixels, as in recap.css
  const SMALL = 64; // pixels: things that are not wider get a smaller stamp
  const COUNTER = /^[a-z]+(-[a-z]+)*-\d$/; // "coins-2": what a seat has, told by the line of its turn
  const layer = Object.assign(document.createElement("div"), { className: "stamps" });
  layer.setAttribute("aria-hidden", "true");
  let waiting = 0;

  // How often each seat touched each place since: [place, seat, times].
  function touches() {
    const { seat, steps } = document.querySelector("#steps")?.dataset ?? {};
    if (!seat) return []; // who only watches has no turn
    const all = JSON.parse(steps);
    const since = all.slice(all.findLastIndex((step) => step[1] === Number(seat)) + 1);
    const found = new Map();
    for (const [, mover, , beats] of since)
      for (const [, motions, whose] of beats)
        for (const place of new Set(motions.map((motion) => motion[1]))) {
          // The end of a round is everybody's, but what befell oneself was done by who moved.
          const doer = whose === Number(seat) ? mover : whose;
          const key = `${place} ${doer}`;
          if (place) found.set(key, [place, doer, (found.get(key)?.[2] ?? 0) + 1]);
        }
    return [...found.values()];
  }

  // The piece or card that lies on the board under this name; whole parts of the board are no things.
  function thing(place) {
    const name = CSS.escape(place);
    const found = document.querySelectorAll(`.board :is([data-piece="${name}"], [data-place="${name}"], [data-glides="${name}"])`);
    const seen = [...found].find((one) => one.getClientRects().length && one.getBoundingClientRect().width);
    return seen && (seen.dataset.piece || (!COUNTER.test(place) && (seen.dataset.card || seen.ownerSVGElement))) ? seen : null;
  }

  function stamp(doer, times) {
    const mark = document.querySelector(`.standing [data-place="seat-${doer}"] > :first-child`);
    const made = Object.assign(document.createElement("span"), { className: "stamp" });
    const by = Object.assign(document.createElement("span"), { className: "by" });
    if (mark) by.append(mark.cloneNode(true));
    made.append(by);
    if (times > 1) made.append(Object.assign(document.createElement("b"), { textContent: times }));
    return made;
  }

  // Whether a button lies there, such as those that make a map larger.
  const covered = (x, y) => document.elementFromPoint(x, y)?.closest("button, summary");

  // Where a thing is in sight: not beyond the edge of the board or of a map in it.
  function within(one) {
    const frames = [one.closest(".board"), one.closest("[data-map]")].filter(Boolean).map((frame) => frame.getBoundingClientRect());
    const { left, top } = one.getBoundingClientRect();
    return frames.every((frame) => left >= frame.left - 2 && left <= frame.right && top >= frame.top - SIZE && top <= frame.bottom - 4);
  }

  let made = []; // [stamp, the thing under it, how many stamps lie there before it]

  function draw() {
    const on = new Map();
    made = [];
    for (const [place, doer, times] of touches()) {
      const under = thing(place);
      if (!under) continue;
      made.push([stamp(doer, times), under, on.get(under) ?? 0]);
      on.set(under, (on.get(under) ?? 0) + 1);
    }
    layer.replaceChildren(...made.map(([one]) => one));
    put();
  }

  function put() {
    waiting = 0;
    layer.hidden = document.querySelector("#inside")?.hasAttribute("data-moving") ?? true;
    for (const [one, under, before] of made) {
      const { left, top, width, height } = under.getBoundingClientRect();
      const drawn = under.ownerSVGElement; // what is no rectangle does not reach into its corner
      const scale = width < SMALL ? 0.8 : 1;
      one.hidden = !width || !within(under);
      const x = left - SIZE * scale * 0.45 + before * SIZE * scale;
      const y = drawn ? top + height * 0.4 : top - SIZE * scale * 0.55;
      if (drawn && covered(x + SIZE / 2, y + SIZE / 2)) one.hidden = true;
      one.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) scale(${scale})`;
    }
  }

  const soon = () => (waiting ||= requestAnimationFrame(put));
  document.addEventListener("DOMContentLoaded", () => {
    document.body.append(layer);
    draw();
    new MutationObserver(soon).observe(document.documentElement, {
      attributes: true,
      subtree: true,
      attributeFilter: ["data-moving", "data-shut", "open"],
    });
    new MutationObserver(soon).observe(document.documentElement, { attributes: true, attributeFilter: ["style"] }); // a map moves
  });
  document.addEventListener("htmx:after:settle", draw);
  for (const change of ["scroll", "transitionend", "load"]) document.addEventListener(change, soon, true);
  addEventListener("resize", soon);
})();
