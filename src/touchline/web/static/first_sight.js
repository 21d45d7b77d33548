// Opens the note of a new question before the page is first painted, so that nothing jumps afterwards.

import { showNote } from "./notes.js";

showNote();
