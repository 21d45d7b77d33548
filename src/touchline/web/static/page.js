// The small helpers of pages that are not a table: copied links, the rules.

import { startInspector } from "./inspector.js";
import { startFilters, startRuleLinks } from "./ledger.js";
import { startCopying } from "./notice.js";

// Nights and weekends are those of whoever opens the table.
for (const zone of document.querySelectorAll("[data-zone]")) {
  zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || zone.value;
}

startCopying();
startInspector();
startFilters();
startRuleLinks();
document.querySelector("[data-print]")?.addEventListener("click", () => print());
