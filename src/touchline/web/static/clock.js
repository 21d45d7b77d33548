// Counts down what a decision may take: <span data-until="seconds on the server's clock">. The page says what
// that clock showed when the page was made (data-now); from there on we count ourselves, because the clock of
// this machine may be wrong, or be set meanwhile.

const made = performance.now();

function now() {
  return Number(document.querySelector("[data-now]").dataset.now) + (performance.now() - made) / 1000;
}

function show(clock) {
  const left = Math.max(0, Math.round(Number(clock.dataset.until) - now()));
  const hours = Math.floor(left / 3600);
  const minutes = String(Math.floor((left % 3600) / 60)).padStart(hours ? 2 : 1, "0");
  const text = `${hours ? `${hours}:` : ""}${minutes}:${String(left % 60).padStart(2, "0")}`;
  if (clock.textContent !== text) clock.textContent = text;
}

/** Keeps all clocks of the page going. */
export function startClocks() {
  const all = () => document.querySelectorAll("[data-until]").forEach(show);
  all();
  setInterval(all, 500);
}
