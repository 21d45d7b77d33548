// Counts down what a decision may take: <span data-until="seconds on the server's clock">. The page says what
// that clock showed when the page was made (data-now); from there on we count ourselves, because the clock of
// this machine may be wrong, or be set meanwhile.

import { say } from "./words.js";

const made = performance.now();

function now() {
  const told = document.querySelector("[data-now]")?.dataset.now;
  return told ? Number(told) + (performance.now() - made) / 1000 : Date.now() / 1000; // for minutes ours will do
}

function put(mark, text) {
  if (mark.textContent !== text) mark.textContent = text;
}

function show(clock) {
  const left = Math.max(0, Math.round(Number(clock.dataset.until) - now()));
  const hours = Math.floor(left / 3600);
  if (hours >= 24) return put(clock, say("clock-days", { days: Math.floor(hours / 24), hours: hours % 24 }));
  const minutes = String(Math.floor((left % 3600) / 60)).padStart(hours ? 2 : 1, "0");
  put(clock, `${hours ? `${hours}:` : ""}${minutes}:${String(left % 60).padStart(2, "0")}`);
}

/** How long somebody has been away, from the first full minute on. */
function showAbsence(mark) {
  const minutes = Math.floor((now() - Number(mark.dataset.since)) / 60);
  const text = minutes < 60 ? say("away-minutes", { n: minutes }) : say("away-hours", { n: Math.floor(minutes / 60) });
  if (minutes > 0) put(mark, text);
}

/** Keeps all clocks of the page going. */
export function startClocks() {
  const all = () => {
    document.querySelectorAll("[data-until]").forEach(show);
    document.querySelectorAll("[data-since]").forEach(showAbsence);
  };
  all();
  setInterval(all, 500);
}
