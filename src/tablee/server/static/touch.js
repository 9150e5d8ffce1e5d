// Touching pieces instead of pressing buttons. Every choice names the pieces it is made of, in order; what can be
// touched next is lit, and the last touch presses the choice's button. No rule of any game is known here.
(() => {
  let touched = [];

  const choices = () => [...document.querySelectorAll(".choices button")];
  const piecesOf = (button) => button.dataset.pieces.split(" ").filter(Boolean);
  const fits = (button) => touched.every((piece, place) => piecesOf(button)[place] === piece);

  function light() {
    const next = new Set(choices().filter(fits).map((button) => piecesOf(button)[touched.length]));
    for (const piece of document.querySelectorAll("[data-piece]")) {
      const lit = next.has(piece.dataset.piece);
      piece.classList.toggle("lit", lit);
      piece.classList.toggle("touched", touched.includes(piece.dataset.piece));
      if (lit) piece.setAttribute("tabindex", "0");
      else piece.removeAttribute("tabindex");
    }
    for (const button of choices()) button.hidden = !fits(button);
  }

  function touch(name) {
    const before = touched;
    touched = [...touched, name];
    let open = choices().filter(fits);
    if (!open.length) {
      touched = [name];
      open = choices().filter(fits);
      if (!open.length) touched = before;
    }
    const done = open.find((button) => piecesOf(button).length === touched.length);
    if (done && open.length === 1) {
      touched = [];
      done.click();
    } else light();
  }

  document.addEventListener("click", (event) => {
    const piece = event.target.closest("[data-piece]");
    if (piece) touch(piece.dataset.piece);
  });
  document.addEventListener("keydown", (event) => {
    const piece = event.target.closest?.("[data-piece]");
    if (piece && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      touch(piece.dataset.piece);
    }
    if (event.key === "Escape") {
      touched = [];
      light();
    }
  });
  document.addEventListener("DOMContentLoaded", light);
  document.addEventListener("htmx:after:swap", () => {
    touched = [];
    light();
  });
})();
