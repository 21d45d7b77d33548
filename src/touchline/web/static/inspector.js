// The card inspector: all that is to be said about a thing on the table, beside it and in full.
//
// A thing says it itself: data-about has its name and, line by line, its text; data-why and data-why-rule say why
// it cannot be chosen now; what it answers is read from its button; its parts that are data-drawn are shown too.
// A mouse opens the inspector by resting on the thing, the keyboard by reaching it or with I, a finger by a long
// press, or a tap where a tap does nothing else.

const REST = 350; // milliseconds
const LONG = 450;
const LEAVE = 180;
const FAR = 12; // pixels that a pressing finger may move
const THINGS = "[data-about], [data-why]";

const phone = matchMedia("(max-width: 820px)");
let shown = null; // the thing that is looked at
let box = null;
let timer = 0;
let press = null; // where a finger went down
let swallow = false; // the click that ends a long press is no answer

/** The thing that something belongs to: a card, not the chip on it. */
function thingAt(target) {
  let thing = target?.closest?.(THINGS) ?? null;
  while (thing?.parentElement?.closest(THINGS)) thing = thing.parentElement.closest(THINGS);
  return thing;
}

function element(tag, cls, text = "") {
  const made = document.createElement(tag);
  made.className = cls;
  made.textContent = text;
  return made;
}

function ruleLink(rule) {
  const link = element("a", "rule", rule);
  link.href = `#rules/${rule}`;
  link.dataset.rule = rule;
  return link;
}

/** What pressing the thing would do, in the words of its option. */
function answer(thing) {
  const option = thing.dataset.option;
  const twin = option && document.querySelector(`#decision [data-option="${CSS.escape(option)}"]`);
  const label = twin?.querySelector(".lb")?.textContent ?? twin?.getAttribute("aria-label") ?? twin?.textContent;
  if (!label) return null;
  const parts = [label, twin.querySelector(".ds")?.textContent, twin.querySelector(".eff")?.textContent];
  return element("p", "yes", parts.filter(Boolean).join(" · "));
}

function filled(thing) {
  const card = thing.closest("[data-about]");
  const [name, ...lines] = (card?.dataset.about ?? "").split("\n");
  const made = [];
  if (name) made.push(element(lines.length ? "h3" : "p", "", name));
  for (const line of lines) made.push(element("p", "", line));
  const drawn = [...thing.querySelectorAll("[data-drawn]")];
  if (drawn.length) {
    const picture = element("div", "drawn");
    picture.setAttribute("aria-hidden", "true"); // the lines say the same
    for (const part of drawn) picture.append(element("i", part.className, part.textContent));
    made.splice(1, 0, picture);
  }
  const does = answer(thing);
  if (does) made.push(does);
  const { why, whyRule } = thing.closest("[data-why]")?.dataset ?? {};
  if (why) {
    const no = element("p", "no", why);
    if (whyRule) no.append(" ", ruleLink(whyRule));
    made.push(no);
  }
  return made;
}

/** Beside the thing, on the side where there is room, and never over the question; on a phone below the bar. */
function place(thing) {
  if (phone.matches) return;
  const at = thing.getBoundingClientRect();
  const panel = document.querySelector(".side")?.getBoundingClientRect();
  const right = panel && at.right <= panel.left + 1 ? panel.left : innerWidth;
  const { offsetWidth: width, offsetHeight: height } = box;
  const beside = at.right + 10 + width <= right ? at.right + 10 : at.left - 10 - width;
  const left = beside >= 8 ? beside : Math.max(8, Math.min(at.left, right - width - 8));
  let top = at.top;
  if (beside < 8) top = at.top - height - 8 >= 8 ? at.top - height - 8 : at.bottom + 8;
  box.style.left = `${left}px`;
  box.style.top = `${Math.max(8, Math.min(top, innerHeight - height - 8))}px`;
}

/** Opens the inspector for a thing; says whether there is anything to say. `passing`: it goes with the mouse. */
export function inspect(thing, passing = false) {
  const parts = thing ? filled(thing) : [];
  close();
  if (!parts.length) return false;
  box = element("div", passing ? "insp passing" : "insp");
  box.setAttribute("role", "status");
  box.append(...parts);
  document.body.append(box);
  shown = thing;
  place(thing);
  return true;
}

/** Closes it; says whether it was open. */
export function close() {
  clearTimeout(timer);
  box?.remove();
  const open = box !== null;
  box = shown = null;
  return open;
}

/** After an update: what is not there any more is not looked at. */
export function refreshInspector() {
  if (shown && !shown.isConnected) close();
}

function later(run, after) {
  clearTimeout(timer);
  timer = setTimeout(run, after);
}

function over({ target, pointerType }) {
  if (pointerType === "touch") return;
  const thing = thingAt(target);
  if (target.closest?.(".insp") || (thing && thing === shown)) clearTimeout(timer);
  else if (thing) later(() => inspect(thing, true), shown ? LEAVE : REST);
  else later(close, LEAVE);
}

function down(event) {
  if (event.pointerType !== "touch") return;
  const thing = thingAt(event.target);
  swallow = false;
  press = [event.clientX, event.clientY];
  if (!thing) return;
  later(() => {
    swallow = press !== null && inspect(thing);
  }, LONG);
}

function moved({ clientX, clientY }) {
  if (press && Math.hypot(clientX - press[0], clientY - press[1]) > FAR) up();
}

function up() {
  press = null;
  if (!swallow) clearTimeout(timer);
}

function clicked(event) {
  if (swallow) {
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const thing = thingAt(event.target);
  const acts = event.target.closest("button, a[href], summary, label, input, select");
  if (event.target.closest(".insp")) return;
  if (thing && (!acts || !thing.contains(acts) || acts.getAttribute("aria-disabled") === "true")) inspect(thing);
  else close();
}

/** The inspector of whatever has the focus, for the key I. */
export function inspectFocus() {
  return close() || inspect(thingAt(document.activeElement));
}

/** Heeds mouse, fingers and focus. */
export function startInspector() {
  document.addEventListener("pointerover", over);
  document.addEventListener("pointerdown", down);
  document.addEventListener("pointermove", moved);
  document.addEventListener("pointerup", up);
  document.addEventListener("pointercancel", up);
  document.addEventListener("click", clicked, true);
  document.addEventListener("contextmenu", (event) => press && event.target.closest?.(THINGS) && event.preventDefault());
  document.addEventListener("scroll", close, true);
  addEventListener("resize", close); // it stood where the thing was
  document.addEventListener("focusin", ({ target }) => {
    if (target.matches(":focus-visible") && target.matches(THINGS)) later(() => inspect(target, true), REST);
    else if (!target.closest(".insp")) later(close, LEAVE);
  });
}
