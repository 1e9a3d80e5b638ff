import { kept } from "../device/kept";

export type Sound = "card" | "turn" | "end";

/** Soft sounds, made on the spot: nothing is loaded. Off until somebody switches them on. */
class Sounds {
  on = $state(kept.read("sounds") === "on");
  #context: AudioContext | null = null;

  switch(on: boolean): void {
    this.on = on;
    kept.write("sounds", on ? "on" : "off");
    if (on) this.play("card");
  }

  play(sound: Sound): void {
    if (!this.on || document.hidden || !navigator.userActivation.hasBeenActive) return; // browsers are silent until somebody has touched the page
    this.#context ??= new AudioContext();
    const now = this.#context.currentTime;
    switch (sound) {
      case "card": // paper on cloth: a breath of noise
        this.#brush(this.#context, now, 0.09);
        break;
      case "turn":
        this.#tone(this.#context, now, 523.25, 0.16);
        this.#tone(this.#context, now + 0.11, 659.25, 0.22);
        break;
      case "end":
        [523.25, 659.25, 783.99].forEach((pitch, number) => this.#tone(this.#context as AudioContext, now + number * 0.14, pitch, 0.4));
        break;
    }
  }

  #tone(context: AudioContext, start: number, pitch: number, length: number): void {
    const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.08, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }

  #brush(context: AudioContext, start: number, length: number): void {
    const noise = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let number = 0; number < samples.length; number += 1) {
      samples[number] = (Math.random() * 2 - 1) * (1 - number / samples.length) ** 3;
    }
    const source = new AudioBufferSourceNode(context, { buffer: noise });
    const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: 1400 });
    source.connect(filter).connect(new GainNode(context, { gain: 0.25 })).connect(context.destination);
    source.start(start);
  }
}

export const sounds = new Sounds();
