// Two headless clients at each match, playing as fast as they are answered.
// node players.js PORT TABLES SECONDS; prints {"moves": …, "latencies": [ms, …]}
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const game = require("./game.js");

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const server = `http://localhost:${port}`;
const latencies = [];
let counting = false;
let all = 0;

function sit(number) {
  const clients = ["0", "1"].map((playerID) => {
    const multiplayer = SocketIO({ server, socketOpts: { transports: ["websocket"] } });
    // The server makes a match when somebody first asks for it.
    return Client({ game, multiplayer, matchID: `table-${number}`, playerID, debug: false });
  });
  // A move counts as answered when the other player has it. Our own client shows it before the server knows, and as if
  // the turn went on: so it is the number of moves that says whose turn it is.
  clients.forEach((client, seat) => {
    let known = -1;
    client.subscribe((state) => {
      if (!state || !state.isConnected || state.G.n === known) return;
      known = state.G.n;
      all += seat; // each move is seen by both
      if (state.G.n % 2 !== seat) return;
      if (counting && client.since) latencies.push(performance.now() - clients[1 - seat].since);
      client.since = performance.now();
      setImmediate(() => client.moves.add());
    });
    client.start();
  });
}

(async () => {
  for (let n = 0; n < tables; n += 1) {
    sit(n);
    if (n % 10 === 9) await new Promise((done) => setTimeout(done, 100));
  }
  await new Promise((done) => setTimeout(done, 3000));
  counting = true;
  await new Promise((done) => setTimeout(done, seconds * 1000));
  const found = JSON.stringify({ moves: latencies.length, all, latencies });
  process.stdout.write(found, () => process.exit(0));
})();
