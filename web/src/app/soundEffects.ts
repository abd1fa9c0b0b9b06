// Sounds that no first move needs: this file is loaded after the first table is shown.
import { audio, rustle, tone } from "./audio";

/** A bell: a player has called. */
export function bell(): void {
  const at = audio();
  if (!at) return;
  tone(at, 880, 1.6, 0.16);
  tone(at, 1318, 1.2, 0.08);
  tone(at, 2217, 0.8, 0.04);
}

/** Partials of a gong, as multiples of its lowest: none is a harmonic of another. */
const GONG = [1, 1.47, 2.09, 2.56, 3.39, 4.08, 5.21];
const GONG_PITCH = 98;

/** A gong, twice: time is up in the whole hall. */
export function gong(): void {
  const at = audio();
  if (!at) return;
  for (const later of [0, 1.8]) {
    rustle(at, 320, 0.25, 0.5, later);
    GONG.forEach((partial, index) => {
      tone(at, GONG_PITCH * partial, 5.5 / (1 + 0.35 * index), 0.4 / (1 + 0.8 * index), later);
    });
  }
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
