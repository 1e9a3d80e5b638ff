import type { Component } from "svelte";
import type { Flight } from "../ui/fly";
import type { Dealt } from "../verify/deal";
import type { Outcome } from "../wire";

/** What a game's table gets besides its view. */
export interface Play {
  /** Names by seat; the own seat has its name too. */
  names: string[];
  /** The seats that the match waits for: one, or several while all decide at once. */
  awaited: number[];
  /** Send an action: a legal one just as the view has it, or another one to hear why it is not allowed.
   *
   * `thing` is the `data-id` of what was touched for it: it rises at once. Settles when the answer is on the screen.
   */
  act: (action: unknown, thing?: string) => Promise<void>;
  /** Nothing can be sent now: an action is on its way. */
  waiting: boolean;
  /** The newest view, which may be ahead of the one that is drawn while things still fly: for what cannot wait. */
  newest: unknown;
  /** The action that a hint points at; draw it with the class "hinted". */
  hint: unknown;
  /** What the game keeps besides the view, made by its `memory`. */
  memory: unknown;
  /** A screen for everybody: drawn large, with nobody's hand. */
  screen: boolean;
}

/** For those who only look: nothing can be asked for. */
export function onlooker(shown: () => Pick<Play, "names" | "awaited"> & Partial<Pick<Play, "hint">>, { screen, memory }: Pick<Play, "screen" | "memory">): Play {
  return {
    get names() {
      return shown().names;
    },
    get awaited() {
      return shown().awaited;
    },
    act: () => Promise.resolve(),
    waiting: false,
    newest: null,
    get hint() {
      return shown().hint ?? null;
    },
    memory,
    screen,
  };
}

/** How a round ended, for the card between two rounds. */
export interface RoundSummary {
  round: number;
  /** By seat: the points of the round and what they come from, and all points so far. */
  seats: { points: number; parts: { about: string; points: number }[]; total: number }[];
}

/** What one game brings to the page. Its words are in `src/tavolino/words/<language>/<game>.ftl`. */
export interface GamePage<View, Event> {
  /** The whole cloth: seats, the middle, the status line, one's own things. */
  Table: Component<{ view: View; play: Play }>;
  /** How the scores came about, below the places on the end screen. */
  Ending: Component<{ view: View; names: string[]; outcome: Outcome; events: Event[] }>;
  /** The hand of this view laid open, small, beside a replay. */
  OpenHand: Component<{ view: View }>;
  /** What is on the table in an action, small: its cards, next to its name. Not for games whose actions have none. */
  Deed?: Component<{ action: never; view: View }>;
  /** The view with nothing left to choose, for those who only look. */
  still: (view: View) => View;
  /** What follows from the seed, to check a deal; null where this page cannot compute it. */
  dealt: Dealt<View, Event> | null;
  /** What the game has to keep besides the view; a new one for each view of a table. */
  memory?: () => unknown;
  /** What flies where when this happens. */
  flights: (event: Event, memory: unknown) => Flight[];
  /** How a round ended, if another one begins with these events; `view` is one of the new round. Not for games without rounds. */
  round?: (events: Event[], view: View) => RoundSummary | null;
  /** An action in a few words, for the hint: "Place 39"; `names` by seat. */
  name: (action: unknown, view: View, names: string[]) => string;
  /** Keys of its own, for the list of keys: what is on the key, and the word that says what it does. */
  keys?: [key: string, about: string][];
  /** How far the match is, for the top of the page: "Round 1 of 2". */
  where: (view: View) => string;
}
