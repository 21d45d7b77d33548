// What the scripts of a page say, in the reader's language: the page brings the words along as data.

const words = JSON.parse(document.getElementById("words")?.textContent ?? "{}");

/** A message, with facts in place of `{name}`. */
export function say(message, facts = {}) {
  return (words[message] ?? message).replace(/\{(\w+)\}/g, (_, name) => facts[name] ?? "");
}
