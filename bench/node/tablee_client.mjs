// A seat at a table of Tablée: moves and positions as JSON over a websocket.

import { WebSocket } from "ws";

const PLAYERS = [{ name: "Ann" }, { name: "Bob" }];

/** A new match of Genesis for two, and the token of each seat. */
export async function create(base) {
  const answer = await fetch(`http://${base}/api/matches`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: "genesis", seats: PLAYERS }),
  });
  if (answer.status !== 201) throw new Error(`no match: ${answer.status} ${await answer.text()}`);
  const { match, tokens } = await answer.json();
  return { match, secrets: [tokens[0], tokens[1]] };
}

/**
 * Sits down; `arrived(number, actions, over)` is called for the first position and for every one after it. With the
 * flavour "events" the whole position is not asked for, only what happened and the legal moves.
 */
export function connect(base, { match, secrets }, seat, arrived, failed, flavour) {
  const socket = new WebSocket(`ws://${base}/api/matches/${match}/live`, { perMessageDeflate: false });
  socket.on("open", () => socket.send(JSON.stringify({ token: secrets[seat], seat, views: flavour !== "events" })));
  socket.on("error", failed);
  socket.on("message", (data) => {
    // The view comes last and is not looked at: the generator must not be what is measured.
    const end = data.indexOf(',"view":');
    const position = JSON.parse(end < 0 ? data : `${data.latin1Slice(0, end)}}`);
    if (position.error) failed(new Error(position.error));
    else arrived(position.number, position.actions, position.over);
  });
  return {
    play: (number, action) => socket.send(JSON.stringify({ seat, number, action })),
    close: () => socket.close(),
  };
}
