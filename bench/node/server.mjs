// boardgame.io's own server with its in-memory storage, as its documentation sets it up: `node server.mjs PORT`.

import { createRequire } from "node:module";

import { tileGame } from "./game.mjs";

const { Server } = createRequire(import.meta.url)("boardgame.io/server");

const server = Server({ games: [tileGame(2)], origins: ["*"] });
await server.run(Number(process.argv[2]));
