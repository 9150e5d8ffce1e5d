// Where a previewed choice will put something, or change a number, a dashed ghost stands on the page itself. The game
// says the places; the preview carries them. When it is given up, they are gone.
(() => {
  const MARK = "data-ghost";

  function draw() {
    const told = document.querySelector(".preview [data-ghosts]")?.dataset.ghosts;
    const ghosts = told ? JSON.parse(told) : {};
    for (const ghost of document.querySelectorAll(`[${MARK}]`)) ghost.removeAttribute(MARK);
    for (const [place, will] of Object.entries(ghosts)) {
      const name = CSS.escape(place);
      for (const there of document.querySelectorAll(`[data-place="${name}"], [data-piece="${name}"]`))
        there.setAttribute(MARK, will);
    }
  }

  for (const moment of ["htmx:after:settle", "touched"]) document.addEventListener(moment, draw);
})();
