// The coach of the guided first game: what to say now, each thing the first time it comes up.
// It knows what the player's own view shows, and nothing else.
import type { View } from "../protocol";
import { aboutOf, type About, type Settings } from "./settings";

export interface Lesson {
  /** The name under which it is remembered as said. */
  id: string;
  key: string;
  about?: About;
}

/** All lessons of a game for the current view, the most specific first. */
export interface Teacher<V = View> {
  lessons(
    view: NonNullable<V>,
    me: number,
    settings: Settings,
    seen: ReadonlySet<string>,
  ): readonly Lesson[];
}

/**
 * The lesson for the current view that has not been seen yet. To be called once for each new view;
 * `seen` then gets its id. Ids are those of one game.
 */
export function lesson(
  teacher: Teacher,
  settings: Settings,
  view: View,
  seen: ReadonlySet<string>,
): Lesson | null {
  if (!view || view.viewer === null) return null;
  const fitting = teacher.lessons(view, view.viewer, settings, seen);
  const next = fitting.find(({ id }) => !seen.has(id));
  return next ? { ...next, about: { ...aboutOf(settings), ...next.about } } : null;
}
