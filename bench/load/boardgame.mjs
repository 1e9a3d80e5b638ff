// Two clients for each match of boardgame.io, speaking its protocol themselves. node boardgame.mjs CONFIG
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { later, Meter } from "./meter.mjs";

const config = JSON.parse(readFileSync(process.argv[2]));
const { io } = createRequire(config.modules)("socket.io-client");
const meter = new Meter(2 * config.matches.length);

function play(match) {
  const stateIDs = [0, 0];
  const waiting = []; // when it was sent, and the state it leads to
  let first = true;
  ["0", "1"].forEach((player, seat) => {
    const socket = io(`${config.url}/tic-tac-toe`, { transports: ["websocket"], forceNew: true });
    let asked = -1;
    const heard = (state) => {
      stateIDs[seat] = state._stateID;
      while (waiting.length && stateIDs.every((id) => id >= waiting[0].leads)) meter.done(waiting.shift().sent);
      if (state.ctx.currentPlayer !== player || asked === state._stateID) return;
      asked = state._stateID;
      const full = state.G.cells.every((cell) => cell !== null);
      const cell = full ? 0 : state.G.cells.indexOf(null);
      later(config.pace, first, () => {
        waiting.push({ sent: performance.now(), leads: state._stateID + 1 });
        const payload = { type: "clickCell", args: [cell], playerID: player };
        socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match, player);
      });
      first = false;
    };
    socket.on("connect", () => socket.emit("sync", match, player, undefined, 2));
    socket.once("sync", () => meter.came());
    socket.on("sync", (_, info) => heard(info.state));
    socket.on("update", (_, state) => heard(state));
  });
}

config.matches.forEach(play);
await meter.run(config.seconds);
