// Buttons that copy a link, and say so.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copies]");
  if (!button || !navigator.clipboard) return;
  await navigator.clipboard.writeText(new URL(button.dataset.copies, location.href).href);
  const before = button.innerHTML;
  button.textContent = button.dataset.copied;
  setTimeout(() => {
    button.innerHTML = before;
  }, 1500);
});
