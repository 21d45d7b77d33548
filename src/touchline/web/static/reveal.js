// Tells a reveal step by step: one sentence at a time, and what it is about laid on the table, which stays as it was.
// The page waits with its news until the last step, or until somebody skips them all.

import { closeDigest } from "./digest.js";
import { sound } from "./sound.js";
import { say } from "./words.js";

const EACH = 1400;
const PER_LETTER = 24; // a long sentence needs longer
const PER_LINE = 450; // so does each line of what is gathered
const MOST = 24; // steps that wait to be told
const KEY = "touchline.reveals";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const phone = matchMedia("(max-width: 820px)");
const panel = () => document.getElementById("steps");
const stage = () => document.getElementById("stage");
let left = [];
let now = null; // the step that is told
let total = 0;
let timer = 0;
let whenDone = null;
let before = { dice: [], score: "" }; // what lay on the stage with the step before
let skipping = false; // until the next question
let chosen = "important"; // if storage is off, the choice lasts as long as the page

/** What is revealed step by step: "all", "important" or "off". */
function speed() {
  try {
    return localStorage.getItem(KEY) ?? chosen;
  } catch {
    return chosen;
  }
}

/** Shows the choice wherever it can be made; called after each update. A question ends the skipping. */
export function showSpeed() {
  for (const choice of document.querySelectorAll("[data-reveals]")) choice.value = speed();
  if (document.getElementById("decision")?.dataset.decision) skipping = false;
}

function keepImportant() {
  const kept = left.filter((step) => step.important);
  total -= left.length - kept.length;
  left = kept;
}

/** Heeds the choice of what is revealed step by step. */
export function startSpeed() {
  document.addEventListener("change", ({ target }) => {
    if (!target.matches?.("[data-reveals]")) return;
    chosen = target.value;
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // storage is off
    }
    showSpeed();
    if (chosen === "off") finish();
    if (chosen === "important") keepImportant();
  });
  addEventListener("storage", showSpeed);
}

function button(label, key, cls, run) {
  const made = document.createElement("button");
  const cap = document.createElement("span");
  made.type = "button";
  made.className = `btn ${cls}`;
  cap.className = "key";
  cap.textContent = key;
  made.append(label, cap);
  made.addEventListener("click", run);
  return made;
}

function tell(step) {
  const { told, rule, count, foot } = parts();
  told.textContent = step.say;
  rule.replaceChildren();
  if (step.rule) {
    const link = document.createElement("a");
    Object.assign(link, { className: "rule", textContent: step.rule, href: `#rules/${step.rule}` });
    link.dataset.rule = step.rule;
    rule.append(link);
  }
  count.textContent = say("step-of", { n: total - left.length, total });
  foot.firstChild.firstChild.data = say(left.length ? "next" : "go-on");
  show(true);
  lay(step);
  clearTimeout(timer);
  timer = setTimeout(next, EACH + PER_LETTER * step.say.length + PER_LINE * (step.lines - 1));
}

/** Lays what a step shows over the part of the table where it happens, and marks the places that it speaks of. */
function lay(step) {
  unmark();
  const marked = (step.places ?? [])
    .map((name) => document.getElementById(name) ?? document.querySelector(`.table [data-key="${CSS.escape(name)}"]`))
    .filter(Boolean);
  for (const [nth, place] of marked.entries()) {
    place.classList.add("told-of");
    place.style.setProperty("--nth", nth);
  }
  const box = stage();
  if (!box) return;
  box.innerHTML = step.html;
  box.hidden = !box.querySelector(":scope > * > *"); // some steps are words alone
  if (box.hidden) return;
  box.scrollTop = 0;
  beat(box);
  const table = document.querySelector(".table").getBoundingClientRect();
  const over = document.getElementById(box.dataset.over)?.getBoundingClientRect();
  const sight = over && over.width && over.bottom > table.top && over.top < table.bottom ? over : table;
  box.style.setProperty("--side", `${Math.max(0, sight.left - table.left)}px`);
  box.style.setProperty("--wide", `${Math.min(sight.width, table.width)}px`);
  const words = panel().getBoundingClientRect().bottom - panel().querySelector("h2").getBoundingClientRect().top;
  box.style.setProperty("--steps", `${words + 12}px`);
  // Where it would not fit it begins higher: on a phone it may go down to the words, elsewhere to the foot of the table.
  const room = table.height - 12 + (phone.matches ? panel().offsetHeight - words - 8 : 0);
  box.style.setProperty("--at", `${Math.max(0, Math.min(sight.top - table.top, room - box.scrollHeight))}px`);
  const middle = (marked[0]?.getBoundingClientRect().top ?? table.bottom) - table.top;
  box.classList.toggle("low", middle < table.height / 2); // it never covers the place that it speaks of
  const newest = box.querySelector(".now");
  if (newest) box.scrollTop = newest.offsetTop + newest.offsetHeight - box.clientHeight;
}

