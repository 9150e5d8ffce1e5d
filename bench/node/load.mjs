// The load on a server: many two-player matches at once, each player on a connection of their own.
//
//   node load.mjs tablee|tablee:events|boardgameio HOST:PORT PID MATCHES WARMUP SECONDS
//
// A closed loop in each match: whoever is to move sends a move chosen at random from the legal ones; when they have been
// answered and the other player has heard of it, the next one moves. A match that ends is replaced by a new one. Prints
// one line of JSON: the moves both players have heard of within SECONDS, how long the
// answers took, and how long server (the process PID) and generator were busy.

import { readFileSync } from "node:fs";

const [kind, base, pid, matches, warmup, seconds] = process.argv.slice(2);
const [name, flavour] = kind.split(":");
const client = await import(`./${name}_client.mjs`);

const PATIENCE = 30_000; // ms that a match may take to open
const OPENED_TOGETHER = 20; // a table is not filled by a thousand handshakes at the same moment

let measuring = false;
let stopped = false;
let moves = 0;
const waits = [];

function failed(error) {
  process.stderr.write(`${error.stack ?? error}\n`);
  process.exit(1);
}

/** One match: both seats, what each has heard, and whose answer is awaited. */
class Table {
  constructor(match, opened) {
    this.opened = opened;
    this.heard = [null, null];
    this.expected = null; // the number both must have heard before the next move; the first positions tell it
    this.mover = -1;
    this.sent = 0;
    this.seats = [0, 1].map((seat) => client.connect(base, match, seat, this.arrived.bind(this, seat), failed, flavour));
  }

  arrived(seat, number, actions, over) {
    this.heard[seat] = { number, actions, over };
    if (seat === this.mover && number === this.expected && measuring) waits.push(performance.now() - this.sent);
    const [one, other] = this.heard;
    if (one === null || other === null || one.number !== other.number) return;
    if (this.expected === null) {
      this.expected = number;
      this.opened();
    } else if (number === this.expected) {
      if (measuring) moves++;
      this.move();
    }
  }

  move() {
    if (stopped) return;
    const [one, other] = this.heard;
    if (one.over) {
      for (const seat of this.seats) seat.close();
      open().then((table) => table.move(), failed);
      return;
    }
    this.mover = one.actions.length > 0 ? 0 : 1;
    const { number, actions } = this.mover === 0 ? one : other;
    if (actions.length === 0) failed(new Error("nobody may move, and the game is not over"));
    this.expected = number + 1;
    this.sent = performance.now();
    this.seats[this.mover].play(number, actions[Math.floor(Math.random() * actions.length)]);
  }
}

async function open() {
  const match = await client.create(base);
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("a match did not open in time")), PATIENCE);
    const table = new Table(match, () => {
      clearTimeout(late);
      resolve(table);
    });
  });
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** Seconds of processor time that the server has used, where the system tells. */
function serverBusy() {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100; // user and system, in ticks of 10 ms
  } catch {
    return NaN;
  }
}

const tables = [];
while (tables.length < Number(matches)) {
  const some = Math.min(OPENED_TOGETHER, Number(matches) - tables.length);
  tables.push(...(await Promise.all(Array.from({ length: some }, open))));
}
for (const table of tables) table.move();
await pause(Number(warmup) * 1000);

const cpu = process.cpuUsage();
const serverBefore = serverBusy();
const start = performance.now();
measuring = true;
await pause(Number(seconds) * 1000);
measuring = false;
stopped = true;
const elapsed = (performance.now() - start) / 1000;
const used = process.cpuUsage(cpu);
const server = serverBusy() - serverBefore;

waits.sort((a, b) => a - b);
const answer = {
  moves,
  seconds: elapsed,
  p50: at(waits, 0.5),
  p99: at(waits, 0.99),
  slowest: waits[waits.length - 1],
  generator: (used.user + used.system) / 1e6,
  server: Number.isNaN(server) ? null : server,
};
process.stdout.write(`${JSON.stringify(answer)}\n`, () => process.exit(0));
