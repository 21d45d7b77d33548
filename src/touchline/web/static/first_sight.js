// Opens the note of a new question, and what happened before it, before the page is first painted, so that nothing jumps
// afterwards.

import { tell } from "./digest.js";
import { showNote } from "./notes.js";

showNote();
tell();
