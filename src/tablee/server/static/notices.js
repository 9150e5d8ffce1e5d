// A notice says what went wrong, and goes when that is past: after the next move that succeeds, or some seconds later than
// anybody needs to read it. Whoever listens still finds it where it was, until another one comes.
(() => {
  const LEAST = 4_000; // milliseconds, though moves succeed meanwhile
  const MOST = 15_000;
  const box = () => document.querySelector("#notice");
  let timer = 0;
  let since = 0;

  function later(milliseconds) {
    clearTimeout(timer);
    timer = setTimeout(go, milliseconds);
  }

  function go() {
    const notice = box().querySelector(".notice");
    if (!notice) return;
    if (box().matches(":hover, :focus-within")) return later(LEAST);
    notice.querySelector("button")?.remove();
    notice.className = "hidden";
  }

  // What is no answer of ours, such as the page of a proxy whose server is away, is drawn nowhere.
  document.addEventListener("htmx:before:swap", (event) => {
    const { response, hx } = event.detail.ctx;
    if (response?.status >= 400 && !hx.retarget) event.preventDefault();
  });

  document.addEventListener("DOMContentLoaded", () => {
    const table = document.querySelector("#following");
    new MutationObserver(() => {
      if (!box().querySelector(".notice")) return;
      since = performance.now();
      later(MOST);
    }).observe(box(), { childList: true });
    // The number of the next move: it changes with each.
    if (table)
      new MutationObserver(() => {
        if (box().querySelector(".notice")) later(Math.max(0, since + LEAST - performance.now()));
      }).observe(table, { subtree: true, attributes: true, attributeFilter: ["data-number"] });
  });
})();
