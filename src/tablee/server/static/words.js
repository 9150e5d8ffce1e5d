// The table in words: of many choices, only those that contain what is typed.
(() => {
  const plain = (words) => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

  function filter() {
    const field = document.querySelector("[data-filter]");
    if (!field) return;
    const wanted = plain(field.value).split(/\s+/);
    const all = [...document.querySelectorAll(".listed > li, #action > option")];
    for (const one of all) one.hidden = !wanted.every((word) => plain(one.textContent).includes(word));
    const found = all.filter((one) => !one.hidden);
    for (const list of document.querySelectorAll("#action")) if (list.selectedOptions[0]?.hidden && found.length) found[0].selected = true;
    const said = field.parentElement.querySelector("output");
    said.textContent = field.value ? said.dataset.found.replace("{found}", found.length).replace("{all}", all.length) : "";
  }

  document.addEventListener("input", ({ target }) => target.matches("[data-filter]") && filter());
  document.addEventListener("keydown", (event) => {
    // Enter in the field goes to the first that is left rather than choosing what nobody has heard of.
    if (event.key !== "Enter" || !event.target.matches("[data-filter]")) return;
    event.preventDefault();
    document.querySelector(".listed > li:not([hidden]) button, #action")?.focus();
  });
  document.addEventListener("htmx:after:settle", filter);
})();
