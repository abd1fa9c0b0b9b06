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

/** The steps of the scale, a little more than an octave: a building pile climbs it. */
const MAJOR = [0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 17, 19, 21];
const TONIC = 261.6;

export type SoundName = keyof typeof SOUNDS;

const step = (pitch: number) => MAJOR[Math.min(Math.max(pitch, 1), MAJOR.length) - 1] ?? 0;
const above = (semitones: number) => TONIC * 2 ** (semitones / 12);

/** The small sounds of a table. Some have a number: a step of the scale, or a count. */
export const SOUNDS = {
  /** A palm on the table: skin, then wood. */
  slap: (at: BaseAudioContext) => {
    rustle(at, 2600, 0.025, 0.35);
    rustle(at, 620, 0.09, 0.9);
    tone(at, 118, 0.16, 0.45);
  },
  /** A move failed. */
  thud: (at: BaseAudioContext) => {
    tone(at, 95, 0.2, 0.45);
    tone(at, 142, 0.12, 0.12);
  },
  /** A heavy card. */
  thump: (at: BaseAudioContext) => {
    rustle(at, 210, 0.14, 0.7);
    tone(at, 58, 0.34, 0.6);
    tone(at, 87, 0.18, 0.2);
  },
  /** The best card appears. */
  shine: (at: BaseAudioContext) => {
    [24, 28, 31, 36].forEach((semitones, index) => {
      tone(at, above(semitones), 0.55, 0.05, index * 0.05);
    });
  },
  shuffle: (at: BaseAudioContext) => {
    for (let card = 0; card < 9; card += 1) rustle(at, 2000 + card * 120, 0.05, 0.12, card * 0.045);
  },
  note: (at: BaseAudioContext, pitch: number) => {
    tone(at, above(step(pitch)), 0.7, 0.18);
    tone(at, 2 * above(step(pitch)), 0.4, 0.05);
  },
  /** Something rare happens, or a pile is complete. */
  chime: (at: BaseAudioContext) => {
    [12, 16, 19, 24].forEach((semitones, index) => {
      tone(at, above(semitones), 0.9, 0.12, index * 0.09);
    });
  },
  /** A small bell, once for every turn that is left. */
  toll: (at: BaseAudioContext, count: number) => {
    for (let stroke = 0; stroke < count; stroke += 1) {
      tone(at, 698.5, 0.9, 0.1, stroke * 0.26);
      tone(at, 698.5 * 2.76, 0.35, 0.025, stroke * 0.26);
    }
  },
  /** The match is won. */
  victory: (at: BaseAudioContext) => {
    [0, 4, 7, 12, 7, 12, 16].forEach((semitones, index) => {
      tone(at, above(semitones), 0.6, 0.13, index * 0.11);
    });
    for (const semitones of [0, 7, 12, 16, 19]) tone(at, above(semitones), 1.6, 0.07, 0.82);
  },
} satisfies Record<string, (at: BaseAudioContext, count: number) => void>;

/** One of the small sounds. */
export function play(name: SoundName, count = 1): void {
  const at = audio();
  if (at) (SOUNDS[name] as (at: BaseAudioContext, count: number) => void)(at, count);
}
