// The coach of the guided first game: what there is to say about a table, and about what happened
// there. It knows what the player's own view shows and what the player was told, and nothing else.
import type { Event, Phrase, View } from "../generated/protocol";
import { aboutOf, type Settings } from "./settings";

export interface Lesson {
  /** The name under which it is remembered as said. */
  id: string;
  key: string;
  about?: Phrase["about"];
  /** Of what happened to the player: said each time, and before anything else. */
  always?: true;
  /** Words for a beginning: not to be repeated. */
  opening?: true;
}

export interface Teacher<V = View> {
  /** All lessons of a game for the current view, the most specific first. */
  lessons(
    view: NonNullable<V>,
    me: number,
    settings: Settings,
    seen: ReadonlySet<string>,
  ): readonly Lesson[];
  /**
   * About the last event of a log, in the order in which one would say it. `view` is the table
   * right after it; null if more has happened since.
   */
  happened(log: readonly Event[], me: number, view: V | null): readonly Lesson[];
  /** What to take away from a whole match, if there is something. */
  debrief?(log: readonly Event[], me: number): Lesson | null;
}

/** The lesson for a view that has not been said yet. */
export function lesson(
  teacher: Teacher,
  settings: Settings,
  view: View,
  seen: ReadonlySet<string>,
): Lesson | null {
  const next = lessonsFor(teacher, settings, view, seen).find(({ id }) => !seen.has(id));
  return next ?? null;
}

/** All lessons for a view, said or not, with the variables of the table's rules. */
export function lessonsFor(
  teacher: Teacher,
  settings: Settings,
  view: View,
  seen: ReadonlySet<string>,
): Lesson[] {
  if (!view || view.viewer === null) return [];
  const fitting = teacher.lessons(view, view.viewer, settings, seen);
  return fitting.map((one) => ({ ...one, about: { ...aboutOf(settings), ...one.about } }));
}
