// Several small choices on one sheet: what is ticked on each side and the money become one answer.
//
// A sheet has three recipes: for things given alone, things wanted alone, and both. A recipe is a row of options, where
//   sell:<  is one option for each thing given, sell:<1 for the first of them, sell:<+ for the others
//   ask:>   is one option for each thing wanted
//   done?<  is said if that side has room for more (done?> the other one)
//   $       is the money, by the verb of whoever pays; ask:$k the money by that verb
//   sell!x  is x, unless that is not asked because the first thing given has one way to go (data-only of its box)
// The server checks the whole; if it refuses, the sheet stays as it is.

import { fault } from "./notice.js";
import { say } from "./words.js";

const ticked = (tray) => [...tray.querySelectorAll(":checked")].map((one) => one.value).filter(Boolean);

function options(form) {
  const [gives, gets] = [...form.querySelectorAll(".tray")].map(ticked);
  const { most, gives: given, gets: wanted, both } = form.dataset;
  const { payer, amount } = form.elements;
  const money = Number(amount.value);
  const sides = { "<": gives, ">": gets, "<1": gives.slice(0, 1), "<+": gives.slice(1) };
  const recipe = gives.length && gets.length ? both : gets.length ? wanted : given;
  const only = form.querySelector(".tray :checked")?.dataset.only ?? "";
  return recipe.split(" ").flatMap((part) => {
    if (part.includes("!")) return only.split(" ").includes(part.split("!")[0]) ? [] : part.split("!")[1];
    if (part === "$") return (money ? payer.value : payer[0].value).replace("{}", money);
    if (part.includes("$")) return part.replace("$", money);
    const [, verb, more, side] = part.match(/^(.*?)(\?)?(<1|<\+|<|>)?$/);
    if (!side) return verb;
    if (more) return sides[side].length < Number(most) ? verb : [];
    return sides[side].map((thing) => verb + thing);
  });
}

/** No more things than may lie on a side, no more money than the payer has. */
function bound(form) {
  for (const tray of form.querySelectorAll(".tray")) {
    const full = ticked(tray).length >= Number(form.dataset.most);
    for (const box of tray.querySelectorAll("input")) box.disabled = full && !box.checked;
  }
  form.elements.amount.max = form.querySelector("[name=payer]:checked").dataset.most;
}

/** Heeds sheets; `send` gets the form and the options. */
export function startSheets(send) {
  document.addEventListener("change", ({ target }) => target.form?.matches("[data-sheet]") && bound(target.form));
  document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-sheet] [data-step]");
    if (!button) return;
    const { amount } = button.form.elements;
    if (button.dataset.step === "1") amount.stepUp();
    else amount.stepDown();
  });
  document.addEventListener("submit", (event) => {
    if (!event.target.matches("[data-sheet]")) return;
    event.preventDefault();
    if (event.target.querySelector(".tray :checked:not([value=''])")) send(event.target, options(event.target));
    else fault(say("sheet-empty"));
  });
}
