// Telling people things: toasts, the fault line of the panel, copied links.

import { say } from "./words.js";

const SHOWN = 5000;

function element(tag, cls, text) {
  const made = document.createElement(tag);
  made.className = cls;
  if (text) made.textContent = text;
  return made;
}

function corner() {
  let box = document.querySelector(".toasts");
  if (!box) {
    box = element("div", "toasts");
    box.setAttribute("role", "status");
    document.body.append(box);
  }
  return box;
}

/** A short message at the bottom; with `action` {label, run} it stays until it is used or closed. */
export function toast(text, { bad = false, action = null } = {}) {
  const note = element("div", bad ? "toast err" : "toast");
  note.append(element("span", "grow", text));
  if (action) {
    const button = element("button", "btn sm", action.label);
    button.type = "button";
    button.addEventListener("click", () => {
      note.remove();
      action.run();
    });
    note.append(button);
  }
  corner().append(note);
  setTimeout(() => note.remove(), action ? 4 * SHOWN : SHOWN);
  return note;
}

function ruleLink(rule) {
  const link = element("a", "rule", rule);
  link.href = `#rules/${rule}`;
  link.dataset.rule = rule;
  return link;
}

/** Asks in the panel whether an answer is meant. */
export function asks(message) {
  fault(message);
  document.getElementById("fault")?.classList.add("asks");
}

/** Says in the panel why an answer was refused; the rest of the panel stays as it is. */
export function fault(message, rule = "") {
  const line = document.getElementById("fault");
  line?.classList.remove("asks");
  if (!line) {
    toast(message, { bad: true });
    return;
  }
  line.replaceChildren(message);
  if (rule) line.append(" ", ruleLink(rule));
  line.hidden = false;
  line.scrollIntoView({ block: "nearest" });
}

/** Clears the fault line. */
export function clearFault() {
  const line = document.getElementById("fault");
  if (line) line.hidden = true;
}

async function copy(text, button) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = button.parentElement.querySelector("input"); // no clipboard on plain http: the old way
    field?.select();
    if (!field || !document.execCommand("copy")) {
      toast(say("not-copied"), { bad: true });
      return;
    }
  }
  toast(say("copied"));
}

/** Buttons that copy: <button data-copy="text">. */
export function startCopying() {
  document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-copy]");
    if (button) copy(button.dataset.copy, button);
  });
}
