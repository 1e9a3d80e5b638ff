// Two players at each table, and watchers at some, who ask as the page asks. node tavolino.mjs CONFIG
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { happens, later, Meter } from "./meter.mjs";

const config = JSON.parse(readFileSync(process.argv[2]));
const WebSocket = createRequire(config.modules)("ws");
const tables = config.matches;
const watched = Math.ceil(tables * config.watched);
const meter = new Meter(2 * tables + watched);

async function request(cookie, method, path, body) {
  const headers = { "content-type": "application/json", origin: config.url, cookie };
  const answer = await fetch(config.url + path, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

// What the first page of a newcomer does; returns the cookie.
async function introduce(name) {
  await request("", "GET", "/api/me");
  const answer = await request("", "POST", "/api/me", { name });
  return answer.headers.get("set-cookie").split(";")[0];
}

function randomKey() {
  return crypto.getRandomValues(new Uint32Array(2)).reduce((text, number) => text + number.toString(36), "");
}

function randomHex(bytes) {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString("hex");
}

// One browser at a table: keeps what is not answered, and sends it again after a break.
class Browser {
  version = 0;
  unanswered = new Map();
  #socket = null;
  #tcp = null;
  #read = 0;

  constructor(table, cookie, updated) {
    this.table = table;
    this.cookie = cookie;
    this.updated = updated;
  }

  open() {
    const address = `${config.url.replace("http", "ws")}/api/tables/${this.table}/live?since=${this.version}`;
    const headers = { cookie: this.cookie, origin: config.url };
    const createConnection = (options) => (this.#tcp = connect(options).setNoDelay());
    const socket = new WebSocket(address, { headers, createConnection, perMessageDeflate: config.deflate });
    this.#socket = socket;
    this.#read = 0;
    socket.on("open", () => this.#together(() => this.unanswered.forEach((ask) => socket.send(JSON.stringify(ask)))));
    socket.on("message", (text) => this.#receive(JSON.parse(text)));
    socket.on("close", (code) => code !== 1006 && console.error("closed", code));
    socket.on("error", (fault) => console.error(String(fault)));
  }

  // Asks of one tick leave the browser in one packet.
  send(...asks) {
    const keyed = asks.map((ask) => ({ ...ask, key: randomKey() }));
    for (const ask of keyed) this.unanswered.set(ask.key, ask);
    this.#together(() => keyed.forEach((ask) => this.#socket.send(JSON.stringify(ask))));
    return keyed[0].key;
  }

  // The connection breaks, or the page is loaded again.
  async comeBack(reload) {
    this.#socket.removeAllListeners().on("error", () => {}); // of an answer that comes after the end
    this.#socket.terminate();
    if (reload) {
      this.version = 0;
      await request(this.cookie, "GET", `/api/tables/${this.table}`);
    }
    this.open();
  }

  #together(send) {
    this.#tcp.cork();
    send();
    this.#tcp.uncork();
  }

  #receive(update) {
    meter.received(this.#tcp.bytesRead - this.#read);
    this.#read = this.#tcp.bytesRead;
    this.version = update.version;
    for (const key of [...update.done, ...update.refused.map((one) => one.key)]) this.unanswered.delete(key);
    this.updated(update);
  }
}

// A table with its two players, from the first page on.
class Table {
  #browsers = [];
  #sent = new Map(); // by key: when an act was sent, and the version it led to
  #away = 0; // players who are just coming back
  #first = true;

  async open({ game, options }, isWatched) {
    const [host, guest] = await Promise.all([introduce("Anna"), introduce("Ben")]);
    const settings = { game, seats: 2, options, watchers: isWatched ? "late hands" : "public" };
    const opened = await (await request(host, "POST", "/api/tables", { settings })).json();
    const id = opened.table.id;
    await request(guest, "GET", `/api/tables/${id}`);
    for (const cookie of [host, guest]) this.#sitDown(id, cookie, cookie === host);
    if (isWatched) this.#watch(id, await introduce("Cleo"));
  }

  #watch(id, cookie) {
    let came = false;
    const browser = new Browser(id, cookie, () => {
      if (!came) meter.came();
      came = true;
    });
    browser.open();
  }

  #sitDown(id, cookie, isHost) {
    let prepared = null; // the commitment of the deal that this player has added to
    let agreed = null; // the commitment of the rematch that this player has agreed to
    let decided = -1;
    let came = false;
    const browser = new Browser(id, cookie, (update) => {
      if (!came) meter.came();
      came = true;
      this.#answered(update);
      const { stage, seats, next_commitment } = update.table;
      const ready = !isHost || (stage === "over" ? seats[1].contributed : seats[1].name !== null);
      if (stage !== "playing" && prepared !== next_commitment && ready) {
        prepared = next_commitment;
        browser.send(...preparations(update, isHost));
      } else if (wanted(update) && agreed !== next_commitment) {
        agreed = next_commitment;
        browser.send({ type: "again" });
      } else if (stage === "playing" && update.view.legal.length && update.decision !== decided) {
        decided = update.decision;
        later(config.pace, this.#first, () => this.#act(browser, update));
        this.#first = false;
      }
    });
    this.#browsers.push(browser);
    browser.open();
  }

  #act(browser, { view, decision }) {
    const choices = view.legal.length > 1 ? view.legal.slice(0, -1) : view.legal; // the last one gives up: take, pass
    const action = choices[Math.floor(Math.random() * choices.length)];
    const act = { type: "act", decision, action };
    const breaks = happens(config.breaks);
    const key = breaks ? browser.send(act, { type: "mute", seat: 0, mute: false }) : browser.send(act);
    this.#sent.set(key, { at: this.#away || breaks ? undefined : performance.now() });
    if (breaks) void this.#break(browser);
  }

  async #break(browser) {
    for (const one of this.#sent.values()) one.at = undefined;
    this.#away += 1;
    await browser.comeBack(happens(0.5));
    this.#away -= 1;
  }

  #answered({ version, done, refused }) {
    for (const { key, message, reason } of refused) {
      this.#sent.delete(key);
      if (message !== "why-earlier-decision") console.error("refused:", reason); // it came twice
    }
    for (const key of done) if (this.#sent.has(key)) this.#sent.get(key).version = version;
    for (const [key, one] of this.#sent)
      if (one.version !== undefined && this.#browsers.every((browser) => browser.version >= one.version)) {
        this.#sent.delete(key);
        meter.done(one.at);
      }
  }
}

// What the page asks for before a deal, in one tick: everybody adds chance, and the host has it begin.
function preparations({ seat, table }, isHost) {
  const contribute = { type: "contribute", contribution: randomHex(32) };
  if (table.stage === "over") return isHost ? [contribute, { type: "again" }] : [contribute];
  const sit = seat === null ? [{ type: "sit", seat: isHost ? 0 : 1 }] : [];
  return isHost ? [...sit, contribute, { type: "start" }] : [...sit, contribute];
}

// Whether the other one would like to play again; in earlier versions, one of them starts the next match.
function wanted({ seat, table }) {
  return table.stage === "over" && table.rematch && !table.rematch.ready.includes(seat);
}

const games = (await (await request("", "GET", "/api/games")).json()).filter(({ name }) => config.games === null || config.games.includes(name));

// Calls are made by themselves: while a person may call, the server holds back what would end that moment, and all wait.
const kinds = games.map(({ name, options }) => ({ game: name, options: "call" in options ? { call: "auto" } : {} }));
for (let number = 0; number < tables; number += 1) await new Table().open(kinds[number % kinds.length], number < watched);
await meter.run(config.seconds);
