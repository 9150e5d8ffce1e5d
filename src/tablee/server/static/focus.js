// Whoever plays by keys, or by ear, is never left somewhere else than where the next choice is: after a move of one's own
// the focus is on what is asked next, after giving something up on what was given up, and where others move it stays.
(() => {
  let keys = false; // what was done last was done without a pointer
  let moved = false; // a move of one's own is under way
  let number = "";

  const inside = () => document.querySelector("#inside");
  const inPrompt = (thing) => thing === document.body || thing.closest(".prompt, .recap, .since");

  function ask() {
    const heading = [...document.querySelectorAll(".prompt h2")].find((one) => one.checkVisibility());
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  }

  // What is asked is read before it is answered, also where its first button took the place of the one just pressed.
  function drawn() {
    if (!inside() || inside().dataset.number === number) return;
    number = inside().dataset.number;
    if (moved && keys && inPrompt(document.activeElement)) ask();
    moved = false;
  }

  document.addEventListener("keydown", () => (keys = true), true);
  document.addEventListener("pointerdown", () => (keys = false), true);
  document.addEventListener("submit", ({ target }) => (moved = target.getAttribute("action")?.includes("/moves") ?? false), true);
  document.addEventListener("DOMContentLoaded", () => (number = inside().dataset.number));
  document.addEventListener("htmx:after:settle", ({ detail }) => {
    const preview = detail?.task?.target?.matches?.(".preview");
    if (!preview) drawn();
    else if (keys && document.activeElement.matches("[hx-get]")) document.querySelector(".preview .primary")?.focus();
  });

  // What was being looked at has the focus again when it is given up.
  function given() {
    const chosen = document.querySelector("[data-choice][aria-pressed=true]");
    if (!chosen || !document.querySelector(".preview form")) return;
    setTimeout(() => {
      if (document.querySelector(".preview form")) return; // something else was meant, such as a dialog
      chosen.setAttribute("aria-pressed", "false");
      if (keys && chosen.isConnected) chosen.focus();
    });
  }
  document.addEventListener("keydown", ({ key }) => key === "Escape" && given(), true);
  document.addEventListener("click", ({ target }) => target.closest("[data-cancel]") && given(), true);
})();
