// Buttons that copy a link, and say so.
(() => {
  const SAID = 1500; // milliseconds
  const saying = new WeakMap(); // buttons that say so: until when, and what they say else

  // Over a connection that is not safe browsers copy only what is selected.
  function copySelected(text) {
    const before = document.activeElement;
    const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true });
    field.style.position = "fixed"; // or the page would scroll to it
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    before?.focus();
    return done;
  }

  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return copySelected(text);
    }
  }

  function say(button) {
    const { timer, words } = saying.get(button) ?? { words: button.innerHTML };
    clearTimeout(timer);
    button.textContent = button.dataset.copied;
    const goes = () => {
      saying.delete(button);
      button.innerHTML = words;
    };
    saying.set(button, { timer: setTimeout(goes, SAID), words });
  }

  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-copies]");
    if (button && (await copy(new URL(button.dataset.copies, location.href).href))) say(button);
  });
})();
