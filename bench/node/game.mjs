// A small game of our own, written with boardgame.io's Game API the way its tutorial does: players in turn put
// the tile on top of a shuffled bag beside another on a 9x9 board, turned as they like, and score one point for each
// edge that matches. Every game lasts exactly 80 decisions.

import { createRequire } from "node:module";

// boardgame.io has no `exports` map, so its subpaths resolve only the CommonJS way.
const { INVALID_MOVE } = createRequire(import.meta.url)("boardgame.io/core");

const SIZE = 9;
const EMPTY = -1;
const CENTRE = 40;

// The neighbours of each cell: [cell, my side, its side], sides counted clockwise from the top.
const NEIGHBOURS = Array.from({ length: SIZE * SIZE }, (_, cell) => {
  const row = Math.floor(cell / SIZE);
  const column = cell % SIZE;
  const found = [];
  if (row > 0) found.push([cell - SIZE, 0, 2]);
  if (column < SIZE - 1) found.push([cell + 1, 1, 3]);
  if (row < SIZE - 1) found.push([cell + SIZE, 2, 0]);
  if (column > 0) found.push([cell - 1, 3, 1]);
  return found;
});

// A tile is eight bits: two for the colour of each side.
const side = (tile, index) => (tile >> (2 * index)) & 3;
const turned = (tile, quarters) => ((tile << (2 * quarters)) | (tile >> (8 - 2 * quarters))) & 255;

/** All legal placements, each cell * 4 + quarter turns; read from the finished state, outside of any draft. */
export function legal(G) {
  const { cells } = G;
  const actions = [];
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === EMPTY && NEIGHBOURS[cell].some(([other]) => cells[other] !== EMPTY)) {
      for (let quarters = 0; quarters < 4; quarters++) actions.push(cell * 4 + quarters);
    }
  }
  return actions;
}

export const tileGame = (players) => ({
  name: "tiles",
  minPlayers: players,
  maxPlayers: players,

  setup: ({ random }) => {
    const cells = Array(SIZE * SIZE).fill(EMPTY);
    cells[CENTRE] = 0b11_10_01_00;
    const bag = random.Shuffle(Array.from({ length: 80 }, (_, n) => n * 3));
    // Counting how many tiles are drawn, instead of popping them, spares immer a copy of the bag at every move.
    return { cells, bag, drawn: 0, scores: Array(players).fill(0) };
  },

  turn: { minMoves: 1, maxMoves: 1 },

  moves: {
    place: ({ G, ctx }, action) => {
      const cell = action >> 2;
      const tile = turned(G.bag[G.drawn], action & 3);
      if (G.cells[cell] !== EMPTY) return INVALID_MOVE;
      let touching = 0;
      let matching = 0;
      for (const [other, mine, its] of NEIGHBOURS[cell]) {
        const neighbour = G.cells[other];
        if (neighbour === EMPTY) continue;
        touching++;
        if (side(tile, mine) === side(neighbour, its)) matching++;
      }
      if (touching === 0) return INVALID_MOVE;
      G.cells[cell] = tile;
      G.drawn++;
      G.scores[ctx.currentPlayer] += matching;
    },
  },

  endIf: ({ G }) => (G.drawn === G.bag.length ? { scores: G.scores } : undefined),
});
