import type { UpturnEvent, UpturnView } from "../../wire";
import { lot, Pile, type Dealt, type Draw } from "../../verify/deal";
import type { Tile } from "./tile";

const ACTIONS: [Tile, number][] = [["up", 6], ["down", 6], ["updown", 6], ["skip1", 3], ["skip2", 3], ["joker", 2]];

export const dealt: Dealt<UpturnView, UpturnEvent> = (chance, steps) => {
  const first = steps[0]?.hands ?? [];
  const tiles: Tile[] = [...(first[0]?.options.numbers ?? []), ...ACTIONS.flatMap(([tile, count]) => Array.from({ length: count }, () => tile))];
  let bag = new Pile("bag", chance.shuffled(tiles, "bag"));
  for (const { rack } of first) bag.take(rack);
  const draws: Draw[] = [bag.draw];
  const passed: Tile[] = [];
  let start = bag.next();
  for (; start !== undefined && typeof start !== "number"; start = bag.next()) passed.push(start);
  if (start !== first[0]?.last) bag.draw.fits = false;
  if (passed.length) {
    bag = new Pile("bag after start", chance.shuffled([...bag.left, ...passed], "bag after start"));
    draws.push(bag.draw);
  }
  bag.counts(first[0]?.bag);
  draws.push(lot("first", chance.below(first.length, "first"), first[0]?.turn));

  // the lines as they must lie by what happened, so that a refill is made of what is known here
  let lines = structuredClone(first[0]?.lines ?? []);
  let refills = 0;
  for (const { events, hands } of steps.slice(1)) {
    for (const event of events) {
      if (event.type === "laid") lines.at(-1)?.push(event.tile);
      else if (event.type === "line started") lines.push([event.tile]);
      else if (event.type === "drawn" || event.type === "given") bag.take([event.tile]);
      else if (event.type === "kept" && first[0]?.options.handing === "seen") bag.putUnder();
      else if (event.type === "refilled") {
        const label = `bag ${(refills += 1)}`;
        const [back, running] = putBack(lines);
        lines = [running];
        bag = new Pile(label, chance.shuffled(back, label));
        draws.push(bag.draw);
      }
    }
    bag.counts(hands[0]?.bag);
    bag.agrees(JSON.stringify(lines) === JSON.stringify(hands[0]?.lines));
  }
  return draws;
};

/** What goes into the bag, and the line that stays: the earlier lines go; where there are none, the running one but for its last number. */
function putBack(lines: Tile[][]): [Tile[], Tile[]] {
  const earlier = lines.slice(0, -1).flat();
  const running = lines.at(-1) ?? [];
  if (earlier.length) return [earlier, running];
  const kept = running.findLast((tile) => typeof tile === "number");
  return [running.filter((tile) => tile !== kept), running.filter((tile) => tile === kept)];
}
