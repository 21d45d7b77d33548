// Tells a reveal step by step: one sentence at a time, what it speaks of flashes on the table.
// The page already shows the end of it; nobody has to wait.

const EACH = 1200;

const strip = () => document.getElementById("steps");
let left = [];
let total = 0;
let timer = 0;

const targets = (step) =>
  (step.flash ?? []).map((name) => document.getElementById(name) ?? document.querySelector(`[data-key="${CSS.escape(name)}"]`));

function unflash() {
  for (const lit of document.querySelectorAll(".flash")) lit.classList.remove("flash");
}

function button(label, cls, run) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = `btn sm ${cls}`;
  made.textContent = label;
  made.addEventListener("click", run);
  return made;
}

function tell(step) {
  unflash();
  for (const target of targets(step)) target?.classList.add("flash");
  targets(step)[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const say = document.createElement("span");
  say.className = "say";
  say.textContent = step.say;
  if (step.rule) {
    const link = document.createElement("a");
    Object.assign(link, { className: "rule", textContent: step.rule, href: `#rules/${step.rule}` });
    link.dataset.rule = step.rule;
    say.append(" ", link);
  }
  const count = document.createElement("span");
  count.className = "count";
  count.textContent = `${total - left.length} / ${total}`;
  strip().replaceChildren(say, count, button("Next (N)", "go", next), button("Show all", "", finish));
  strip().hidden = false;
}

/** Adds steps to what is being told. */
export function play(steps) {
  if (!strip() || !steps.length) return;
  const idle = left.length === 0 && strip().hidden;
  if (idle) total = 0;
  left.push(...steps);
  total += steps.length;
  if (idle) next();
}

/** Goes to the next step, or ends; says whether a reveal was on. */
export function next() {
  clearTimeout(timer);
  const step = left.shift();
  if (!step) return finish();
  tell(step);
  timer = setTimeout(next, Math.max(EACH, 35 * step.say.length)); // a long sentence needs longer
  return true;
}

/** Ends the reveal at once; says whether one was on. */
export function finish() {
  if (!strip() || strip().hidden) return false;
  clearTimeout(timer);
  left = [];
  unflash();
  strip().hidden = true;
  strip().replaceChildren();
  return true;
}
