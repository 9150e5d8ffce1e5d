// The table in words: of many choices, only those that contain what is typed.
(() => {
  const plain = (words) => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

  // What a field filters: the entries of what it names.
  const entries = (field) => [...document.querySelectorAll(`${field.dataset.filter} > :is(li, option)`)];

  function filter(field) {
    const wanted = plain(field.value).split(/\s+/);
    const all = entries(field);
    for (const one of all) one.hidden = !wanted.every((word) => plain(one.textContent).includes(word));
    const found = all.filter((one) => !one.hidden);
    if (found[0] instanceof HTMLOptionElement && !found.some((one) => one.selected)) found[0].selected = true;
    const said = field.parentElement.querySelector("output");
    const words = said.dataset.found.replace("{found}", found.length).replace("{all}", all.length);
    said.textContent = field.value ? words : "";
  }

  document.addEventListener("input", ({ target }) => target.matches("[data-filter]") && filter(target));
  document.addEventListener("keydown", (event) => {
    // Enter in the field goes to the first that is left rather than choosing what nobody has heard of.
    if (event.key !== "Enter" || !event.target.matches("[data-filter]")) return;
    event.preventDefault();
    const first = entries(event.target).find((one) => !one.hidden);
    (first?.querySelector("button") ?? first?.parentElement)?.focus();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target.closest("input, textarea, select, dialog")) return;
    const field = document.querySelector("[data-filter]");
    if (!field || localStorage.getItem("shortcuts") === "off") return;
    event.preventDefault();
    field.focus();
  });
  document.addEventListener("htmx:after:settle", () => document.querySelectorAll("[data-filter]").forEach(filter));
})();
