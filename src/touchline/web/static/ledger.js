// The rules: a filter for the page, and the drawer of a table that loads them when they are first wanted.

import { say } from "./words.js";

function filter(ledger, query) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  for (const chapter of ledger.querySelectorAll(".guide section")) {
    const text = chapter.textContent.toLowerCase();
    chapter.hidden = !words.every((word) => text.includes(word));
  }
  const referee = ledger.querySelector(".referee");
  if (referee && words.length) referee.open = true;
  for (const section of ledger.querySelectorAll(".ledger section")) {
    let shown = 0;
    for (const entry of section.querySelectorAll(":scope > p, :scope > .wide")) {
      const text = entry.textContent.toLowerCase();
      entry.hidden = !words.every((word) => text.includes(word));
      shown += entry.hidden ? 0 : 1;
    }
    section.hidden = shown === 0;
  }
}

/** Search fields with data-filter="id of the ledger" narrow it down while one types. */
export function startFilters() {
  document.addEventListener("input", ({ target }) => {
    const ledger = target.dataset?.filter && document.getElementById(target.dataset.filter);
    if (ledger) filter(ledger, target.value);
  });
}

/** Fills the rules pane of the drawer once; resolves when it is there. */
export async function loadRules(pane) {
  if (pane.id) return;
  const answer = await fetch(pane.dataset.rules);
  if (!answer.ok) throw new Error(say("rules-not-loaded", { status: answer.status }));
  pane.id = "ledger";
  const search = document.createElement("form");
  search.innerHTML = '<input class="input" type="search" data-filter="ledger">';
  search.firstChild.placeholder = say("search-rules");
  search.firstChild.ariaLabel = say("search-rules");
  search.addEventListener("submit", (event) => event.preventDefault());
  pane.innerHTML = await answer.text();
  pane.prepend(search);
}

/** A link to a rule opens the fold that it lies in; those of a page are followed by the browser. */
export function startRuleLinks() {
  const open = () => {
    const rule = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const fold = rule?.closest("details.referee:not([open])");
    if (!fold) return;
    fold.open = true;
    rule.scrollIntoView({ block: "start" });
  };
  addEventListener("hashchange", open);
  open();
}

/** Scrolls the loaded ledger to one rule and marks it. */
export function showRule(pane, rule) {
  const search = pane.querySelector("input[type=search]");
  search.value = "";
  filter(pane, "");
  pane.querySelector(".found")?.classList.remove("found");
  const law = document.getElementById(rule);
  if (!law) return;
  const fold = law.closest("details");
  if (fold) fold.open = true;
  law.classList.add("found");
  law.scrollIntoView({ block: "start" });
}
