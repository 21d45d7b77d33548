// The client of a table. The server makes the page; this keeps it fresh and sends what is chosen.
//
// In   {"t":"sections", "sections":{"market":"<section id=market …>"}, "title":"…", "steps":[…]}
//                                 a section that is here already comes as a patch (morph.js)
//      {"t":"error", "message":"…", "rule":"B11-034"}   the answer was refused, nothing changed
//      {"t":"reload", "steps":[…]}                       the page itself changed (the game is over …)
// Out  {"t":"hello", "layout":"playing", "patches":true}, {"t":"play", "decision":"42", "option":"nominate:fa_012"},
//      {"t":"talk", "text":"…"}, {"t":"undo", "decision":"42"}, {"t":"undo/answer", "yes":true},
//      {"t":"screen"}, {"t":"hint", "decision":"42"}, {"t":"order", "order":"windows", "text":"on"}
//
// The server answers every hello with sections (none, when nothing is new) and gives each decision its own id:
// an answer whose line was lost is sent again when its decision is still open.
//
// Every answer is a button of the form #answer, so it also works when the line is down, or without this file.

import { startClocks } from "./clock.js";
import { closeDigest, showDigest, startDigest } from "./digest.js";
import { rules, show, startDrawer, stepBack } from "./drawer.js";
import { skip, snapshot, travel } from "./flip.js";
import { showHeight, startHeight } from "./height.js";
import { close as closeInspector, inspectFocus, refreshInspector, startInspector } from "./inspector.js";
import { press, refreshGrids, startKeys } from "./keys.js";
import { startFilters } from "./ledger.js";
import { connect } from "./live.js";
import { forget, putSections, whole } from "./morph.js";
import { asks, clearFault, fault, startCopying, toast } from "./notice.js";
import { showNote, startNotes } from "./notes.js";
import { pressSoon, startPressing } from "./press.js";
import * as reveal from "./reveal.js";
import { startSheets } from "./sheet.js";
import { showSound, startSound } from "./sound.js";
import { say } from "./words.js";

const ANSWER_WITHIN = 6000;

