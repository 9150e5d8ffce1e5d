// A replay that plays by itself, and steps with the arrow keys.
(() => {
  const PAUSE = 1200; // milliseconds between two moves
  let playing = 0;

  const step = (name) => {
    const link = document.querySelector(`[data-step="${name}"]`);
    if (!link || link.getAttribute("aria-disabled")) return false;
    link.click();
    return true;
  };
  const stop = () => {
    clearInterval(playing);
    playing = 0;
  };

  document.addEventListener("click", (event) => {
    if (!event.target.closest("[data-plays]")) return;
    if (playing) stop();
    else playing = setInterval(() => step("step-forward") || stop(), PAUSE);
  });
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.target.closest("input, select")) return;
    const name = { ArrowLeft: "step-back", ArrowRight: "step-forward", Home: "first", End: "last" }[event.key];
    if (name) step(name);
  });
})();
