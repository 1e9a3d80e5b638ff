import type { Network, NetworkAddress } from "../wire";
import { kept } from "../device/kept";
import { api } from "./api";
import { isLoopback } from "./loopback";

const NAMING = 3000; // milliseconds until the server has found itself a name in the local network

/** How other devices reach this server. A page that was not opened as localhost is proof that its own address works. */
class Reach {
  network = $state.raw<Network | null>(null);
  moving = $state(false); // the door opens or shuts
  #chosen = $state(kept.read("address") ?? "");

  readonly #own = isLoopback(location.hostname);

  /** Where others open this page; null while they can't. */
  get origin(): string | null {
    return this.#own ? (this.address?.url ?? null) : location.origin;
  }

  get address(): NetworkAddress | undefined {
    return this.addresses.find(({ url }) => url === this.#chosen) ?? this.addresses[0];
  }

  get addresses(): NetworkAddress[] {
    return this.network?.addresses ?? [];
  }

  /** Whether it is known by now. */
  get known(): boolean {
    return !this.#own || this.network !== null;
  }

  choose(url: string): void {
    this.#chosen = url;
    kept.write("address", url); // the shared screen in another tab uses it, too
  }

  async look(): Promise<void> {
    if (this.#own) this.network = await api.network();
  }

  async open(): Promise<void> {
    await this.#move(api.openDoor);
    setTimeout(() => void this.look().catch(() => undefined), NAMING);
  }

  async shut(): Promise<void> {
    await this.#move(api.shutDoor);
  }

  async #move(ask: () => Promise<Network>): Promise<void> {
    this.moving = true;
    try {
      this.network = await ask();
    } finally {
      this.moving = false;
    }
  }
}

export const reach = new Reach();
