import type { Fault, PlainText, Sentence, Value } from "../wire";
import { joinWords, say, words, type Arguments } from "./words.svelte";

/** What a seat is called in a sentence, and whether it is the reader's. */
export type Who = (seat: number) => { name: string; you: boolean };

/** Why something did not work: a key and values, or, from a server that knows no key for it, English. */
export type Reason = Partial<Fault>;

/** A sentence that the server sent, in the language of this moment; empty where this page does not know it. */
export function inWords(told: Sentence | PlainText, who: Who): string {
  const values = filled(told.values ?? {}, who);
  if (told.type === "text") return told.text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
  return words.knows(told.message) ? say(told.message, values) : "";
}

/** Why something did not work, in the language of this moment. */
export function explain({ message, values, reason }: Reason): string {
  return message && words.knows(message) ? say(message, filled(values ?? {}, nobody)) : (reason ?? "");
}

/** What Fluent puts into the places of a sentence. A seat as `who` fills `$who` and `$you`, as `next` `$next` and `$you_next`. */
function filled(values: Record<string, Value>, who: Who): Arguments {
  const found: Arguments = {};
  for (const [place, value] of Object.entries(values)) {
    found[place] = put(value, who);
    if (typeof value === "object" && value.type === "seat") found[place === "who" ? "you" : `you_${place}`] = who(value.seat).you ? "yes" : "no";
  }
  return found;
}

function put(value: Value, who: Who): string | number {
  if (typeof value !== "object") return value;
  switch (value.type) {
    case "seat":
      return who(value.seat).name;
    case "sentence":
      return inWords(value, who);
    case "joined":
      return joinWords(value.items.map((item) => String(put(item, who))), value.last);
  }
}

function nobody(seat: number): ReturnType<Who> {
  return { name: say("seat-number", { number: seat + 1 }), you: false };
}
