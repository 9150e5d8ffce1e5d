// What a sign means, at a touch, at rest of the mouse and under the focus: the words are those that the page has for it
// already, as a title or for whoever listens. Cards, which say more, enlarge instead (cards.js).
(() => {
  const REST = 450; // milliseconds, as for cards
  const ACTS = "button, a, summary, label, input, select, textarea, [data-card]";
  let shown = null;
  let waiting = 0;

  const tip = () => document.querySelector("#tip");

  // The words of a sign, or of what it is part of.
  function meaning(sign) {
    const own = sign.querySelector?.(":scope > title")?.textContent ?? sign.getAttribute("title");
    const listened = sign.querySelector?.(":scope > :is(.vh, .hidden)")?.textContent;
    const named = sign.getAttribute("role") === "img" ? sign.getAttribute("aria-label") : "";
    return (own || named || listened || "").trim();
  }

  function explained(target) {
    for (let sign = target; sign?.closest?.("#inside, #replaying") && !sign.matches("section, main"); sign = sign.parentElement)
      if (meaning(sign)) return sign;
    return null;
  }

  function show(sign) {
    hide();
    shown = sign;
    tip().textContent = meaning(sign);
    tip().hidden = false;
    const box = sign.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = tip();
    const above = box.top > height + 12;
    tip().style.left = `${Math.max(6, Math.min((box.left + box.right - width) / 2, innerWidth - width - 6))}px`;
    tip().style.top = `${above ? box.top - height - 6 : box.bottom + 6}px`;
  }

  function hide() {
    clearTimeout(waiting);
    if (tip()) tip().hidden = true;
    shown = null;
  }

  document.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "mouse") return;
    const sign = target.closest("[data-card]") ? null : explained(target);
    if (sign === shown) return;
    hide();
    // A browser shows titles itself.
    if (sign && !sign.closest("[title]") && !sign.querySelector("title")) waiting = setTimeout(() => show(sign), REST);
  });
  document.addEventListener("click", ({ target, detail }) => {
    const sign = detail && !target.closest(ACTS) ? explained(target) : null; // keys click as well
    if (sign && sign !== shown) show(sign);
    else hide();
  });
  document.addEventListener("focusin", ({ target }) => {
    if (target.matches(":focus-visible") && target.hasAttribute("title")) show(target);
    else hide();
  });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && hide());
  document.addEventListener("scroll", hide, true);
  document.addEventListener("htmx:after:swap", hide);
})();
