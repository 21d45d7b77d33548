// What a question is about: its note is open when a question of its kind comes up for the first time in this
// browser, where there is room for it. Whoever knows the game switches that off; the note stays one click away.
// At the first table of a game the lesson is offered too, until somebody closes the offer.

const SEEN = "touchline.sight"; // kinds of questions
const OFF = "touchline.sight.off";
const OFFERED = "touchline.offered"; // games, each with its first table, or CLOSED
const CLOSED = "-";

const roomy = matchMedia("(min-width: 821px)");
const ANSWERS = "[data-option], input:not([type=hidden])";
const STUCK = ".foot, .options.out, .options:not(.out) > .option.alt:last-child"; // stays in sight, over the others
const kept = new Map(); // if storage is off, as long as the page
let shown = ""; // the decision and the kind that the page shows

function read(key) {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return kept.get(key) ?? "";
  }
}

function write(key, value) {
  kept.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // storage is off
  }
}

const list = (key) => read(key).split(" ").filter(Boolean);

/** Opens the note of a question that is new in this browser, and shows the offer at the first table. */
export function showNote() {
  showOffer();
  const note = document.querySelector("#decision [data-sight]");
  const kind = note?.dataset.sight ?? "";
  const decision = `${document.getElementById("decision")?.dataset.decision} ${kind}`;
  if (!note || decision === shown) return;
  shown = decision;
  note.querySelector("[data-sight-off]").checked = read(OFF) === "on";
  const seen = list(SEEN);
  note.open = false;
  if (read(OFF) !== "on" && !seen.includes(kind)) openIfThereIsRoom(note);
  if (note.open) write(SEEN, [...seen, kind].join(" "));
}

/** Opens a note on a wide screen, unless it would push an answer out of sight: then it waits to be opened. */
export function openIfThereIsRoom(note) {
  if (!roomy.matches) return;
  const before = answersInSight(note);
  note.open = true;
  if (answersInSight(note) < before || !before) note.open = false;
}

/** How many answers can be seen without scrolling. */
function answersInSight(note) {
  const box = note.closest(".in");
  const stuck = [...box.querySelectorAll(STUCK)].reduce((sum, one) => sum + one.offsetHeight, 0);
  const edges = [box, document.getElementById("decision")].map((each) => each.getBoundingClientRect().bottom);
  const end = Math.min(...edges) - stuck;
  const answers = [...box.querySelectorAll(ANSWERS)].filter((one) => !note.contains(one) && !one.closest(STUCK));
  return answers.filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom <= end + 1).length;
}

function showOffer() {
  const offer = document.querySelector("#decision [data-offer]");
  if (!offer) return;
  const game = `${offer.dataset.offer}=`;
  const first = list(OFFERED).find((each) => each.startsWith(game)) ?? remember(game, location.pathname);
  offer.hidden = first !== game + location.pathname;
}

/** Keeps the first table of a game; gives what is kept. */
function remember(game, where) {
  write(OFFERED, [...list(OFFERED).filter((each) => !each.startsWith(game)), game + where].join(" "));
  return game + where;
}

/** Heeds the switch in a note, and the button that closes the offer. */
export function startNotes() {
  document.addEventListener("change", ({ target }) => {
    if (target.matches?.("[data-sight-off]")) write(OFF, target.checked ? "on" : "");
  });
  document.addEventListener("click", ({ target }) => {
    const offer = target.closest?.("[data-offer-close]")?.closest("[data-offer]");
    if (!offer) return;
    remember(`${offer.dataset.offer}=`, CLOSED);
    showOffer();
  });
}
