// Two clients at each table of our server, who do any legal thing. node ours.mjs CONFIG
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { later, Meter } from "./meter.mjs";

const config = JSON.parse(readFileSync(process.argv[2]));
const WebSocket = createRequire(config.modules)("ws");
const meter = new Meter(2 * config.matches.length);

function play({ table, tokens }) {
  const versions = [0, 0];
  const waiting = new Map(); // by key: when it was sent, and the version it led to
  let first = true;
  tokens.forEach((token, seat) => {
    const socket = new WebSocket(`${config.url.replace("http", "ws")}/api/tables/${table}/live`, {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    });
    let asked = -1;
    socket.once("message", () => meter.came());
    socket.on("message", (text) => {
      const update = JSON.parse(text);
      versions[seat] = update.version;
      for (const key of update.done) if (waiting.has(key)) waiting.get(key).version = update.version;
      for (const [key, one] of waiting)
        if (one.version !== undefined && versions.every((version) => version >= one.version)) {
          waiting.delete(key);
          meter.done(one.sent);
        }
      if (update.table.stage === "over") {
        if (seat === 0) socket.send('{"type":"again"}');
      } else if (update.view?.legal.length && update.decision !== asked) {
        asked = update.decision;
        const action = update.view.legal[Math.floor(Math.random() * update.view.legal.length)];
        later(config.pace, first, () => {
          const key = Math.random().toString(36).slice(2);
          waiting.set(key, { sent: performance.now() });
          socket.send(JSON.stringify({ type: "act", decision: update.decision, action, key }));
        });
        first = false;
      }
    });
    socket.on("close", (code) => console.error("closed", code));
  });
}

config.matches.forEach(play);
await meter.run(config.seconds);
