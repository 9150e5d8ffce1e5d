// On narrow screens the prompt lies over the lower end of the page: what else stays in sight there stands on it, and a
// piece that was touched does not stay below.
(() => {
  const MARGIN = 8;
  const narrow = matchMedia("(max-width: 68rem)"); // as in table.css
  const height = (name) => document.querySelector(name)?.offsetHeight ?? 0;

  function stand() {
    if (!narrow.matches) return;
    document.documentElement.style.setProperty("--prompt", `${height(".dock")}px`);
    const touched = [...document.querySelectorAll(".board .touched")].at(-1)?.getBoundingClientRect();
    if (!touched) return;
    const ceiling = height(".top") + height(".side > .standing") + MARGIN;
    const floor = innerHeight - height(".dock") - height(".tabs") - MARGIN;
    if (touched.bottom > floor) scrollBy(0, Math.min(touched.bottom - floor, touched.top - ceiling));
    else if (touched.top < ceiling) scrollBy(0, touched.top - ceiling);
  }

  const grown = new ResizeObserver(stand);
  function watch() {
    grown.disconnect();
    const dock = document.querySelector(".dock");
    if (dock) grown.observe(dock);
  }
  document.addEventListener("DOMContentLoaded", watch);
  document.addEventListener("htmx:after:settle", watch);
})();
