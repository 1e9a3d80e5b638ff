import { choices } from "../device/choices.svelte";
import { kept } from "../device/kept";

export type Sound = "card" | "turn" | "end";

/** Nothing is to be heard, only one's own turn, or everything. */
export const LOUDNESS = ["off", "turn", "on"] as const;
export type Loudness = (typeof LOUDNESS)[number];

const BUZZ = 40; // milliseconds

/** Soft sounds, made on the spot: nothing is loaded. Off until somebody switches them on. */
class Sounds {
  loudness = $state<Loudness>(LOUDNESS.find((one) => one === kept.read("sounds")) ?? "off");
  #context: AudioContext | null = null;

  get on(): boolean {
    return this.loudness === "on";
  }

  /** Whether somebody has said yes or no to sounds on this device. */
  get asked(): boolean {
    return kept.read("sounds") !== null;
  }

  set(loudness: Loudness): void {
    this.loudness = loudness;
    kept.write("sounds", loudness);
    this.play("turn");
  }

  switch(on: boolean): void {
    this.set(on ? "on" : "off");
  }

  /** It is one's turn: phones buzz, if they can and may. */
  buzz(): void {
    if (choices.now.vibration === "on" && navigator.userActivation.hasBeenActive && matchMedia("(pointer: coarse)").matches) navigator.vibrate?.(BUZZ);
  }

  play(sound: Sound): void {
    if (!this.#isHeard(sound) || !navigator.userActivation.hasBeenActive) return; // browsers are silent until somebody has touched the page
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

  /** One's turn is heard from a tab in the background, too. */
  #isHeard(sound: Sound): boolean {
    return sound === "turn" ? this.loudness !== "off" : this.loudness === "on" && !document.hidden;
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
