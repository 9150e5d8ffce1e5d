// A replay that plays by itself, and steps with the arrow keys. What moves is shown to its end before the next move.
(() => {
  const PAUSES = { off: 1200, fast: 300, normal: 700, slow: 1400 }; // milliseconds between two moves
  const LOOK = 100; // milliseconds until one looks again whether something moves
  const FORWARD = "step-forward";
  let playing = 0;
  let underway = 0; // what was asked for and is not answered yet
  let later = []; // steps asked for meanwhile: each goes on from the page that comes before it

  const button = () => document.querySelector("[data-plays]");
  const open = (link) => link && !link.getAttribute("aria-disabled");
  const link = (name) => document.querySelector(`[data-step="${name}"]`);
  const step = (name) => {
    if (!underway && !open(link(name))) return false;
    link(name).click();
    return true;
  };

  function play(yes) {
    clearTimeout(playing);
    playing = yes ? setTimeout(goOn, LOOK) : 0;
    mark();
  }

  function goOn() {
    if (underway || document.querySelector("#replaying[data-moving]")) playing = setTimeout(goOn, LOOK);
    else if (!step(FORWARD)) play(false);
  }

  function fail() {
    later = [];
    play(false);
  }

  const mark = () => button()?.setAttribute("aria-pressed", String(Boolean(playing)));

  // The next step is taken when this one is drawn; after the last one there is none.
  document.addEventListener("htmx:after:settle", ({ detail }) => {
    if (!detail?.task?.target?.matches?.("#replaying")) return;
    clearTimeout(playing);
    if (playing) document.querySelector("#at").value = document.querySelector("#replaying").dataset.number - 1; // with the focus too
    if (!open(link(FORWARD))) playing = 0;
    if (playing) playing = setTimeout(goOn, PAUSES[localStorage.getItem("pace")] ?? PAUSES.normal);
    mark();
  });
  for (const failed of ["htmx:error", "htmx:response:error"]) document.addEventListener(failed, fail);
  // One answer after the other: two that cross on their way would leave the page at the wrong move.
  document.addEventListener("htmx:before:request", () => (underway += 1));
  document.addEventListener("htmx:finally:request", () => {
    underway -= 1;
    queueMicrotask(() => { // when what the slider asked for meanwhile is under way
      while (!underway && later.length) step(later.shift());
    });
  });
  document.addEventListener(
    "click",
    (event) => {
      const name = event.target.closest("[data-step]")?.dataset.step;
      if (!name || event.ctrlKey || event.metaKey || event.shiftKey) return; // in a tab or window of its own
      if (!underway && open(link(name))) return;
      if (underway) later.push(name);
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  // Who moves the slider wants to be there, and stay.
  document.addEventListener("input", ({ target }) => {
    if (!target.matches("#at")) return;
    later = [];
    play(false);
  });
  document.addEventListener("click", (event) => {
    if (!event.target.closest("[data-plays]")) return;
    if (!playing && !open(link(FORWARD))) step("first"); // once more from the beginning
    play(!playing);
  });
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input, select")) return;
    const name = { ArrowLeft: "step-back", ArrowRight: FORWARD, Home: "first", End: "last" }[event.key];
    if (!name) return;
    event.preventDefault();
    if (!(event.repeat && underway)) step(name); // a key that is held down goes as fast as the answers come
  });
})();
