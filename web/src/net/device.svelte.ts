import { api } from "./api";
import { kept } from "../device/kept";
import { Live, type Show } from "./live.svelte";

/** Another player on this device. The one who opened the page is known by a cookie instead. */
interface Guest {
  name: string;
  token: string;
}

const NOBODY = -1;

/** The people who share this device at one table, each with a connection and a hand of their own. */
export class Device {
  lives = $state.raw<Live[]>([]);
  readonly #first: Live[]; // those who were there when the page was opened
  active = $state(0); // who holds the device; nobody, when several people come back to a table

  constructor(
    readonly table: string,
    readonly show: (live: Live, ...shown: Parameters<Show>) => Promise<void>,
    readonly plain = false,
  ) {
    this.lives = [undefined, ...this.#guests().map((guest) => guest.token)].map((token) => this.#live(token));
    this.#first = this.lives;
    if (this.shared) this.active = NOBODY;
  }

  /** Cards fly only for the player who holds the device. */
  #live(token?: string): Live {
    const live: Live = new Live(this.table, (change, events) => this.show(live, change, this.live === live ? events : []), token, this.plain);
    return live;
  }

  get live(): Live {
    return this.lives[this.active] ?? (this.lives[0] as Live);
  }

  /** Everybody who came back to the table is there, so it is known who gets the device. */
  get complete(): boolean {
    return this.#first.every((live) => live.shown !== null || live.farewell !== null);
  }

  get shared(): boolean {
    return this.lives.length > 1;
  }

  /** One more person at this device takes a seat. */
  async add(name: string, seat: number): Promise<void> {
    const { token } = await api.token(name);
    kept.write(`guests-${this.table}`, JSON.stringify([...this.#guests(), { name, token }]));
    const live = this.#live(token);
    live.ask({ type: "sit", seat });
    this.lives = [...this.lives, live];
  }

  /** The next of them that the match waits for, if it does not wait for the one who holds the device now; anyone if nobody does. */
  next(awaited: number[]): number | null {
    const holds = (live: Live | undefined) => {
      const seat = live?.shown?.seat;
      return seat !== null && seat !== undefined && awaited.includes(seat);
    };
    if (holds(this.lives[this.active])) return null;
    const found = this.lives.findIndex(holds);
    if (found !== -1) return found;
    return this.active === NOBODY ? 0 : null;
  }

  close(): void {
    for (const live of this.lives) live.close();
  }

  #guests(): Guest[] {
    try {
      return JSON.parse(kept.read(`guests-${this.table}`) ?? "[]") as Guest[];
    } catch {
      return [];
    }
  }
}
