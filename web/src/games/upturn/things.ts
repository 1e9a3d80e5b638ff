import type { UpturnView } from "../../wire";
import type { Tile } from "./tile";

/** A tile that is drawn, with a name of its own: there are six tiles that say Up, and each has to fly by itself. */
export interface Thing {
  id: string;
  tile: Tile;
}

export interface Things {
  rack: Thing[];
  lines: Thing[][];
}

type Shown = Pick<UpturnView, "rack" | "lines">;

/** Gives equal tiles names that stay with them from one view to the next, from the rack to the line.
 *
 * There is one for each view of a table: what flies is named before it is drawn. */
export class Namer {
  #last: Things = { rack: [], lines: [] };
  #view: Shown | null = null;
  #serial = 0;

  follow(view: Shown): Things {
    if (view === this.#view) return this.#last;
    this.#view = view;
    const { rack, lines } = this.#last;
    const free = { rack: [...rack], table: lines.flat() };
    const held = view.rack.map((tile) => this.#known(tile, [free.rack])); // first, so that what is left over was laid
    const laid = view.lines.map((line) => line.map((tile) => this.#known(tile, [free.table, free.rack])));
    this.#last = { rack: held.map((one) => one()), lines: laid.map((line) => line.map((one) => one())) };
    return this.#last;
  }

  /** This one of several equal tiles is about to be laid: it gives its name on, not the first one. */
  choose(id: string): void {
    const chosen = this.#last.rack.find((thing) => thing.id === id);
    if (chosen) this.#last = { ...this.#last, rack: [...this.#last.rack.filter((thing) => thing !== chosen), chosen] };
  }

  /** The name that the next new tile of this kind will get. */
  next(tile: Tile): string {
    return typeof tile === "number" ? `tile-${tile}` : `tile-${tile}-${this.#serial + 1}`;
  }

  /** Names of tiles in earlier lines, which go back into the bag when it is filled. */
  earlier(): string[] {
    return this.#last.lines.slice(0, -1).flatMap((line) => line.map((thing) => thing.id));
  }

  /** Takes the name of an equal tile at once where there is one; new names are given when all old ones are placed. */
  #known(tile: Tile, from: Thing[][]): () => Thing {
    if (typeof tile === "number") return () => ({ id: `tile-${tile}`, tile });
    for (const things of from) {
      const found = things.findIndex((thing) => thing.tile === tile);
      if (found !== -1) {
        const [thing] = things.splice(found, 1);
        if (thing) return () => thing;
      }
    }
    return () => {
      this.#serial += 1;
      return { id: `tile-${tile}-${this.#serial}`, tile };
    };
  }
}
