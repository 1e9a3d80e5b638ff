import { choices } from "../device/choices.svelte";
import { api } from "./api";
import { introduce } from "./person";

/** The table of one's try at a deal of today: a new one, or the one where it goes on. `day`: the one that the page shows. */
export async function beginDaily(course: string, day: string): Promise<string> {
  await introduce();
  return (await api.beginDaily(course, { day, pace: choices.now.bots })).table;
}
