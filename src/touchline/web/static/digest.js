// What the others did since a manager's last turn. It lies beside the seats, opened by its button, which is marked as long
// as there is something in it that was not looked at. Whoever comes back to a question finds it open.

const KEY = "touchline.left"; // when this browser left which table
const AWAY = 120_000; // milliseconds
const MOST = 50; // tables

const box = () => document.getElementById("digest");
const isOpen = () => Boolean(box()?.matches(":popover-open"));
const said = () => box().querySelector(".scroll").textContent;
const kept = new Map(); // if storage is off, as long as the page
let looked = ""; // what it said when somebody last looked
let asked = ""; // the decision that was open then
let back = false; // somebody has come back, and no question has come up since

function left() {
  try {
    return new Map(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  } catch {
    return kept;
  }
}

function leave() {
  const tables = left();
  tables.delete(location.pathname);
  tables.set(location.pathname, Date.now());
  try {
    localStorage.setItem(KEY, JSON.stringify([...tables].slice(-MOST)));
  } catch {
    kept.set(location.pathname, Date.now());
  }
}

function comeBack() {
  back = Date.now() - (left().get(location.pathname) ?? Date.now()) > AWAY;
}

/** Closes it; says whether it was open. */
export function closeDigest() {
  const open = isOpen();
  if (open) box().hidePopover();
  return open;
}

/** Opens it for whoever has come back to a question, and marks what is new in it; called after each update. */
export function showDigest() {
  const decision = document.getElementById("decision")?.dataset.decision ?? "";
  if (isOpen() && decision !== asked) closeDigest();
  if (back && decision) {
    back = false;
    if (box()?.hasAttribute("data-returned")) box().showPopover();
  }
  const news = decision && box() && said() !== looked;
  document.querySelector("#since button")?.classList.toggle("new", Boolean(news));
}

/** Heeds who leaves, comes back and looks. */
export function startDigest() {
  comeBack();
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return leave();
    comeBack();
    showDigest();
  });
  document.addEventListener("click", ({ target }) => {
    if (target.closest?.("#digest :is([data-rule], [data-again])")) closeDigest();
  });
  document.addEventListener(
    "toggle",
    ({ target, newState }) => {
      if (target !== box() || newState !== "open") return;
      looked = said();
      asked = document.getElementById("decision")?.dataset.decision ?? "";
      target.focus();
      showDigest();
    },
    true,
  );
}
