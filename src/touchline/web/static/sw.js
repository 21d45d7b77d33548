// Shows notices while no page is open, and opens the table when one is pressed. It keeps no pages: they hold secrets.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data.json();
  } catch {
    // a browser may test with anything; it insists on a notice all the same
  }
  const shown = self.registration.showNotification(String(told.title ?? "Touchline"), {
    body: String(told.body ?? ""),
    tag: String(told.tag ?? "touchline"), // the same notice once more takes the place of the first
    icon: "/static/touchline-192.png",
    data: { url: String(told.url ?? "/me"), answer: String(told.answer ?? "") },
    actions: (told.actions ?? []).slice(0, 2).map(([action, title]) => ({ action, title })),
  });
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url: table = "/me", answer = "" } = event.notification.data ?? {};
  if (event.action.startsWith("answer:")) {
    event.waitUntil(reply(new URL(answer, self.location.origin).pathname, event.action.slice(7)));
    return;
  }
  const wanted = new URL(event.action === "open" ? answer : table, self.location.origin);
  // The server may know itself by another name; the table is the same.
  const url = new URL(wanted.pathname + wanted.hash, self.location.origin);
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === url.pathname);
      return open ? open.focus() : self.clients.openWindow(url.href);
    }),
  );
});

// An answer from the notice itself. If it cannot be given any more, the page says why.
async function reply(path, option) {
  const answer = await fetch(path, { method: "POST", body: new URLSearchParams({ option }) }).catch(() => null);
  if (!answer?.ok) await self.clients.openWindow(path);
}

// The browser has made a new subscription in place of the old one.
self.addEventListener("pushsubscriptionchange", (event) => {
  const key = event.oldSubscription?.options.applicationServerKey;
  if (!key) return;
  const made = self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  event.waitUntil(
    made.then((subscription) =>
      fetch("/me/push", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(subscription),
      }),
    ),
  );
});
