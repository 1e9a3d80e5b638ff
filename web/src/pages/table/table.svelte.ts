import { reasonsOf } from "../../games";
import type { GamePage, Play } from "../../games/contract";
import { Device } from "../../net/device.svelte";
import { Hints } from "../../net/hints.svelte";
import type { Live } from "../../net/live.svelte";
import { prepare } from "../../net/prepare";
import { troubleOf } from "../../net/trouble";
import { fly } from "../../ui/fly";
import { lift } from "../../ui/lift";
import { namesAt, namesInMatch, playerAt } from "../../ui/names";
import type { Happened } from "../../wire";
import { inWords, type Reason, type Who } from "../../words/sentences";
import { lastMove, lastOf, since } from "../../words/since";
import { Telling } from "../../words/telling";
import { say, words } from "../../words/words.svelte";
import { Rounds } from "./rounds.svelte";
import { way } from "../route.svelte";
import { prove } from "./seal.svelte";

const TO_SPEAK = 5000; // milliseconds that a shared device stays with a player who may still speak up out of turn

/** A table as one sits or watches at it: what is known of it, and what can be asked for. How it looks is in `LiveTable.svelte`. */
export class TableModel implements Play {
  readonly screen = false;
  readonly device: Device;
  readonly hints = new Hints();
  readonly rounds = new Rounds();
  trouble = $state.raw<Reason | null>(null); // why a hint did not come
  #silent = $state(false); // the player with the device could still have said something, and did not
  readonly #telling = new Telling();
  readonly #memories = new WeakMap<Live, unknown>();

