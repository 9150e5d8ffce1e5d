// What the preview says, once more beside the piece it is about, where a game has drawn a place for it.
(() => {
  const place = () => document.querySelector("[data-callout]");

  // On the side of the piece that has more room.
  function callOut() {
    const note = place();
    const said = document.querySelector(".preview:has(form)");
    const about = note && said && [...document.querySelectorAll(".board [data-piece].touched")].pop();
    if (!about) return;
    note.replaceChildren(...[...said.querySelectorAll(":scope > :is(h3, p:not(.quiet), ul)")].map((part) => part.cloneNode(true)));
    note.hidden = false;
    const [box, at] = [note.parentElement.getBoundingClientRect(), about.getBoundingClientRect()];
    const right = at.left + at.right < box.left + box.right;
    note.classList.toggle("right", right);
    note.style.left = `${right ? at.right - box.left : at.left - box.left - note.offsetWidth}px`;
    const top = (at.top + at.bottom - note.offsetHeight) / 2 - box.top;
    note.style.top = `${Math.max(0, Math.min(box.height - note.offsetHeight, top))}px`;
    note.style.setProperty("--points-at", `${(at.top + at.bottom) / 2 - box.top - note.offsetTop}px`);
  }

  document.addEventListener("touched", () => place()?.setAttribute("hidden", "")); // until the preview of it has come
  document.addEventListener("htmx:after:settle", callOut);
  addEventListener("resize", callOut);
})();
