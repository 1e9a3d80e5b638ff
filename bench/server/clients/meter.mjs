const PATIENCE = 120_000; // milliseconds until everybody must be there

// Counts moves, and the time from sending one until both players have it.
export class Meter {
  constructor(clients) {
    this.times = [];
    this.moves = 0;
    this.bytes = 0;
    this.counting = false;
    this.missing = clients; // those that have not received anything yet
  }

  came() {
    this.missing -= 1;
  }

  // `sent` is undefined where the time says nothing about the server: somebody at the table was just coming back.
  done(sent) {
    if (!this.counting) return;
    this.moves += 1;
    if (sent !== undefined) this.times.push(performance.now() - sent);
  }

  received(bytes) {
    if (this.counting) this.bytes += bytes;
  }

  // Wait until everybody is at a table and the tables are warm, count for so many seconds, print the result and leave.
  async run(seconds) {
    const deadline = performance.now() + PATIENCE;
    while (this.missing) {
      if (performance.now() > deadline) throw new Error(`${this.missing} clients got no answer`);
      await pause(50);
    }
    await pause(2000);
    this.counting = true;
    console.log("counting");
    const began = performance.now();
    await pause(seconds * 1000);
    const took = (performance.now() - began) / 1000;
    this.counting = false;
    this.times.sort((one, other) => one - other);
    const share = (part) => this.times[Math.floor(this.times.length * part)] ?? null;
    const figures = { moves: this.moves, seconds: took, p50: share(0.5), p99: share(0.99), bytes: this.bytes };
    console.log(JSON.stringify(figures));
    process.exit(0);
  }
}

function pause(milliseconds) {
  return new Promise((wake) => setTimeout(wake, milliseconds));
}

// With a pace, the pauses vary as people's do: with equal pauses, those who act together once would do so for ever.
// Without a pace, everybody acts at once.
export function later(pace, first, act) {
  if (pace === 0) act();
  else setTimeout(act, (first ? Math.random() : 0.5 + Math.random()) * (1000 / pace));
}

// Whether something happens that has this chance.
export function happens(chance) {
  return Math.random() < chance;
}
