// On a phone the panel has three heights: a glimpse of the question, half of the screen, all of it. The handle is dragged,
// pressed for the next height, or moved with the arrow keys. What somebody chose for a kind of question is remembered.
// What is not an answer (undo, the coach, why not, orders) waits behind an icon until it is wanted.

const HEIGHTS = ["peek", "half", "full"];
const KEY = "touchline.height";
const STEP = 40; // pixels of a drag that mean the next height

const game = () => document.querySelector("[data-layout]");
const panel = () => document.getElementById("decision");
const kept = new Map(); // if storage is off, as long as the page
let shown = ""; // the decision that the page shows
let from = null; // where a drag began
let dragged = false; // its end is not a press

const kind = () => `${KEY}.${document.body.dataset.game}.${panel()?.dataset.decision.split("-")[1] ?? ""}`;

function chosen() {
  try {
    return localStorage.getItem(kind()) ?? "";
  } catch {
    return kept.get(kind()) ?? "";
  }
}

function choose(height) {
  game().dataset.height = height;
  kept.set(kind(), height);
  try {
    localStorage.setItem(kind(), height);
  } catch {
    // storage is off
  }
}

/** One height up or down, as far as there is one. */
function step(by) {
  const at = HEIGHTS.indexOf(game().dataset.height) + by;
  choose(HEIGHTS[Math.max(0, Math.min(HEIGHTS.length - 1, at))]);
}

function more(on) {
  if (game().hasAttribute("data-more") !== on) game().toggleAttribute("data-more", on);
  panel()?.querySelector("[data-extras]")?.setAttribute("aria-expanded", String(on));
}

/** Gives a new question the height of its kind; called after each update. A form needs all of the screen. */
export function showHeight() {
  const decision = panel()?.dataset.decision ?? "";
  if (decision !== shown || !game().dataset.height) {
    shown = decision;
    game().dataset.height = chosen() || (panel()?.querySelector("[data-sheet]") ? "full" : "half");
    more(false);
  } else more(game().hasAttribute("data-more"));
}

/** Heeds the handle and the icon beside it. */
export function startHeight() {
  document.addEventListener("pointerdown", ({ target, clientY }) => {
    from = target.closest?.("[data-handle]") ? clientY : null;
  });
  document.addEventListener("pointerup", ({ clientY }) => {
    const by = from === null ? 0 : Math.trunc((from - clientY) / STEP);
    from = null;
    dragged = by !== 0;
    if (by) step(Math.sign(by) * Math.min(2, Math.abs(by)));
  });
  document.addEventListener("click", ({ target }) => {
    if (target.closest("[data-extras]")) more(!game().hasAttribute("data-more"));
    else if (target.closest("[data-handle]") && !dragged) choose(HEIGHTS[(HEIGHTS.indexOf(game().dataset.height) + 1) % HEIGHTS.length]);
  });
  document.addEventListener("keydown", (event) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by || !event.target.matches?.("[data-handle]")) return;
    step(by);
    event.preventDefault();
  });
}
