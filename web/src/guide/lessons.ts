// The coach of the guided first match: lessons about the table and its events. They use only the
// player's own view and the facts that the player received.
import type { Event, Phrase, View } from "../generated/protocol";
import { aboutOf, type Settings } from "./settings";

export interface Lesson {
  /** The name under which the lesson is remembered. */
  id: string;
  key: string;
  about?: Phrase["about"];
  /** Whether it is about an event that touched the player: it is said first, and once more. */
  always?: true;
  /** Whether the words are an introduction, which is not repeated. */
  opening?: true;
}

export interface Teacher<V = View> {
  /**
   * All lessons of a game for the current view, the most specific first. `doing` is what the player
   * has begun, in the game's words: the table asks for the rest of the move.
   */
  lessons(
    view: NonNullable<V>,
    me: number,
    settings: Settings,
    seen: ReadonlySet<string>,
    doing?: string,
  ): readonly Lesson[];
  /** The words for the time while a round is revealed. */
  reveal: Lesson;
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
  doing = "",
): Lesson | null {
  const next = lessonsFor(teacher, settings, view, seen, doing).find(({ id }) => !seen.has(id));
  return next ?? null;
}

/** All lessons for a view, including those said before, with the variables of the table's rules. */
export function lessonsFor(
  teacher: Teacher,
  settings: Settings,
  view: View,
  seen: ReadonlySet<string>,
  doing = "",
): Lesson[] {
  if (!view || view.viewer === null) return [];
  const fitting = teacher.lessons(view, view.viewer, settings, seen, doing);
  return fitting.map((one) => ({ ...one, about: { ...aboutOf(settings), ...one.about } }));
}

/** The state of the table in a few words, for when there is nothing to teach. */
export function status(view: View): Lesson | null {
  if (!view || view.viewer === null) return null;
  if (view.phase === "round-over" || view.result) {
    return { id: "status-over", key: "guide-lesson-status-over" };
  }
  const [seat, more] = view.awaited;
  if (view.awaited.includes(view.viewer)) {
    return { id: "status-mine", key: "guide-lesson-status-mine" };
  }
  if (more !== undefined) return { id: "status-others", key: "guide-lesson-status-others" };
  if (seat === undefined) return null;
  const who = { type: "who", seat } as const;
  return { id: `status-${seat}`, key: "guide-lesson-status-other", about: { who } };
}
