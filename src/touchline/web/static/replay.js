// A replay: ← → one decision, with Shift one round, Space plays. Every step is a link; this only saves the reload.

import { startDrawer, show, rules, stepBack } from "./drawer.js";
import { snapshot, travel } from "./flip.js";
import { startFilters } from "./ledger.js";
import { putSections } from "./morph.js";
import { toast } from "./notice.js";

const EACH = 1100;
const WRITING = "input:not([type=range]), textarea, select";

let wanted = null; // the address that is asked for
let loading = false;
let timer = 0;

const link = (step) => document.querySelector(`#scrub [data-step="${step}"]`);

async function go(address) {
  wanted = address;
  if (loading) return; // the newest wish is fulfilled when this one is
  loading = true;
  try {
    while (wanted) {
      const now = wanted;
      const answer = await fetch(now);
      if (!answer.ok) throw new Error(`the server said ${answer.status}`);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (wanted === now) wanted = null;
      const places = snapshot();
      const fresh = {};
      for (const { id } of document.querySelectorAll("[data-live]")) fresh[id] = page.getElementById(id);
      putSections(fresh);
      const range = document.querySelector(".knobs");
      if (!wanted) range.value = range.getAttribute("value"); // an edited field keeps what was typed, not what is now
      travel(places);
      history.replaceState(null, "", now);
    }
  } catch (problem) {
    wanted = null;
    pause();
    toast(`Could not load that moment: ${problem.message}.`, { bad: true });
  } finally {
    loading = false;
  }
}

function follow(step) {
  const to = link(step);
  if (to) go(to.href);
}

function pause() {
  clearInterval(timer);
  timer = 0;
  paint();
}

function paint() {
  const button = document.querySelector("[data-play]");
  button?.classList.toggle("on", Boolean(timer));
  button?.setAttribute("aria-label", timer ? "Pause" : "Play");
}

function playOrPause() {
  if (timer) return pause();
  timer = setInterval(() => {
    const range = document.querySelector(".knobs");
    if (Number(range.getAttribute("value")) >= Number(range.max)) pause();
    else if (!loading) follow("on");
    paint();
  }, EACH);
  return paint();
}

document.addEventListener("click", (event) => {
  const to = event.target.closest("#scrub a[href]");
  if (event.target.closest("[data-play]")) playOrPause();
  if (!to || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  if (to.dataset.go !== undefined) pause();
  go(to.href);
});

document.addEventListener("input", ({ target }) => {
  if (!target.matches(".knobs")) return;
  pause();
  const address = new URL(location.href);
  address.searchParams.set("n", target.value);
  address.searchParams.set("as", target.form.elements.as.value);
  go(address.href);
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
  else if (key === "Escape") stepBack();
  else return;
  event.preventDefault();
});

startFilters();
startDrawer();
