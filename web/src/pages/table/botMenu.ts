import type { CalledProgram, TableView } from "../../wire";
import { say } from "../../words/words.svelte";

/** Stands before the id of a program, where a bot's level could stand as well. */
export const PROGRAM = "program:";

/** The program that was called to a free seat. */
export function calledTo(table: TableView, seat: number): CalledProgram | undefined {
  return table.called.findLast((one) => one.seat === seat);
}

/** Whether it is still expected, or why it does not come. */
export function callTold({ name, answer }: CalledProgram): string {
  return say(answer === "" ? "call-waiting" : answer === "declined" ? "call-declined" : "call-silent", { name });
}
