// Several small choices on one sheet: what is ticked on each side and the money become one answer.
//
// A side that has room for more is ended by an option of its own. The server checks the whole; if it refuses,
// the sheet stays as it is.

function options(form) {
  const { most, done, sendAll } = form.dataset;
  const found = [];
  for (const tray of form.querySelectorAll(".tray")) {
    const ticked = [...tray.querySelectorAll(":checked")].map((box) => box.value);
    found.push(...ticked);
    if (ticked.length < Number(most)) found.push(done);
  }
  const { payer, amount } = form.elements;
  const money = Number(amount.value);
  found.push(money ? `${payer.value}:${money}` : `${payer[0].value}:0`, sendAll);
  return found;
}

/** No more things than may lie on a side, no more money than the payer has. */
function bound(form) {
  for (const tray of form.querySelectorAll(".tray")) {
    const full = tray.querySelectorAll(":checked").length >= Number(form.dataset.most);
    for (const box of tray.querySelectorAll("input")) box.disabled = full && !box.checked;
  }
  form.elements.amount.max = form.querySelector("[name=payer]:checked").dataset.most;
}

/** Heeds sheets; `send` gets the decision and the options. */
export function startSheets(send) {
  document.addEventListener("change", ({ target }) => target.form?.matches("[data-sheet]") && bound(target.form));
  document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-sheet] [data-step]");
    if (!button) return;
    const { amount } = button.form.elements;
    if (button.dataset.step === "1") amount.stepUp();
    else amount.stepDown();
  });
  document.addEventListener("submit", (event) => {
    if (!event.target.matches("[data-sheet]")) return;
    event.preventDefault();
    send(event.target.elements.decision.value, options(event.target));
  });
}
