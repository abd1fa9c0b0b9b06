// The organisers' desk as this browser knows it, and its requests to the tournament.
import type { ComponentProps } from "svelte";
import type { Role } from "../../app/roles";
import type { PageFeed } from "../../session/pageFeed.svelte";
import type {
  DeskShown,
  DoorShown,
  EventDesk,
  EventLogLine,
  EventMatchView,
  EventPlayerView,
  EventPublicView,
  EventRequest,
  EventStageView,
  LiveMatch,
  Phrase,
} from "../../generated/protocol";
import type { Level } from "../../lobby/levels";
import { cashUsed } from "../shared/cashBox";
import { EventClient } from "../shared/eventClient";
import type ActionButton from "../shared/ActionButton.svelte";
import { t } from "../../i18n/messages.svelte";
import { eventPhrases, playerName } from "../shared/eventText";

/** The sheet over the desk. */
export type DeskSheet =
  | { type: "menu" | "about" | "log" | "minutes" | "draw-again" | "names" | "co-organiser" }
  | { type: "announce" | "elsewhere" }
  | { type: "forget"; player?: number }
  | { type: "take-back"; line?: EventLogLine }
  | { type: "links"; of: Role["type"]; first?: number }
  | { type: "player"; player: number }
  | { type: "match" | "result"; match: string }
  | { type: "extend"; match: string | null }
  | { type: "format" }
  | { type: "seats"; players: readonly number[] }
  | { type: "decision"; match: string; players: readonly number[] };

/** An action at the desk: a step, a sheet that opens, or anything else. */
export type DeskAction = Omit<
  ComponentProps<typeof ActionButton>,
  "client" | "request" | "run" | "ondone"
> &
  ({ request: EventRequest } | { sheet: DeskSheet } | { run: (waiting: () => void) => unknown });

/** The tabs of the desk; on a phone one of them is visible. */
export type Tab = "players" | "tables" | "standings" | "prizes";

/** Empty values for the parts that the helper at the door does not see. */
const UNSEEN: Omit<EventDesk, "event" | "listed" | "waiting"> = {
  organisers: [],
  forgotten: [],
  unlisted: [],
  draft: null,
  todo: [],
  void: [],
  late: false,
  last: null,
  timing: { plan: null, played: null },
  log: [],
};

export class DeskState extends EventClient {
  sheet = $state.raw<DeskSheet | null>(null);
  tab = $state<Tab>("players");
  /** The level of the bots that play for those who are away. */
  botLevel = $state<Level>("andante");
  /** The filter of the list of players. */
  search = $state("");
  missingOnly = $state(false);
  /** Whether the cash box was opened or closed by hand. */
  cashOpen = $state<boolean | null>(null);
  /** The refusal of the last name; it is reset by the next name that is added. */
  listProblem = $state("");

  constructor(readonly feed: PageFeed) {
    super(feed.key);
  }

  get shown(): DeskShown {
    return this.feed.page as DeskShown;
  }

  /** Whether this is the page of the helper at the door, which has only the list. */
  get door(): boolean {
    return this.feed.page?.type === "door";
  }

  get page(): EventDesk {
    const page = this.feed.page as DeskShown | DoorShown;
    return page.type === "door" ? { ...UNSEEN, ...page.page } : page.page;
  }

  get event(): EventPublicView {
    return this.page.event;
  }

  /** Whether the tournament is read-only now. */
  get over(): boolean {
    return this.event.phase === "over" || Boolean(this.event.elsewhere);
  }

  get names(): readonly string[] {
    return this.event.names;
  }

  /** The current stage, or the last one. */
  get stage(): EventStageView | null {
    return this.event.stages.at(-1) ?? null;
  }

  /** All players who take part. */
  get present(): EventPlayerView[] {
    return this.event.players.filter(({ gone }) => gone === null);
  }

  /** The prizes that have not been chosen yet. */
  get prizesLeft(): string[] {
    const chosen = new Set(this.event.taken.map(({ prize }) => prize));
    return this.event.prizes.filter((prize) => !chosen.has(prize));
  }

  /** Whether the list shows the cash box; once it has something, it does so by itself. */
  get cash(): boolean {
    return this.cashOpen ?? cashUsed(this.page.listed);
  }

  get missing(): EventPlayerView[] {
    return this.present.filter(({ here }) => !here);
  }

  get hereCount(): number {
    return this.present.length - this.missing.length;
  }

  /** Tables that have a match, or will have one when the draft is published. */
  get tables(): number[] {
    return (this.page.draft ?? this.stage)?.matches.map(({ table }) => table) ?? [];
  }

  name(player: number): string {
    return playerName(this.names, player);
  }

  say(phrase: Phrase): string {
    return eventPhrases(this.names)(phrase);
  }

  match(id: string): EventMatchView | undefined {
    return this.event.stages.flatMap(({ matches }) => matches).find((match) => match.id === id);
  }

  /** The match that a player has in the current stage or its draft, or had in an earlier one. */
  matchOf(player: number): EventMatchView | undefined {
    const stages = this.page.draft ? [...this.event.stages, this.page.draft] : this.event.stages;
    return stages
      .flatMap(({ matches }) => matches)
      .findLast(({ lines }) => lines.some((line) => line.player === player));
  }

  /** Whether a match is played at a live table that has a seat for each of its players. */
  isOnline({ id, online }: EventMatchView): boolean {
    return online !== null && this.shown.seated[id] !== undefined;
  }

  /** The score of a match, once it has a round. */
  live(match: EventMatchView): LiveMatch | null {
    if (match.decided) return null;
    return this.shown.live.find((live) => live.match === match.id && live.rounds > 0) ?? null;
  }

  now = (): number => this.feed.now();
}

/** Whether a result was entered; a match may also be decided because all others left. */
export function hasResult(match: EventMatchView): boolean {
  return match.lines.some(({ total }) => total !== null);
}

/** The text of a button that opens something: it ends with an ellipsis. */
export function withEllipsis(key: string): string {
  return t("app-more", { text: t(key) });
}
