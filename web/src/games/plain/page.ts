import type { PlainView } from "../../wire";
import { say } from "../../words/words.svelte";
import type { GamePage } from "../contract";
import { actionCalled } from "./called";
import { same } from "./same";
import Ending from "./Ending.svelte";
import OpenHand from "./OpenHand.svelte";
import Table from "./Table.svelte";

/** The table of every game that has none of its own here: zones and their cards, as the server sends them. */
export const page: GamePage<PlainView, unknown> = {
  Table,
  Ending,
  OpenHand,
  dealt: null,
  still: (view) => ({ ...view, legal: [], names: [] }),
  flights: () => [],
  name: (action, view) => actionCalled(view, view.legal.findIndex((one) => same(one, action))),
  where: () => say("plain-where"),
};
