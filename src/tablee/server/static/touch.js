// Touching pieces instead of pressing buttons. Every choice names the pieces it is made of. They may be touched in any
// order: what still fits is lit. When only one choice is left it is played, if it can be taken back: the server says so.
// What cannot is previewed first, and confirmed by a second touch, a double click or Enter. No rule of any game is known
// here.
(() => {
  const ASK = "ask"; // "on": every step is previewed and confirmed
  let touched = [];
  let decision = ""; // what is being decided
  let previewing = ""; // the action that is previewed, or about to be
  let playing = false; // a touch was sent to be played, and what comes of it is not drawn yet
  let awaited = null; // the version of the page that came of it, once that is known; 0: a question came
  let meanwhile = null; // what was touched while it was under way

  const form = () => document.querySelector(".choosing");
  const list = () => document.querySelector(".choices");
  const inside = () => document.querySelector("#inside");
  // A choice is [action, words, pieces, drawing, note, whether its pieces are touched in their order, and whether all
  // of them must be].
  let read = ["", []];
  const choices = () => {
    const data = list()?.dataset.choices ?? "";
    if (data !== read[0]) read = [data, data ? JSON.parse(data) : []];
    return read[1];
  };
  const fits = ([, , pieces]) => touched.every((piece) => pieces.includes(piece));
  const inOrder = ([, , pieces]) => touched.every((piece, place) => pieces[place] === piece);
  // Where the order matters, what was touched in order goes before; so does what is whole already.
  const open = () => {
    const found = choices().filter(fits);
    const ordered = found.some((choice) => inOrder(choice) && (choice[5] || !left(choice).length));
    return ordered ? found.filter((choice) => !choice[5] || inOrder(choice)) : found;
  };
  const left = ([, , pieces]) => pieces.filter((piece) => !touched.includes(piece));
  // One choice is left, and touched as far as it must be.
  const settles = (fitting) => fitting.length === 1 && !(fitting[0][6] && left(fitting[0]).length);
  const asks = () => localStorage.getItem(ASK) === "on" || !form()?.elements.touch; // words are read before they are played

  function light() {
    const fitting = open();
    const possible = new Set(choices().flatMap(([, , pieces]) => pieces));
    const next = new Set(fitting.flatMap((choice) => (choice[5] ? left(choice).slice(0, 1) : left(choice))));
    const there = new Map(); // pieces on the page, in its order
    for (const piece of document.querySelectorAll("[data-piece]")) {
      const name = piece.dataset.piece;
      if (!there.has(name)) there.set(name, there.size);
      piece.classList.toggle("lit", next.has(name));
      piece.classList.toggle("touched", touched.includes(name));
      if (form()) piece.setAttribute("aria-disabled", String(!possible.has(name)));
    }
    offer(fitting, there);
    document.dispatchEvent(new CustomEvent("touched", { detail: { fitting, touched } }));
  }

  // Offers ------------------------------------------------------------------------------------------------

  const CAPS = "123456789abcdefghjklmnopqrsvwxyz"; // the keys of the buttons; I, T and U mean something else

  // Buttons for what cannot be touched on the page; what can is said in a sentence, and folded away as buttons, in the
  // order of the page. They are made anew only when they are others: a chat line must not take them from under a finger.
  function offer(fitting, there) {
    if (!list() || !list().dataset.choices) return;
    const touchable = (choice) => left(choice).length > 0 && left(choice).every((piece) => there.has(piece));
    const single = settles(fitting) && touched.length > 0; // it is being previewed or played
    const shown = single ? [] : fitting.filter((choice) => !touchable(choice));
    const place = (choice) => Math.min(...left(choice).map((piece) => there.get(piece)));
    const folded = single ? [] : fitting.filter(touchable).sort((one, other) => place(one) - place(other));
    const drawn = JSON.stringify([shown, folded, touched.length > 0]);
    if (list().offered === drawn) return;
    list().offered = drawn;
    const parts = shown.map(button);
    if (folded.length) parts.push(sentence(), all([...shown, ...folded], shown.length));
    if (touched.length && !single) parts.push(cancelButton());
    list().replaceChildren(...parts);
    caps();
  }

  function button([action, words, , drawing]) {
    const made = document.createElement("button");
    made.type = "button";
    made.dataset.choice = action;
    if (drawing) made.innerHTML = drawing;
    else made.textContent = words;
    return made;
  }

  function sentence() {
    const made = document.createElement("p");
    made.className = "hint";
    made.textContent = list().dataset.touchWords;
    return made;
  }

  // All of them, those that are shown as buttons anyway only counted.
  function all(offered, shown) {
    const made = document.createElement("details");
    made.className = "all-choices";
    const summary = document.createElement("summary");
    const count = document.createElement("b");
    count.textContent = offered.length;
    summary.append(`${list().dataset.allWords} `, count);
    const folded = document.createElement("div");
    made.append(summary, folded);
    made.addEventListener("toggle", () => {
      folded.replaceChildren(...(made.open ? offered.slice(shown).map(button) : []));
      caps();
    });
    return made;
  }

  function cancelButton() {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "quiet";
    made.dataset.cancel = "";
    made.textContent = list().dataset.cancelWords;
    return made;
  }

  // Each button shows the key that presses it.
  function caps() {
    const buttons = document.querySelectorAll("[data-choice]");
    buttons.forEach((made, place) => {
      if (CAPS[place] && !switchedOff()) made.dataset.cap = CAPS[place].toUpperCase();
      else delete made.dataset.cap;
    });
  }

  // Asking and playing ------------------------------------------------------------------------------------

  function ask(path, values) {
    const query = new URLSearchParams({ seat: form().seat.value, number: form().number.value, ...values });
    const { key } = inside().dataset;
    return htmx.ajax("GET", `/t/${key}/${path}?${query}`, { target: ".preview", swap: "outerHTML" });
  }

  // What is left to choose is played, or previewed where a question comes first. What is chosen a second time is meant.
  function choose(action, again, asking) {
    if (action === previewing) {
      if (again) confirm();
      else focusPlay(); // a further piece of it was touched
    } else if (asking) preview(action);
    else play(action);
  }

  function play(action) {
    previewing = action;
    playing = true;
    awaited = null;
    awaitPreview();
    form().elements.action.value = action;
    form().requestSubmit();
  }

  // What comes of a touch that was sent: the page after it, the question that comes first, or a refusal.
  function played() {
    playing = false;
    const later = meanwhile;
    meanwhile = null;
    if (later) later();
    return Boolean(later);
  }

  async function preview(action) {
    previewing = action;
    awaitPreview();
    await ask("preview", { action });
    if (previewing !== action) {
      // Given up meanwhile, or something else was chosen: this one must not be played by mistake.
      if (shownAction() !== previewing) emptyPreview();
      if (previewing && !shownAction()) awaitPreview();
    } else if (document.querySelector(".preview[aria-busy]")) {
      clearPreview();
      start(); // it did not come: nothing is lost, and everything can be chosen again
    } else previewed();
  }

  const shownAction = () => document.querySelector(".preview [data-confirm]")?.elements.action.value;

  function previewed() {
    if (!document.querySelector(".preview form")) start();
    for (const made of document.querySelectorAll("[data-choice]"))
      made.setAttribute("aria-pressed", String((made.dataset.choice || made.value) === previewing));
    focusPlay();
  }

  // Never before one has seen what it brings.
  function confirm() {
    const shown = document.querySelector(".preview:not([aria-busy]) [data-confirm]");
    if (!shown || !previewing || shownAction() !== previewing) return false;
    shown.requestSubmit();
    return true;
  }

  // A piece touched twice ends a choice that others only begin with: two of a kind, or that alone.
  function ended(name) {
    const fitting = open();
    if (name !== touched.at(-1) || fitting.length < 2) return undefined;
    const twice = [...touched, name].join(" ");
    const alone = fitting.filter((choice) => !left(choice).length);
    return fitting.find(([, , pieces]) => pieces.join(" ") === twice) ?? (alone.length === 1 ? alone[0] : undefined);
  }

  // What was touched before gives way, the latest first, until what is touched now fits.
  function touch(name, asking = asks()) {
    if (!form()) return;
    if (playing) {
      meanwhile = () => choices().some(([, , pieces]) => pieces.includes(name)) && touch(name, true);
      return;
    }
    const whole = ended(name);
    if (whole) {
      choose(whole[0], true, asking);
      return;
    }
    const before = touched;
    const again = before.at(-1) === name;
    if (before.includes(name)) touched = before.slice(0, before.indexOf(name) + 1);
    else
      for (let kept = before.length; kept >= 0; kept -= 1) {
        touched = [...before.slice(0, kept), name];
        if (choices().some(fits)) break;
      }
    const fitting = open();
    if (!fitting.length) {
      touched = before;
      if (previewing) start(); // the answer takes the place of the preview
      ask("why", { piece: name, before: before.join(" ") });
      return;
    }
    if (settles(fitting)) choose(fitting[0][0], again, asking);
    else {
      clearPreview();
      // A card can only be given up any more: nobody means that by touching it, but wonders why it cannot be played.
      if (fitting.length === 1 && !inOrder(fitting[0])) ask("why", { piece: name, before: "" });
    }
    light();
    if (byKeyboard && fitting.length > 1) focusFirst();
  }

  // A button says all of an action. Another number of what is previewed is looked at first.
  function press(made, asking = asks()) {
    const action = made.dataset.choice || made.value;
    if (playing) {
      meanwhile = () => document.contains(made) && press(made, true);
      return;
    }
    const again = action === previewing;
    const variant = made.closest(".preview") !== null;
    if (!variant) touched = choices().find(([name]) => name === action)?.[2] ?? [];
    choose(action, again, asking || variant);
    if (!again) light();
  }

  const awaitPreview = () => document.querySelector(".preview")?.setAttribute("aria-busy", "true"); // until it is replaced

  function emptyPreview() {
    const shown = document.querySelector(".preview");
    shown?.replaceChildren();
    shown?.removeAttribute("aria-busy");
  }

  function clearPreview() {
    previewing = "";
    emptyPreview();
  }

  function start() {
    const before = decision;
    touched = [];
    previewing = "";
    decision = inside()?.dataset.decision;
    light();
    if (decision !== before && list()) list().scrollTop = 0;
  }

  // Something else changed, perhaps others decided at the same time: what was begun goes on.
  function goOn() {
    for (const number of document.querySelectorAll(".preview [name=number]")) number.value = form()?.number.value;
    light();
  }

  function cancel() {
    if (playing) return;
    clearPreview();
    start();
    if (byKeyboard) focusFirst();
  }

  const focusPlay = () => byKeyboard && document.querySelector(".preview .primary")?.focus();
  const focusFirst = () => document.querySelector("[data-piece].lit, .choices button")?.focus();

  // Keyboard -------------------------------------------------------------------------------------------

  let byKeyboard = false; // so that the focus follows only those who need it
  // Single keys get in the way of who speaks to the computer, or strikes keys by accident: they can be switched off.
  const SWITCH = "shortcuts";
  const switchedOff = () => localStorage.getItem(SWITCH) === "off";
  const shortcuts = {
    u: () => document.querySelector("[data-undo]")?.click(),
    t: () => document.querySelector(".menu a[href*='/t/']")?.click(),
    "?": () => document.querySelector("#keys")?.showModal(),
    0: () => document.querySelector(".all-choices summary")?.click(),
  };
  const PRESSES = "a, button, summary, input, [role=button]"; // what a key presses by itself

  document.addEventListener("keydown", (event) => {
    byKeyboard = true;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = event.target.closest("input:not([type=range], [type=checkbox]), textarea, select, dialog");
    if (typing) return;
    const piece = event.target.closest("[data-piece]");
    const presses = event.key === "Enter" || event.key === " ";
    if (presses && event.repeat) event.preventDefault(); // a key that is held down chooses, and does not confirm as well
    else if (piece && presses) {
      event.preventDefault();
      touch(piece.dataset.piece);
    } else if (event.key === "Enter" && !event.target.closest(PRESSES) && confirm()) event.preventDefault();
    else if (event.key === "Escape") cancel();
    else if (switchedOff() || event.repeat) return;
    else if (event.key.length === 1) {
      const cap = `[data-choice][data-cap="${CSS.escape(event.key.toUpperCase())}"]`;
      const pressed = CAPS.includes(event.key.toLowerCase()) && document.querySelector(cap);
      if (pressed) pressed.click();
      else shortcuts[event.key.toLowerCase()]?.();
    }
  });
  document.addEventListener("change", ({ target }) => {
    if (target.matches("[data-shortcuts]")) localStorage.setItem(SWITCH, target.checked ? "on" : "off");
    if (target.matches("[data-ask]")) localStorage.setItem(ASK, target.checked ? "on" : "off");
    caps();
  });
  document.addEventListener("pointerdown", () => {
    byKeyboard = false;
  });

  // Mouse and finger -------------------------------------------------------------------------------------

  const thingAt = (place) => place?.closest?.("[data-choice], [data-piece], [data-cancel]");
  function nameOf(thing) {
    if (!thing) return "";
    if ("choice" in thing.dataset) return `choice ${thing.dataset.choice || thing.value}`;
    return "piece" in thing.dataset ? `piece ${thing.dataset.piece}` : "cancel";
  }
  let down = null; // where the button or finger went down: what lay there is meant, and the decision of then
  let last = null; // what the click before was for

  document.addEventListener(
    "pointerdown",
    (event) => {
      if (!event.isPrimary || event.button) return;
      down = { target: event.target, name: nameOf(thingAt(event.target)), decision: inside()?.dataset.decision, at: [event.clientX, event.clientY] };
    },
    true,
  );
  // The page was drawn anew between press and release, and with it what lay there: the browser tells of no click.
  document.addEventListener("pointerup", (event) => {
    if (!down?.name || down.target.isConnected || event.button) return;
    const thing = thingAt(document.elementFromPoint(event.clientX, event.clientY));
    const slid = Math.hypot(event.clientX - down.at[0], event.clientY - down.at[1]) > 7;
    if (nameOf(thing) === down.name && !slid) thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });

  document.addEventListener("click", (event) => {
    const thing = thingAt(event.target);
    if (!thing) return;
    if (thing.dataset.choice !== undefined) event.preventDefault();
    const name = nameOf(thing);
    if (event.detail && down && down.name !== name) return; // something else has come under the finger
    const asking = asks() || (event.detail > 0 && down?.decision !== inside().dataset.decision);
    if (thing.dataset.choice !== undefined) press(thing, asking);
    else if (thing.dataset.piece !== undefined) {
      if (!thing.dataset.held) touch(thing.dataset.piece, asking);
    } else cancel();
    if (event.detail) last = { name, previewing, steps: thing.closest(".variants") !== null };
  });
  // The second half of a double click confirms what the first one chose, and does nothing else.
  document.addEventListener(
    "click",
    (event) => {
      if (event.detail === 1) last = null;
      if (event.detail !== 2 || !last || last.steps || !inside()?.contains(event.target)) return;
      if (event.target.closest("[data-confirm] .primary")) return;
      const same = nameOf(thingAt(event.target)) === last.name;
      if (same && !last.previewing) return; // it chose nothing yet
      event.preventDefault();
      event.stopPropagation();
      if (last.previewing && last.previewing === previewing && !playing) confirm();
      last = null;
    },
    true,
  );
  // What was begun goes on in another language or light.
  const BEGUN = "begun";
  document.addEventListener("click", (event) => {
    if (!event.target.closest("a[href^='/language/'], a[href^='/theme/']")) return;
    sessionStorage.setItem(BEGUN, JSON.stringify({ decision, touched, at: location.pathname }));
  });
  function settings() {
    for (const [name, checked] of [["data-shortcuts", !switchedOff()], ["data-ask", localStorage.getItem(ASK) === "on"]]) {
      const box = document.querySelector(`[${name}]`);
      if (box) box.checked = checked;
    }
  }
  document.addEventListener("DOMContentLoaded", () => {
    settings();
    start();
    const begun = JSON.parse(sessionStorage.getItem(BEGUN));
    sessionStorage.removeItem(BEGUN);
    if (begun?.at === location.pathname && begun.decision === decision) for (const name of begun.touched) touch(name, true);
  });
  // A double click plays once; what was refused, or did not arrive, can be sent again.
  document.addEventListener(
    "submit",
    (event) => {
      if (!event.target.matches("[data-confirm], .text .choosing")) return;
      if (event.target.dataset.sent) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else event.target.dataset.sent = "yes";
    },
    true,
  );
  for (const failed of ["htmx:error", "htmx:response:error"])
    document.addEventListener(failed, (event) => {
      document.querySelector("[data-sent]")?.removeAttribute("data-sent");
      if (!playing || !event.target.matches?.(".choosing")) return;
      clearPreview();
      start();
      played();
    });
  // The answer to what was sent to be played: a page, which may be drawn already, or else a question.
  document.addEventListener("htmx:after:request", ({ target, detail }) => {
    if (!playing || !target.matches?.(".choosing")) return;
    awaited = Number(/^\s*<div id="inside"[^>]*data-version="(\d+)"/.exec(detail.ctx.text)?.[1] ?? 0);
    if (awaited && inside().dataset.version >= awaited) played();
  });
  // As soon as the page is drawn anew, before anything moves on it: nothing of the old question can be touched any more.
  document.addEventListener("htmx:after:settle", (event) => {
    if (event.detail?.task?.target?.matches?.(".preview")) {
      if (playing && awaited === 0 && !played()) previewed(); // else it is an answer to what was touched before
      return;
    }
    settings();
    const same = inside()?.dataset.decision === decision;
    if (same) goOn();
    else start();
    if (playing && (!same || (awaited && inside().dataset.version >= awaited))) {
      clearPreview();
      played();
    }
    if (byKeyboard && document.activeElement === document.body)
      (document.querySelector(".preview .primary") ?? document.querySelector("#question"))?.focus();
  });
})();
