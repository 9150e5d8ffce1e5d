// A seat at a table of boardgame.io. It speaks socket.io's protocol on a bare websocket: socket.io's own client would
// take more of the generator's time than the server takes for a move, and hide how fast the server is.

import { WebSocket } from "ws";

import { legal } from "./game.mjs";

const GAME = "tiles";

async function post(base, path, body) {
  const answer = await fetch(`http://${base}/games/${GAME}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A new match for two through the lobby, and the credentials of each seat. */
export async function create(base) {
  const { matchID } = await post(base, "create", { numPlayers: 2 });
  const secrets = [];
  for (const playerID of ["0", "1"]) {
    const joined = await post(base, `${matchID}/join`, { playerID, playerName: `player ${playerID}` });
    secrets.push(joined.playerCredentials);
  }
  return { match: matchID, secrets };
}

/** Sits down; `arrived(number, actions, over)` is called for the first position and for every one after it. */
export function connect(base, { match, secrets }, seat, arrived, failed) {
  const socket = new WebSocket(`ws://${base}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
  const playerID = String(seat);
  const emit = (...message) => socket.send(`42/${GAME},${JSON.stringify(message)}`);
  const show = (state) => {
    const asked = state.ctx.gameover === undefined && state.ctx.currentPlayer === playerID;
    arrived(state._stateID, asked ? legal(state.G) : [], state.ctx.gameover !== undefined);
  };
  const heard = ([event, of, content]) => {
    // A second player who sits down is announced to the first; that is not a position.
    if (of === match && (event === "sync" || event === "update")) show(event === "sync" ? content.state : content);
  };
  socket.on("error", failed);
  socket.on("message", (data) => {
    const text = data.toString();
    if (text[0] === "0") socket.send(`40/${GAME},`);
    else if (text[0] === "2") socket.send("3");
    else if (text.startsWith("40")) emit("sync", match, playerID, secrets[seat], 2);
    else if (text.startsWith("42")) heard(JSON.parse(text.slice(text.indexOf(",") + 1)));
    else failed(new Error(`not understood: ${text.slice(0, 200)}`));
  });
  return {
    play: (number, action) => {
      const payload = { type: "place", args: [action], playerID, credentials: secrets[seat] };
      emit("update", { type: "MAKE_MOVE", payload }, number, match, playerID);
    },
    close: () => socket.close(),
  };
}
