import type { GameFacts } from "../../wire";
import { sayOr } from "../../words/words.svelte";

/** An option of a game that a person can set by a switch, a number or a choice. */
export type Field =
  | { name: string; kind: "switch" }
  | { name: string; kind: "number"; least: number | undefined; most: number | undefined }
  | { name: string; kind: "choice"; values: string[] };

interface Property {
  type?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
}

/** Read off the schema that the server gives; what is neither of the three (lists of tiles) is left to programs. */
export function fieldsOf(facts: GameFacts): Field[] {
  const schema = facts.option_schema as { $defs?: Record<string, { properties?: Record<string, Property> }>; $ref?: string; properties?: Record<string, Property> };
  const properties = schema.properties ?? schema.$defs?.[schema.$ref?.split("/").at(-1) ?? ""]?.properties ?? {};
  return Object.entries(properties).flatMap(([name, property]): Field[] => {
    if (property.type === "boolean") return [{ name, kind: "switch" }];
    if (property.type === "integer") return [{ name, kind: "number", least: property.minimum, most: property.maximum }];
    if (property.enum?.every((value) => typeof value === "string")) return [{ name, kind: "choice", values: property.enum as string[] }];
    return [];
  });
}

/** Only what differs from the usual, as the server wants it. */
export function unusual(facts: GameFacts, options: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(fieldsOf(facts).flatMap(({ name }) => (options[name] === facts.options[name] ? [] : [[name, options[name]]])));
}

/** What an option is set to, in the reader's language where the game has words for it. */
export function valueInWords(game: string, option: string, value: string): string {
  return sayOr(value, `${game}-option-${option}-${value}`);
}
