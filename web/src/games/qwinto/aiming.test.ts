import { describe, expect, it } from "vitest";
import type { QwintoView } from "../../wire";
import type { Play } from "../contract";
import { Aiming } from "./aiming.svelte";
import type { Card, Place } from "./card";

const O1: Card = ["o", 1];
const P1: Card = ["p", 1];
const G5: Card = ["g", 5];
const byKey = { detail: 0 } as MouseEvent;
const byFinger = { detail: 1 } as MouseEvent;
const tap = { pointerType: "touch" } as PointerEvent;

const quiet = { grid: { tl: [O1], tr: [O1], bl: [O1], br: [O1] }, hand: [O1, P1, G5], number: null, legal: [], announces: [], gains: [] };

/** Every card can go top left; purple at the bottom left and orange top left go together. */
function toPlay(): QwintoView {
  const plays = [O1, P1, G5].map((card) => ({ type: "play", card, place: "tl" }));
  const pair = { type: "play two", first: P1, first_place: "bl", second: O1, second_place: "tl" };
  const announces = [4, 5, 6, 7].map((number) => ({ counting: ["tl", "tr", "bl"] as Place[], number, colours: [], cells: [] }));
  return { ...quiet, legal: [...plays, pair], announces } as unknown as QwintoView;
}

function toWrite(): QwintoView {
  const cells = [["o", 2], ["y", 3]];
  return { ...quiet, number: 7, colours: [], counting: [], legal: [...cells.map((cell) => ({ type: "write", cell })), { type: "pass" }], gains: [1, 2, 0] } as unknown as QwintoView;
}

function at(view: QwintoView): { aiming: Aiming; asked: unknown[] } {
  const asked: unknown[] = [];
  const play = { waiting: false, act: (action: unknown) => (asked.push(action), new Promise(() => undefined)) } as unknown as Play;
  return { aiming: new Aiming(() => view, play), asked };
}

describe("aiming with cards", () => {
  it("plays by key at once, by finger with the second tap", () => {
    const { aiming, asked } = at(toPlay());
    expect(aiming.choose(G5)).toBe(true);
    aiming.press(tap, false);
    aiming.choosePlace("tl", byFinger);
    expect(asked).toEqual([]);
    expect(aiming.announced).toMatchObject({ number: 6, preview: true });
    aiming.press(tap, true);
    aiming.choosePlace("tl", byFinger);
    expect(asked).toEqual([{ type: "play", card: G5, place: "tl" }]);
  });

  it("puts two cards down one after the other", () => {
    const { aiming, asked } = at(toPlay());
    aiming.toggle();
    aiming.choose(P1);
    aiming.choosePlace("bl", byFinger);
    expect(aiming.aim).toEqual({ both: true, first: { card: P1, place: "bl" }, card: O1 });
    aiming.choosePlace("tl", byKey);
    expect(asked).toEqual([{ type: "play two", first: P1, first_place: "bl", second: O1, second_place: "tl" }]);
  });

  it("takes the first of two back when it is chosen again, and one that fits no other is played alone", () => {
    const { aiming } = at(toPlay());
    aiming.toggle();
    aiming.choose(P1);
    aiming.choosePlace("bl", byFinger);
    expect(aiming.choose(P1)).toBe(false);
    aiming.toggle();
    aiming.choose(G5);
    expect(aiming.aim).toEqual({ card: G5, both: false, first: null });
  });

  it("plays a card that is dragged onto a stack, and asks why where none can be played", () => {
    const { aiming, asked } = at(toPlay());
    aiming.over(O1, "place-tl");
    expect(aiming.possible?.announces.number).toBe(4);
    expect(aiming.put).toBeNull(); // it hangs at the pointer
    aiming.dropped(O1, "place-tl");
    const later = at(toWrite());
    later.aiming.dropped(O1, "place-br");
    expect([...asked, ...later.asked]).toEqual([{ type: "play", card: O1, place: "tl" }, { type: "play", card: O1, place: "br" }]);
  });
});

describe("aiming at cells", () => {
  it("goes through them round about", () => {
    const { aiming } = at(toWrite());
    aiming.step(-1);
    expect(aiming.cell).toEqual(["y", 3]);
    aiming.step(1);
    expect(aiming.write).toMatchObject({ points: 1 });
  });

  it("asks why where nothing can be written", () => {
    const { aiming, asked } = at(toWrite());
    aiming.chooseCell(["p", 1], byFinger);
    aiming.chooseCell(["o", 2], byFinger);
    expect(asked).toEqual([{ type: "write", cell: ["p", 1] }]);
    expect(aiming.cell).toEqual(["o", 2]);
  });
});

it("forgets what the table no longer asks for", () => {
  let view = toPlay();
  const aiming = new Aiming(() => view, {} as Play);
  aiming.choose(G5);
  view = toWrite();
  aiming.settle();
  expect(aiming.aim.card).toBeNull();
});
