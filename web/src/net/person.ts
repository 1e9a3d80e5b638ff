import { api } from "./api";
import { kept } from "../device/kept";

const NAMES = ["Alma", "Bruno", "Carla", "Dario", "Elsa", "Fosco", "Gaia", "Ida", "Leo", "Mara", "Nico", "Olga", "Pia", "Rosa", "Tito", "Vera"];

/** The name that this device used last, or one to begin with. */
export function proposedName(): string {
  return kept.read("name") ?? NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Alma";
}

/** Makes sure that the server knows who we are; a given name replaces the old one. */
export async function introduce(name?: string): Promise<string> {
  if (name === undefined) {
    const { name: known } = await api.me();
    if (known !== null) return known;
  }
  const chosen = name ?? proposedName();
  const me = await api.be(chosen);
  const { name: remembered } = await api.me();
  if (remembered === null) throw new NoCookies();
  kept.write("name", me.name ?? chosen);
  return me.name ?? chosen;
}

/** The browser does not keep what it is told, so nobody could be recognised at a table. */
export class NoCookies extends Error {}
