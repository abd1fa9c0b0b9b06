// The organisers' desk as this browser knows it, and what is asked of the event from here.
import { askEvent, previewEvent, Refusal } from "../../api";
import { newId } from "../../live/ids";
import type { Watching } from "../../live/watching.svelte";
import type {
  DeskShown,
  EventChanges,
  EventDesk,
  EventMatchView,
  EventPlayerView,
  EventPublicView,
  EventRequest,
  EventStageView,
  LinkFor,
  LiveMatch,
  Phrase,
  Written,
} from "../../protocol";
import { eventSaying, playerName } from "../parts/eventWords";

const FIRST_WAIT_MS = 700;
const LONGEST_WAIT_MS = 10_000;
const OFFLINE = "offline";
/** After these nobody knows whether it was done. */
const UNCERTAIN = new Set([OFFLINE, "server-failed"]);

/** What lies over the desk. */
export type DeskSheet =
  | { type: "menu" | "log" | "take-back" | "names" | "co-organiser" }
  | { type: "links"; of: LinkFor["holder"]["type"]; first?: number }
  | { type: "player"; player: number }
  | { type: "match" | "result"; match: string }
  | { type: "extend"; match: string | null }
  | { type: "decision"; match: string; players: readonly number[] };

/** The parts of the desk; on a phone one of them is in sight. */
export type Part = "players" | "tables" | "standings" | "prizes";

export class Desk {
  sheet = $state.raw<DeskSheet | null>(null);
  part = $state<Part>("players");
  /** What the list of players is narrowed to. */
  search = $state("");
  missingOnly = $state(false);

  /** Requests without an answer: asked again, each goes by the same name and happens once. */
  #unanswered = new Map<string, string>();
  #left = false;

  constructor(readonly watching: Watching) {}

  // --- what is known -------------------------------------------------------------------

  get shown(): DeskShown {
    return this.watching.page as DeskShown;
  }

  get page(): EventDesk {
    return this.shown.page;
  }

  get event(): EventPublicView {
    return this.page.event;
  }

  get over(): boolean {
    return this.event.phase === "over";
  }

  get names(): readonly string[] {
    return this.event.names;
  }

  /** The stage that is being played, or was the last. */
  get stage(): EventStageView | null {
    return this.event.stages.at(-1) ?? null;
  }

  /** Everybody who takes part. */
  get present(): EventPlayerView[] {
    return this.event.players.filter(({ gone }) => gone === null);
  }

  get missing(): EventPlayerView[] {
    return this.present.filter(({ here }) => !here);
  }

  /** Tables that have a match, or will have one when the draft is published. */
  get tables(): number[] {
    return (this.page.draft ?? this.stage)?.matches.map(({ table }) => table) ?? [];
  }

  name(player: number): string {
    return playerName(this.names, player);
  }

  say(phrase: Phrase): string {
    return eventSaying(this.names)(phrase);
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

  /** Whether a match is played at a live table that has a chair for each of its players. */
  isOnline({ id, online }: EventMatchView): boolean {
    return online !== null && this.shown.seated[id] !== undefined;
  }

  /** How a match stands, once a round of it is written down. */
  live(match: EventMatchView): LiveMatch | null {
    if (match.decided) return null;
    return this.shown.live.find((live) => live.match === match.id && live.rounds > 0) ?? null;
  }

  now = (): number => this.watching.now();

  // --- asking --------------------------------------------------------------------------

  /**
   * Ask for a step. As long as nobody can be reached it is asked again by the same name;
   * `waiting` is called meanwhile.
   */
  async ask(request: EventRequest, waiting: () => void = () => undefined): Promise<Written> {
    const text = JSON.stringify(request);
    const id = this.#unanswered.get(text) ?? newId();
    this.#unanswered.set(text, id);
    try {
      const written = await this.#insist(
        () => askEvent(this.watching.key, { id, request }),
        waiting,
      );
      this.#unanswered.delete(text);
      return written;
    } catch (error) {
      if (!UNCERTAIN.has(codeOf(error))) this.#unanswered.delete(text);
      throw error;
    }
  }

  /** What would change if this were asked. */
  preview(request: EventRequest, waiting: () => void = () => undefined): Promise<EventChanges> {
    return this.#insist(() => previewEvent(this.watching.key, request), waiting);
  }

  /** As often as it takes to reach somebody. */
  async #insist<T>(send: () => Promise<T>, waiting: () => void): Promise<T> {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 1.7, LONGEST_WAIT_MS)) {
      try {
        return await send();
      } catch (error) {
        if (codeOf(error) !== OFFLINE || this.#left) throw error;
        waiting();
        await aWhile(wait);
      }
    }
  }

  leave(): void {
    this.#left = true;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Refusal ? error.code : "";
}

/** Until the browser says that there is a line again, or for so long. */
function aWhile(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener("online", done);
  });
}

/** Those who still play a match, or played it to the end. */
export function activeIn(match: EventMatchView): number[] {
  return match.lines.filter(({ left }) => !left).map(({ player }) => player);
}

/** Whether somebody said how it ended; a match may also be decided because all others left. */
export function hasResult(match: EventMatchView): boolean {
  return match.lines.some(({ total }) => total !== null);
}
