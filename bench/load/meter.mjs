// Counts moves, and the time from sending one until everybody at its table has it.
export class Meter {
  constructor(clients) {
    this.times = [];
    this.counting = false;
    this.missing = clients; // who have heard nothing yet
  }

  came() {
    this.missing -= 1;
  }

  done(sent) {
    if (this.counting) this.times.push(performance.now() - sent);
  }

  // Let all come in and the tables warm up, count for so many seconds, print what came out and leave.
  async run(seconds) {
    while (this.missing) await pause(50);
    await pause(1500);
    this.counting = true;
    console.log("counting");
    const began = performance.now();
    await pause(seconds * 1000);
    const took = (performance.now() - began) / 1000;
    this.counting = false;
    this.times.sort((one, other) => one - other);
    const share = (part) => this.times[Math.floor(this.times.length * part)] ?? null;
    console.log(JSON.stringify({ moves: this.times.length, seconds: took, p50: share(0.5), p99: share(0.99) }));
    process.exit(0);
  }
}

function pause(milliseconds) {
  return new Promise((wake) => setTimeout(wake, milliseconds));
}

// With a pace, people take now a shorter and now a longer pause: with one pause for all, those who are once told
// together would act together from then on. Without a pace, they act at once.
export function later(pace, first, act) {
  if (pace === 0) act();
  else setTimeout(act, (first ? Math.random() : 0.5 + Math.random()) * (1000 / pace));
}
