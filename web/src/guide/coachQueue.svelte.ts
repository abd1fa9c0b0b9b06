// What the coach says, one thing at a time: first what happened, then what to do. It stays until
// it has been read or the player makes a move; what came up meanwhile waits.
import type { Event, View } from "../generated/protocol";
import { lesson, lessonsFor, type Lesson, type Teacher } from "./lessons";
import { aboutOf, type Settings } from "./settings";

export class CoachQueue {
  said = $state.raw<Lesson | null>(null);
  /** What is said has been said before: there is nothing new. */
  again = $state(false);
  /** There is something else to say. */
  more = $state(false);

  #view: View = null;
  #over = false;
  #news: Lesson[] = [];
  /** The decision that the words are about; news are about none. */
  #decision: string | null = "";

  /** `heard` is the number of the last event that needs no words any more. */
  constructor(
    private readonly teacher: Teacher,
    private readonly settings: Settings,
    private readonly seen: Set<string>,
    private heard: number,
  ) {}

  /** The table as it is now, and everything that has happened. */
  follow(view: View, log: readonly Event[]): void {
    this.#view = view;
    const me = view?.viewer ?? null;
    for (const [index, { number, seat, by }] of log.entries()) {
      if (number <= this.heard || me === null) continue;
      this.heard = number;
      if (seat === me && by === "person") this.#forget();
      const now = index === log.length - 1 ? view : null;
      this.#hear(this.teacher.happened(log.slice(0, index + 1), me, now));
    }
    const over = view?.phase === "round-over" || Boolean(view?.result);
    if (over && !this.#over) this.#forget();
    this.#over = over;
    this.#speak();
  }

  /** It has been read. */
  goOn(): void {
    this.said = null;
    this.#speak();
  }

  /** A move shows that the player has read enough; what a round was about ends with the round. */
  #forget(): void {
    this.said = null;
    this.#news = [];
  }

  #hear(lessons: readonly Lesson[]): void {
    const waiting = new Set(this.#news.map(({ id }) => id));
    const fresh = lessons.filter(
      ({ id, always }) => always || (!this.seen.has(id) && !waiting.has(id)),
    );
    const all = [...this.#news, ...fresh];
    this.#news = [...all.filter(({ always }) => always), ...all.filter(({ always }) => !always)];
  }

  #speak(): void {
    const decision = this.#view?.decisions.find(({ must }) => must)?.id ?? "";
    const over = this.#decision !== null && this.#decision !== decision;
    if (!this.said || this.again || over) this.#say(decision);
    this.more = this.#news.length > 0 || (this.said !== null && this.#advice() !== null);
  }

  #say(decision: string): void {
    const news = this.#news.shift();
    const next = news ?? this.#advice();
    this.#decision = news ? null : decision;
    this.again = !next;
    if (next) {
      this.seen.add(next.id);
      this.said = { ...next, about: { ...aboutOf(this.settings), ...next.about } };
    } else this.said = decision ? this.#standing() : null;
  }

  #advice(): Lesson | null {
    return lesson(this.teacher, this.settings, this.#view, this.seen);
  }

  /** Nothing new, but somebody has to decide: what was said of this before. */
  #standing(): Lesson | null {
    const fitting = lessonsFor(this.teacher, this.settings, this.#view, this.seen);
    return fitting.find(({ opening }) => !opening) ?? null;
  }
}
