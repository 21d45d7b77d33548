// boardgame.io's own server, in memory or in files of a folder. node server.js PORT [FOLDER]
const { FlatFile, Server, Origins } = require("boardgame.io/server");
const game = require("./game.js");

const [port, dir] = process.argv.slice(2);
const db = dir ? new FlatFile({ dir }) : undefined;
const server = Server({ games: [game], origins: [Origins.LOCALHOST, "*"], db });
server.run({ port: Number(port), callback: () => console.log("ready") });
