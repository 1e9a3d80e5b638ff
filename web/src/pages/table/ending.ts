import type { Happened, Outcome, TableView } from "../../wire";

/** How a match ended: kept for those who read it, whatever the table does next. */
export interface Ending {
  view: unknown;
  names: string[];
  table: TableView;
  outcome: Outcome;
  seat: number | null;
  happened: Happened[];
}
