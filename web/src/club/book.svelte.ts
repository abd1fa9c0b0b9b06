// A club book as this browser knows it, and its requests to the server.
import { cleanText } from "../i18n/phrases";
import { newRequestId } from "../session/requestId";
import type {
  ClubEveningView,
  ClubPersonView,
  ClubRequest,
  ClubShown,
  ClubView,
} from "../generated/protocol";
import { askClub, club } from "../generated/requests/clubs";
import { dateFormat } from "../i18n/dates";
import { currentLanguage, t } from "../i18n/messages.svelte";

/** The open sheet over the book. */
export type BookSheet =
  | { type: "links" | "next" | "other-event" | "organisers" | "log" }
  | { type: "person"; person: number }
  | { type: "season"; season: number | null }
  | { type: "evening"; evening: number }
  | { type: "take-in"; event: string };

let handedOver = "";

/** Remember the link of a tournament that the next book that opens is to take in. */
export function handOver(event: string): void {
  handedOver = event;
}

/** The tournament that was handed over, once. */
function takeOver(): string {
  const event = handedOver;
  handedOver = "";
  return event;
}

export class Book {
  shown = $state.raw<ClubShown | null>(null);
  sheet = $state.raw<BookSheet | null>(null);

  constructor(readonly key: string) {}

  async load(): Promise<void> {
    this.shown = await club(this.key);
    const event = this.mine ? takeOver() : "";
    // A book knows a tournament that it has opened by its id, which a link begins with.
    const [id = ""] = event.split(".");
    const planned = this.club.plans.some((plan) => plan.event === id);
    if (event) this.sheet = { type: "take-in", event: planned ? id : event };
  }

  /** Send a request, and show the new state of the book. */
  async ask(request: ClubRequest): Promise<string | null> {
    const { key } = await askClub(this.key, { id: newRequestId(), request });
    if (!key) await this.load();
    return key;
  }

  get club(): ClubView {
    return this.shown!.club;
  }

  get mine(): boolean {
    return this.shown!.organiser;
  }

  /** All people with a name, in the order of names. */
  get known(): (ClubPersonView & { name: string })[] {
    const order = new Intl.Collator(currentLanguage());
    return this.club.people
      .flatMap((one) => (one.name === null ? [] : [{ ...one, name: one.name }]))
      .sort((one, other) => order.compare(one.name, other.name));
  }

  person(number: number): ClubPersonView | undefined {
    return this.club.people.find(({ person }) => person === number);
  }

  /** The name of an organiser, as the log has it. */
  organiser(number: number): string {
    const name = this.club.organisers.find((one) => one.organiser === number)?.name;
    if (name === null) return t("app-club-organiser-gone");
    return cleanText(name ?? "") || t("app-club-organiser-nameless");
  }

  name(number: number): string {
    return this.person(number)?.name ?? t("app-club-nobody", { number: number + 1 });
  }

  evening(number: number): ClubEveningView | undefined {
    return this.club.evenings.find(({ evening }) => evening === number);
  }

  day(on: string): string {
    const style = { dateStyle: "medium", timeZone: "UTC" } as const;
    return dateFormat(style).format(new Date(`${on}T00:00:00Z`));
  }

  /** A date as short as possible, for the head of a narrow column. */
  shortDay(on: string): string {
    const style = { day: "numeric", month: "numeric", timeZone: "UTC" } as const;
    return dateFormat(style).format(new Date(`${on}T00:00:00Z`));
  }
}

/** The latest rating of a person, or null before their first table. */
export function rated({ rating }: ClubPersonView) {
  return rating.at(-1) ?? null;
}

/** The people by rating, the certain ones first; people who never played come last, by name. */
export function byRating<One extends ClubPersonView>(people: readonly One[]): One[] {
  const sure = (one: One) => {
    const last = rated(one);
    return last ? last.mu - 3 * last.sigma : -Infinity;
  };
  return people.toSorted((one, other) => sure(other) - sure(one) || 0);
}
