// Moves things from where they were to where they are now (FLIP). The page is right before anything moves.
//
// Only what lies somewhere else now moves: a card, a pawn, a coin with a `data-key` whose home, the nearest thing around
// it with an id, is another one than before. What merely gave way to others is in its place at once, and nothing is ever
// stretched. Who prefers less motion sees a yellow outline instead.

const DURATION = 260;
const OUTLINE = 2000;
const THINGS = "[data-key]:not([data-key=''])";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const running = new Set();

const ease = () => getComputedStyle(document.documentElement).getPropertyValue("--ease-pass").trim() || "ease";
const homeOf = (element) => element.parentElement.closest("[id]")?.id ?? "";

/** Where every keyed thing is right now: its home and its place on the screen. */
export function snapshot() {
  const places = new Map();
  for (const element of document.querySelectorAll(THINGS)) {
    const rect = element.getBoundingClientRect();
    if (rect.width) places.set(element.dataset.key, { home: homeOf(element), rect });
  }
  return places;
}

/** Runs after an update: lets things travel from their place in `before`. */
export function travel(before) {
  skip();
  const moved = [...document.querySelectorAll(THINGS)]
    .map((element) => [element, before.get(element.dataset.key)])
    .filter(([element, from]) => from?.home !== homeOf(element))
    .map(([element, from]) => [element, from?.rect, element.getBoundingClientRect()])
    .filter(([, , to]) => to.width);
  for (const [element, from, to] of moved) {
    if (still.matches) outline(element);
    else if (from) move(element, from, to);
    else run(element, [{ opacity: 0 }, { opacity: 1 }]);
  }
}

/** From middle to middle: the size is the new one from the start. */
function move(element, from, to) {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.hypot(x, y) < 1) return;
  element.classList.add("moving");
  run(element, [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }]);
}

function run(element, frames) {
  const animation = element.animate(frames, { duration: DURATION, easing: ease() });
  running.add(animation);
  const done = () => {
    element.classList.remove("moving");
    running.delete(animation);
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
  for (const animation of [...running]) animation.finish();
  return any;
}
