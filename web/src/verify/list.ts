import { hexOf } from "./chance";
import { sha256 } from "./sha256";

/** One line of the public list of deals. */
export interface DealLine {
  number: number;
  at: number;
  /** SHA-256 of the line before. */
  before: string;
  what: "list begun" | "begun" | "ended" | "broken off" | "played again" | "fixed" | "revealed";
  game?: string;
  commitment?: string;
  record?: string;
  /** Of a deal that was fixed in advance for many tables. */
  event?: string;
}

export function linesOf(text: string): string[] {
  return text.split("\n").filter(Boolean);
}

/** Whether each of these lines follows the one before it. */
export function isWhole(lines: string[]): boolean {
  return lines.every((text, place) => {
    const last = lines[place - 1];
    const line = JSON.parse(text) as DealLine;
    return last === undefined || (line.before === hashOf(last) && line.number === (JSON.parse(last) as DealLine).number + 1);
  });
}

function hashOf(line: string): string {
  return hexOf(sha256(new TextEncoder().encode(line)).buffer);
}
