import type { QwintoAnnouncement, QwintoPlay, QwintoPlayTwo, QwintoView, QwintoWrite } from "../../wire";
import { same, type Card, type Place } from "./card";
import { keyOf } from "./sheet";

/** A play that is being put together: one card, or two of which the first may lie already. */
export interface Aim {
  card: Card | null;
  both: boolean;
  first: { card: Card; place: Place } | null;
}

export interface Possible {
  action: QwintoPlay | QwintoPlayTwo;
  announces: QwintoAnnouncement;
}

/** A cell that can be written into, with the points that it brings. */
export interface Writing {
  action: QwintoWrite;
  points: number;
}

/** The legal plays with what each would announce. */
export function plays(view: QwintoView): Possible[] {
  return view.announces.flatMap((announces, number) => {
    const action = view.legal[number];
    return action?.type === "play" || action?.type === "play two" ? [{ action, announces }] : [];
  });
}

/** The cards that may be played together with this one. */
export function partners(view: QwintoView, card: Card): Card[] {
  return view.hand.filter((other) => plays(view).some(({ action }) => action.type === "play two" && same(action.first, card) && same(action.second, other)));
}

/** The play that is whole when the card is put on this place; null where it cannot go, or where a second card has to follow. */
export function at(view: QwintoView, aim: Aim, place: Place): Possible | null {
  const { card, first } = aim;
  if (!card || (aim.both && !first)) return null;
  return (
    plays(view).find(({ action }) =>
      action.type === "play"
        ? !first && same(action.card, card) && action.place === place
        : first && same(action.first, first.card) && action.first_place === first.place && same(action.second, card) && action.second_place === place,
    ) ?? null
  );
}

/** Whether the first of two cards can be put on this place. */
export function opens(view: QwintoView, aim: Aim, place: Place): boolean {
  return aim.both && !aim.first && plays(view).some(({ action }) => action.type === "play two" && same(action.first, aim.card) && action.first_place === place);
}

/** The cards that lie open when those of the aim have been put where they are aimed at. */
export function open(view: QwintoView, aim: Aim, place: Place | null): Record<Place, Card | undefined> {
  const tops = { tl: view.grid.tl.at(-1), tr: view.grid.tr.at(-1), bl: view.grid.bl.at(-1), br: view.grid.br.at(-1) };
  if (aim.first) tops[aim.first.place] = aim.first.card;
  if (place && aim.card) tops[place] = aim.card;
  return tops;
}

export function writes(view: QwintoView): Writing[] {
  return view.legal.flatMap((action, number) => (action.type === "write" ? [{ action, points: view.gains[number] ?? 0 }] : []));
}

export function pointsByCell(writes: Writing[]): Map<string, number> {
  return new Map(writes.map(({ action, points }) => [keyOf(action.cell), points]));
}
