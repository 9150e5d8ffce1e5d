// The page around the table: its line to the server, whose turn in the title, a notification where allowed, and a sign
// when offline.
(() => {
  const MISSED = 2.5; // heartbeats of the server that did not come: the line is dead though nobody closed it
  const inside = () => document.querySelector("#inside");
  const offline = () => document.querySelector("#offline");
  const page = Math.random().toString(36).slice(2); // by which the server knows that the answer to a form came here
  let mine = false;
  let latest = 0; // the version that is drawn
  let drawn = ""; // and all of it

  function told() {
    if (!inside()) return; // another page is on its way
    document.title = inside().dataset.title;
    const yours = inside().dataset.yourTurn === "yes";
    if (yours && !mine && document.hidden && window.Notification?.permission === "granted") {
      notify();
    }
    mine = yours;
    const link = document.querySelector("[data-link]");
    if (link) link.value = new URL(link.getAttribute("value"), location.href).href;
    const asks = document.querySelector("[data-notifications]");
    if (asks) asks.hidden = !window.Notification || Notification.permission === "granted";
  }

  function notify() {
    try {
      const note = new Notification(inside().dataset.notify, { icon: "/static/favicon.svg", tag: inside().dataset.key });
      note.onclick = () => window.focus();
    } catch {
      // browsers of phones allow it, and then have no notifications for pages
    }
  }

  function connected(yes) {
    offline().hidden = yes;
  }

  // Server-sent events, from the version that is drawn. A browser holds only six lines to a server, for all its tabs
  // together: a tab that nobody looks at hangs up, and only looks in with every heartbeat.
  let line = null;
  let silence = 0;
  let again = 0;
  let unseen = 0;
  let resting = false;

  function follow() {
    const { live, heartbeat } = document.querySelector("#following").dataset;
    const address = new URL(live, location.href);
    address.searchParams.set("seen", latest);
    address.searchParams.set("page", page);
    if (resting) address.searchParams.set("glance", 1);
    hangUp();
    line = new EventSource(address);
    const call = (milliseconds) => {
      hangUp();
      again = setTimeout(follow, milliseconds);
    };
    const lost = () => {
      connected(false);
      call(500 + 2000 * Math.random()); // not all pages at once when the server is back
    };
    const listen = () => {
      clearTimeout(silence);
      if (resting) call(1000 * heartbeat);
      else silence = setTimeout(lost, MISSED * 1000 * heartbeat);
    };
    silence = setTimeout(lost, MISSED * 1000 * heartbeat);
    line.onopen = () => connected(true);
    line.onerror = lost;
    line.addEventListener("heartbeat", listen);
    line.addEventListener("notice", ({ data }) => {
      listen();
      htmx.swap({ sourceElement: inside(), target: "#notice", text: data, swap: "innerHTML" });
    });
    line.onmessage = ({ data }) => {
      listen();
      arrive(data);
    };
  }

  // Pages are drawn at once, in the order in which they arrive, but for one that comes while a click is under way: the
  // click must find what it was meant for. The answer to a move may arrive after the news of what the bots made of it:
  // what is older is not drawn any more. Nor is what comes a second time, as answer and as news.
  const PAGE = /^\s*<div id="inside"[^>]*data-version="(\d+)"/;
  const CLICK = 400; // milliseconds from press to click, at most
  const arrived = [];
  let drawing = false;
  let pressed = 0;

  function arrive(text) {
    arrived.push(text.trim());
    draw();
  }

  function draw() {
    while (arrived.length && !drawing && !pressed) {
      const text = arrived.shift();
      const version = Number(PAGE.exec(text)?.[1]);
      if (version < latest || text === drawn) continue;
      [latest, drawn] = [version, text];
      drawing = true;
      htmx.swap({ sourceElement: inside(), target: "#inside", text, swap: "outerMorph" });
      drawing = false;
    }
  }

  function released() {
    clearTimeout(pressed);
    pressed = 0;
    draw();
  }

  addEventListener(
    "pointerdown",
    (event) => {
      if (!event.isPrimary || event.button || !inside()?.contains(event.target)) return;
      clearTimeout(pressed);
      pressed = setTimeout(released, CLICK);
    },
    true,
  );
  addEventListener("pointercancel", released);
  addEventListener("click", () => setTimeout(released), true); // when all have heard of it

  function hangUp() {
    clearTimeout(silence);
    clearTimeout(again);
    line?.close();
  }

  function rest(yes) {
    if (yes === resting) return;
    resting = yes;
    follow();
  }

  document.addEventListener("visibilitychange", () => {
    clearTimeout(unseen);
    const { heartbeat } = document.querySelector("#following").dataset;
    if (document.hidden) unseen = setTimeout(rest, 100 * heartbeat, true);
    else rest(false);
  });
  document.addEventListener("DOMContentLoaded", () => {
    mine = inside().dataset.yourTurn === "yes";
    latest = Number(inside().dataset.version);
    resting = document.hidden; // opened beside another tab
    told();
    follow();
  });
  document.addEventListener("htmx:before:swap", (event) => {
    const text = event.detail?.ctx?.text ?? "";
    if (drawing || !PAGE.test(text)) return;
    event.preventDefault();
    arrive(text);
  });
  document.addEventListener("htmx:after:swap", told);
  document.addEventListener("htmx:config:request", ({ detail }) => (detail.ctx.request.headers["Tablee-Page"] = page));
  function missed({ detail }) {
    bringBack(detail.ctx);
    if (detail.ctx?.hx?.retarget) return; // refused by the server itself, which says why
    navigator.onLine || connected(false);
    if (detail.ctx?.request.method === "POST") follow(); // the answer is lost: what it told is told anew
  }
  for (const failed of ["htmx:error", "htmx:response:error"]) document.addEventListener(failed, missed);
  addEventListener("offline", () => connected(false));
  addEventListener("online", follow);

  // A tap beside the open menu closes it, and touches nothing that lies there.
  addEventListener(
    "click",
    (event) => {
      const menu = document.querySelector(".menu[open]");
      if (!menu || menu.contains(event.target) || !event.detail) return; // pressed by a key: that one is meant
      menu.open = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  document.addEventListener("click", async (event) => {
    // What the menu offers closes it, and the focus comes back to it: from a dialog too, which remembers where it was.
    const menu = document.querySelector(".menu[open]");
    if (menu && !event.target.closest("summary, [data-copies]")) {
      if (menu.contains(document.activeElement)) menu.querySelector("summary").focus();
      menu.open = false;
    }
    const opens = event.target.closest("[data-opens]");
    if (opens) document.getElementById(opens.dataset.opens).showModal();
    if (event.target.closest("[data-notifications]")) {
      const answer = await Notification.requestPermission();
      document.querySelector("#notice").replaceChildren(document.querySelector(`#notify-${answer}`).content.cloneNode(true));
      told();
    }
    if (event.target.closest("[data-dismiss]")) document.querySelector("#notice").replaceChildren();
  });
  // What was said is cleared as soon as it is sent, for what is typed meanwhile; what did not arrive comes back.
  document.addEventListener("htmx:config:request", ({ target }) => target.closest?.("[data-clears]")?.reset());
  function bringBack(ctx) {
    const form = ctx?.sourceElement;
    if (!form?.matches("[data-clears]")) return;
    for (const [name, said] of ctx.request.body) form.elements[name].value ||= said;
  }
})();
