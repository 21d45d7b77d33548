// A puzzle: the keys of a table, without a live line. A form sends the answer; Enter or N goes to the next one.

import { rules, show, startDrawer, stepBack } from "./drawer.js";
import { close, inspectFocus, startInspector } from "./inspector.js";
import { press, startKeys } from "./keys.js";
import { startFilters } from "./ledger.js";

const next = () => press("[data-next]");

startFilters();
startInspector();
startDrawer();
startKeys({
  Enter: next,
  n: next,
  i: inspectFocus,
  l: () => show("log"),
  r: rules,
  Escape: () => close() || stepBack(),
});
