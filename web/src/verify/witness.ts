import { kept } from "../device/kept";
import type { Record as MatchRecord, Update } from "../wire";
import { bytesOf, commitmentOf, hexOf } from "./chance";
import { check, fits } from "./check";
import type { Dealt, OpenStep } from "./deal";
import { hmac, sha256 } from "./sha256";

const KEY = "deal-key";
const MOST = 12; // matches to remember for each table
const NOTHING = "0".repeat(64); // the number of a seat that adds none

/** What this device has seen of one deal, and what it added. */
interface Seen {
  /** The first commitment that was shown for this match. Another one must never follow. */
  commitment: string;
  changed?: true;
  /** We have sent a number before anybody said that we had. */
  gave?: true;
  /** Where we sat when the cards were dealt; missing until they are. */
  seat?: number | null;
  /** Whether the deal was made with our number, as the server says. */
  added?: boolean;
  /** A digest of the view that we were dealt. */
  view?: string;
}

/** What we know about a deal. Nobody should play on after one of the bad ones. */
export type Verdict = "before" | "sealed" | "proved" | "late" | "without" | "again" | "fixed" | Bad;
export type Bad = (typeof BAD)[number];
const BAD = ["changed", "secret", "number", "cards"] as const;

export function isBad(verdict: Verdict): verdict is Bad {
  return (BAD as readonly string[]).includes(verdict);
}

/** A match that is over, as the server tells it. */
export interface Told {
  record: MatchRecord;
  /** With all cards open. */
  steps: (OpenStep<unknown, unknown> & { view: unknown })[];
  dealt: Dealt<unknown, unknown> | null;
}

/** Watches the deals of one table for one person on this device, in all its tabs and after a reload. */
export class Witness {
  readonly #who: string;

  constructor(
    readonly table: string,
    token = "",
  ) {
    this.#who = token && digest(token).slice(0, 16);
  }

  /** Our number for the next match. It follows from a key that never leaves this device, so that every tab sends the same. */
  number({ table }: Update): string {
    return this.#number(table.match + 1, table.next_commitment);
  }

  /** To be called just before the number is sent. */
  give({ table, seat }: Update): void {
    const seen = this.#seen(table.match + 1);
    if (seen && (seat === null || !table.seats[seat]?.contributed)) this.#keep(table.match + 1, { ...seen, gave: true });
  }

  /** To be called with every update, in order. */
  note({ table, seat, view, events }: Update): void {
    if (table.stage !== "playing") {
      const next = this.#seen(table.match + 1) ?? { commitment: table.next_commitment };
      this.#keep(table.match + 1, next.commitment === table.next_commitment ? next : { ...next, changed: true });
      return;
    }
    const seen = this.#seen(table.match);
    if (!seen || seen.seat !== undefined) return;
    const added = seat !== null && table.seats[seat]?.contributed === true;
    const fresh = events.every(({ around }) => around);
    this.#keep(table.match, { ...seen, seat, added, ...(fresh ? { view: digestOf(view) } : {}) });
  }

  /** What is known before the secret is shown. */
  verdict({ table, seat }: Update): Verdict {
    if (table.stage !== "playing" && this.#seen(table.match + 1)?.changed) return "changed";
    if (table.stage === "lobby") return "before";
    if (table.rehearsal !== null) return "again";
    if (table.event) return "fixed";
    const seen = this.#seen(table.match);
    if (!seen) return "late";
    if (seen.changed || seen.commitment !== table.commitment) return "changed";
    return seat !== null && !isOurs(seen) ? "without" : "sealed";
  }

  /** What the record proves, beside what we have seen and the cards as they are on the screen now. */
  judge(update: Update, { record, steps, dealt }: Told): Verdict {
    const known = this.verdict(update);
    const seen = this.#seen(update.table.match);
    if (!seen || isBad(known)) return known;
    if (record.commitment !== seen.commitment) return "changed";
    if (commitmentOf(record.secret ?? "") !== record.commitment) return "secret";
    if (!this.#hasNumber(update.table.match, seen, record)) return "number";
    if (!isWhatWeSaw(seen, update, steps) || !fits(check(record, steps, dealt))) return "cards";
    return known === "sealed" ? "proved" : known;
  }

  #hasNumber(match: number, seen: Seen, { contributions }: MatchRecord): boolean {
    if (typeof seen.seat !== "number") return true; // we watched, or came back after the end
    const used = contributions[seen.seat];
    if (!seen.added) return used === NOTHING;
    return !seen.gave || used === this.#number(match, seen.commitment);
  }

  #number(match: number, commitment: string): string {
    return hexOf(hmac(bytesOf(deviceKey()), text(`${this.table} ${match} ${commitment} ${this.#who}`)).buffer);
  }

  #seen(match: number): Seen | null {
    return this.#all()[this.#name(match)] ?? null;
  }

  #keep(match: number, seen: Seen): void {
    const all = this.#all();
    if (JSON.stringify(all[this.#name(match)]) === JSON.stringify(seen)) return;
    const newest = Object.entries({ ...all, [this.#name(match)]: seen }).slice(-MOST);
    kept.write(`deals-${this.table}`, JSON.stringify(Object.fromEntries(newest)));
  }

  #all(): Record<string, Seen> {
    try {
      return JSON.parse(kept.read(`deals-${this.table}`) ?? "{}") as Record<string, Seen>;
    } catch {
      return {};
    }
  }

  #name(match: number): string {
    return `match ${match} ${this.#who}`;
  }
}

/** The deal was made with a number that this device knows. */
function isOurs({ gave, added, seat }: Seen): boolean {
  return gave === true && (added === true || seat === undefined);
}

/** The match that the server tells now is the one that was on this screen. */
function isWhatWeSaw(seen: Seen, { view, seat }: Update, steps: Told["steps"]): boolean {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return false;
  const shown = (step: Told["steps"][number], place: number | null | undefined) => (typeof place === "number" ? step.hands[place] : step.view);
  return (!seen.view || seen.view === digestOf(shown(first, seen.seat))) && digestOf(view) === digestOf(shown(last, seat));
}

function deviceKey(): string {
  const known = kept.read(KEY);
  if (known && /^[0-9a-f]{64}$/.test(known)) return known;
  const fresh = hexOf(crypto.getRandomValues(new Uint8Array(32)).buffer);
  kept.write(KEY, fresh);
  return fresh;
}

function digestOf(view: unknown): string {
  return digest(JSON.stringify(view) ?? "");
}

function digest(written: string): string {
  return hexOf(sha256(text(written)).buffer);
}

function text(written: string): Uint8Array {
  return new TextEncoder().encode(written);
}
