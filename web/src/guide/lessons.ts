// The coach of the guided first game: what to say now, each thing the first time it comes up.
// It knows what the player's own view shows, and nothing else.
import type { CaboView, DacapoView, View } from "../protocol";
import { caboLessons } from "./caboLessons";
import { dacapoLessons } from "./dacapoLessons";
import { aboutOf, type About, type Game, type Settings } from "./settings";

export interface Lesson {
  /** Under this it is remembered that it was said. */
  id: string;
  key: string;
  about?: About;
}

/**
 * The lesson for what is on the table now that has not been seen yet, the most specific first.
 * To be asked for once for each new view; `seen` then gets its id. Ids are those of one game.
 */
export function lesson(
  game: Game,
  settings: Settings,
  view: View,
  seen: ReadonlySet<string>,
): Lesson | null {
  if (!view || view.viewer === null) return null;
  const fitting =
    game === "cabo"
      ? caboLessons(view as CaboView, view.viewer, settings, seen)
      : dacapoLessons(view as DacapoView, view.viewer, seen);
  const next = fitting.find(({ id }) => !seen.has(id));
  return next ? { ...next, about: { ...aboutOf(settings), ...next.about } } : null;
}
