// The cards on the cover of each game: two or three of them.
import type { DisplayCard } from "./displayCards";

const FOUND = import.meta.glob<readonly DisplayCard[]>("./*/cards/cover.ts", {
  eager: true,
  import: "COVER",
});

export function coverOf(game: string): readonly DisplayCard[] {
  return FOUND[`./${game}/cards/cover.ts`] ?? [];
}
