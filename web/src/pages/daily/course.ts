import { titleOf } from "../../games";
import { say } from "../../words/words.svelte";

/** What a way to play today is called: its game, and that one plays it alone. */
export function courseTitle({ game, seats }: { game: string; seats: number }): string {
  const title = titleOf({ name: game, title: game });
  return seats === 1 ? say("daily-alone", { game: title }) : title;
}