const game = document.querySelector("[data-layout]");
const repeated = (game.dataset.repeated ?? "").split(" ");
const phone = matchMedia("(max-width: 820px)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
let whyOpen = !phone.matches;
let sent = null; // the message that waits for its answer
let unanswered = null; // the same, once the line is lost
let answerTimer = 0;
let news = null; // sections that wait for the end of a reveal
let title = ""; // the title of the window that comes with them
let consulted = ""; // the decision for which the coach was asked here, until it has spoken
let leaving = false; // the page is about to be loaded anew
let doubted = ""; // the answer of which we asked whether it is meant

// ── what comes in ────────────────────────────────────────────────────────────────────────────────────────

function update(sections) {
  const places = snapshot();
  const before = panel()?.dataset.decision;
  const heard = coachState();
  putSections(sections);
  afterUpdate();
  if (panel()?.dataset.decision && panel().dataset.decision !== before) toTheQuestion();
  if (coachState() !== heard) toTheCoach();
  travel(places);
}

/** Nothing, "thinking" or "said": an edit of the same choice brings the same words again, which are no news. */
function coachState() {
  const coach = document.getElementById("coach");
  return coach && (coach.getAttribute("aria-busy") === "true" ? "thinking" : "said");
}

/** Opens the fold with the coach's choice and, on the page that asked, brings its words into sight. */
function toTheCoach() {
  const folds = panel()?.querySelectorAll("details:has(.hinted)") ?? [];
  for (const fold of folds) fold.open = true;
  const coach = document.getElementById("coach");
  const asked = consulted && consulted === panel()?.dataset.decision;
  if (!asked || coachState() !== "thinking") consulted = "";
  if (asked) coach?.scrollIntoView({ block: "nearest", behavior: still.matches ? "instant" : "smooth" });
}

/** Brings the place that the question is about into sight. */
function toTheQuestion() {
  const table = document.querySelector(".table");
  for (const box of [panel(), panel()?.querySelector(".in")]) box?.scrollTo({ top: 0 });
  if (phone.matches) {
    table?.scrollTo({ top: 0 });
    follow();
  } else table?.querySelector(".focus")?.scrollIntoView({ block: "nearest" });
}

function afterUpdate() {
  for (const fold of document.querySelectorAll("details.why")) fold.open = whyOpen;
  markBest();
  refreshGrids();
  refreshInspector();
  pair(document.activeElement);
  pressSoon();
  showNote();
  showHeight();
  follow();
  reveal.showSpeed();
  showSound();
  showDigest();
}

/** On a phone the table shows the place that is being edited, or the car that drives. */
function follow() {
  if (phone.matches) document.querySelector(".table [data-follow]")?.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
}

/** What the coach or the lesson would choose is marked on the table too; it may be there alone. */
function markBest() {
  for (const place of document.querySelectorAll(".table .hinted")) place.classList.remove("hinted");
  const there = panel()?.querySelector(".hinted");
  const best = there?.dataset.option ?? panel()?.querySelector("[data-shown]")?.dataset.shown;
  if (!best) return;
  const places = document.querySelectorAll(`.table [data-option="${CSS.escape(best)}"]`);
  for (const place of places) place.classList.add("hinted");
  if (!there) places[0]?.scrollIntoView({ block: "nearest" });
}

/** Loads the page anew, after the last reveal; who looks elsewhere sees that on coming back. */
function loadAnew(steps) {
  leaving = true;
  settle();
  if (document.hidden && steps.length) document.addEventListener("visibilitychange", () => loadAnew(steps), { once: true });
  else reveal.play(steps, () => location.reload(), { last: true });
}

/** The last reveal of a game that was over when an answer without a line came back. */
async function lastSteps() {
  try {
    return (await (await fetch(`${location.pathname}/again`)).json()).steps;
  } catch {
    return []; // then the result page comes without it
  }
}

function receive(message) {
  if (leaving) return undefined; // nothing that still comes may cut the last reveal short
  if (message.t === "reload") return loadAnew(message.steps ?? []);
  if (message.t === "error") {
    settle();
    unanswered = null;
    consulted = "";
    return fault(message.message, message.rule);
  }
  if (message.t !== "sections") return undefined;
  const sections = whole(message.sections);
  if (!sections) return live.renew();
  settle();
  clearFault();
  news = { ...news, ...sections };
  title = message.title || title;
  reveal.play(message.steps ?? [], bring);
  return undefined;
}

/** Brings the page up to date with the news that waited. */
function bring() {
  if (!news) return;
  update(news);
  news = null;
  if (title) document.title = title;
  resend();
}

/** Shows once more what the others did since the last turn. */
async function showAgain({ target }) {
  const button = target.closest("[data-again]");
  if (!button || reveal.on()) return;
  try {
    const answer = await fetch(button.dataset.again);
    if (!answer.ok) throw new Error(answer.statusText);
    document.activeElement?.blur(); // so that Space skips what is shown, and does not press the button again
    reveal.play((await answer.json()).steps, bring, { wanted: true });
  } catch {
    toast(say("moment-not-loaded"), { bad: true });
  }
}

// ── what goes out ────────────────────────────────────────────────────────────────────────────────────────

const panel = () => document.getElementById("decision");

function busy(on) {
  panel()?.setAttribute("aria-busy", String(on));
}

function settle() {
  clearTimeout(answerTimer);
  sent = null;
  busy(false);
}

/** After a lost line: if the question still stands, the answer never arrived, so it is sent once more. */
function resend() {
  const message = unanswered;
  unanswered = null;
  const open = [...document.querySelectorAll("#decision [name=decision]")].map((field) => field.value);
  if (message && open.includes(message.decision)) send(message);
}

function send(message) {
  sent = message;
  busy(true);
  clearFault();
  live.send(message);
  answerTimer = setTimeout(() => live.renew(), ANSWER_WITHIN);
}

/** Posts the form as a page without scripts would, and puts what comes back in place. */
async function post(form, button) {
  const address = button.getAttribute?.("formaction") || form.getAttribute("action");
  const body = new URLSearchParams(new FormData(form));
  if (button.name) body.set(button.name, button.value);
  busy(true);
  try {
    const answer = await fetch(address, { method: "POST", body, headers: { Accept: "text/html" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (!answer.ok) return fault(page.querySelector("h1 ~ p, h1")?.textContent ?? say("server-said", { status: answer.status }));
    if (!page.getElementById("decision")) return loadAnew(await lastSteps());
    const fresh = {};
    for (const { id } of document.querySelectorAll("[data-live]")) fresh[id] = page.getElementById(id);
    return update(fresh);
  } catch {
    return toast(say("not-sent"), {
      bad: true,
      action: { label: say("retry"), run: () => form.isConnected && (button.click ? button.click() : form.requestSubmit()) },
    });
  } finally {
    busy(false);
  }
}

/** The option of a number that was typed in; null if the field does not take it. */
function filled(button) {
  const { amount } = button.form.elements;
  return amount.reportValidity() ? button.dataset.fill.replace("{}", Number(amount.value)) : null;
}

/** Whether an answer is meant: one that may be a slip has to be given twice. */
function meant(decision, option) {
  const ask = panel()?.querySelector(`[data-ask][data-option="${CSS.escape(option ?? "")}"]`)?.dataset.ask;
  const answer = `${decision} ${option}`;
  if (!ask || doubted === answer) return true;
  doubted = answer;
  asks(ask);
  return false;
}

function choose(event) {
  const button = event.target.closest("[data-option], [data-send], [data-fill], [data-order]");
  if (!button?.form) return;
  event.preventDefault();
  if (button.getAttribute("aria-disabled") === "true") {
    fault(button.dataset.why ?? say("not-possible"), button.dataset.whyRule);
    return;
  }
  if (panel()?.getAttribute("aria-busy") === "true") return; // one answer at a time
  const decision = button.form.elements.decision?.value ?? "";
  const { send: what, order } = button.dataset;
  const option = button.dataset.fill ? filled(button) : button.dataset.option;
  if (option === null) return;
  // The second half of a double click is no second answer, unless the game says that this may be done twice.
  if (event.detail > 1 && !repeated.includes(option?.split(":")[0])) return;
  if (!meant(decision, option)) return;
  if (what === "hint") consulted = decision;
  if (!live.open) post(button.form, button);
  else if (order) send({ t: "order", order, text: option ?? button.dataset.text });
  else if (option !== undefined) send({ t: "play", decision, option });
  else send({ t: what, decision, yes: button.dataset.yes === "1" });
}

function closeMenu(event) {
  const menu = document.querySelector(".menu[open]");
  if (!menu || menu.contains(event?.target)) return false;
  menu.open = false;
  return true;
}

/** Table talk goes over the line when it is open, else as the form that it is. */
function talk(event) {
  const field = event.target.elements.text;
  if (!event.target.matches("[data-talk]") || !live.open) return;
  event.preventDefault();
  if (field.value.trim()) live.send({ t: "talk", text: field.value });
  field.value = "";
}

/** A log line shows its place on the table. */
function point(event) {
  const line = event.target.closest("[data-place]");
  const place = line && document.querySelector(`[data-key="${CSS.escape(line.dataset.place)}"]`);
  if (!place || event.target.closest("a")) return;
  place.scrollIntoView({ block: "nearest" });
  place.classList.add("flash");
  setTimeout(() => place.classList.remove("flash"), 2000);
}

// ── pairs: the same option in the panel and on the table ─────────────────────────────────────────────────

function pair(at) {
  for (const lit of document.querySelectorAll(".hover, .preview")) lit.classList.remove("hover", "preview");
  const button = at?.closest?.("[data-option]");
  if (!button) return;
  const twins = document.querySelectorAll(`[data-option="${CSS.escape(button.dataset.option)}"]`);
  for (const twin of twins) {
    twin.classList.add("hover");
    for (const name of (twin.dataset.shows ?? "").split(" ").filter(Boolean)) {
      const place = document.getElementById(name) ?? document.querySelector(`[data-key="${CSS.escape(name)}"]`);
      place?.classList.add("preview");
    }
  }
}

// ── the line ─────────────────────────────────────────────────────────────────────────────────────────────

function lineChanged({ open, attempt, reason, over }) {
  if (open) {
    game.classList.remove("offline");
    document.querySelector(".offline-note")?.remove();
    return;
  }
  unanswered = sent ?? unanswered;
  if (!attempt) return; // another server follows: nothing is wrong
  settle();
  game.classList.add("offline");
  let note = document.querySelector(".offline-note");
  if (!note) {
    note = document.createElement("div");
    note.className = "offline-note";
    note.setAttribute("role", "status");
    (phone.matches ? game : panel()?.querySelector(".in"))?.prepend(note);
  }
  const again = document.createElement("button");
  Object.assign(again, { type: "button", className: "btn line sm push", textContent: say(over ? "reload" : "try-now") });
  again.addEventListener("click", () => (over ? location.reload() : live.now()));
  const spinner = Object.assign(document.createElement("span"), { className: "spin" });
  const text = over ? reason || say("no-longer-here") : say("connection-lost", { attempt });
  note.replaceChildren(...(over ? [] : [spinner]), text, again);
}

// ── start ────────────────────────────────────────────────────────────────────────────────────────────────

startClocks();
startCopying();
startFilters();
startDrawer();
startPressing();
startNotes();
startHeight();
startInspector();
startSheets((form, options) => {
  if (panel()?.getAttribute("aria-busy") === "true") return;
  if (live.open) send({ t: "play", decision: form.elements.decision.value, options });
  else post(form, { name: "options", value: options.join("\n") });
});
reveal.startSpeed();
startSound();
startKeys({
  " ": () => [reveal.finish(), skip()].some(Boolean),
  Enter: () => press("#decision [data-confirm]"),
  Escape: () => closeMenu() || closeDigest() || closeInspector() || reveal.finish() || press("[data-back]") || stepBack() || document.activeElement?.blur(),
  u: () => press("[data-send=undo]"),
  h: () => press("[data-send=hint]"),
  w: () => {
    whyOpen = !whyOpen;
    afterUpdate();
  },
  i: () => inspectFocus(),
  l: () => show("log"),
  r: () => rules(),
  n: () => reveal.next() || press("[data-next]"),
});
document.addEventListener("click", choose);
document.addEventListener("click", closeMenu);
document.addEventListener("click", point);
document.addEventListener("click", showAgain);
document.addEventListener("submit", talk);
document.addEventListener("pointerover", ({ target }) => pair(target));
document.addEventListener("focusin", ({ target }) => pair(target));
document.addEventListener(
  "toggle",
  ({ target }) => {
    if (target.matches?.("details.why")) whyOpen = target.open;
  },
  true,
);

startDigest();
afterUpdate();
const live = connect(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${location.pathname}/live`, {
  hello: () => {
    forget();
    return { t: "hello", layout: game.dataset.layout, patches: true };
  },
  onMessage: receive,
  onState: lineChanged,
});
