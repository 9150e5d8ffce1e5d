// Parts of the page that share a place (`data-pane`): the style sheet says by `--tab` which of them do on this screen, the
// bar of tabs opens one. A tab tells how many pieces can be touched in its part, and what came there unseen; where the
// next piece to touch is, opens by itself. No rule of any game is known here.
(() => {
  const MOST = 9; // news are counted so far
  const bar = () => document.querySelector(".tabs");
  const shows = (pane) => getComputedStyle(pane).getPropertyValue("--tab").trim() === "yes";
  const inner = (pane) => ![...pane.querySelectorAll("[data-pane]")].some(shows); // a part of parts has no tab of its own
  const panes = () => [...document.querySelectorAll("[data-pane]")].filter((pane) => inner(pane) && shows(pane));
  const lit = (part) => part.querySelectorAll("[data-piece].lit").length;
  let open = "";
  let chosen = false; // by the reader, and not by itself
  let asked = ""; // what was being decided when a part opened by itself
  let arrived = false; // where something new is to be decided
  let home = null; // what was open before others opened to show what happens there

  // Parts are kept as open or shut while the page is drawn anew: htmx is told to leave `data-shut` alone.
  function draw() {
    const tabs = bar() ? panes() : [];
    if (!tabs.some((pane) => pane.dataset.pane === open)) [open, chosen] = [tabs[0]?.dataset.pane, false];
    for (const pane of document.querySelectorAll("[data-pane]"))
      pane.toggleAttribute("data-shut", tabs.includes(pane) && pane.dataset.pane !== open);
    if (!bar()) return;
    const there = [...bar().children].map((tab) => tab.dataset.tab);
    if (there.join() !== tabs.map((pane) => pane.dataset.pane).join()) bar().replaceChildren(...tabs.map(made));
    tabs.forEach((pane, place) => label(bar().children[place], pane));
    const current = bar().querySelector("[aria-current=true]");
    if (current) bar().scrollLeft += Math.max(0, current.offsetLeft + current.offsetWidth - bar().scrollLeft - bar().clientWidth) + Math.min(0, current.offsetLeft - bar().scrollLeft);
  }

  function made(pane) {
    const tab = document.createElement("button");
    tab.type = "button";
    tab.dataset.tab = pane.dataset.pane;
    tab.setAttribute("aria-controls", pane.id);
    return tab;
  }

  function label(tab, pane) {
    const news = unseen(pane);
    const parts = [Object.assign(document.createElement("span"), { textContent: pane.dataset.paneName })];
    for (const [kind, count] of [["lights", lit(pane)], ["news", news]])
      if (count) parts.push(Object.assign(document.createElement("b"), { className: kind, textContent: count > MOST ? `${MOST}+` : count }));
    if (news) parts.push(Object.assign(document.createElement("span"), { className: "hidden", textContent: ` ${bar().dataset.news}` }));
    tab.setAttribute("aria-current", String(pane.dataset.pane === open));
    if (tab.textContent !== parts.map((part) => part.textContent).join("") || !tab.children.length) tab.replaceChildren(...parts);
  }

  // What came into a part since it was last open; who opens the page has seen all.
  function unseen(pane) {
    if (!pane.dataset.news) return 0;
    const key = `seen-${document.querySelector("#inside").dataset.key}-${pane.dataset.pane}`;
    const latest = Number(pane.dataset.news);
    const seen = sessionStorage.getItem(key);
    if (seen === null || pane.dataset.pane === open || latest < seen) sessionStorage.setItem(key, latest);
    return Math.max(0, latest - Number(sessionStorage.getItem(key)));
  }

  // A part that holds what can be touched now, if none of that is in sight.
  function follow(touched) {
    const now = `${document.querySelector("#inside")?.dataset.decision} ${touched}`;
    if (now === asked) return;
    asked = now;
    const tabs = panes();
    const elsewhere = [...document.querySelectorAll("[data-piece].lit")].some((piece) => !tabs.some((pane) => pane.contains(piece)));
    const current = tabs.find((pane) => pane.dataset.pane === open);
    if (elsewhere || (current && lit(current))) return;
    const next = tabs.find(lit) ?? (chosen || touched.length ? null : tabs[0]);
    if (next) [open, chosen] = [next.dataset.pane, false];
    arrived = true;
  }

  // A part that is larger than its place begins where something can be done.
  function begin() {
    const lights = [...document.querySelectorAll(`[data-pane="${open}"] [data-piece].lit`)];
    const ceiling = document.querySelector(".side > .standing")?.getBoundingClientRect().bottom ?? 0;
    const floor = bar().getBoundingClientRect().top;
    const seen = (piece) => {
      const { left, right, top, bottom } = piece.getBoundingClientRect();
      return left >= 0 && right <= innerWidth && top >= ceiling && bottom <= floor;
    };
    if (lights.length && !lights.some(seen)) lights[0].scrollIntoView({ block: "nearest", inline: "center" });
  }

  // Open the part that holds an element.
  function reveal(thing) {
    const pane = panes().find((one) => one.contains(thing));
    if (!pane) return;
    open = pane.dataset.pane;
    draw();
  }

  // Back from what was shown, to where something can be done.
  function goBack() {
    const found = panes().filter((pane) => pane.dataset.pane === home || lit(pane));
    const back = found.find((pane) => pane.dataset.pane === home && lit(pane)) ?? found.find(lit) ?? found[0];
    if (!back) return;
    open = back.dataset.pane;
    draw();
    begin();
  }

  document.addEventListener("touched", ({ detail }) => {
    follow(detail.touched);
    draw();
    if (arrived && bar()) begin();
    arrived = false;
  });
  document.addEventListener("htmx:after:settle", draw); // a chat line changes nothing that can be touched
  document.addEventListener("reveal", ({ detail }) => reveal(detail));
  document.addEventListener("glance", ({ detail }) => {
    home ??= open;
    reveal(detail);
  });
  document.addEventListener("glanced", ({ detail }) => {
    if (home && detail && bar()) goBack();
    home = null;
  });
  document.addEventListener("click", ({ target }) => {
    const tab = target.closest("[data-tab]");
    const link = target.closest("a[href^='#']");
    if (tab) {
      home = null;
      [open, chosen] = [tab.dataset.tab, true];
      draw();
      begin();
    } else if (link) reveal(document.querySelector(link.hash));
  });
  addEventListener("resize", draw);
})();