  constructor(
    readonly page: GamePage<unknown, unknown>,
    readonly game: string,
    table: string,
    plain: boolean,
  ) {
    this.device = new Device(table, (live, change, events) => this.#show(live, change, events), plain);
    this.hints.always = way.hints;
  }

  readonly live = $derived.by(() => this.device.live);
  readonly update = $derived.by(() => (this.device.complete ? this.live.shown : null));
  readonly table = $derived.by(() => this.update?.table);
  /** The host has chosen another game, so this page of the table does not fit any more. */
  readonly outdated = $derived.by(() => this.table !== undefined && this.table.settings.game !== this.game);
  readonly view = $derived.by(() => (this.outdated ? null : (this.update?.view ?? null)));
  readonly seat = $derived.by(() => this.update?.seat ?? null);
  readonly playing = $derived.by(() => this.table?.stage === "playing");
  readonly names = $derived.by(() => (this.table ? namesAt(this.table) : []));
  /** The same, but the reader is "You". On a shared device nobody is. */
  readonly called = $derived.by(() => this.#addressed(this.names));
  /** Those who played the match, the reader again as "You". */
  readonly calledInMatch = $derived.by(() => this.#addressed(this.table ? namesInMatch(this.table) : []));
  readonly awaited = $derived.by(() => (this.playing ? (this.update?.awaited ?? []) : []));
  readonly mayAct = $derived.by(() => this.seat !== null && this.awaited.includes(this.seat));

  /** Hints are for those who play alone with bots, and for tables whose host allows them to all; never where many play one deal. */
  readonly mayHint = $derived.by(() => !this.table?.event && (this.table?.settings.hints === true || !this.table?.seats.some((one, number) => one.person && number !== this.seat)));
  /** The people who would have to agree that the reader takes something back. */
  readonly asked = $derived.by(() => {
    const { undo, seats } = this.table ?? { undo: null, seats: [] };
    return seats.flatMap((one, number) => (one.person && number !== undo?.seat && !undo?.agreed.includes(number) ? [one.name ?? ""] : []));
  });

  /** What happened, sentence by sentence. */
  readonly lines = $derived.by(() => {
    const under = JSON.stringify([words.language, this.seat, this.device.shared, this.names, this.table?.players]);
    return this.view === null ? [] : this.#telling.lines(this.live.happened, under, (happened) => this.#told(happened));
  });

  /** What the others did since the reader's last move, in a line. */
  readonly since = $derived.by(() => since(this.live.happened, this.seat).flatMap((one) => this.#told(one)).join(" "));
  /** How many of the lines were there at the reader's last move; -1 where they have not moved. */
  readonly read = $derived.by(() => this.#readUpTo());

  /** What a seat did last, in a sentence. */
  last = (seat: number): string => {
    const found = lastOf(this.live.happened, seat);
    return found ? this.#told(found).join(" ") : "";
  };

  /** The match was asked for by one click, so the lobby would only flash by. */
  readonly dealing = $derived.by(() => way.start && this.table?.seats.filter((one) => one.bot === null).length === 1 && this.live.refused === null);

  /** Of those who share this device, the one who gets it next; null while it stays where it is. */
  readonly next = $derived.by(() => (this.device.shared && this.playing ? this.device.next(this.awaited) : null));
  /** The player with the device may still speak up out of turn. */
  readonly speaks = $derived.by(() => this.next !== null && !this.mayAct && ((this.view as { legal?: unknown[] } | null)?.legal?.length ?? 0) > 0);
  readonly curtain = $derived.by(() => this.next !== null && (!this.speaks || this.#silent));

  readonly found = $derived.by(() => (this.view === null ? null : this.hints.for(this.update?.decision)));

  get waiting(): boolean {
    return this.live.waiting;
  }

  get newest(): unknown {
    return this.live.newest?.view ?? null;
  }

  get hint(): unknown {
    return this.found?.advice[0]?.action ?? null;
  }

  get memory(): unknown {
    return this.#memoryOf(this.live);
  }

  act = (action: unknown, thing?: string): Promise<void> => {
    this.trouble = null;
    return lift(thing, this.live.act(action));
  };

  async #show(live: Live, change: () => void, events: unknown[]): Promise<void> {
    const { page } = this;
    if (page.round && live.newest && this.#ofGame(live)) await this.rounds.show(page.round(events, live.newest.view));
    await fly(change, this.#ofGame(live) ? events.flatMap((event) => page.flights(event, this.#memoryOf(live))) : []);
  }

  /** What goes on by itself while somebody looks at the table; to be called while a component starts. */
  attend(): void {
    $effect(() => {
      if (this.mayAct && !this.device.shared && this.update && this.hints.due(this.update.decision)) void this.think();
    });
    $effect(() => {
      for (const one of this.device.lives) prepare(one, way.start && one === this.device.lives[0]);
    });
    $effect(() => {
      for (const one of this.device.lives) void prove(one, this.page);
    });
    $effect(() => {
      if (!this.speaks) return;
      const timer = setTimeout(() => (this.#silent = true), TO_SPEAK);
      return () => {
        clearTimeout(timer);
        this.#silent = false;
      };
    });
  }

  async think(): Promise<void> {
    if (!this.table) return;
    this.trouble = null;
    try {
      await words.load("hints", ...reasonsOf(this.table.settings.game));
      await this.hints.ask(this.table.id, this.live.token);
    } catch (fault) {
      this.trouble = troubleOf(fault);
    }
  }

  undo(): void {
    this.live.ask({ type: "undo" });
  }

  /** Close the line that says something. */
  hush(): void {
    this.live.refused = this.trouble = null;
    this.live.news = [];
    this.hints.forget();
  }

  /** An action in a few words. */
  name = (action: unknown): string => (this.view === null ? "" : this.page.name(action, this.view, this.names));

  /** Those who play now. */
  who: Who = (seat) => this.#who(Infinity)(seat);

  /** What has just happened around the match, for those who do not look at the log. */
  readonly news = $derived.by(() => (this.curtain ? "" : this.live.news.flatMap((one) => this.#told(one)).join(" ")));

  /** Those who played when this happened: what a bot did for somebody was not done by them. */
  #who(version: number): Who {
    return (seat) => {
      const player = this.table && playerAt(this.table, seat, version);
      if (!player) return { name: this.names[seat] ?? "", you: false };
      const you = seat === this.seat && !this.device.shared && player.person !== null && player.person === this.#me;
      return you ? { name: say("you"), you } : { name: player.name, you };
    };
  }

  /** The number of the reader among the people of this match. */
  get #me(): number | null {
    return this.table?.players.findLast(({ seat, person }) => seat === this.seat && person !== null)?.person ?? null;
  }

  #readUpTo(): number {
    const at = lastMove(this.live.happened, this.seat);
    return at === -1 ? -1 : this.live.happened.slice(0, at + 1).flatMap((one) => this.#told(one)).length;
  }

  #told({ told, time_up, version }: Happened): string[] {
    const sentence = told ? inWords(told, this.#who(version)) : "";
    return [...(time_up ? [say("time-was-up")] : []), ...(sentence ? [sentence] : [])];
  }

  #addressed(names: string[]): string[] {
    return names.map((name, seat) => (seat === this.seat && !this.device.shared ? say("you") : name));
  }

  #ofGame(live: Live): boolean {
    return live.newest?.table.settings.game === this.game;
  }

  #memoryOf(live: Live): unknown {
    if (!this.#memories.has(live)) this.#memories.set(live, this.page.memory?.());
    return this.#memories.get(live);
  }
}
