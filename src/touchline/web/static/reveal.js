// Tells a reveal step by step: one sentence at a time, with the table as it lay then on the stage.
// The page waits with its news until the last step, or until somebody wants to see everything at once.

import { say } from "./words.js";

const EACH = 1400;
const PER_LETTER = 24; // a long sentence needs longer
const MOST = 24; // steps that wait to be told
const KEY = "touchline.reveals";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const panel = () => document.getElementById("steps");
const stage = () => document.getElementById("stage");
let left = [];
let total = 0;
let timer = 0;
let whenDone = null;
let chosen = "all"; // if storage is off, the choice lasts as long as the page

/** What is revealed step by step: "all", "important" or "off". */
function speed() {
  try {
    return localStorage.getItem(KEY) ?? "all";
  } catch {
    return chosen;
  }
}

/** Shows the choice wherever it can be made; called after each update. */
export function showSpeed() {
  for (const choice of document.querySelectorAll("[data-reveals]")) choice.value = speed();
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

function button(label, cls, run) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = `btn ${cls}`;
  made.textContent = label;
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
  foot.firstChild.textContent = say(left.length ? "next" : "go-on");
  if (stage() && step.html) {
    stage().innerHTML = step.html;
    stage().hidden = false;
    stage().parentElement.scrollTop = 0;
  }
  panel().hidden = false;
}

/** The panel of the reveal; built once, so that the focus stays on its button. */
function parts() {
  const box = panel().querySelector(".in");
  if (!box.querySelector(".foot")) {
    const foot = document.createElement("div");
    foot.className = "foot";
    foot.append(button(say("next"), "go grow", next), button(say("show-all"), "line", finish));
    box.querySelector(".reveals").before(foot);
  }
  const [told, rule, count, foot] = ["say", "ctx .of", "ctx .count", "foot"].map((name) => box.querySelector(`.${name}`));
  return { told, rule, count, foot };
}

/** Whether a reveal is on. */
export const on = () => Boolean(panel() && !panel().hidden);

/**
 * Tells these steps after what is left of older ones; `done` runs after the last one.
 * Who prefers less motion, or does not look, gets no steps; the others get those that they chose to see, unless they are `wanted`.
 */
export function play(all, done, { wanted = false } = {}) {
  whenDone = done;
  const steps = wanted ? all : all.filter((step) => speed() === "all" || (speed() === "important" && step.important));
  const unwanted = !wanted && (still.matches || document.hidden || speed() === "off");
  if (!panel() || unwanted || (!steps.length && !on())) return end();
  // What bots add meanwhile is told after it; but who looks away is not kept in the past for long.
  if (steps.length) {
    const waits = on() && left.length + steps.length <= MOST;
    total = (waits ? total : 0) + steps.length;
    left = waits ? [...left, ...steps] : [...steps];
  }
  if (!on()) next();
  return true;
}

/** Goes to the next step, or ends; says whether a reveal was on. */
export function next() {
  clearTimeout(timer);
  const step = left.shift();
  if (!step) return finish();
  tell(step);
  timer = setTimeout(next, EACH + PER_LETTER * step.say.length);
  return true;
}

/** Ends the reveal at once; says whether one was on. */
export function finish() {
  if (!on()) return false;
  end();
  return true;
}

function end() {
  clearTimeout(timer);
  left = [];
  if (panel()) panel().hidden = true;
  if (stage()) {
    stage().hidden = true;
    stage().replaceChildren();
  }
  const done = whenDone;
  whenDone = null;
  done?.();
}
