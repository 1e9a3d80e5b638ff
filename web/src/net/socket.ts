import { choices } from "../device/choices.svelte";
import type { Ask, Update } from "../wire";

/** "shut": this machine cannot come in any more, until the host opens the door again. */
export type Connection = "connecting" | "live" | "lost" | "shut" | "closed";

const SHORTEST = 500; // milliseconds until the first try to come back
const LONGEST = 30_000;
const SHUT = 4410;
const FOR_GOOD: Record<number, "unknown" | "foreign" | "no table" | "banned"> = { 4401: "unknown", 4403: "foreign", 4404: "no table", 4420: "banned" };

export type Farewell = (typeof FOR_GOOD)[number];
export type UnkeyedAsk = Ask extends infer One ? (One extends Ask ? Omit<One, "key"> : never) : never;

interface Listener {
  update(update: Update): void;
  connection(connection: Connection): void;
  farewell(reason: Farewell): void;
}

/** The one way to a table: asks go up, updates come down, and what was not answered is sent again after a break. */
export class Socket {
  #socket: WebSocket | null = null;
  #version = 0;
  #unanswered = new Map<string, Ask>();
  #tries = 0;
  #shut = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly table: string,
    readonly listener: Listener,
    readonly token?: string,
    readonly plain = false,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  /** How the person who holds this device would like to look; somebody else at it has chosen nothing. */
  get look(): string {
    return this.token ? "" : choices.look;
  }

  /** Sends an ask now, or as soon as there is a connection; returns its key. */
  send(ask: UnkeyedAsk): string {
    const key = crypto.getRandomValues(new Uint32Array(2)).reduce((text, number) => text + number.toString(36), "");
    const keyed = { ...ask, key } as Ask;
    this.#unanswered.set(key, keyed);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(keyed));
    return key;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
    this.listener.connection("closed");
  }

  #open(): void {
    this.listener.connection(this.#tries ? this.#gap : "connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${this.table}/live?since=${this.#version}${this.plain ? "&plain=yes" : ""}${this.look ? `&look=${this.look}` : ""}`;
    const socket = this.token ? new WebSocket(address, ["tavolino", this.token]) : new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      for (const ask of this.#unanswered.values()) socket.send(JSON.stringify(ask));
    };
    socket.onmessage = (message: MessageEvent<string>) => this.#receive(JSON.parse(message.data) as Update);
    socket.onclose = (event) => this.#gone(socket, event.code);
  }

  #receive(update: Update): void {
    this.#tries = 0;
    this.#shut = false;
    this.#version = Math.max(this.#version, update.version);
    for (const key of update.done) this.#unanswered.delete(key);
    for (const { key } of update.refused) this.#unanswered.delete(key);
    this.listener.connection("live");
    this.listener.update(update);
  }

  #gone(socket: WebSocket, code: number): void {
    if (this.#closed || socket !== this.#socket) return;
    const reason = FOR_GOOD[code];
    if (reason) {
      this.listener.farewell(reason);
      return;
    }
    this.#tries += 1;
    this.#shut ||= code === SHUT;
    this.listener.connection(this.#gap);
    const pause = Math.min(SHORTEST * 2 ** (this.#tries - 1), LONGEST) * (0.5 + Math.random());
    this.#timer = setTimeout(() => this.#open(), pause);
  }

  get #gap(): Connection {
    return this.#shut ? "shut" : "lost";
  }

  /** Somebody looks again, or the network is back: try at once. */
  #hurry = (): void => {
    if (this.#closed || document.hidden || (this.#socket && this.#socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.#timer);
    this.#open();
  };
}
