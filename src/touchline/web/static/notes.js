// What a question is about: its note is open when a question of its kind comes up for the first time in this
// browser. Whoever knows the game switches that off; the note stays one click away.

const SEEN = "touchline.sight";
const OFF = "touchline.sight.off";

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

/** Opens the note of a question that is new in this browser. */
export function showNote() {
  const note = document.querySelector("#decision [data-sight]");
  const kind = note?.dataset.sight ?? "";
  const decision = `${document.getElementById("decision")?.dataset.decision} ${kind}`;
  if (!note || decision === shown) return;
  shown = decision;
  note.querySelector("[data-sight-off]").checked = read(OFF) === "on";
  const seen = read(SEEN).split(" ");
  note.open = read(OFF) !== "on" && !seen.includes(kind);
  if (!seen.includes(kind)) write(SEEN, [...seen, kind].join(" ").trim());
}

/** Heeds the switch in a note. */
export function startNotes() {
  document.addEventListener("change", ({ target }) => {
    if (target.matches?.("[data-sight-off]")) write(OFF, target.checked ? "on" : "");
  });
}
