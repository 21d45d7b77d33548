// The sounds of a match, and a short buzz on phones: off until somebody switches them on, on this device.

const KEY = "touchline.sound";
const BUZZ = { goal: [80, 60, 160], whistle: [200], dice: [25] }; // milliseconds on, off, on

let chosen = false; // if storage is off, the choice lasts as long as the page

function wanted() {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return chosen;
  }
}

/** Plays a sound, if that is wanted. */
export function sound(name) {
  if (!wanted()) return;
  new Audio(new URL(`./${name}.wav`, import.meta.url)).play().catch(() => {}); // before the first click a page is mute
  navigator.vibrate?.(BUZZ[name]);
}

/** Shows the choice where it can be made; called after each update. */
export function showSound() {
  for (const box of document.querySelectorAll("[data-sound]")) box.checked = wanted();
}

/** Heeds the switch. */
export function startSound() {
  document.addEventListener("change", ({ target }) => {
    if (!target.matches?.("[data-sound]")) return;
    chosen = target.checked;
    try {
      localStorage.setItem(KEY, chosen ? "on" : "off");
    } catch {
      // storage is off
    }
    sound("whistle"); // so that one hears what was switched on
  });
  addEventListener("storage", showSound);
}
