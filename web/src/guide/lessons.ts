// The coach of the guided first match: lessons about the table and its events. They use only the
// player's own view and the facts that the player received.
import type { Event, Phrase, View } from "../generated/protocol";
import { aboutOf, type Settings } from "./settings";

export interface Lesson {
  /** The name under which the lesson is remembered. */
  id: string;
  key: string;
  about?: Phrase["about"];
  /** Whether it is about an event that touched the player: it is said each time, and first. */
  always?: true;
  /** Whether the words are an introduction, which is not repeated. */
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
   * The lessons about the last event of a log, in the order of speaking. `view` is the table right
   * after it; null if there were more events since.
   */
  happened(log: readonly Event[], me: number, view: V | null): readonly Lesson[];
  /** The lesson of a whole match, if there is one. */
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

/** All lessons for a view, including those said before, with the variables of the table's rules. */
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
