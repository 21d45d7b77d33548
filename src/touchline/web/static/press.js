// A question with one answer is put all the same where skipping it would tell the others what somebody holds.
// Who likes lets the only button be pressed by itself: always after the same short time, which tells nothing.

const AFTER = 1500;
const KEY = "touchline.press";

const box = () => document.querySelector("#decision [data-press]");
let waitsFor = ""; // the decision whose button is about to be pressed
let timer = 0;
let chosen = false; // if storage is off, the choice lasts as long as the page

function wanted() {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return chosen;
  }
}

function choose({ target }) {
  if (!target.matches?.("[data-press]")) return;
  chosen = target.checked;
  try {
    if (chosen) localStorage.setItem(KEY, "on");
    else localStorage.removeItem(KEY);
  } catch {
    // storage is off
  }
  pressSoon();
}

/** Presses the only button of the question soon, if there is one and that is wanted. */
export function pressSoon() {
  const question = document.getElementById("decision")?.dataset.decision;
  if (box()) box().checked = wanted();
  if (!box() || !wanted()) {
    clearTimeout(timer);
    waitsFor = "";
    return;
  }
  if (question === waitsFor) return;
  waitsFor = question;
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (waitsFor !== document.getElementById("decision")?.dataset.decision) return;
    document.querySelector("#decision .options [data-option]")?.click();
  }, AFTER);
}

/** Heeds the switch beside such a question. */
export function startPressing() {
  document.addEventListener("change", choose);
  addEventListener("storage", pressSoon);
}
