// A replay: ← → one decision, with Shift one round, Space plays. Every step is a link; this only saves the reload.

import { startDrawer, show, rules, stepBack } from "./drawer.js";
import { snapshot, travel } from "./flip.js";
import { close, refreshInspector, startInspector } from "./inspector.js";
import { startFilters } from "./ledger.js";
import { putSections } from "./morph.js";
import { toast } from "./notice.js";
import { say } from "./words.js";

const EACH = [2200, 1100, 550, 275]; // milliseconds a decision, by speed
const WRITING = "input:not([type=range]), textarea, select";

let wanted = null; // the moment that is asked for, as [n, as]
let loading = false;
let timer = 0;

const knob = () => document.querySelector(".knobs");
const shown = () => [Number(knob().getAttribute("value")), knob().form.elements.as.value];

async function go(n, as = (wanted ?? shown())[1]) {
  wanted = [n, as];
  if (loading) return; // the newest wish is fulfilled when this one is
  loading = true;
  try {
    while (wanted) {
      const now = wanted;
      const address = `${location.pathname}?n=${now[0]}&as=${now[1]}`;
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(say("server-said", { status: answer.status }));
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (wanted === now) wanted = null;
      const places = snapshot();
      const fresh = {};
      for (const { id } of document.querySelectorAll("[data-live]")) fresh[id] = page.getElementById(id);
      putSections(fresh);
      refreshInspector();
      if (!wanted) knob().value = knob().getAttribute("value"); // an edited field keeps what was typed
      paint();
      travel(places);
      history.replaceState(null, "", address);
    }
  } catch (problem) {
    wanted = null;
    pause();
    toast(`${say("moment-not-loaded")} ${problem.message}`, { bad: true });
  } finally {
    loading = false;
  }
}

const rounds = () => [0, ...[...document.querySelectorAll(".tick")].map((tick) => Number(tick.dataset.go)), Number(knob().max)];

/** One step from where we are, or from where we are going to. */
function follow(step) {
  const n = (wanted ?? shown())[0];
  const to = {
    back: () => Math.max(0, n - 1),
    on: () => Math.min(Number(knob().max), n + 1),
    "round-back": () => rounds().findLast((start) => start < n) ?? 0,
    "round-on": () => rounds().find((start) => start > n) ?? n,
  }[step]();
  if (to !== n) go(to);
}

function pause() {
  clearInterval(timer);
  timer = 0;
  paint();
}

function paint() {
  const button = document.querySelector("[data-play]");
  button?.classList.toggle("on", Boolean(timer));
  button?.setAttribute("aria-label", say(timer ? "pause" : "play"));
}

function playOrPause() {
  if (timer) return pause();
  if (shown()[0] >= Number(knob().max)) go(0); // from the first move again
  return play();
}

function play() {
  clearInterval(timer);
  timer = setInterval(() => {
    if (shown()[0] >= Number(knob().max)) pause();
    else if (!loading) follow("on");
    paint();
  }, EACH[document.querySelector("[data-speed]").value]);
  return paint();
}

document.addEventListener("click", (event) => {
  const to = event.target.closest("#scrub a[href]");
  if (event.target.closest("[data-play]")) playOrPause();
  if (!to || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  if (to.dataset.as) go((wanted ?? shown())[0], to.dataset.as);
  else {
    pause();
    if (to.dataset.step) follow(to.dataset.step);
    else go(Number(to.dataset.go));
  }
});

document.addEventListener("change", ({ target }) => {
  if (target.matches("[data-speed]") && timer) play();
});

document.addEventListener("input", ({ target }) => {
  if (!target.matches(".knobs")) return;
  pause();
  go(Number(target.value));
});

document.addEventListener("keydown", (event) => {
  const { key, target, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches(WRITING)) return;
  const onKnob = target.matches(".knobs");
  if (key === "ArrowLeft" && !(onKnob && !shiftKey)) follow(shiftKey ? "round-back" : "back");
  else if (key === "ArrowRight" && !(onKnob && !shiftKey)) follow(shiftKey ? "round-on" : "on");
  else if (key === " " && !target.closest("button, a, summary")) playOrPause();
  else if (key.toLowerCase() === "l") show("log");
  else if (key.toLowerCase() === "r") rules();
  else if (key === "Escape") close() || stepBack();
  else return;
  event.preventDefault();
});

startFilters();
startInspector();
startDrawer();
