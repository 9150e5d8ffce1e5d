// What the others did since the reader decided: shown again at a touch, and stamped on the table until the reader acts.
// No rule of any game is known here.
(() => {
  const narrow = matchMedia("(max-width: 68rem)"); // as in table.css: there is little room, a touch unfolds it
  const inside = () => document.querySelector("#inside");
  const drawer = () => document.querySelector("[data-recap]");

  // It stays as folded as the reader left it, also at the next table.
  const open = () => (localStorage.getItem("recap") ?? (narrow.matches ? "folded" : "open")) === "open";
  document.addEventListener("click", ({ target }) => {
    if (target.closest?.("[data-recap] > summary")) localStorage.setItem("recap", drawer().open ? "folded" : "open");
    else if (narrow.matches && drawer() && !target.closest?.("#recap")) drawer().open = false; // it lies over the board
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
