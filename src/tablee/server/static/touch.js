// Touching pieces instead of pressing buttons. Every choice names the pieces it is made of. They may be touched in any
// order: what still fits is lit, and when only one choice is left it is previewed before it is played. No rule of any
// game is known here.
(() => {
  const MOST_BUTTONS = 14; // more choices than these are made by touching pieces that are on the page
  let touched = [];
  let decision = ""; // what is being decided
  let previewing = ""; // the action that is previewed, or about to be

  const form = () => document.querySelector(".choosing");
  const list = () => document.querySelector(".choices");
  // A choice is [action, words, pieces, drawing, note, whether its pieces are touched in their order].
  const choices = () => {
    const data = list()?.dataset.choices;
    return data ? JSON.parse(data) : [];
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
  const drawn = (name) => document.querySelector(`[data-piece="${CSS.escape(name)}"]`);

  function light() {
    const fitting = open();
    const possible = new Set(choices().flatMap(([, , pieces]) => pieces));
    const next = new Set(fitting.flatMap((choice) => (choice[5] ? left(choice).slice(0, 1) : left(choice))));
    for (const piece of document.querySelectorAll("[data-piece]")) {
      const lit = next.has(piece.dataset.piece);
      piece.classList.toggle("lit", lit);
      piece.classList.toggle("touched", touched.includes(piece.dataset.piece));
      if (form()) piece.setAttribute("aria-disabled", String(!possible.has(piece.dataset.piece)));
    }
    offer(fitting);
    document.dispatchEvent(new CustomEvent("touched", { detail: { fitting, touched } }));
  }

  // Buttons for what cannot be touched on the page, for what is done with one touch, and for all when they are few.
  function offer(fitting) {
    if (!list() || !list().dataset.choices) return;
    const few = fitting.length <= MOST_BUTTONS;
    const single = (choice) => choice[2].length === 1 && !choice[5];
    const touchable = (choice) => left(choice).length && left(choice).every(drawn);
    const shown = fitting.filter((choice) => few || single(choice) || !touchable(choice));
    const buttons = fitting.length === 1 && touched.length ? [] : shown.map(button); // a single one is being previewed
    if (touched.length && fitting.length > 1) buttons.push(cancelButton());
    list().replaceChildren(...buttons);
  }

  function button([action, words, , drawing]) {
    const made = document.createElement("button");
    made.type = "button";
    made.dataset.choice = action;
    if (drawing) made.innerHTML = drawing;
    else made.textContent = words;
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

  function ask(path, values) {
    const query = new URLSearchParams({ seat: form().seat.value, number: form().number.value, ...values });
    const { key } = document.querySelector("#inside").dataset;
    return htmx.ajax("GET", `/t/${key}/${path}?${query}`, { target: ".preview", swap: "outerHTML" });
  }

  async function preview(action) {
    if (action === previewing) {
      focusPlay(); // a further piece of it was touched
      return;
    }
    previewing = action;
    awaitPreview();
    try {
      await ask("preview", { action });
    } catch {
      clearPreview();
      start(); // no connection: nothing is lost, and everything can be chosen again
      return;
    }
    if (previewing !== action) {
      // Given up meanwhile, or something else was chosen: this one must not be played by mistake.
      emptyPreview();
      if (previewing) awaitPreview();
      return;
    }
    if (!document.querySelector(".preview form")) start();
    for (const button of document.querySelectorAll("[data-choice]"))
      button.setAttribute("aria-pressed", String((button.dataset.choice || button.value) === action));
    focusPlay();
  }

  // A piece touched twice ends a choice that others only begin with: two of a kind, or that alone.
  function again(name) {
    const fitting = open();
    if (name !== touched.at(-1) || fitting.length < 2) return undefined;
    const twice = [...touched, name].join(" ");
    const alone = fitting.filter((choice) => !left(choice).length);
    return fitting.find(([, , pieces]) => pieces.join(" ") === twice) ?? (alone.length === 1 ? alone[0] : undefined);
  }

  // What was touched before gives way, the latest first, until what is touched now fits.
  function touch(name) {
    if (!form()) return;
    const whole = again(name);
    if (whole) {
      preview(whole[0]);
      return;
    }
    const before = touched;
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
    if (fitting.length === 1) preview(fitting[0][0]);
    else clearPreview();
    light();
    if (byKeyboard && fitting.length > 1) focusFirst();
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
    decision = document.querySelector("#inside")?.dataset.decision;
    light();
    if (decision !== before && list()) list().scrollTop = 0;
  }

  // Something else changed, perhaps others decided at the same time: what was begun goes on.
  function goOn() {
    for (const number of document.querySelectorAll(".preview [name=number]")) number.value = form()?.number.value;
    light();
  }

  function cancel() {
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
  };

  document.addEventListener("keydown", (event) => {
    byKeyboard = true;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = event.target.closest("input:not([type=range]), textarea, select, dialog");
    if (typing) return;
    const piece = event.target.closest("[data-piece]");
    if (piece && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      touch(piece.dataset.piece);
    } else if (event.key === "Escape") cancel();
    else if (switchedOff()) return;
    else if (/^[1-9]$/.test(event.key)) document.querySelectorAll("[data-choice]")[event.key - 1]?.click();
    else shortcuts[event.key.toLowerCase()]?.();
  });
  document.addEventListener("change", ({ target }) => {
    if (target.matches("[data-shortcuts]")) localStorage.setItem(SWITCH, target.checked ? "on" : "off");
  });
  document.addEventListener("pointerdown", () => {
    byKeyboard = false;
  });

  // Mouse and finger -------------------------------------------------------------------------------------

  document.addEventListener("click", (event) => {
    const choice = event.target.closest("[data-choice]");
    const piece = event.target.closest("[data-piece]");
    if (choice) {
      event.preventDefault();
      const action = choice.dataset.choice || choice.value;
      touched = choices().find(([name]) => name === action)?.[2] ?? [];
      preview(action);
    } else if (piece && !piece.dataset.held) touch(piece.dataset.piece);
    else if (event.target.closest("[data-cancel]")) cancel();
  });
  // What was begun goes on in another language or light.
  const BEGUN = "begun";
  document.addEventListener("click", (event) => {
    if (!event.target.closest("a[href^='/language/'], a[href^='/theme/']")) return;
    sessionStorage.setItem(BEGUN, JSON.stringify({ decision, touched, at: location.pathname }));
  });
  document.addEventListener("DOMContentLoaded", () => {
    document.querySelector("[data-shortcuts]").checked = !switchedOff();
    start();
    const begun = JSON.parse(sessionStorage.getItem(BEGUN));
    sessionStorage.removeItem(BEGUN);
    if (begun?.at === location.pathname && begun.decision === decision) for (const name of begun.touched) touch(name);
  });
  // A double click plays once; what was refused, or did not arrive, can be sent again.
  document.addEventListener(
    "submit",
    (event) => {
      if (!event.target.matches("[data-confirm]")) return;
      if (event.target.dataset.sent) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else event.target.dataset.sent = "yes";
    },
    true,
  );
  for (const failed of ["htmx:error", "htmx:response:error"])
    document.addEventListener(failed, () => document.querySelector("[data-sent]")?.removeAttribute("data-sent"));
  // As soon as the page is drawn anew, before anything moves on it: nothing of the old question can be touched any more.
  document.addEventListener("htmx:after:settle", (event) => {
    if (event.detail?.task?.target?.matches?.(".preview")) return;
    if (document.querySelector("#inside")?.dataset.decision === decision) goOn();
    else start();
    if (byKeyboard && document.activeElement === document.body)
      (document.querySelector(".preview .primary") ?? document.querySelector("#question"))?.focus();
  });
})();
