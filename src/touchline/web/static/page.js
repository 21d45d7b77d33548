// The small helpers of pages that are not a table: copied links, the filter of the rules.

import { startFilters } from "./ledger.js";
import { startCopying } from "./notice.js";

startCopying();
startFilters();
