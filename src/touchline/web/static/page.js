// The small helpers of pages that are not a table: copied links, the rules.

import { startFilters, startRuleLinks } from "./ledger.js";
import { startCopying } from "./notice.js";

startCopying();
startFilters();
startRuleLinks();
document.querySelector("[data-print]")?.addEventListener("click", () => print());
