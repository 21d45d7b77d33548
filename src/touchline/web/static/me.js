// Push notices on this device: ask the browser, subscribe, tell the server. Everything else on the page is forms.

import { toast } from "./notice.js";
import { say } from "./words.js";

const box = document.querySelector("[data-push]");
const button = box?.querySelector("button");

async function subscribe() {
  if ((await Notification.requestPermission()) !== "granted") throw new Error(say("push-denied"));
  await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: box.dataset.push,
  });
  const answer = await fetch("/me/push", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(made),
  });
  if (!answer.ok) throw new Error(say("push-failed"));
}

if (button && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window) {
  button.disabled = false;
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      await subscribe();
      location.assign("/me?said=added#notices");
      location.reload();
    } catch (error) {
      toast(error.name === "Error" ? error.message : say("push-failed"), { bad: true });
      button.disabled = false;
    }
  });
} else if (box) {
  box.querySelector("[data-unable]").hidden = false;
}
