// What lies on the cover of each game: two or three of its cards.
import type { Shown } from "./shown";

const FOUND = import.meta.glob<readonly Shown[]>("./*/cards/cover.ts", {
  eager: true,
  import: "COVER",
});

export function coverOf(game: string): readonly Shown[] {
  return FOUND[`./${game}/cards/cover.ts`] ?? [];
}
