// A map that can be enlarged and moved: by wheel, buttons and pinching, by dragging, and by keys. Pieces that stand on it
// can be carried from place to place, and a way that is being chosen is drawn. No rule of any game is known here.
(() => {
  const MOST = 5; // times as large
  const STEP = 1.35;
  const NEAR = 2.2; // the size at which a part of it is shown
  const SLIP = 7; // pixels that a finger may move and still mean a touch
  const style = document.documentElement.style; // it stays when the page is drawn anew
  let zoom = 1;
  let [x, y] = [0, 0]; // pixels from the middle
  let scaled = 0; // pixels for a unit of the map when all of it is shown
  const pointers = new Map();
  let carried = null; // the piece that is dragged by what stands on it
  let left = null; // the part of it that its reader had chosen, before something happened elsewhere
  let slid = false; // the click that ends a drag is no touch

  const frame = () => document.querySelector("[data-map]");
  const world = () => frame()?.querySelector("svg");

  function show() {
    const box = frame()?.getBoundingClientRect();
    if (!box?.width) return; // there is none, or only words are shown
    const fitted = fit(box);
    if (scaled) [x, y] = [(x * fitted) / scaled, (y * fitted) / scaled]; // the same part of it in a frame of another size
    scaled = fitted;
    zoom = Math.min(MOST, Math.max(1, zoom));
    const room = [(box.width * (zoom - 1)) / 2 + (zoom > 1 ? 60 : 0), (box.height * (zoom - 1)) / 2 + (zoom > 1 ? 60 : 0)];
    x = Math.min(room[0], Math.max(-room[0], x));
    y = Math.min(room[1], Math.max(-room[1], y));
    style.setProperty("--map-zoom", zoom);
    style.setProperty("--map-x", `${x}px`);
    style.setProperty("--map-y", `${y}px`);
    document.documentElement.toggleAttribute("data-map-near", zoom > 1);
    seen(box);
  }

  function fit(box) {
    const [, , width, height] = world().getAttribute("viewBox").split(" ").map(Number);
    return Math.min(box.width / width, box.height / height);
  }

  // What is seen of the large map, on the small one.
  function seen(box) {
    const mark = document.querySelector("[data-seen]");
    if (!mark) return;
    const [left, top, width, height] = world().getAttribute("viewBox").split(" ").map(Number);
    const unit = fit(box) * zoom; // pixels
    const middle = [left + width / 2 - x / unit, top + height / 2 - y / unit];
    const size = [Math.min(width, box.width / unit), Math.min(height, box.height / unit)];
    mark.setAttribute("x", Math.max(left, middle[0] - size[0] / 2));
    mark.setAttribute("y", Math.max(top, middle[1] - size[1] / 2));
    mark.setAttribute("width", size[0]);
    mark.setAttribute("height", size[1]);
  }

  // Larger or smaller around a point of the window, which stays where it is.
  function scale(times, at) {
    const box = frame().getBoundingClientRect();
    const [px, py] = at ? [at[0] - box.x - box.width / 2, at[1] - box.y - box.height / 2] : [0, 0];
    const next = Math.min(MOST, Math.max(1, zoom * times));
    x = px - ((px - x) * next) / zoom;
    y = py - ((py - y) * next) / zoom;
    zoom = next;
    show();
  }

  // Bring a point of the map to the middle.
  function centre([mx, my], size) {
    const [left, top, width, height] = world().getAttribute("viewBox").split(" ").map(Number);
    const box = frame().getBoundingClientRect();
    const unit = fit(box) * size;
    scaled = fit(box);
    zoom = size;
    x = (left + width / 2 - mx) * unit;
    y = (top + height / 2 - my) * unit;
    show();
  }

  // What happens out of sight (motion.js) is seen on the whole map, and then the chosen part again.
  document.addEventListener("behold", (event) => {
    if (zoom === 1 || !world()?.contains(event.detail) || inSight(event.detail)) return;
    left = [zoom, x, y];
    look("all");
    event.preventDefault();
  });
  document.addEventListener("beheld", () => {
    if (left) [[zoom, x, y], left] = [left, null];
    show();
    lit();
  });

  // Whoever is asked for something on the map sees at least one of the places.
  function lit() {
    const places = [...(world()?.querySelectorAll("[data-piece].lit") ?? [])];
    if (zoom > 1 && places.length && !places.some(inSight)) look("all");
  }

  function inSight(thing) {
    const [inner, outer] = [thing.getBoundingClientRect(), frame().getBoundingClientRect()];
    return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
  }

  const views = { in: () => scale(STEP), out: () => scale(1 / STEP), all: () => scale(1 / MOST) };
  const look = (name) => (views[name] ? views[name]() : centre(name.split(" ").map(Number), NEAR));

  // Mouse and finger -------------------------------------------------------------------------------------

  document.addEventListener(
    "wheel",
    (event) => {
      if (!event.target.closest("[data-map]")) return;
      left = null;
      event.preventDefault();
      scale(event.deltaY < 0 ? STEP : 1 / STEP, [event.clientX, event.clientY]);
    },
    { passive: false },
  );
  document.addEventListener("pointerdown", (event) => {
    slid = false;
    if (!event.target.closest("[data-map]") || event.button > 0) return;
    pointers.set(event.pointerId, [event.clientX, event.clientY, event.clientX, event.clientY]);
    const stands = event.pointerType === "mouse" && event.target.closest(".stack");
    carried = stands ? stands.closest("[data-piece].lit") : null;
  });
  document.addEventListener("pointermove", (event) => {
    const from = pointers.get(event.pointerId);
    if (!from) return;
    const to = [event.clientX, event.clientY, from[2], from[3]];
    if (!slid && Math.hypot(to[0] - from[2], to[1] - from[3]) < SLIP) return;
    slid = true;
    left = null;
    frame()?.classList.add("moving");
    if (pointers.size === 2) {
      const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
      const apart = (place) => Math.hypot(place[0] - other[0], place[1] - other[1]);
      scale(apart(to) / Math.max(1, apart(from)), [(to[0] + other[0]) / 2, (to[1] + other[1]) / 2]);
    } else if (!carried) {
      x += to[0] - from[0];
      y += to[1] - from[1];
      show();
    }
    pointers.set(event.pointerId, to);
  });
  for (const ending of ["pointerup", "pointercancel"])
    document.addEventListener(ending, (event) => {
      if (!pointers.delete(event.pointerId)) return;
      frame()?.classList.remove("moving");
      const goal = carried && slid && document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-piece]");
      const dropped = carried;
      carried = null;
      if (!goal || goal === dropped || ending === "pointercancel") return;
      slid = false;
      for (const piece of [dropped, goal]) piece.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      slid = true;
    });
  document.addEventListener(
    "click",
    (event) => {
      const button = event.target.closest("[data-zoom]");
      if (button) left = null;
      if (button) look(button.dataset.zoom);
      else if (slid && event.target.closest("[data-map]")) {
        event.stopPropagation();
        slid = false;
      }
    },
    true,
  );

  // Keyboard ---------------------------------------------------------------------------------------------

  const moves = { ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80] };
  const sizes = { "+": "in", "=": "in", "-": "out", 0: "all" };
  addEventListener(
    "keydown",
    (event) => {
      if (!event.target.closest?.("[data-map]") || event.ctrlKey || event.metaKey || event.altKey) return;
      if (sizes[event.key]) look(sizes[event.key]);
      else if (event.shiftKey && moves[event.key] && event.target === frame()) {
        x += moves[event.key][0];
        y += moves[event.key][1];
        show();
      } else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  // What has the focus is seen.
  document.addEventListener("focusin", (event) => {
    const piece = event.target.closest?.("[data-map] [data-at]");
    if (!piece || zoom === 1 || !piece.matches(":focus-visible")) return;
    if (!inSight(piece)) centre(piece.dataset.at.split(" ").map(Number), zoom);
  });

  // What is being chosen ---------------------------------------------------------------------------------

  const piece = (name) => document.querySelector(`[data-map] [data-piece="${CSS.escape(name)}"]`);

  // The price of each choice on the one piece that is still to be touched for it.
  function prices({ fitting, touched }) {
    for (const old of document.querySelectorAll(".price.set")) old.classList.remove("set");
    for (const [, , pieces, , note] of fitting) {
      const missing = pieces.filter((name) => !touched.includes(name));
      const price = note && missing.length === 1 && piece(missing[0])?.querySelector(".price");
      if (!price) continue;
      price.classList.add("set");
      price.querySelector("text").textContent = note;
    }
  }

  function way() {
    const names = document.querySelector(".preview [data-way]")?.dataset.way.split(" ") ?? [];
    const points = names.map((name) => piece(`region-${name}`)?.dataset.at).filter(Boolean);
    const drawn = points.length > 1 ? `M${points.join("L")}` : "";
    for (const line of document.querySelectorAll("[data-map] .route path")) line.setAttribute("d", drawn);
  }

  document.addEventListener("touched", (event) => {
    prices(event.detail);
    way();
    lit();
  });
  document.addEventListener("htmx:after:settle", () => {
    show();
    way();
  });
  function begin() {
    const start = document.querySelector("[data-start]");
    if (start && frame().clientWidth < 600) centre(start.dataset.start.split(" ").map(Number), 1.7);
    else show();
    lit();
  }

  document.addEventListener("DOMContentLoaded", () => {
    if (!frame() || frame().clientWidth) return begin();
    const opened = new ResizeObserver(() => {
      if (!frame()?.clientWidth) return;
      opened.disconnect();
      begin();
    });
    opened.observe(frame()); // behind a tab
  });
  addEventListener("resize", show);
})();
