// Two players in each match of boardgame.io, and watchers in some, who speak its protocol. node boardgame.mjs CONFIG
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { happens, later, Meter } from "./meter.mjs";

const config = JSON.parse(readFileSync(process.argv[2]));
const { io } = createRequire(config.modules)("socket.io-client");
const watched = Math.ceil(config.matches * config.watched);
const meter = new Meter(2 * config.matches + watched);

function enter(match, player, updated) {
  const socket = io(`${config.url}/tic-tac-toe`, { transports: ["websocket"], forceNew: true });
  socket.on("connect", () => socket.emit("sync", match, player, undefined, 2));
  socket.once("sync", () => meter.came());
  socket.on("sync", (_, { state }) => updated(state));
  socket.on("update", (_, state) => updated(state));
  return socket;
}

function play(match) {
  const stateIDs = [0, 0];
  const sent = []; // when a move was sent, and the state it leads to
  let first = true;
  ["0", "1"].forEach((player, seat) => {
    let asked = -1;
    const move = (state) => {
      const full = state.G.cells.every((cell) => cell !== null);
      const payload = { type: "clickCell", args: [full ? 0 : state.G.cells.indexOf(null)], playerID: player };
      const breaks = happens(config.breaks);
      sent.push({ at: breaks ? undefined : performance.now(), leads: state._stateID + 1 });
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match, player);
      if (breaks) comeBack();
    };
    const comeBack = () => {
      for (const one of sent) one.at = undefined;
      asked = -1;
      socket.disconnect().connect();
    };
    const updated = (state) => {
      stateIDs[seat] = state._stateID;
      while (sent.length && stateIDs.every((id) => id >= sent[0].leads)) meter.done(sent.shift().at);
      if (state.ctx.currentPlayer !== player || asked === state._stateID) return;
      asked = state._stateID;
      if (sent.some((one) => one.leads > state._stateID)) sent.length = 0; // lost in the break
      later(config.pace, first, () => move(state));
      first = false;
    };
    const socket = enter(match, player, updated);
  });
}

for (let number = 0; number < config.matches; number += 1) play(`match ${number}`);
for (let number = 0; number < watched; number += 1) enter(`match ${number}`, null, () => {});
await meter.run(config.seconds);
