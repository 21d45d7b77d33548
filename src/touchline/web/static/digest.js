// What the others did since a manager's last turn. It is said in short with the question that it leads to, unless somebody
// switches that off, and stays as it is until the answer. All of it lies beside the seats, opened by a button, which is
// marked as long as there is something in it that was not told. Whoever comes back to a question finds it open.

import { openIfThereIsRoom } from "./notes.js";

const KEY = "touchline.left"; // when this browser left which table
const AWAY = 120_000; // milliseconds
const MOST = 50; // tables
const TELLING = "touchline.digest"; // "off": not said with the question

const box = () => document.getElementById("digest");
const isOpen = () => Boolean(box()?.matches(":popover-open"));
const inShort = () => document.querySelector("#decision .news");
const said = () => box().querySelector(".scroll").textContent;
const kept = new Map(); // if storage is off, as long as the page
let telling = ""; // the same
let told = ""; // what was last said with a question
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

function isTold() {
  try {
    return (localStorage.getItem(TELLING) ?? telling) !== "off";
  } catch {
    return telling !== "off";
  }
}

/** Says with a new question what happened before it, with more of it where there is room. */
export function tell() {
  document.documentElement.classList.toggle("untold", !isTold());
  for (const box of document.querySelectorAll("[data-telling]")) box.checked = isTold();
  const short = inShort();
  if (!short || short.id === told || !isTold()) return;
  told = short.id;
  looked = said();
  openIfThereIsRoom(short);
}

/** A window that has become smaller may have no room any more. */
function fit() {
  const short = inShort();
  if (!short?.open) return;
  short.open = false;
  openIfThereIsRoom(short);
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
  tell();
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
  addEventListener("resize", fit);
  document.addEventListener("change", ({ target }) => {
    if (!target.matches?.("[data-telling]")) return;
    telling = target.checked ? "on" : "off";
    try {
      localStorage.setItem(TELLING, telling);
    } catch {
      // storage is off
    }
    tell();
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