/** What is new in a match is felt: dice roll, the scoreboard jumps when its numbers change, the whistle sounds. */
function beat(box) {
  const all = [...box.querySelectorAll(".die:not(.cons .die)")];
  const dice = all.map((die) => die.getAttribute("aria-label"));
  const score = box.querySelector(".score .n");
  const told = score?.textContent ?? "";
  const kept = before.dice.every((face, at) => face === dice[at]) ? before.dice.length : 0;
  for (const die of all.slice(kept)) die.classList.add("rolling");
  if (box.querySelector(".whistle")) sound("whistle");
  else if (before.score && told && told !== before.score) {
    score.parentElement.classList.add("beat");
    if (!score.matches("[data-strength]")) sound("goal");
  } else if (all.length > kept) sound("dice");
  before = { dice, score: told };
}

function unmark() {
  for (const place of document.querySelectorAll(".told-of")) {
    place.classList.remove("told-of");
    place.style.removeProperty("--nth");
  }
}

/** The panel of the reveal; built once, so that the focus stays on its button. */
function parts() {
  const box = panel().querySelector(".in");
  if (!box.querySelector(".foot")) {
    const foot = document.createElement("div");
    foot.className = "foot";
    foot.append(button(say("next"), "N", "go grow", next), button(say("skip-all"), say("space"), "line", finish));
    box.querySelector(".reveals").before(foot);
  }
  const [told, rule, count, foot] = ["say", "ctx .of", "ctx .count", "foot"].map((name) => box.querySelector(`.${name}`));
  return { told, rule, count, foot };
}

/** Shows the panel of the reveal instead of the question, or the question again. */
function show(revealing) {
  if (panel()) panel().hidden = !revealing;
  document.querySelector(".game")?.classList.toggle("revealing", revealing);
}

/** Whether a reveal is on. */
export const on = () => Boolean(panel() && !panel().hidden);

/** What needs no look of its own is told together with others of its kind: two steps as one, if they are such. */
function gathered(one, other) {
  if (!one?.gather || one.gather !== other.gather) return null;
  const lines = one.lines + 1;
  const places = [...one.places, ...other.places];
  return { ...one, lines, places, say: one.gather, html: one.html + other.html, important: one.important || other.important };
}

function add(step) {
  const both = left.length ? gathered(left.at(-1), step) : now && gathered(now, step);
  if (!both) {
    left.push(step);
    total += 1;
  } else if (left.length) left.splice(-1, 1, both);
  else {
    now = both;
    tell(now);
  }
}

/**
 * Tells these steps after what is left of older ones; `done` runs after the last one.
 * Who prefers less motion, or does not look, gets no steps; the others get those that they chose to see, unless they are
 * `wanted`. The `last` ones are told though everything was skipped before.
 */
export function play(all, done, { wanted = false, last = false } = {}) {
  whenDone = done;
  const steps = wanted ? all : all.filter((step) => speed() === "all" || (speed() === "important" && step.important));
  const unwanted = !wanted && (still.matches || document.hidden || speed() === "off" || (skipping && !last));
  if (!panel() || unwanted || (!steps.length && !on())) return end();
  // What bots add meanwhile is told after it; but who looks away is not kept in the past for long.
  if (steps.length && (!on() || left.length + steps.length > MOST)) {
    left = [];
    total = 0;
  }
  for (const step of steps) add({ lines: 1, ...step });
  if (!on()) {
    closeDigest(); // it would lie over what is told
    next();
  }
  return true;
}

/** Goes to the next step, or ends; says whether a reveal was on. */
export function next() {
  now = left.shift();
  if (!now) {
    const any = on();
    if (any) end();
    return any;
  }
  tell(now);
  return true;
}

/** Skips all that is still to be told, up to the next question; says whether a reveal was on. */
export function finish() {
  if (!on()) return false;
  skipping = true;
  end();
  return true;
}

function end() {
  clearTimeout(timer);
  left = [];
  now = null;
  total = 0;
  before = { dice: [], score: "" };
  unmark();
  show(false);
  if (stage()) {
    stage().hidden = true;
    stage().replaceChildren();
  }
  const done = whenDone;
  whenDone = null;
  done?.();
}
