// boardgame.io's reducer, without the store, the transport and the log around it: uniformly random games by the same
// line protocol as bench/workers/protocol.py.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

import { legal, tileGame } from "./game.mjs";

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");
const { version } = JSON.parse(readFileSync(require.resolve("boardgame.io/package.json"), "utf8"));

const SEED = 20_260_101;
const PLAYERS = 4;
const game = tileGame(PLAYERS);
const reducer = CreateGameReducer({ game });
let games = 0;

/** Uniform in [0, 1) and repeatable, which Math.random is not (mulberry32). */
function source(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const draw = source(SEED);

function play() {
  games++;
  let state = InitializeGame({ game: { ...game, seed: `${SEED}-${games}` }, numPlayers: PLAYERS });
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const actions = legal(state.G);
    const action = actions[Math.floor(draw() * actions.length)];
    const before = state._stateID;
    state = reducer(state, {
      type: "MAKE_MOVE",
      payload: { type: "place", args: [action], playerID: state.ctx.currentPlayer },
    });
    if (state._stateID === before) throw new Error(`boardgame.io refused placement ${action}`);
    decisions++;
  }
  return decisions;
}

function run(seconds) {
  let decisions = 0;
  let games = 0;
  let elapsed = 0;
  const cpu = process.cpuUsage();
  const start = performance.now();
  do {
    decisions += play();
    games++;
    elapsed = (performance.now() - start) / 1000;
  } while (elapsed < seconds);
  const used = process.cpuUsage(cpu);
  return { decisions, games, seconds: elapsed, cpu: (used.user + used.system) / 1e6 };
}

for await (const line of createInterface({ input: process.stdin })) {
  const [command, argument] = line.trim().split(" ");
  let answer;
  if (command === "version") answer = { versions: { node: process.versions.node, "boardgame.io": version } };
  else if (command === "run") answer = run(Number(argument));
  else throw new Error(`unknown command: ${line}`);
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
