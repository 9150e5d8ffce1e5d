// A replay that plays by itself, and steps with the arrow keys. What moves is shown to its end before the next move.
(() => {
  const PAUSES = { off: 1200, fast: 300, normal: 700, slow: 1400 }; // milliseconds between two moves
  const LOOK = 100; // milliseconds until one looks again whether something moves
  let playing = 0;

  const button = () => document.querySelector("[data-plays]");
  const step = (name) => {
    const link = document.querySelector(`[data-step="${name}"]`);
    if (!link || link.getAttribute("aria-disabled")) return false;
    link.click();
    return true;
  };

  function play(yes) {
    clearTimeout(playing);
    playing = yes ? setTimeout(goOn, LOOK) : 0;
    mark();
  }

  function goOn() {
    if (document.querySelector("#replaying[data-moving]")) playing = setTimeout(goOn, LOOK);
    else if (!step("step-forward")) play(false);
  }

  const mark = () => button()?.setAttribute("aria-pressed", String(Boolean(playing)));

  // The next step is taken when this one is drawn.
  document.addEventListener("htmx:after:settle", ({ detail }) => {
    if (!detail?.task?.target?.matches?.("#replaying")) return;
    clearTimeout(playing);
    if (playing) playing = setTimeout(goOn, PAUSES[localStorage.getItem("pace")] ?? PAUSES.normal);
    mark();
  });
  document.addEventListener("htmx:error", () => play(false));
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-plays]")) play(!playing);
  });
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.target.closest("input, select")) return;
    const name = { ArrowLeft: "step-back", ArrowRight: "step-forward", Home: "first", End: "last" }[event.key];
    if (name) step(name);
  });
})();
