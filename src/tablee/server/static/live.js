// The page around the table: whose turn in the title, a notification where allowed, and a sign when offline.
(() => {
  const inside = () => document.querySelector("#inside");
  const offline = () => document.querySelector("#offline");
  let mine = false;
  let latest = 0; // the version that is drawn, or about to be
  let drawn = ""; // and all of it
  const still = matchMedia("(prefers-reduced-motion: reduce)");

  function told() {
    if (!inside()) return; // another page is on its way
    document.title = inside().dataset.title;
    const yours = inside().dataset.yourTurn === "yes";
    if (yours && !mine && document.hidden && window.Notification?.permission === "granted") {
      const note = new Notification(inside().dataset.notify, { icon: "/static/favicon.svg", tag: inside().dataset.key });
      note.onclick = () => window.focus();
    }
    mine = yours;
    const link = document.querySelector("[data-link]");
    if (link) link.value = new URL(link.getAttribute("value"), location.href).href;
    const asks = document.querySelector("[data-notifications]");
    if (asks) asks.hidden = !window.Notification || Notification.permission !== "default";
  }

  function connected(yes) {
    offline().hidden = yes;
  }

  document.addEventListener("DOMContentLoaded", () => {
    mine = inside().dataset.yourTurn === "yes";
    latest = Number(inside().dataset.version);
    told();
  });
  // The answer to a move may arrive after the news of what the bots made of it: what is older is not drawn any more. Nor
  // is what comes a second time, as answer and as news.
  document.addEventListener("htmx:before:swap", (event) => {
    const text = (event.detail?.ctx?.text ?? "").trim();
    const [, version] = /^<div id="inside"[^>]*data-version="(\d+)"/.exec(text) ?? [];
    if (!version) return;
    if (Number(version) < latest || text === drawn) event.preventDefault();
    else [latest, drawn] = [Number(version), text];
    for (const task of event.detail.tasks) if (still.matches) task.swapSpec.transition = false;
  });
  // A drawer that somebody opened stays open when the page is drawn anew.
  htmx.registerExtension("drawers", {
    htmx_before_morph_attr: (element, { attrName }) => attrName !== "open" || !element.matches("[data-drawer]"),
  });
  document.addEventListener("htmx:after:swap", told);
  document.addEventListener("htmx:sse:after:connection", () => connected(true));
  document.addEventListener("htmx:sse:error", () => connected(false));
  document.addEventListener("htmx:sse:close", () => connected(false));
  document.addEventListener("htmx:error", () => navigator.onLine || connected(false));
  addEventListener("offline", () => connected(false));
  addEventListener("online", () => connected(true));

  document.addEventListener("click", async (event) => {
    const opens = event.target.closest("[data-opens]");
    if (opens) document.getElementById(opens.dataset.opens).showModal();
    if (event.target.closest("[data-notifications]")) {
      await Notification.requestPermission();
      told();
    }
    if (event.target.closest("[data-dismiss]")) document.querySelector("#notice").replaceChildren();
    const menu = document.querySelector(".menu[open]");
    if (menu && !event.target.closest("summary, [data-copies]")) menu.open = false;
  });
  document.addEventListener("htmx:after:request", (event) => {
    const form = event.target.closest?.("[data-clears]");
    if (form) form.reset();
  });
})();
