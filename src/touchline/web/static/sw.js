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
    data: { url: String(told.url ?? "/me") },
  });
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const wanted = new URL(event.notification.data?.url ?? "/me", self.location.origin);
  // The server may know itself by another name; the table is the same.
  const url = new URL(wanted.pathname + wanted.hash, self.location.origin);
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === url.pathname);
      return open ? open.focus() : self.clients.openWindow(url.href);
    }),
  );
});

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
