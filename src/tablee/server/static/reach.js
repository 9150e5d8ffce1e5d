// Everything on the table is reached by keyboard, cards that only enlarge and pieces that only say why not as well: the
// arrows go from one lit thing to the next, with Shift to anything, and Tab stops at what is lit.
(() => {
  const THING = "[data-key] :is([data-piece], [data-card])";
  const things = () => [...document.querySelectorAll(THING)].filter((thing) => thing.checkVisibility({ visibilityProperty: true }));
  const lit = () => things().filter((thing) => thing.matches(".lit"));

  // Where nothing is lit, Tab stops at the thing that was reached last, or the first.
  function mark() {
    const stops = new Set(lit());
    if (!stops.size) stops.add(document.activeElement.closest(THING) ?? things()[0]);
    for (const thing of document.querySelectorAll(THING)) thing.setAttribute("tabindex", stops.has(thing) ? "0" : "-1");
  }

  const centre = (thing) => {
    const box = thing.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };

  // The nearest thing in the direction of an arrow; what is off the line counts double.
  function neighbour(from, key, among) {
    const [x, y] = centre(from);
    const along = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
    let best = null;
    for (const thing of among) {
      const [px, py] = centre(thing);
      const ahead = (px - x) * along[0] + (py - y) * along[1];
      const aside = Math.abs((px - x) * along[1]) + Math.abs((py - y) * along[0]);
      if (thing !== from && ahead > 2 && (!best || ahead + 2 * aside < best[0])) best = [ahead + 2 * aside, thing];
    }
    return best?.[1];
  }

  document.addEventListener("keydown", (event) => {
    if (!event.key.startsWith("Arrow") || event.ctrlKey || event.metaKey || event.altKey) return;
    const from = event.target.closest(THING);
    if (!from && event.target.closest("a, button, summary, input, textarea, select, dialog, [tabindex='0']")) return;
    const few = event.shiftKey ? [] : lit();
    const among = few.length || !(from || event.shiftKey) ? few : things();
    const next = from ? neighbour(from, event.key, among) : among[0];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  for (const drawn of ["DOMContentLoaded", "htmx:after:settle", "touched"]) document.addEventListener(drawn, mark);
})();
