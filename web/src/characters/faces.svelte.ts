// Who draws the characters: the drawings come when the first face is wanted, and no table waits.

/** Something painted: an area, a line, or an area with an outline. */
export interface Stroke {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

let drawings = $state.raw<Readonly<Record<string, readonly Stroke[]>>>({});
let coming: Promise<void> | undefined;

/**
 * The face of a character on a square of 40; null until it is there, and for anybody else.
 * At a table it may wait: cards come first.
 */
export function faceOf(character: string | null | undefined, waitMs = 0): readonly Stroke[] | null {
  if (!character) return null;
  coming ??= new Promise((go) => setTimeout(go, waitMs))
    .then(() => import("./drawings"))
    .then(({ DRAWINGS }) => {
      drawings = DRAWINGS;
    })
    .catch(() => {
      coming = undefined; // another time, when another face is wanted
    });
  return drawings[character] ?? null;
}
