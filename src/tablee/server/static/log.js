// The log of one player only, and over the whole table; both stay while the page is drawn anew.
(() => {
  const log = () => document.querySelector("#log");
  let only = ""; // the seat whose turns are shown; empty for all

  function draw() {
    for (const turn of document.querySelectorAll("#log .turn")) turn.hidden = only !== "" && turn.dataset.by !== only;
    for (const chip of document.querySelectorAll("#log [data-only]"))
      chip.setAttribute("aria-pressed", String(chip.dataset.only === only));
    log()?.querySelector("[data-widens]")?.setAttribute("aria-pressed", String(log().hasAttribute("data-wide")));
  }

  function widen(yes) {
    log()?.toggleAttribute("data-wide", yes); // htmx is told to leave it alone
    draw();
  }

  document.addEventListener("click", ({ target }) => {
    const chip = target.closest?.("#log [data-only]");
    if (chip) {
      only = chip.dataset.only === only ? "" : chip.dataset.only;
      draw();
    } else if (target.closest?.("[data-widens]")) widen(!log().hasAttribute("data-wide"));
    else if (!target.closest?.("#log")) widen(false);
  });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && widen(false));
  document.addEventListener("DOMContentLoaded", draw);
  document.addEventListener("htmx:after:settle", draw);
})();
