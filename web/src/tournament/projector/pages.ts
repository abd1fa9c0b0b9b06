// The current content of the projector: one page, or several in turn if one is too small.
import type {
  EventMatchView,
  EventOutcome,
  EventPlayerView,
  EventPublicView,
  EventScoreView,
} from "../../generated/protocol";
import { byName, currentStage, winners } from "../public/eventState";

/** A player with their table. */
export interface Seated {
  player: number;
  name: string;
  table: number;
}

export type ProjectorPage =
  | { kind: "list"; players: EventPlayerView[] }
  | { kind: "drawing" }
  | { kind: "tables"; matches: EventMatchView[] }
  | { kind: "scores"; scores: EventScoreView[] }
  | { kind: "names"; seated: Seated[] }
  | { kind: "places"; podium: EventOutcome[]; others: EventOutcome[] }
  | { kind: "consolation"; players: number[] };

const TABLES = 6;
const LISTED = 30;
const SEATED = 36;
/** The most tables that are shown beside the names before the matches: all pages have to come soon. */
const TABLES_BESIDE_NAMES = 12;
const PODIUM = 3;
const BELOW_PODIUM = 28;
const PLACES = 36;
const SCORES = 24;
/** The winners of the consolation who are named below the podium; more have a page of their own. */
const BELOW_PLACES = 6;
const CONSOLATION = 24;

export function pagesOf(event: EventPublicView): ProjectorPage[] {
  if (winners(event).length) return places(event);
  const stage = currentStage(event);
  if (event.phase === "draft") return [{ kind: "drawing" }];
  if (!stage) {
    const pages = slices(byName(event.players.filter(({ gone }) => !gone)), LISTED);
    return pages.length
      ? pages.map((players) => ({ kind: "list", players }))
      : [{ kind: "list", players: [] }];
  }
  const tables = slices(stage.matches, TABLES).map((matches): ProjectorPage => ({
    kind: "tables",
    matches,
  }));
  if ((event.phase === "between" || stage.seats.length) && event.scores.length) {
    return slices(event.scores, SCORES).map((scores) => ({ kind: "scores", scores }));
  }
  // While people look for their tables, there are also pages of names.
  if (hasBegun(stage.matches) || tables.length === 1) return tables;
  return [...names(event), ...(stage.matches.length > TABLES_BESIDE_NAMES ? [] : tables)];
}

/** Whether any of these matches has begun. */
export function hasBegun(matches: readonly EventMatchView[]): boolean {
  return matches.some(({ clock, decided }) => clock !== null || decided);
}

function names(event: EventPublicView): ProjectorPage[] {
  const seated = (currentStage(event)?.matches ?? []).flatMap(({ table, lines }) =>
    lines
      .filter(({ left }) => !left)
      .map(({ player }) => ({ player, table, name: event.names[player] ?? "" })),
  );
  return slices(byName(seated), SEATED).map((some) => ({ kind: "names", seated: some }));
}

/** Whether the winners of the consolation have room below the podium. */
export function fitBelowPodium({ consolation_winners }: EventPublicView): boolean {
  return consolation_winners.length > 0 && consolation_winners.length <= BELOW_PLACES;
}

function places(event: EventPublicView): ProjectorPage[] {
  const { placing, consolation_winners: winning } = event;
  const first = placing.findIndex(({ place }) => place > PODIUM);
  const end = first < 0 ? placing.length : first;
  const [podium, rest] = [placing.slice(0, end), placing.slice(end)];
  return [
    { kind: "places", podium, others: rest.slice(0, BELOW_PODIUM) },
    ...slices(rest.slice(BELOW_PODIUM), PLACES).map((others): ProjectorPage => ({
      kind: "places",
      podium: [],
      others,
    })),
    ...slices(fitBelowPodium(event) ? [] : winning, CONSOLATION).map((players): ProjectorPage => ({
      kind: "consolation",
      players,
    })),
  ];
}

/**
 * The rows and columns of a list that fills one column after the other, `columns` at most. No
 * heading stands at the foot of a column: it goes to the head of the next one.
 */
export function layOut(
  headings: readonly boolean[],
  columns: number,
  minRows: number,
): { rows: number; columns: number; heads: boolean[] } {
  for (let rows = Math.max(minRows, Math.ceil(headings.length / columns)); ; rows += 1) {
    let cell = 0;
    const heads = headings.map((isHeading) => {
      const atFoot = isHeading && cell % rows === rows - 1;
      cell += atFoot ? 2 : 1;
      return atFoot;
    });
    const used = Math.ceil(cell / rows);
    if (used <= columns) return { rows, columns: used, heads };
  }
}

/** Split items into parts of about the same length, none longer than `most`. */
function slices<T>(all: readonly T[], most: number): T[][] {
  const count = Math.ceil(all.length / most);
  const length = Math.ceil(all.length / Math.max(count, 1));
  return Array.from({ length: count }, (_, index) =>
    all.slice(index * length, (index + 1) * length),
  );
}
