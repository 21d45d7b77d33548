// Sections that come as patches: what of the old HTML stays, and what is new. web/patches.py makes them.

const CUT = "<";
const shown = new Map(); // the HTML of each section, as it last came over this line

/** All sections as HTML; null if one of them is a patch for something that never came. */
export function whole(sections) {
  const made = {};
  for (const [id, news] of Object.entries(sections)) {
    if (typeof news !== "string" && !shown.has(id)) return null;
    made[id] = typeof news === "string" ? news : patched(shown.get(id), news);
    shown.set(id, made[id]);
  }
  return made;
}

/** A line begins: everything comes once, as it is. */
export function forget() {
  shown.clear();
}

function patched(old, patch) {
  const had = old.split(CUT);
  const parts = [];
  for (let at = 0; at < patch.length; at += 1) {
    if (typeof patch[at] === "string") parts.push(patch[at]);
    else {
      parts.push(had.slice(patch[at], patch[at] + patch[at + 1]).join(CUT));
      at += 1;
    }
  }
  return parts.join(CUT);
}
