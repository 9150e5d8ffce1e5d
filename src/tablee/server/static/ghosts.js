// Where a choice will put something, or change a number, a dashed ghost stands on the page itself: while it is previewed,
// and while a mouse rests on the last piece of it. The game says the places.
(() => {
  const MARK = "data-ghost";
  const REST = 200; // milliseconds that a mouse rests where it means to
  let open = { fitting: [], touched: [] }; // what can still be chosen
  let waiting;
  let pointed = ""; // the action under the mouse

  function draw(ghosts) {
    for (const ghost of document.querySelectorAll(`[${MARK}]`)) ghost.removeAttribute(MARK);
    for (const [place, will] of Object.entries(ghosts)) {
      const name = CSS.escape(place);
      for (const there of document.querySelectorAll(`[data-place="${name}"], [data-piece="${name}"]`))
        there.setAttribute(MARK, will);
    }
  }

  function previewed() {
    const told = document.querySelector(".preview [data-ghosts]")?.dataset.ghosts;
    draw(told ? JSON.parse(told) : {});
  }

  // What touching this would choose, if that settles it.
  function chosen(target) {
    const button = target.closest(".choices [data-choice]");
    if (button) return button.dataset.choice;
    const piece = target.closest("[data-piece].lit")?.dataset.piece;
    const last = ([, , pieces, , , ordered]) =>
      pieces.every((one) => one === piece || open.touched.includes(one)) && (!ordered || pieces.at(-1) === piece);
    const having = piece ? open.fitting.filter(([, , pieces]) => pieces.includes(piece)) : [];
    const found = having.length === 1 ? having : having.filter(last);
    return found.length === 1 ? found[0][0] : "";
  }

  async function foresee(action) {
    const form = document.querySelector(".choosing");
    if (!form || document.querySelector(".preview form")) return;
    const query = new URLSearchParams({ seat: form.seat.value, number: form.number.value, action });
    try {
      const answer = await fetch(`/t/${document.querySelector("#inside").dataset.key}/foreseen?${query}`);
      const ghosts = answer.ok ? await answer.json() : {};
      if (action === pointed) draw(ghosts);
    } catch {
      // no connection: nothing is lost
    }
  }

  function leave() {
    clearTimeout(waiting);
    if (pointed) previewed();
    pointed = "";
  }

  document.addEventListener("htmx:after:settle", previewed);
  document.addEventListener("touched", ({ detail }) => {
    open = detail;
    leave();
    previewed();
  });
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    const action = pointerType === "mouse" ? chosen(target) : "";
    if (action === pointed) return;
    leave();
    if (!action) return;
    pointed = action;
    waiting = setTimeout(foresee, REST, action);
  });
  document.addEventListener("pointerdown", leave);
})();
