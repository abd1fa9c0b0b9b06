// The portraits of characters and people. Their drawings load when the first face is shown, so that
// no table waits.
import type { paint } from "./drawings";
import type { Mood } from "./mood";
import type { Stroke } from "./strokes";

/** Somebody with a face: a character, or a person with a face of their own. */
export interface Sitter {
  character?: string | null | undefined;
  face?: readonly number[] | null | undefined;
}

let painter = $state.raw<typeof paint | null>(null);
let loading: Promise<void> | undefined;

/**
 * The strokes of a portrait on a square of 40 by 40; null until the drawings are loaded, and for
 * anybody without a face. A table sets `waitMs`, because its cards come first.
 */
export function portraitOf(
  sitter: Sitter,
  mood: Mood = "calm",
  waitMs = 0,
): readonly Stroke[] | null {
  if (!hasFace(sitter)) return null;
  loading ??= new Promise((resolve) => setTimeout(resolve, waitMs))
    .then(() => import("./drawings"))
    .then(({ paint }) => {
      painter = paint;
    })
    .catch(() => {
      loading = undefined; // the next face loads it again
    });
  return painter?.(sitter, mood) ?? null;
}

export function hasFace({ character, face }: Sitter): boolean {
  return Boolean(character || face?.length);
}
