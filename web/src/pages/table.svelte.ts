import type { GamePage, Play } from "../games/contract";
import { Device } from "../net/device.svelte";
import { Hints } from "../net/hints.svelte";
import type { Live } from "../net/live.svelte";
import { prepare } from "../net/prepare";
import { remember } from "../net/tables";
import { troubleOf } from "../net/trouble";
import { fly } from "../ui/fly";
import { lift } from "../ui/lift";
import { namesAt } from "../ui/names";
import type { Happened } from "../wire";
import { inWords, type Reason, type Who } from "../words/sentences";
import { Telling } from "../words/telling";
import { say, words } from "../words/words.svelte";
import { way } from "./route.svelte";

const TO_SPEAK = 5000; // milliseconds that a shared device stays with a player who may still speak up out of turn

/** A table as one sits or watches at it: what is known of it, and what can be asked for. How it looks is in `LiveTable.svelte`. */
export class TableModel implements Play {
  readonly screen = false;
  readonly device: Device;
  readonly hints = new Hints();
  trouble = $state.raw<Reason | null>(null); // why a hint did not come
  #silent = $state(false); // the player with the device could still have said something, and did not
  readonly #telling = new Telling();
  readonly #memories = new WeakMap<Live, unknown>();

  constructor(
    readonly page: GamePage<unknown, unknown>,
    table: string,
    plain: boolean,
  ) {
    this.device = new Device(table, (live, change, events) => fly(change, events.flatMap((event) => page.flights(event, this.#memoryOf(live)))), plain);
    this.hints.always = way.hints;
  }

  readonly live = $derived.by(() => this.device.live);
  readonly update = $derived.by(() => (this.device.complete ? this.live.shown : null));
  readonly table = $derived.by(() => this.update?.table);
  readonly view = $derived.by(() => this.update?.view ?? null);
  readonly seat = $derived.by(() => this.update?.seat ?? null);
  readonly playing = $derived.by(() => this.table?.stage === "playing");
  readonly names = $derived.by(() => (this.table ? namesAt(this.table) : []));
  readonly awaited = $derived.by(() => (this.playing ? (this.update?.awaited ?? []) : []));
  readonly mayAct = $derived.by(() => this.seat !== null && this.awaited.includes(this.seat));

  /** What happened, sentence by sentence. */
  readonly lines = $derived.by(() => {
    const under = [words.language, this.seat, this.device.shared, ...this.names].join("\n");
    return this.view === null ? [] : this.#telling.lines(this.live.happened, under, (happened) => this.#told(happened));
  });

  /** The match was asked for by one click, so the lobby would only flash by. */
  readonly dealing = $derived.by(() => way.start && this.table?.seats.filter((one) => one.bot === null).length === 1 && this.live.refused === null);

  /** Of those who share this device, the one who gets it next; null while it stays where it is. */
  readonly next = $derived.by(() => (this.device.shared && this.playing ? this.device.next(this.awaited) : null));
  /** The player with the device may still speak up out of turn. */
  readonly speaks = $derived.by(() => this.next !== null && !this.mayAct && ((this.view as { legal?: unknown[] } | null)?.legal?.length ?? 0) > 0);
  readonly curtain = $derived.by(() => this.next !== null && (!this.speaks || this.#silent));

  readonly #best = $derived.by(() => this.hints.for(this.update?.decision));
  readonly advice = $derived.by(() => {
    const { page, view, names } = this;
    return this.#best && view !== null ? { advice: this.#best, name: page.name(this.#best.action, view, names) } : null;
  });

  get waiting(): boolean {
    return this.live.waiting;
  }

  get newest(): unknown {
    return this.live.newest?.view ?? null;
  }

  get hint(): unknown {
    return this.#best?.action ?? null;
  }

  get memory(): unknown {
    return this.#memoryOf(this.live);
  }

  act = (action: unknown, thing?: string): Promise<void> => {
    this.trouble = null;
    return lift(thing, this.live.act(action));
  };

  /** What goes on by itself while somebody looks at the table; to be called while a component starts. */
  attend(): void {
    $effect(() => {
      if (this.mayAct && !this.device.shared && this.update && this.hints.due(this.update.decision)) void this.think();
    });
    $effect(() => {
      for (const one of this.device.lives) prepare(one, way.start && one === this.device.lives[0]);
    });
    $effect(() => {
      if (this.seat !== null) remember(this.device.table);
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
    this.hints.forget();
  }

  #who: Who = (seat) => (seat === this.seat && !this.device.shared ? { name: say("you"), you: true } : { name: this.names[seat] ?? "", you: false });

  #told({ told, time_up }: Happened): string[] {
    const sentence = told ? inWords(told, this.#who) : "";
    return [...(time_up ? [say("time-was-up")] : []), ...(sentence ? [sentence] : [])];
  }

  #memoryOf(live: Live): unknown {
    if (!this.#memories.has(live)) this.#memories.set(live, this.page.memory?.());
    return this.#memories.get(live);
  }
}
