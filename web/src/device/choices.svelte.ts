import { kept } from "./kept";

/** What somebody can choose for this device, with the usual first. */
export const CHOICES = {
  colour: ["", "terracotta", "slate", "olive", "plum", "mustard", "ink"], // the first: by the seat
  avatar: ["letter", "cup", "cat", "bird", "fish", "frog", "leaf", "flower", "sun", "moon", "boat", "lamp", "key"],
  bots: ["usual", "slow", "quick"],
  motion: ["usual", "slow", "quick", "none"],
  cards: ["usual", "large"],
  hand: ["right", "left"],
  vibration: ["on", "off"],
  coach: ["asked", "always"],
} as const;

export type Choice = keyof typeof CHOICES;
export type Chosen = { [Name in Choice]: (typeof CHOICES)[Name][number] };

const SHOWN: Choice[] = ["motion", "cards", "hand"]; // those that the style sheets follow

/** How this device is set up. It stays here; only colour and avatar are shown to others at a table. */
class Choices {
  #chosen = $state.raw(remembered());

  begin(): void {
    for (const name of SHOWN) document.documentElement.dataset[name] = this.#chosen[name];
  }

  get now(): Chosen {
    return this.#chosen;
  }

  /** Colour and avatar in one word, for the others at a table; empty where nothing was chosen. */
  get look(): string {
    const { colour, avatar } = this.#chosen;
    return colour || avatar !== "letter" ? `${colour || "terracotta"}-${avatar}` : "";
  }

  choose<Name extends Choice>(name: Name, value: Chosen[Name]): void {
    this.#chosen = { ...this.#chosen, [name]: value };
    kept.write(name, value);
    this.begin();
  }
}

function remembered(): Chosen {
  const values = Object.entries(CHOICES).map(([name, all]) => {
    const value = kept.read(name) ?? "";
    return [name, (all as readonly string[]).includes(value) ? value : all[0]];
  });
  return Object.fromEntries(values) as Chosen;
}

export const choices = new Choices();
