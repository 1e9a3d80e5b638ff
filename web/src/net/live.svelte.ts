import type { Happened, Refused, Said, Update } from "../wire";
import { kept } from "../device/kept";
import { Witness, type Verdict } from "../verify/witness";
import { notices } from "./notice.svelte";
import { Socket, type Connection, type Farewell, type UnkeyedAsk } from "./socket";

const HURRY = 4; // updates in the queue from which on nothing flies any more
const LONG = 2000; // milliseconds after which an action without an answer is worth a word
const SHOWN = 4000; // milliseconds that a word is shown over a seat
const OLD = 10_000; // milliseconds after which a word is no longer shown there
const WISHES = ["undo wanted", "join wanted", "replacement wanted", "dealt without"];
const NEWS = 9000; // milliseconds that a line about the table is shown

/** What one should notice without looking at the log: somebody else left, came back or said no, or time ran out. */
function isNews({ around, event, time_up }: Happened, { seat }: Update): boolean {
  const { type, seat: whose } = event as { type?: string; seat?: number };
  if (!around || WISHES.includes(type ?? "")) return Boolean(time_up); // a wish has buttons of its own, a deal a seal
  return whose !== seat || type === "person back";
}

/** Who comes back hears what a bot did meanwhile; everything else that is over is in the log. */
function isWelcome({ event, version }: Happened, update: Update): boolean {
  const { type, seat } = event as { type?: string; seat?: number };
  return version === update.version && type === "person back" && seat === update.seat;
}

/** Brings a change of the table onto the screen, at once, and settles when all has flown that these events of the game let fly. */
export type Show = (change: () => void, events: unknown[]) => Promise<void>;

function keysOf(update: Update): string[] {
  return [...update.done, ...update.refused.map((one) => one.key)];
}

/** A table as it is shown: the last update, and the way to ask for something. */
export class Live {
  shown = $state.raw<Update | null>(null);
  newest = $state.raw<Update | null>(null); // what came last; `shown` follows when everything before it has flown
  happened = $state.raw<Happened[]>([]);
  said = $state.raw<Said[]>([]);
  read = $state(0); // the last line of the chat that was there when somebody looked at it
  bubbles = $state.raw<Record<number, string>>({});
  news = $state.raw<Happened[]>([]); // what has just happened around the match
  refused = $state.raw<Refused | null>(null);
  connection = $state<Connection>("connecting");
  farewell = $state<Farewell | null>(null);
  received = $state(0); // when the last update came, for clocks
  waiting = $state(false); // for the answer to an action
  flying = $state(false); // something is still on its way to where it belongs
  slow = $state(false); // it has been waiting for so long that somebody will wonder

  seal = $state<Verdict>("before"); // what is known about the deal
  readonly witness: Witness;

  readonly #reading: string; // where this device remembers what was read
  #queue: Update[] = [];
  #playing = false;
  #socket: Socket;
  #act: string | null = null; // the key of the action that is on its way
  #acts: { key: string; shown: () => void }[] = []; // whose answers are not on the screen yet

  /** `plain`: the view comes in zones, for a game that has no table of its own here. */
  constructor(
    table: string,
    readonly show: Show,
    readonly token?: string,
    plain = false,
  ) {
    this.witness = new Witness(table, token);
    this.#reading = `read-${table}`;
    this.read = Number(kept.read(this.#reading) ?? 0);
    this.#socket = new Socket(
      table,
      {
        update: (update) => void this.#take(update),
        connection: (connection) => (this.connection = connection),
        farewell: (reason) => (this.farewell = reason),
      },
      token,
      plain,
    );
  }

  ask(ask: UnkeyedAsk): void {
    this.#socket.send(ask);
  }

  /** Play an action: one of the view's legal ones, or one to hear why not; settles when the answer is on the screen. */
  async act(action: unknown): Promise<void> {
    const now = this.newest;
    if (!now || this.waiting) return;
    this.refused = null;
    this.waiting = true;
    const key = this.#socket.send({ type: "act", decision: now.decision, action });
    this.#act = key;
    setTimeout(() => (this.slow = this.waiting && this.#act === key), LONG);
    return new Promise((shown) => this.#acts.push({ key, shown }));
  }

  /** How many lines of others nobody has looked at yet. */
  get unread(): number {
    return this.said.filter((line) => line.number > this.read && line.seat !== this.shown?.seat).length;
  }

  look(): void {
    this.read = this.said.at(-1)?.number ?? 0;
    kept.write(this.#reading, String(this.read));
  }

  close(): void {
    this.#socket.close();
  }

  async #take(update: Update): Promise<void> {
    if (update.notice) notices.take(update.notice);
    this.#answered(update);
    this.#witness(update);
    this.newest = update;
    this.#queue.push(update);
    if (this.#playing) return;
    this.#playing = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await this.#show(next);
    this.#playing = false;
  }

  #answered(update: Update): void {
    if (keysOf(update).some((key) => key === this.#act)) this.waiting = this.slow = false;
    const stale = update.decision !== this.newest?.decision; // what was refused then may be allowed now
    this.refused = update.refused.at(-1) ?? (stale ? null : this.refused);
  }

  /** What the record has proved stays proved until the next match. */
  #witness(update: Update): void {
    this.witness.note(update);
    const verdict = this.witness.verdict(update);
    const same = this.newest?.table.match === update.table.match && update.table.stage === "over" && this.newest.table.stage === "over";
    if (!same || verdict === "changed") this.seal = verdict;
  }

  async #show(update: Update): Promise<void> {
    const quietly = this.shown === null || this.#queue.length >= HURRY;
    const fresh = this.shown?.table.match === update.table.match;
    const news = this.shown === null ? update.events.filter((one) => isWelcome(one, update)) : update.events.filter((one) => isNews(one, update));
    const change = () => {
      this.#notice(news);
      this.happened = fresh ? [...this.happened, ...update.events] : update.events;
      this.shown = update;
      this.received = performance.now();
      this.#hear(update.said);
    };
    const flown = this.show(change, quietly ? [] : update.events.flatMap(({ event, around }) => (around ? [] : [event])));
    const keys = keysOf(update);
    for (const { key, shown } of this.#acts) if (keys.includes(key)) shown();
    this.#acts = this.#acts.filter(({ key }) => !keys.includes(key));
    this.flying = true;
    await flown;
    this.flying = false;
  }

  #notice(news: Happened[]): void {
    if (news.length === 0) return;
    this.news = news;
    setTimeout(() => {
      if (this.news === news) this.news = [];
    }, NEWS);
  }

  #hear(said: Said[]): void {
    const newest = said.at(-1)?.number ?? Infinity;
    if (newest < (this.said.at(-1)?.number ?? this.read)) {
      this.said = []; // the server has restarted, and counts from 1 again
      this.read = 0;
    }
    const known = this.said.at(-1)?.number ?? 0;
    const lines = said.filter((one) => one.number > known);
    if (lines.length === 0) return;
    this.said = [...this.said, ...lines];
    for (const line of lines) {
      if (line.age > OLD) continue; // somebody who has just come hears no echo
      this.bubbles = { ...this.bubbles, [line.seat]: line.text };
      setTimeout(() => {
        if (this.bubbles[line.seat] !== line.text) return;
        this.bubbles = Object.fromEntries(Object.entries(this.bubbles).filter(([seat]) => Number(seat) !== line.seat));
      }, SHOWN);
    }
  }
}
