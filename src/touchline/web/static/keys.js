// Playing without a mouse: one key per option, letters for the rest, arrows over the places of the table.

import { say } from "./words.js";

const KEYS = ["1 – 9", "0", "Enter", "U", "H", "W", "I", "N", "L", "R", "← ↑ → ↓", "Space", "Esc", "?"];
const DOES = ["choose", "end", "confirm", "undo", "coach", "why", "inspect", "next", "log", "rules", "move", "skip", "back", "help"];
const STORE = "touchline.keys";
const WRITING = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
const ACTING = "button, a[href], summary, label, input, [role=tab]";
const PLACES = "[data-grid] :is(button:not(:disabled), a[href], [data-why])";

const lettersOn = () => {
  try {
    return localStorage.getItem(STORE) !== "off";
  } catch {
    return true;
  }
};

const seen = (element) => element.checkVisibility?.({ visibilityProperty: true }) ?? element.offsetParent !== null;

/** Clicks the first visible element of a selector; says whether there was one. */
export function press(selector) {
  const button = [...document.querySelectorAll(selector)].find(seen);
  button?.click();
  return Boolean(button);
}

function help() {
  document.getElementById("keys")?.remove();
  const dialog = document.createElement("dialog");
  dialog.id = "keys";
  dialog.className = "dialog";
  dialog.setAttribute("aria-labelledby", "keys-title");
  const rows = KEYS.map((key, at) => `<dt><kbd class="key">${key}</kbd></dt><dd>${say(`key-${DOES[at]}`)}</dd>`);
  dialog.innerHTML = `<div class="hd" id="keys-title">${say("keys")}</div>
    <div class="bd"><dl class="keylist">${rows.join("")}</dl>
    <label class="switch"><input type="checkbox"${lettersOn() ? " checked" : ""}><span>${say("keys-on")}</span></label></div>
    <form class="ft" method="dialog"><button class="btn">${say("close")}</button></form>`;
  dialog.querySelector("[type=checkbox]").addEventListener("change", ({ target }) => {
    try {
      localStorage.setItem(STORE, target.checked ? "on" : "off");
    } catch {
      // storage is off: the keys stay on
    }
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** Gives every grid of places one tab stop; called after each update. */
export function refreshGrids() {
  for (const grid of document.querySelectorAll("[data-grid]")) {
    const places = [...grid.querySelectorAll(PLACES)];
    const current = places.find((place) => place === document.activeElement) ?? places.find((p) => p.dataset.option) ?? places[0];
    for (const place of places) place.tabIndex = place === current ? 0 : -1;
  }
}

const middle = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

function moveFocus(from, key) {
  const [x, y] = middle(from);
  const across = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  let best = null;
  let least = Infinity;
  for (const place of document.querySelectorAll(PLACES)) {
    if (place === from || !seen(place)) continue;
    const [px, py] = middle(place);
    const ahead = sign * (across ? px - x : py - y);
    const aside = Math.abs(across ? py - y : px - x);
    if (ahead < 4) continue;
    const cost = ahead + 2.5 * aside; // straight ahead beats near
    if (cost < least) [best, least] = [place, cost];
  }
  best?.focus();
}

/** Listens to the keyboard. `actions`: letter or key name → function. */
export function startKeys(actions) {
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector("dialog[open]")) return;
    if (key === "Escape") {
      if (target.matches?.(WRITING)) target.blur();
      else actions.Escape();
      return;
    }
    if (target.matches?.(WRITING)) return;
    if (key.startsWith("Arrow")) {
      const place = target.closest?.(PLACES);
      if (!place) return;
      moveFocus(place, key);
      event.preventDefault();
      return;
    }
    const acting = target.closest?.(ACTING);
    if (key === " " || key === "Enter") {
      const past = acting?.closest(".revealing .table"); // an answer to the question before: the keys belong to what is told
      const act = past && key === "Enter" ? actions.n : actions[key];
      if ((past || !acting) && act?.()) event.preventDefault();
      return;
    }
    if (!lettersOn() && key !== "?") return;
    if (key === "?") help();
    else if (/^\d$/.test(key)) press(`#decision [data-keynum="${key}"]`) || press(`[data-keynum="${key}"]`);
    else if (actions[key.toLowerCase()]) actions[key.toLowerCase()]();
    else return;
    event.preventDefault();
  });
  document.addEventListener("focusin", ({ target }) => {
    if (target.matches(PLACES)) refreshGrids();
  });
  document.addEventListener("click", ({ target }) => target.closest("[data-keys]") && help());
  refreshGrids();
}
