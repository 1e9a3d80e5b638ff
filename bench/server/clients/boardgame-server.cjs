// boardgame.io with tic-tac-toe on a board that is cleared when it is full. node boardgame-server.cjs MODULES PORT
const { createRequire } = require("node:module");
const load = createRequire(process.argv[2]);
const { Server, Origins } = load("boardgame.io/server");

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells.every((cell) => cell !== null)) G.cells.fill(null);
      if (G.cells[id] !== null) return "INVALID_MOVE";
      G.cells[id] = playerID;
    },
  },
};

Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] }).run(Number(process.argv[3]), () => console.log("ready"));
