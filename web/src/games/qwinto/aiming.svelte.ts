import type { QwintoAction, QwintoView } from "../../wire";
import type { Play } from "../contract";
import { at, open, opens, partners, pointsByCell, writes, type Aim, type Possible } from "./aim";
import { idOf, same, type Card, type Cell, type Place } from "./card";
import { keyOf } from "./sheet";

const NOTHING: Aim = { card: null, both: false, first: null };

/** What a person has chosen and points at, until it becomes an action: a card and its stack, or a cell. */
export class Aiming {
  readonly #view: () => QwintoView;
  readonly #play: Play;

  aim = $state.raw<Aim>(NOTHING);
  place = $state<Place | null>(null); // the stack that is looked at
  cell = $state.raw<Cell | null>(null); // the one that is looked at
  hovered = $state.raw<Card | null>(null); // a card in the hand that is looked at
  dragging = $state(false); // the card itself is over the stack then
  sent = $state(false);
  #pressed = false; // the press that becomes a click comes from a mouse, or is the second one of a finger

  constructor(view: () => QwintoView, play: Play) {
    this.#view = view;
    this.#play = play;
  }

  readonly playing = $derived.by(() => this.#view().announces.length > 0);
  readonly writing = $derived.by(() => this.#view().gains.length > 0);
  /** A card that is only looked at shows what it would do, too. */
  readonly shown = $derived.by<Aim>(() => (this.aim.card || this.aim.both ? this.aim : { ...this.aim, card: this.hovered }));
  readonly possible = $derived.by<Possible | null>(() => (this.place && this.playing ? at(this.#view(), this.aim, this.place) : null));
  readonly writes = $derived.by(() => writes(this.#view()));
  readonly legal = $derived.by(() => pointsByCell(this.writes));
  readonly write = $derived.by(() => this.writes.find(({ action }) => same(action.cell, this.cell)) ?? null);
  /** The card that lies on a stack, as if it had been played. */
  readonly put = $derived.by(() => (this.place && !this.dragging && (this.possible || this.sent) ? this.aim.card : null));
  /** The number that is announced, or would be. */
  readonly announced = $derived.by(() => {
    const view = this.#view();
    const said = this.possible?.announces ?? (view.number === null ? null : { number: view.number, colours: view.colours, counting: view.counting });
    if (!said) return null;
    const tops = open(view, this.aim, this.possible ? this.place : null);
    return { ...said, preview: this.possible !== null, cards: said.counting.map((place) => tops[place]).filter((card) => card !== undefined) };
  });

  drop = (): void => {
    this.aim = NOTHING;
    this.place = this.cell = null;
    this.sent = false;
  };

  /** Forget what the table no longer asks for. */
  settle(): void {
    if ((this.aim.card ?? this.aim.both) && !this.playing && !this.sent) this.drop();
    if (this.cell && !this.writing) this.cell = null;
  }

  act = (action: unknown): void => {
    if (this.#play.waiting) return;
    this.sent = true;
    void this.#play.act(action).then(this.drop);
  };

  /** What is not allowed is asked for all the same, to hear why. */
  #refused(action: QwintoAction): void {
    void this.#play.act(action, "card" in action ? idOf(action.card) : undefined);
  }

  /** Whether the card is chosen now, so that a stack comes next. */
  choose = (card: Card): boolean => {
    const { aim } = this;
    this.hovered = null;
    if (!this.playing) this.#refused({ type: "play", card, place: "tl" });
    else if (same(aim.first?.card, card)) this.drop();
    else {
      const view = this.#view();
      const follows = aim.first && partners(view, aim.first.card).some((one) => same(one, card));
      const both = aim.both && (follows || partners(view, card).length > 0);
      this.aim = same(aim.card, card) && !aim.first ? { ...aim, card: null } : { card, both, first: follows ? aim.first : null };
      this.place = null;
    }
    return this.aim.card !== null;
  };

  #putOn(place: Place): void {
    const [view, { aim }] = [this.#view(), this];
    const whole = at(view, aim, place);
    if (whole) return this.act(whole.action);
    if (!aim.card) return;
    if (opens(view, aim, place)) {
      this.aim = { both: true, first: { card: aim.card, place }, card: partners(view, aim.card)[0] ?? null };
      this.place = null;
    } else if (aim.first) this.#refused({ type: "play two", first: aim.first.card, first_place: aim.first.place, second: aim.card, second_place: place });
  }

  /** A finger aims first and plays with the second tap; mouse and keys have aimed by pointing. */
  press(event: PointerEvent, again: boolean): void {
    this.#pressed = event.pointerType === "mouse" || again;
  }

  choosePlace = (place: Place, event: MouseEvent): void => {
    if (!this.playing) return this.drop();
    if (event.detail === 0 || this.#pressed || opens(this.#view(), this.aim, place)) this.#putOn(place);
    else this.place = place;
  };

  /** A cell that only shows what the aimed card would announce plays that card; writing comes after it. */
  chooseCell = (cell: Cell, event: MouseEvent): void => {
    if (this.possible?.announces.cells.some((one) => same(one, cell))) return this.act(this.possible.action);
    if (!this.legal.has(keyOf(cell))) return this.#refused({ type: "write", cell });
    if (event.detail === 0 || this.#pressed) this.act({ type: "write", cell });
    else this.cell = cell;
  };

  /** A card was let go over something. */
  dropped = (card: Card, onto: string): void => {
    const place = onto.replace("place-", "") as Place;
    if (!this.playing) return this.#refused({ type: "play", card, place });
    if (!same(this.aim.card, card)) this.choose(card);
    this.place = place;
    this.#putOn(place);
  };

  /** A card is dragged over something, or over nothing. */
  over = (card: Card, onto: string | null): void => {
    if (!this.playing) return;
    if (onto && !same(this.aim.card, card)) this.choose(card);
    this.dragging = onto !== null;
    this.place = onto ? (onto.replace("place-", "") as Place) : null;
  };

  /** Two cards, or one again. */
  toggle = (): void => {
    const { card, both } = this.aim;
    this.aim = both ? NOTHING : { card: card && partners(this.#view(), card).length ? card : null, both: true, first: null };
    this.place = null;
  };

  /** To another cell, for those who go through them by buttons. */
  step = (by: number): void => {
    const now = this.writes.findIndex(({ action }) => same(action.cell, this.cell));
    const next = now === -1 && by < 0 ? -1 : (now + by) % this.writes.length;
    this.cell = this.writes.at(next)?.action.cell ?? null;
  };
}
