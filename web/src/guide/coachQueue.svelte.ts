// The coach's words, one thing at a time: first the event, then the next decision. They stay until
// they are read or the player makes a move; other words wait meanwhile. Nothing is said more than
// twice; after that only the state of the table is named.
import type { Event, View } from "../generated/protocol";
import { lesson, lessonsFor, status, type Lesson, type Teacher } from "./lessons";
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
  /** The move that the player has begun. */
  #doing = "";
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
  follow(view: View, log: readonly Event[], doing = ""): void {
    this.#view = view;
    // A move that has begun cannot wait until other words are read.
    if (doing !== this.#doing) this.said = null;
    this.#doing = doing;
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
    const fresh = lessons.filter((one) =>
      one.always ? !this.#isSpent(one) : !this.seen.has(one.id) && !waiting.has(one.id),
    );
    const all = [...this.#news, ...fresh];
    this.#news = [...all.filter(({ always }) => always), ...all.filter(({ always }) => !always)];
  }

  #speak(): void {
    const decision = this.#view?.decisions.find(({ must }) => must)?.id ?? "";
    const over = this.#decision !== null && this.#decision !== decision;
    if (!this.said || over || (this.again && !this.#stands)) this.#say(decision);
    this.more =
      !this.#doing && (this.#news.length > 0 || (this.said !== null && this.#advice() !== null));
  }

  #say(decision: string): void {
    const news = this.#doing ? undefined : this.#news.shift();
    const next = news ?? this.#advice();
    this.#decision = news ? null : decision;
    this.again = !next;
    const words = next ?? this.#standing();
    if (words) this.#count(words);
    const said = words ?? status(this.#view);
    this.said = said && { ...said, about: { ...aboutOf(this.settings), ...said.about } };
  }

  /** Whether there is nothing newer than the words that are repeated, and they are still true. */
  get #stands(): boolean {
    if (this.#news.length || this.#advice()) return false;
    return [...this.#fitting(), status(this.#view)].some((one) => one?.id === this.said?.id);
  }

  #advice(): Lesson | null {
    return lesson(this.teacher, this.settings, this.#view, this.seen, this.#doing);
  }

  #fitting(): Lesson[] {
    return lessonsFor(this.teacher, this.settings, this.#view, this.seen, this.#doing);
  }

  /** Repeat earlier words about the table, if there are no new ones. */
  #standing(): Lesson | null {
    return this.#fitting().find((one) => !one.opening && !this.#isSpent(one)) ?? null;
  }

  #count(words: Lesson): void {
    const name = nameOf(words);
    this.seen.add(this.seen.has(name) ? `${name} again` : name).add(words.id);
  }

  /** Whether words have been said twice. */
  #isSpent(words: Lesson): boolean {
    return this.seen.has(`${nameOf(words)} again`);
  }
}

/** The name under which words are counted: those about events with their circumstances. */
function nameOf({ id, always, about }: Lesson): string {
  return always ? `${id} ${JSON.stringify(about ?? {})}` : id;
}
