// Cards enlarge: rest the mouse on one, press it for a moment, or press I while it has the focus; where there is nothing
// to decide with it, Enter does the same.
(() => {
  const REST = 450; // milliseconds
  const seen = new Map(); // cards fetched already, by address
  const narrow = matchMedia("(max-width: 68rem)"); // as in table.css
  let waiting = 0;
  let wanted = null; // the card that was asked for last, until it is shown or not wanted any more
  let shown = null;

  const popup = () => document.querySelector("#card");
  const table = () => document.querySelector("[data-key]").dataset.key;

  async function fetched(name) {
    const address = `/t/${table()}/cards/${encodeURIComponent(name)}`;
    if (!seen.has(address)) {
      const answer = await fetch(address).catch(() => null); // no answer: no card, this time
      if (!answer?.ok) return "";
      seen.set(address, await answer.text());
    }
    return seen.get(address);
  }

  // Beside the card, on the side with more room, so that it hides neither the card nor the prompt's buttons.
  function place(card) {
    const box = card.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = popup();
    const right = innerWidth - box.right > box.left;
    const roomy = Math.max(innerWidth - box.right, box.left) > width + 16;
    const x = roomy ? (right ? box.right + 8 : box.left - width - 8) : (innerWidth - width) / 2;
    const y = roomy ? box.top + box.height / 2 - height / 2 : box.top > height + 16 ? box.top - height - 8 : box.bottom + 8;
    popup().style.left = `${Math.max(8, Math.min(x, innerWidth - width - 8))}px`;
    popup().style.top = `${Math.max(8, Math.min(y, innerHeight - height - 8))}px`;
  }

  async function show(card) {
    wanted = card;
    const drawing = await fetched(card.dataset.card);
    if (!drawing || wanted !== card || !card.isConnected) return;
    shown = card;
    popup().innerHTML = drawing;
    popup().className = `enlarged ${document.querySelector("[data-key]").className}`;
    popup().hidden = false;
    place(card);
  }

  function hide() {
    clearTimeout(waiting);
    if (popup()) popup().hidden = true;
    wanted = shown = null;
  }

  // Where board and prompt do not fit beside each other, a card that is to be chosen is read in the confirmation itself.
  async function read() {
    const action = document.querySelector(".preview form [name=action]")?.value;
    const preview = document.querySelector(".preview");
    if (!action || !narrow.matches || preview.querySelector(".chosen")) return;
    const choices = JSON.parse(document.querySelector(".choices")?.dataset.choices ?? "[]");
    const pieces = choices.find(([one]) => String(one) === action)?.[2] ?? [];
    const card = pieces.map((name) => document.querySelector(`.card[data-piece="${CSS.escape(name)}"]`)).find(Boolean);
    const text = Object.assign(document.createElement("div"), { className: "chosen" });
    text.innerHTML = card ? await fetched(card.dataset.card) : "";
    if (text.childElementCount && !preview.querySelector(".chosen")) preview.querySelector("h3")?.after(text);
  }

  const cardAt = (event) => event.target.closest?.("[data-card]");

  document.addEventListener("pointerover", (event) => {
    const card = cardAt(event);
    if (event.pointerType !== "mouse" || card === shown) return;
    hide();
    if (card) waiting = setTimeout(() => show(card), REST);
  });
  document.addEventListener("pointerdown", (event) => {
    const card = cardAt(event);
    hide();
    if (!card || event.pointerType === "mouse") return;
    waiting = setTimeout(() => {
      card.dataset.held = "yes"; // the finger that holds it does not touch it as well
      show(card);
    }, REST);
  });
  document.addEventListener("pointerup", (event) => {
    clearTimeout(waiting);
    const held = document.querySelector("[data-held]");
    if (held) setTimeout(() => delete held.dataset.held, 50);
    else if (event.pointerType !== "mouse") hide();
  });
  document.addEventListener("pointercancel", hide);
  document.addEventListener("click", () => popup() && !document.querySelector("[data-held]") && hide());
  document.addEventListener("scroll", hide, true);
  document.addEventListener("contextmenu", (event) => {
    if (document.querySelector("[data-held]")) event.preventDefault();
  });
  const touchable = (card) => card.matches("[data-piece]") && document.querySelector(".choosing");
  document.addEventListener(
    "keydown",
    (event) => {
      const card = cardAt(event);
      if (event.key === "Escape" && shown) {
        hide();
        event.stopPropagation(); // what was begun goes on
      } else if (card && (event.key.toLowerCase() === "i" || (event.key === "Enter" && !touchable(card))))
        shown === card ? hide() : show(card);
    },
    true,
  );
  document.addEventListener("htmx:after:swap", hide);
  document.addEventListener("htmx:after:settle", read);
})();
