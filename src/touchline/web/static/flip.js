// Moves things from where they were to where they are now (FLIP). The page is right before anything moves.
//
// Whatever carries a `data-key` moves, also from one section to another. One update is one group; groups
// follow each other, and `skip` ends them all. Who prefers less motion sees a yellow outline instead.

const DURATION = 420;
const LONGEST_QUEUE = 3 * DURATION;
const OUTLINE = 2000;

const still = matchMedia("(prefers-reduced-motion: reduce)");
const running = new Map(); // key → Animation
let busyUntil = 0;

const ease = () => getComputedStyle(document.documentElement).getPropertyValue("--ease-pass").trim() || "ease";

/** Where every keyed thing is right now. */
export function snapshot() {
  const places = new Map();
  for (const element of document.querySelectorAll("[data-key]:not([data-key=''])")) {
    const rect = element.getBoundingClientRect();
    if (rect.width) places.set(element.dataset.key, rect);
  }
  return places;
}

/** Runs after an update: lets things travel from their place in `before`. */
export function travel(before) {
  const now = performance.now();
  if (busyUntil - now > LONGEST_QUEUE) skip();
  const delay = Math.max(0, busyUntil - now);
  for (const animation of [...running.values()]) animation.cancel(); // they go on from where they were seen last

  const after = [...document.querySelectorAll("[data-key]:not([data-key=''])")]
    .map((element) => [element, before.get(element.dataset.key), element.getBoundingClientRect()])
    .filter(([, from, to]) => to.width && !(from && Math.hypot(from.left - to.left, from.top - to.top) < 1));
  for (const [element, from, to] of after) {
    if (still.matches) outline(element);
    else if (from) move(element, from, to, delay);
    else run(element, [{ opacity: 0 }, { opacity: 1 }], delay);
  }
  if (after.length && !still.matches) busyUntil = now + delay + DURATION;
}

function move(element, from, to, delay) {
  const transform =
    `translate(${from.left - to.left}px, ${from.top - to.top}px) ` +
    `scale(${from.width / to.width}, ${from.height / to.height})`;
  element.classList.add("moving");
  run(element, [{ transform, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }], delay);
}

function run(element, frames, delay) {
  const key = element.dataset.key;
  const animation = element.animate(frames, { duration: DURATION, easing: ease(), delay, fill: "backwards" });
  running.set(key, animation);
  const done = () => {
    element.classList.remove("moving");
    if (running.get(key) === animation) running.delete(key);
  };
  animation.finished.then(done, done);
}

/** Marks something that just happened with the yellow outline, for two seconds. */
export function outline(element) {
  element.classList.add("changed");
  setTimeout(() => element.classList.remove("changed"), OUTLINE);
}

/** Ends all movement at once; says whether there was any. */
export function skip() {
  const any = running.size > 0;
  for (const animation of [...running.values()]) animation.finish();
  busyUntil = 0;
  return any;
}
