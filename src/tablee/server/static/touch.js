// Touching pieces instead of pressing buttons. Every choice names the pieces it is made of, in order; what can be
// touched next is lit, and what is complete is previewed before it is played. No rule of any game is known here.
(() => {
  const MOST_BUTTONS = 14; // more choices than these are made by touching
  let touched = [];

  const form = () => document.querySelector(".choosing");
  const choices = () => [...document.querySelectorAll(".choices button")];
  const piecesOf = (button) => button.dataset.pieces.split(" ").filter(Boolean);
  const fits = (button) => touched.every((piece, place) => piecesOf(button)[place] === piece);

  function light() {
    const open = choices().filter(fits);
    const next = new Set(open.map((button) => piecesOf(button)[touched.length]));
    for (const piece of document.querySelectorAll("[data-piece]")) {
      const lit = next.has(piece.dataset.piece);
      piece.classList.toggle("lit", lit);
      piece.classList.toggle("touched", touched.includes(piece.dataset.piece));
      if (lit) piece.setAttribute("tabindex", "0");
      else piece.removeAttribute("tabindex");
    }
    for (const button of choices()) button.hidden = open.length > MOST_BUTTONS || !fits(button);
  }

  function ask(path, values) {
    const { key } = form().dataset;
    const query = new URLSearchParams({ seat: form().seat.value, number: form().number.value, ...values });
    htmx.ajax("GET", `/t/${key}/${path}?${query}`, { target: "#preview", swap: "outerHTML" });
  }

  function touch(name) {
    if (!form()) return;
    touched = [...touched, name];
    let open = choices().filter(fits);
    if (!open.length) {
      touched = [name];
      open = choices().filter(fits);
    }
    if (!open.length) {
      touched = [];
      ask("why", { piece: name });
    }
    const done = open.find((button) => piecesOf(button).length === touched.length);
    if (done && open.length === 1) ask("preview", { action: done.value });
    light();
  }

  function start() {
    touched = [];
    light();
  }

  document.addEventListener("click", (event) => {
    const piece = event.target.closest("[data-piece]");
    const button = event.target.closest(".choices button");
    if (piece) touch(piece.dataset.piece);
    else if (button) {
      event.preventDefault();
      touched = piecesOf(button);
      ask("preview", { action: button.value });
      light();
    } else if (event.target.closest("[data-cancel]")) {
      document.querySelector("#preview").replaceChildren();
      start();
    }
  });
  document.addEventListener("keydown", (event) => {
    const piece = event.target.closest?.("[data-piece]");
    if (piece && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      touch(piece.dataset.piece);
    }
    if (event.key === "Escape") start();
  });
  document.addEventListener("DOMContentLoaded", start);
  document.addEventListener("htmx:after:swap", (event) => {
    if (event.detail?.ctx?.target?.id !== "preview") start();
  });
})();
