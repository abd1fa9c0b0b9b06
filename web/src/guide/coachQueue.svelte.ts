// The coach's words, one thing at a time: first the event, then the next decision. They stay until
// they are read or the player makes a move; other words wait meanwhile.
import type { Event, View } from "../generated/protocol";
import { lesson, lessonsFor, type Lesson, type Teacher } from "./lessons";
import { aboutOf, type Settings } from "./settings";

export class CoachQueue {
  said = $state.raw<Lesson | null>(null);
  /** Whether the current words have been said before. */
  again = $state(false);
  /** Whether other words are waiting. */
  more = $state(false);

  #view: View = null;
  #over = false;
  #news: Lesson[] = [];
  /** The decision that the words are about; null for words about an event. */
  #decision: string | null = "";

  /** `heard` is the number of the last event that needs no more words. */
  constructor(
    private readonly teacher: Teacher,
    private readonly settings: Settings,
    private readonly seen: Set<string>,
    private heard: number,
  ) {}

  /** Update the table, and queue words about new events. */
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

  /** Note that the current words have been read. */
  goOn(): void {
    this.said = null;
    this.#speak();
  }

  /** Drop the words after a move, which shows that the player has read enough, or at the end of the round. */
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

  /** Repeat earlier words about the decision, if there are no new ones. */
  #standing(): Lesson | null {
    const fitting = lessonsFor(this.teacher, this.settings, this.#view, this.seen);
    return fitting.find(({ opening }) => !opening) ?? null;
  }
}
