import { expect, it } from "vitest";
import { isLoopback } from "./loopback";

it("a page of this very machine is known by its address", () => {
  for (const host of ["localhost", "127.0.0.1", "127.8.0.1", "[::1]", "table.localhost"]) expect(isLoopback(host)).toBe(true);
  for (const host of ["192.168.1.23", "tavolino.local", "127.0.0.1.example", "localhost.example", "[fd00::2]", "0.0.0.0"]) expect(isLoopback(host)).toBe(false);
});
