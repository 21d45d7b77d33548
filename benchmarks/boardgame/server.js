// boardgame.io's own server, in memory. node server.js PORT
const { Server, Origins } = require("boardgame.io/server");
const game = require("./game.js");

const server = Server({ games: [game], origins: [Origins.LOCALHOST, "*"] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
