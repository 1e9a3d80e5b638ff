import { beforeEach, expect, it } from "vitest";
import { kept } from "../device/kept";
import type { Record as MatchRecord, Update } from "../wire";
import { commitmentOf } from "./chance";
import { isBad, Witness, type Verdict } from "./witness";

const SECRET = "ab".repeat(32);
const COMMITMENT = commitmentOf(SECRET);
const OTHER = "cd".repeat(32);
const NEXT = commitmentOf("77".repeat(32));
const VIEW = { hand: [1, 2] };

beforeEach(() => kept.forget());

interface Shown {
  stage: "lobby" | "playing" | "over";
  match: number;
  commitment?: string | null;
  next?: string;
  seat?: number | null;
  contributed?: boolean;
  rehearsal?: string | null;
  view?: unknown;
}

function update({ stage, match, commitment = null, next = COMMITMENT, seat = 0, contributed = false, rehearsal = null, view = VIEW }: Shown): Update {
  const table = { stage, match, commitment, next_commitment: next, rehearsal, seats: [{ contributed }, { contributed: true }] };
  return { table, seat, view, events: [] } as unknown as Update;
}

const LOBBY = update({ stage: "lobby", match: 0 });
const PLAYING = update({ stage: "playing", match: 1, commitment: COMMITMENT, contributed: true });
const OVER = update({ stage: "over", match: 1, commitment: COMMITMENT, next: NEXT });

/** Somebody who sat here before the deal and added a number. */
function seated(table = "t"): { witness: Witness; number: string } {
  const witness = new Witness(table);
  witness.note(LOBBY);
  const number = witness.number(LOBBY);
  witness.give(LOBBY);
  return { witness, number };
}

function told(changes: Partial<MatchRecord> & { number?: string }) {
  const { number = "", ...others } = changes;
  const record = { commitment: COMMITMENT, secret: SECRET, contributions: [number, "0".repeat(64)], ...others } as MatchRecord;
  const step = { events: [], hands: [VIEW, { hand: [3] }], view: {} };
  return { record, steps: [step, step], dealt: null };
}

it("an honest match holds from the deal on and is proved at its end", () => {
  const { witness, number } = seated();
  expect(witness.verdict(LOBBY)).toBe("before");
  witness.note(PLAYING);
  expect(witness.verdict(PLAYING)).toBe("sealed");
  witness.note(OVER);
  expect(witness.judge(OVER, told({ number }))).toBe("proved");
});

it("another commitment at the deal is noticed", () => {
  const { witness } = seated();
  const dealt = update({ stage: "playing", match: 1, commitment: OTHER, contributed: true });
  witness.note(dealt);
  expect(witness.verdict(dealt)).toBe("changed");
});

it("a commitment that changes before the deal is noticed, and stays noticed", () => {
  const { witness } = seated();
  const swapped = update({ stage: "lobby", match: 0, next: OTHER, contributed: true });
  witness.note(swapped);
  expect(witness.verdict(swapped)).toBe("changed");
  const dealt = update({ stage: "playing", match: 1, commitment: OTHER, contributed: true });
  witness.note(dealt);
  expect(new Witness("t").verdict(dealt)).toBe("changed");
});

it.each<[Verdict, Partial<MatchRecord>]>([
  ["changed", { secret: OTHER, commitment: commitmentOf(OTHER) }],
  ["secret", { secret: OTHER }],
  ["number", { contributions: ["ee".repeat(32), "0".repeat(64)] }],
])("a record that does not fit is noticed: %s", (verdict, changes) => {
  const { witness, number } = seated();
  witness.note(PLAYING);
  const found = witness.judge(OVER, told({ number, ...changes }));
  expect(found).toBe(verdict);
  expect(isBad(found)).toBe(true);
});

it("other cards than those on the screen are noticed, at the deal and at the end", () => {
  const { witness, number } = seated();
  witness.note(update({ stage: "playing", match: 1, commitment: COMMITMENT, contributed: true, view: { hand: [9] } }));
  expect(witness.judge(OVER, told({ number }))).toBe("cards");
  const { witness: other, number: second } = seated("u");
  other.note(PLAYING);
  expect(other.judge({ ...OVER, view: { hand: [9] } }, told({ number: second }))).toBe("cards");
});

it("every tab and every reload sends the same number, another person at the device another one", () => {
  const { number } = seated();
  expect(new Witness("t").number(LOBBY)).toBe(number);
  const others = [new Witness("t", "token").number(LOBBY), new Witness("u").number(LOBBY), new Witness("t").number(OVER)];
  expect(new Set([number, ...others]).size).toBe(4);
});

it("a reload in the middle of a match knows what was seen before it", () => {
  const { number } = seated();
  const after = new Witness("t");
  after.note(PLAYING);
  expect(after.verdict(PLAYING)).toBe("sealed");
  expect(new Witness("t").judge(OVER, told({ number }))).toBe("proved");
});

it("a deal without our number says so, and a number that we did not send is noticed", () => {
  const { witness } = seated();
  const dealt = update({ stage: "playing", match: 1, commitment: COMMITMENT });
  witness.note(dealt);
  expect(witness.verdict(dealt)).toBe("without");
  expect(witness.judge(OVER, told({ number: "0".repeat(64) }))).toBe("without");
  expect(witness.judge(OVER, told({ number: "ee".repeat(32) }))).toBe("number");
});

it("a number that came from elsewhere is neither vouched for nor blamed", () => {
  const witness = new Witness("t");
  const contributed = update({ stage: "lobby", match: 0, contributed: true });
  witness.note(contributed);
  witness.give(contributed);
  witness.note(PLAYING);
  expect(witness.verdict(PLAYING)).toBe("without");
  expect(witness.judge(OVER, told({ number: "ee".repeat(32) }))).toBe("without");
});

it("somebody who watches checks the commitment, and somebody who comes later nothing", () => {
  const witness = new Witness("t");
  witness.note(update({ stage: "lobby", match: 0, seat: null }));
  const watched = update({ stage: "playing", match: 1, commitment: COMMITMENT, seat: null });
  witness.note(watched);
  expect(witness.verdict(watched)).toBe("sealed");
  expect(new Witness("late").verdict(watched)).toBe("late");
});

it("a deal that is played again promises nothing", () => {
  const { witness } = seated();
  expect(witness.verdict(update({ stage: "playing", match: 1, commitment: COMMITMENT, rehearsal: "r" }))).toBe("again");
});
