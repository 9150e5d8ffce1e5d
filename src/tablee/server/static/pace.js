// How fast the reader wants to be shown what happens (`pace`: off, fast, normal or slow) and whether it sounds (`sounds`):
// chosen beside the caption or in the menu, remembered in this browser.
(() => {
  const DEFAULTS = { pace: "normal", sounds: "off" };

  function mark() {
    for (const [kind, usual] of Object.entries(DEFAULTS)) {
      const now = localStorage.getItem(kind) ?? usual;
      for (const button of document.querySelectorAll(`[data-${kind}]`))
        button.setAttribute("aria-pressed", String(button.dataset[kind] === now));
    }
  }

  document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-pace], [data-sounds]");
    if (!button) return;
    const kind = button.dataset.pace ? "pace" : "sounds";
    // A single button is pressed and released.
    const off = kind === "sounds" && button.getAttribute("aria-pressed") === "true";
    localStorage.setItem(kind, off ? DEFAULTS[kind] : button.dataset[kind]);
    mark();
    document.dispatchEvent(new CustomEvent(kind));
  });
  for (const drawn of ["DOMContentLoaded", "htmx:after:settle"]) document.addEventListener(drawn, mark);
})();
