import type { Happened, Refused, Said, TakenBack, Update } from "../wire";
import { Socket, type Connection, type Farewell, type UnkeyedAsk } from "./socket";

const HURRY = 4; // updates in the queue from which on nothing flies any more
const SHOWN = 4000; // milliseconds that a word is shown over a seat

/** An undo comes among the events of the match, but it is the table's own. */
function isTakenBack(event: unknown): event is TakenBack {
  return (event as TakenBack).type === "taken back";
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
  bubbles = $state.raw<Record<number, string>>({});
  refused = $state.raw<Refused | null>(null);
  connection = $state<Connection>("connecting");
  farewell = $state<Farewell | null>(null);
  received = $state(0); // when the last update came, for clocks
  waiting = $state(false); // for the answer to an action

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
    return new Promise((shown) => this.#acts.push({ key, shown }));
  }

  close(): void {
    this.#socket.close();
  }

  async #take(update: Update): Promise<void> {
    this.#answered(update);
    this.newest = update;
    this.#queue.push(update);
    if (this.#playing) return;
    this.#playing = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await this.#show(next);
    this.#playing = false;
  }

  #answered(update: Update): void {
    if (keysOf(update).some((key) => key === this.#act)) this.waiting = false;
    const stale = update.decision !== this.newest?.decision; // what was refused then may be allowed now
    this.refused = update.refused.at(-1) ?? (stale ? null : this.refused);
  }

  async #show(update: Update): Promise<void> {
    const quietly = this.shown === null || this.#queue.length >= HURRY;
    const fresh = this.shown?.table.match === update.table.match;
    const change = () => {
      this.happened = fresh ? [...this.happened, ...update.events] : update.events;
      this.shown = update;
      this.received = performance.now();
      this.#hear(update.said);
    };
    const flown = this.show(change, quietly ? [] : update.events.flatMap(({ event }) => (isTakenBack(event) ? [] : [event])));
    const keys = keysOf(update);
    for (const { key, shown } of this.#acts) if (keys.includes(key)) shown();
    this.#acts = this.#acts.filter(({ key }) => !keys.includes(key));
    await flown;
  }

  #hear(said: Said[]): void {
    const newest = said.at(-1)?.number ?? Infinity;
    if (newest < (this.said.at(-1)?.number ?? 0)) this.said = []; // the server has restarted, and counts from 1 again
    const known = this.said.at(-1)?.number ?? 0;
    const lines = said.filter((one) => one.number > known);
    if (lines.length === 0) return;
    const late = this.said.length === 0 && lines.length > 3; // somebody who has just come hears no echo
    this.said = [...this.said, ...lines];
    if (late) return;
    for (const line of lines) {
      this.bubbles = { ...this.bubbles, [line.seat]: line.text };
      setTimeout(() => {
        if (this.bubbles[line.seat] !== line.text) return;
        this.bubbles = Object.fromEntries(Object.entries(this.bubbles).filter(([seat]) => Number(seat) !== line.seat));
      }, SHOWN);
    }
  }
}
