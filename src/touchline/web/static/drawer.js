// The drawer (log, rules …) with its tabs, and the phone's tab bar. Deep links: #rules/B11-103.

import { loadRules, showRule } from "./ledger.js";
import { toast } from "./notice.js";
import { say } from "./words.js";

const game = () => document.querySelector("[data-layout]");
const pane = () => document.querySelector("[data-rules]");
let before = "log"; // the tab to come back to from the rules

/** Opens a tab of the drawer by its name. */
export function openTab(name) {
  const tab = document.getElementById(`tab-${name}`);
  if (!tab) return;
  for (const other of tab.parentElement.children) {
    const on = other === tab;
    if (other.getAttribute("aria-selected") === "true" && other.id !== "tab-rules") before = other.id.slice(4);
    other.setAttribute("aria-selected", String(on));
    other.tabIndex = on ? 0 : -1;
    document.getElementById(other.getAttribute("aria-controls")).hidden = !on;
  }
  if (name === "rules") rules();
}

/** Shows one view on a phone: table, mine, rivals, log or rules. */
export function showView(name) {
  game().dataset.view = name;
  for (const button of document.querySelectorAll(".tabbar [data-to]")) {
    button.setAttribute("aria-pressed", String(button.dataset.to === name));
  }
  if (document.getElementById(`tab-${name}`)) openTab(name);
}

/** Opens a drawer tab wherever it is on this screen. */
export function show(name) {
  if (matchMedia("(max-width: 820px)").matches) showView(name);
  else openTab(name);
}

/** Opens the rules, at one rule if it is given. */
export async function rules(rule = "") {
  const ledger = pane();
  if (!ledger) return;
  if (document.getElementById("pane-rules").hidden) show("rules");
  try {
    await loadRules(ledger);
  } catch (problem) {
    toast(problem.message, { bad: true, action: { label: say("retry"), run: () => rules(rule) } });
    return;
  }
  if (!rule) return;
  showRule(ledger, rule);
  history.replaceState(null, "", `#rules/${rule}`);
}

/** Steps back from the rules or from another view; says whether there was anything to leave. */
export function stepBack() {
  if (location.hash.startsWith("#rules/")) history.replaceState(null, "", location.pathname + location.search);
  if (game().dataset.view !== "table") {
    showView("table");
    return true;
  }
  if (document.getElementById("pane-rules")?.hidden !== false) return false;
  openTab(before);
  return true;
}

function followHash() {
  const rule = location.hash.match(/^#rules\/([\w-]+)$/)?.[1];
  if (rule) rules(rule);
}

/** Makes tabs, tab bar and rule links work. */
export function startDrawer() {
  document.addEventListener("click", (event) => {
    const tab = event.target.closest(".drawer [role=tab]");
    const view = event.target.closest(".tabbar [data-to]");
    const link = event.target.closest("a[data-rule]");
    if (tab) openTab(tab.id.slice(4));
    if (view) showView(view.dataset.to);
    if (link && pane() && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      rules(link.dataset.rule);
    }
  });
  document.addEventListener("keydown", (event) => {
    const tab = event.target.closest?.("[role=tab]");
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!tab || !step) return;
    const all = [...tab.parentElement.children];
    const next = all.at((all.indexOf(tab) + step) % all.length);
    openTab(next.id.slice(4));
    next.focus();
    event.preventDefault();
  });
  addEventListener("hashchange", followHash);
  for (const tab of document.querySelectorAll(".drawer [role=tab]")) {
    tab.tabIndex = tab.getAttribute("aria-selected") === "true" ? 0 : -1;
  }
  followHash();
}
