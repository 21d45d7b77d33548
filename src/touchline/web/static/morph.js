// Turns a piece of the page into what the server sent, touching only what differs. A section that is here already
// comes as a patch, made by web/patches.py: what of its HTML stays, and what is new.
//
// Children are matched by `data-key` or `id`, the others by order and kind. What belongs to the person at
// the screen stays: focus, scroll, what is being typed, folds that are open, everything inside [data-keep].

const keyOf = (node) => (node.nodeType === Node.ELEMENT_NODE && (node.dataset.key || node.id)) || "";

const stays = (element, attribute) => attribute === "open" && element.nodeName === "DETAILS";

function syncAttributes(element, wanted) {
  for (const { name, value } of wanted.attributes) {
    if (element.getAttribute(name) !== value && !stays(element, name)) element.setAttribute(name, value);
  }
  for (const { name } of [...element.attributes]) {
    if (!wanted.hasAttribute(name) && !stays(element, name)) element.removeAttribute(name);
  }
}

/** How many children at the end are the same already: a log grows at its top, and its old lines are not touched. */
function sameAtTheEnd(had, wants) {
  const most = Math.min(had.length, wants.length);
  let same = 0;
  while (same < most && had[had.length - 1 - same].isEqualNode(wants[wants.length - 1 - same])) same += 1;
  return same;
}

function syncChildren(element, wanted) {
  const had = [...element.childNodes];
  const wants = [...wanted.childNodes];
  const same = sameAtTheEnd(had, wants);
  const end = same ? had[had.length - same] : null;
  const keyed = new Map();
  for (const child of had.slice(0, had.length - same)) if (keyOf(child)) keyed.set(keyOf(child), child);

  let cursor = element.firstChild; // everything before it is done, what is left between it and the end goes
  for (const want of wants.slice(0, wants.length - same)) {
    const key = keyOf(want);
    let match = keyed.get(key);
    if (!key) {
      match = cursor;
      while (match !== end && (keyOf(match) || match.nodeName !== want.nodeName)) match = match.nextSibling;
    }
    if (!match || match === end || match.nodeName !== want.nodeName) {
      element.insertBefore(want, cursor);
      continue;
    }
    keyed.delete(key);
    if (match === cursor) cursor = cursor.nextSibling;
    else element.insertBefore(match, cursor);
    morph(match, want);
  }
  while (cursor !== end) {
    const next = cursor.nextSibling;
    cursor.remove();
    cursor = next;
  }
}

/** Makes `node` like `wanted`; both have the same kind. `wanted` may be taken apart. */
export function morph(node, wanted) {
  if (node.isEqualNode(wanted)) return;
  if (node.nodeType !== Node.ELEMENT_NODE) {
    node.data = wanted.data;
    return;
  }
  if (node.hasAttribute("data-keep")) return;
  syncAttributes(node, wanted);
  syncChildren(node, wanted);
}

/** Puts sections (id → HTML or element) into the page and gives the focus back to where it was. */
export function putSections(sections) {
  const focused = document.activeElement;
  const panel = document.getElementById("decision");
  const decision = panel?.dataset.decision;
  const inPanel = panel?.contains(focused);
  const onTable = focused?.closest("[data-grid]");
  const caret = focused?.selectionStart;

  for (const [id, content] of Object.entries(sections)) {
    const old = document.getElementById(id);
    const fresh = typeof content === "string" ? parse(content) : content;
    if (!old || !fresh) continue;
    if (old.nodeName === fresh.nodeName) morph(old, fresh);
    else old.replaceWith(fresh);
  }

  const question = document.getElementById("question");
  if (inPanel && document.getElementById("decision")?.dataset.decision !== decision) {
    question?.focus({ preventScroll: true }); // a new question is read from its beginning
  } else if (focused?.isConnected) {
    if (document.activeElement !== focused) focused.focus({ preventScroll: true });
    if (caret != null && focused.selectionStart !== caret) focused.setSelectionRange(caret, caret);
  } else if (inPanel || onTable) {
    const place = onTable?.isConnected ? onTable.querySelector("[data-option]") : null;
    (place ?? question)?.focus({ preventScroll: true });
  }
}

function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}

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
