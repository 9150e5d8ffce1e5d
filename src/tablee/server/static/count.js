// The points of a finished game, counted before everybody: category by category, with the pieces they come from lit on
// the page, totals growing, the places last. The server has drawn all of it (table_ending.html); here it is uncovered step
// by step, at the reader's pace, and at once whenever they want. No rule of any game is known here.
(() => {
  const STEP = 1500; // milliseconds for an entry at normal pace
  const DETAIL = 350; // more for each detail that explains it
  const PACES = { fast: 0.5, normal: 1, slow: 2 };
  const ROUND = 7; // of the corners around what is lit, in pixels
  const root = document.documentElement;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const count = () => document.querySelector("#count");
  const moving = () => document.querySelector("#inside")?.hasAttribute("data-moving");
  const pace = () => localStorage.getItem("pace") ?? "normal";
  const signed = (points) => (points > 0 ? `+${points}` : String(points).replace("-", "−"));

  let known = false; // whether the end has been seen before
  let waiting = false; // for what still moves
  let settled = false; // whether the page with the end is all drawn
  let pressed = false;
  let steps = []; // the entries, each with its details
  let at = -1;
  let paused = false;
  let timer = 0;
  let layer = null;
  let free = {}; // the part of the window in which board and hand can be seen

  const counting = () => at >= 0;

  // The end comes with a drawing of the page like any other.
  function look() {
    const ended = document.querySelector("#ending") !== null;
    if (ended && !known && count() && pace() !== "off" && !still.matches) {
      root.dataset.counting = "";
      waiting = true;
      settled = false;
    }
    known = ended;
    if (!ended && (waiting || counting())) stop();
    if (waiting && settled && !pressed && !moving() && !document.hidden) setTimeout(() => waiting && begin());
    else if (counting()) draw();
  }

  function begin() {
    waiting = paused = false;
    steps = [...count().querySelectorAll(".part")].flatMap((part, number) => entries(part, number));
    steps = steps.filter(({ points }) => points.some(Boolean));
    root.dataset.counting = "";
    delete root.dataset.revealed;
    count().hidden = false;
    const idle = document.activeElement === document.body || document.activeElement?.closest(".prompt");
    if (idle) button("end").focus({ preventScroll: true });
    addEventListener("scroll", draw, true);
    addEventListener("resize", draw);
    grown.observe(count()); // the prompt of a phone covers more or less of the page
    show(0);
  }

  function entries(part, number) {
    const found = [];
    for (const row of part.querySelectorAll("tbody tr")) {
      const line = { row, points: JSON.parse(row.dataset.points), lights: JSON.parse(row.dataset.lights) };
      if (row.classList.contains("detail")) found.at(-1)?.details.push(line);
      else found.push({ ...line, part, number, details: [] });
    }
    return found;
  }

  const button = (name) => count().querySelector(`[data-count="${name}"]`);

  function show(step) {
    if (step >= steps.length) return end();
    at = Math.max(0, step);
    const now = steps[at];
    for (const part of count().querySelectorAll(".part")) part.hidden = part !== now.part;
    steps.forEach(({ row, details }, place) => {
      row.classList.toggle("now", place === at);
      row.classList.toggle("untold", place > at);
      for (const detail of details) detail.row.hidden = place !== at;
    });
    for (const { row } of lines(now).reverse()) row.scrollIntoView({ block: "nearest" });
    add(now);
    tell(now);
    uncover(now);
    light(now);
    clearTimeout(timer);
    if (!paused) timer = setTimeout(() => show(at + 1), (STEP + DETAIL * now.details.length) * (PACES[pace()] ?? 1));
    button("pause").setAttribute("aria-pressed", String(paused));
  }

  // Totals up to this step, with a bar of what each category has brought.
  function add(now) {
    const told = steps.slice(0, at + 1);
    const sum = (seat, lines) => lines.reduce((total, { points }) => total + points[seat], 0);
    const totals = now.points.map((_, seat) => sum(seat, told));
    const most = Math.max(1, ...now.points.map((_, seat) => sum(seat, steps.filter(({ points }) => points[seat] > 0))));
    [...count().querySelector(".totals").children].forEach((line, seat) => {
      line.querySelector("b").textContent = String(totals[seat]).replace("-", "−");
      line.querySelector("small").textContent = now.points[seat] ? signed(now.points[seat]) : "";
      [...line.querySelector(".bar").children].forEach((share, number) => {
        const points = sum(seat, told.filter((one) => one.number === number));
        share.style.width = `${(100 * Math.max(0, points)) / most}%`;
      });
    });
  }

  function tell(now) {
    const names = [...count().querySelectorAll(".totals .who")].map((name) => name.textContent);
    const gains = now.points.flatMap((points, seat) => (points ? [`${names[seat]} ${signed(points)}`] : []));
    const heading = now.part.querySelector("h2").textContent;
    const words = now.row.querySelector("th").textContent.trim();
    count().querySelector("[data-caption]").textContent = [...new Set([heading, words])].join(", ") + ": " + gains.join(", ");
  }

  // Light ---------------------------------------------------------------------------------------------

  const lines = (step) => [step, ...step.details];

  function drawn(place) {
    const name = CSS.escape(place);
    const found = [...document.querySelectorAll(`[data-place="${name}"], [data-piece="${name}"], [data-glides="${name}"]`)];
    return found.find((one) => one.getClientRects().length) ?? found[0];
  }

  // What is counted comes into sight: its part of the page opens, and scrolls to it.
  function uncover(step) {
    free = sight();
    const found = lines(step).flatMap(({ lights }) => lights).map(drawn).filter(Boolean);
    if (!found.length) return;
    const first = found.find(grounded) ?? found[0];
    if (!first.getClientRects().length) document.dispatchEvent(new CustomEvent("reveal", { detail: first }));
    const near = found.filter((one) => grounded(one) === grounded(first));
    for (const one of [...near.slice(1), first]) if (!seen(one)) one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { top, bottom } = bounds(near);
    const { ceiling, floor } = sight();
    if (bottom > floor) scrollBy(0, Math.min(bottom - floor + ROUND, top - ceiling - ROUND));
    else if (top < ceiling) scrollBy(0, top - ceiling - ROUND);
  }

  const grounded = (one) => one.closest(".board, .hand");

  function bounds(found) {
    const boxes = found.map((one) => one.getBoundingClientRect()).filter(({ width }) => width);
    return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) };
  }

  // What is free between what lies over the page at its head and at its foot on a narrow screen.
  function sight() {
    const over = (name) =>
      [...document.querySelectorAll(name)]
        .filter((one) => getComputedStyle(one).position === "sticky")
        .map((one) => one.getBoundingClientRect());
    const ceiling = Math.max(0, ...over(".top, .side > .standing").map(({ bottom }) => bottom));
    return { ceiling, floor: Math.min(innerHeight, ...over(".dock, .tabs").map(({ top }) => top)) };
  }

  // The part of an element that its surroundings leave in sight.
  function seen(one) {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    for (let around = one.parentElement; around && around !== document.body; around = around.parentElement) {
      if (around instanceof SVGElement || getComputedStyle(around).overflow === "visible") continue;
      const limits = around.getBoundingClientRect();
      [left, top] = [Math.max(left, limits.left), Math.max(top, limits.top)];
      [right, bottom] = [Math.min(right, limits.right), Math.min(bottom, limits.bottom)];
    }
    const { ceiling, floor } = grounded(one) ? free : { ceiling: 0, floor: innerHeight };
    [top, bottom] = [Math.max(top, ceiling), Math.min(bottom, floor)];
    return right - left > 2 && bottom - top > 2 ? { left, top, right, bottom } : null;
  }

  const path = ({ left, top, right, bottom }) => {
    const round = Math.min(ROUND, (right - left) / 2, (bottom - top) / 2);
    return (
      `M${left + round} ${top}H${right - round}a${round} ${round} 0 0 1 ${round} ${round}V${bottom - round}` +
      `a${round} ${round} 0 0 1 ${-round} ${round}H${left + round}a${round} ${round} 0 0 1 ${-round} ${-round}` +
      `V${top + round}a${round} ${round} 0 0 1 ${round} ${-round}z`
    );
  };

  // An element's outline: its own where it is drawn on a shape, such as a region of a map, else its box.
  function outline(one) {
    const box = seen(one);
    if (!box) return "";
    const base = one instanceof SVGElement ? one.firstElementChild : null;
    const shape = base?.matches("use") ? document.querySelector(base.getAttribute("href")) : base;
    if (!shape?.matches("path")) return `<path d="${path(box)}"/>`;
    const { a, b, c, d, e, f } = base.getScreenCTM();
    return `<path d="${shape.getAttribute("d")}" transform="matrix(${[a, b, c, d, e, f]})"/>`;
  }

  // All of board and hand grows dim but what is counted; what a single seat gets for it is written there.
  function light(step) {
    layer ??= document.body.appendChild(Object.assign(document.createElement("div"), { className: "count-light" }));
    layer.setAttribute("aria-hidden", "true");
    free = sight();
    const places = [...new Set(lines(step).flatMap(({ lights }) => lights))];
    const lit = [...new Set(places.map(drawn).filter(Boolean))];
    const outlined = (found) => found.map(outline).join("");
    const apart = `<g class="ring">${outlined(lit.filter((one) => !grounded(one)))}</g>`;
    const grounds = [...document.querySelectorAll(".board, .hand")].filter((one) => one.getClientRects().length);
    const dim = grounds.map((ground, number) => {
      const [all, within] = [outline(ground), outlined(lit.filter((one) => grounded(one) === ground))];
      return (
        `<clipPath id="count-ground-${number}">${all}</clipPath>` +
        `<mask id="count-unlit-${number}"><rect class="all"/><g>${within}</g></mask>` +
        `<g class="dim" mask="url(#count-unlit-${number})">${all}</g>` +
        `<g class="ring" clip-path="url(#count-ground-${number})">${within}</g>`
      );
    });
    layer.innerHTML = `<svg>${lit.some(grounded) ? dim.join("") : ""}${apart}</svg>`;
    const told = step.details.some(({ lights }) => lights.length) ? step.details : [step];
    for (const line of told) price(line);
  }

  function price({ points, lights }) {
    const gains = points.filter(Boolean);
    const boxes = lights.map(drawn).filter(Boolean).map(seen).filter(Boolean);
    if (gains.length !== 1 || !boxes.length) return;
    const middles = boxes.map(({ left, top, right, bottom }) => [(left + right) / 2, (top + bottom) / 2]);
    const mean = [0, 1].map((axis) => middles.reduce((sum, middle) => sum + middle[axis], 0) / middles.length);
    const far = ([x, y]) => Math.hypot(x - mean[0], y - mean[1]);
    const [x, y] = middles.reduce((best, middle) => (far(middle) < far(best) ? middle : best));
    const chip = Object.assign(document.createElement("b"), { textContent: signed(gains[0]) });
    [chip.style.left, chip.style.top] = [`${x}px`, `${y}px`];
    layer.append(chip);
  }

  let asked = 0;
  function draw() {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(() => counting() && light(steps[at]));
  }

  const grown = new ResizeObserver(draw);

  // The end -------------------------------------------------------------------------------------------

  function stop() {
    clearTimeout(timer);
    removeEventListener("scroll", draw, true);
    removeEventListener("resize", draw);
    grown.disconnect();
    [at, waiting] = [-1, false];
    layer?.remove();
    layer = null;
    delete root.dataset.counting;
  }

  function end() {
    const focused = count()?.contains(document.activeElement);
    stop();
    if (count()) count().hidden = true;
    root.dataset.revealed = "";
    if (focused) document.querySelector("#ending .result h2").focus();
  }

  const STEERS = {
    pause: () => {
      paused = !paused;
      show(at);
    },
    back: () => {
      paused = true;
      show(at - 1);
    },
    on: () => {
      paused = true;
      show(at + 1);
    },
    end,
    again: begin,
  };

  document.addEventListener("click", ({ target }) => {
    const steer = target.closest("[data-count]");
    if (steer) STEERS[steer.dataset.count]();
    else if (counting() && !target.closest(".pace, .menu")) end(); // who changes the pace wants to go on watching
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !counting() || event.defaultPrevented) return;
    event.preventDefault();
    end();
  });
  document.addEventListener("visibilitychange", look);
  // What moves begins when the page has settled; and a press that makes it stop is not meant for the count.
  document.addEventListener("htmx:after:settle", () =>
    setTimeout(() => {
      settled = true;
      look();
    }),
  );
  addEventListener("pointerdown", () => (pressed = true), true);
  for (const released of ["pointerup", "pointercancel"])
    addEventListener(released, () => setTimeout(() => {
      pressed = false;
      look();
    }));
  document.addEventListener("DOMContentLoaded", () => {
    known = document.querySelector("#ending") !== null;
    // Whatever draws the page, and whatever moves on it.
    const watched = { childList: true, subtree: true, attributes: true, attributeFilter: ["data-moving"] };
    new MutationObserver(look).observe(document.querySelector("#following"), watched);
  });
})();
