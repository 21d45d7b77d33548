// The line to the server: one WebSocket that comes back by itself.
// What is said on it stands in client.js.

const FOLLOWED = 1012; // the server says that another one follows: most likely it is there already
const SOON = 100; // on average
const FIRST_WAIT = 350;
const GROWTH = 1.5;
const LONGEST_WAIT = 15_000;
const FOR_GOOD = 4000; // close codes from here on mean: do not come back

/**
 * Opens the line and keeps it open.
 * `hello()` gives the first message, `onMessage(message)` takes each one,
 * `onState({open, attempt, reason, over})` hears of every change; no attempt has failed yet when it is 0.
 */
export function connect(url, { hello, onMessage, onState }) {
  let socket = null;
  let attempt = 0;
  let timer = 0;
  let over = false;

  function open() {
    clearTimeout(timer);
    if (over || (socket && socket.readyState <= WebSocket.OPEN)) return;
    const mine = new WebSocket(url);
    socket = mine;
    mine.addEventListener("open", () => {
      attempt = 0;
      mine.send(JSON.stringify(hello()));
      onState({ open: true, attempt });
    });
    mine.addEventListener("message", ({ data }) => {
      if (mine === socket) onMessage(JSON.parse(data)); // what a line that was given up still brings is old
    });
    mine.addEventListener("close", ({ code, reason }) => {
      if (mine === socket) closed(code, reason);
    });
  }

  function closed(code, reason) {
    over = code >= FOR_GOOD;
    attempt += code !== FOLLOWED;
    onState({ open: false, attempt, reason, over });
    if (over) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * GROWTH ** (attempt - 1));
    const spread = attempt ? 0.75 + Math.random() / 2 : 2 * Math.random(); // so that not all come back at once
    timer = setTimeout(open, (attempt ? wait : SOON) * spread);
  }

  addEventListener("online", open);
  addEventListener("pageshow", open);
  document.addEventListener("visibilitychange", () => document.hidden || open());
  open();

  return {
    get open() {
      return socket?.readyState === WebSocket.OPEN;
    },
    send: (message) => socket.send(JSON.stringify(message)),
    now: open,
    /** Gives up a line that does not answer any more, and opens a new one. */
    renew() {
      const old = socket;
      socket = null;
      old?.close();
      closed(0, "");
    },
  };
}
