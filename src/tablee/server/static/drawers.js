// What the reader opened or closed stays so when the page is drawn anew, until the server itself says otherwise.
(() => {
  const said = new WeakMap(); // drawers that the reader touched: whether the server would have them open
  document.addEventListener(
    "click",
    ({ target }) => {
      const drawer = target.closest("summary")?.parentElement;
      if (drawer && !said.has(drawer)) said.set(drawer, drawer.open);
    },
    true,
  );
  htmx.registerExtension("drawers", {
    htmx_before_morph_node: (drawer, { newNode }) => {
      if (!said.has(drawer)) return;
      if (newNode.open === said.get(drawer)) newNode.open = drawer.open;
      else said.set(drawer, newNode.open);
    },
  });
})();
