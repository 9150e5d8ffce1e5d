// What the others did since the reader decided: shown again at a touch, and stamped on the table until the reader acts.
// No rule of any game is known here.
(() => {
  const narrow = matchMedia("(max-width: 68rem)"); // as in table.css: unfolded, it lies over the board there
  const drawer = () => document.querySelector("[data-recap]");

  // Where there is room for it, it stays as folded as the reader left it, also at the next table.
  const open = () => !narrow.matches && localStorage.getItem("recap") !== "folded";
  document.addEventListener("click", ({ target }) => {
    if (narrow.matches) {
      if (drawer() && !target.closest?.("#recap")) drawer().open = false;
    } else if (target.closest?.("[data-recap] > summary")) localStorage.setItem("recap", drawer().open ? "folded" : "open");
  });
  htmx.registerExtension("recap", {
    htmx_before_morph_node: (node, { newNode }) => {
      if (node.matches?.("[data-recap]")) newNode.open = node.open;
    },
  });

  document.addEventListener("click", ({ target }) => {
    const plays = target.closest?.("[data-again]");
    if (!plays) return;
    const [from, to] = plays.dataset.again.split("-").map(Number);
    if (narrow.matches && plays.closest("#recap")) drawer().open = false;
    document.dispatchEvent(new CustomEvent("play-steps", { detail: { from, to } }));
  });

  document.addEventListener("DOMContentLoaded", () => {
    if (drawer()) drawer().open = open();
  });
})();
