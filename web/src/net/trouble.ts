import type { Reason } from "../words/sentences";
import { Refusal } from "./api";
import { NoCookies } from "./person";

/** What to tell a person about something that went wrong on the way to the server and back. */
export function troubleOf(fault: unknown): Reason {
  if (fault instanceof NoCookies) return { message: "no-cookies" };
  if (fault instanceof Refusal && fault.said) return fault.said;
  return { message: "unreachable" };
}
