// Soft sounds, synthesised: no files to fetch.
import { settings, soundAllowed } from "./settings.svelte";

/** The fade-in of a tone, which would begin with a click without it. */
const ATTACK_S = 0.004;

let context: AudioContext | undefined;

/** Browsers let a page play sounds only after a user gesture. */
export function audio(): AudioContext | undefined {
  if (!soundAllowed() || !navigator.userActivation?.hasBeenActive) return undefined;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A breath of filtered noise: paper on felt. */
export function rustle(
  at: BaseAudioContext,
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
export function tone(
  at: BaseAudioContext,
  pitch: number,
  seconds: number,
  loudness: number,
  later = 0,
): void {
  const start = at.currentTime + later;
  const wave = new OscillatorNode(at, { type: "sine", frequency: pitch });
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.linearRampToValueAtTime(Math.max(0.0002, loudness * settings.volume), start + ATTACK_S);
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
