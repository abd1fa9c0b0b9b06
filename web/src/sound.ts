// Soft sounds, synthesised: no files to fetch.
import { settings, sounds } from "./settings.svelte";

let context: AudioContext | undefined;

/** Browsers let a page play sounds only after a user gesture. */
function audio(): AudioContext | undefined {
  if (!sounds() || !navigator.userActivation?.hasBeenActive) return undefined;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A breath of filtered noise: paper on felt. */
function rustle(
  at: AudioContext,
  pitch: number,
  seconds: number,
  loudness: number,
  later = 0,
): void {
  const length = Math.ceil(at.sampleRate * seconds);
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) {
    samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  }
  const noise = new AudioBufferSourceNode(at, { buffer });
  const filter = new BiquadFilterNode(at, { type: "bandpass", frequency: pitch, Q: 0.8 });
  const gain = new GainNode(at, { gain: loudness * settings.volume });
  noise.connect(filter).connect(gain).connect(at.destination);
  noise.start(at.currentTime + later);
}

/** A tone that dies away: wood if short and low, a bell if long and high. */
function tone(at: AudioContext, pitch: number, seconds: number, loudness: number, later = 0): void {
  const start = at.currentTime + later;
  const wave = new OscillatorNode(at, { type: "sine", frequency: pitch });
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(Math.max(0.0002, loudness * settings.volume), start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  wave.connect(gain).connect(at.destination);
  wave.start(start);
  wave.stop(start + seconds);
}

/** A card is moved. */
export function cardSound(): void {
  const at = audio();
  if (at) rustle(at, 2400, 0.09, 0.16);
}

/** A wooden knock: it is your turn. */
export function knock(): void {
  const at = audio();
  if (!at) return;
  for (const later of [0, 0.13]) {
    tone(at, 210, 0.09, 0.35, later);
    tone(at, 430, 0.05, 0.18, later);
  }
}

/** A bell: a player has called. */
export function bell(): void {
  const at = audio();
  if (!at) return;
  tone(at, 880, 1.6, 0.16);
  tone(at, 1318, 1.2, 0.08);
  tone(at, 2217, 0.8, 0.04);
}

/** Of the scale from one note to the next octave and a bit: a building pile climbs it. */
const MAJOR = [0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 17, 19, 21];
const TONIC = 261.6;

type Name = "slap" | "thud" | "shuffle" | "note" | "chime";

const NAMED: Record<Name, (at: AudioContext, pitch: number) => void> = {
  /** A hand on the table. */
  slap: (at) => {
    rustle(at, 1100, 0.07, 0.6);
    tone(at, 140, 0.09, 0.4);
  },
  /** It did not work. */
  thud: (at) => tone(at, 95, 0.18, 0.45),
  shuffle: (at) => {
    for (let card = 0; card < 9; card += 1) rustle(at, 2000 + card * 120, 0.05, 0.12, card * 0.045);
  },
  note: (at, pitch) => {
    const step = MAJOR[Math.min(Math.max(pitch, 1), MAJOR.length) - 1] ?? 0;
    tone(at, TONIC * 2 ** (step / 12), 0.7, 0.18);
    tone(at, 2 * TONIC * 2 ** (step / 12), 0.4, 0.05);
  },
  /** Something rare, or a pile that is complete. */
  chime: (at) => {
    [0, 4, 7, 12].forEach((step, index) => {
      tone(at, 2 * TONIC * 2 ** (step / 12), 0.9, 0.12, index * 0.09);
    });
  },
};

/** One of the small sounds; a note has its place in the scale, counted from 1. */
export function play(name: Name, pitch = 1): void {
  const at = audio();
  if (at) NAMED[name](at, pitch);
}
