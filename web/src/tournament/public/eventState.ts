// The state of a tournament, for all viewers: its phase, its tables and its places.
import type {
  EventMatchView,
  EventPublicView,
  EventScoreView,
  EventStageView,
  LiveMatch,
  Page,
} from "../../generated/protocol";
import { joinList, cleanText } from "../../i18n/phrases";
import { currentLanguage, t } from "../../i18n/messages.svelte";
import { matchTitle, playerName, seatName } from "../shared/eventText";
import { LARGEST_IN_TABLE } from "./groupSizes";

/** The storage key for the page of the player who registered with this browser. */
export const ownPage = (publicKey: string) => `dacabo.own.${publicKey}`;

/** The public part of any page; a table's page has nothing about the others. */
export function eventOn(page: Page | null): EventPublicView | null {
  if (page === null || page.type === "pad" || page.type === "table") return null;
  return page.type === "public" ? page.event : page.page.event;
}

export function liveOn(page: Page | null): readonly LiveMatch[] {
  if (page === null || page.type === "pad" || page.type === "table" || page.type === "door")
    return [];
  return page.live;
}

export function liveOf(live: readonly LiveMatch[], match: EventMatchView): LiveMatch | null {
  return live.find((one) => one.match === match.id) ?? null;
}

/** The current stage, or the last one. */
export function currentStage(event: EventPublicView): EventStageView | null {
  return event.stages.at(-1) ?? null;
}

/** The current table of a player; null if they are not in the current stage. */
export function matchNow(event: EventPublicView, player: number): EventMatchView | null {
  const plays = ({ lines }: EventMatchView) => lines.some((line) => line.player === player);
  return currentStage(event)?.matches.find(plays) ?? null;
}

/** The name of a table, as in `Table 2 · group B`, or `Final · table 1`. */
export function tableTitle(match: EventMatchView): string {
  return match.final ? t("app-public-final-table", { table: match.table }) : matchTitle(match);
}

export function placeOf(event: EventPublicView, player: number): number | null {
  return event.placing.find((placed) => placed.player === player)?.place ?? null;
}

/** The last match of a player that counts for their place, and their line; a consolation does not. */
function lastMatch({ stages }: EventPublicView, player: number) {
  const matches = stages.flatMap((stage) => stage.matches).filter((one) => !one.consolation);
  const match = matches.findLast(({ lines }) => lines.some((line) => line.player === player));
  const line = match?.lines.find((one) => one.player === player);
  return match && line ? { match, line } : null;
}

/** The score of a player in the rounds, if that is what decides their place. */
function scoreOf(event: EventPublicView, player: number): number | null {
  const score = event.scores.find((one) => one.player === player);
  if (!score || lastMatch(event, player)?.match.final) return null;
  return scoreSum(event, score);
}

/** What a player has got in all rounds: the points of the places, or of the matches. */
export function scoreSum({ format }: EventPublicView, score: EventScoreView): number {
  return format.by === "places" ? score.place_sum : score.point_sum;
}

/** The points that decide the place of a player: those of their last match, or of all rounds. */
export function pointsOf(event: EventPublicView, player: number): number | null {
  return scoreOf(event, player) ?? lastMatch(event, player)?.line.total ?? null;
}

/** The sign of a place that points alone do not explain. */
export type PlaceMark = "tie-break" | "left" | null;

/** The explanation of a player's place: a tie-break round in their last match, or they left it. */
export function placeMark(event: EventPublicView, player: number): PlaceMark {
  const last = lastMatch(event, player);
  if (!last) return null;
  const { match, line: mine } = last;
  const dropped = event.players.some((one) => one.player === player && one.gone === "dropped-out");
  if (mine.left || dropped) return "left";
  if (scoreOf(event, player) !== null) return null;
  const played = (one: number) => match.decisions.some((round) => round[one] !== undefined);
  const separated = match.lines.some(
    (line) => line.total === mine.total && line.place !== mine.place && played(line.player),
  );
  return separated && played(player) ? "tie-break" : null;
}

/** The sign of a mark on the wall and on paper, where its legend says what it means. */
export const MARK_SIGNS = { "tie-break": "*", left: "†" } as const;

/** The legend of the marks among some players: `* place decided by a tie-break round`. */
export function markLegend(event: EventPublicView, players: readonly number[]): string {
  const used = new Set(players.map((player) => placeMark(event, player)));
  const texts = [
    used.has("tie-break") ? `${MARK_SIGNS["tie-break"]} ${t("app-event-mark-tie-break")}` : "",
    used.has("left") ? `${MARK_SIGNS.left} ${t("app-event-mark-left")}` : "",
  ];
  return texts.filter(Boolean).join(" · ");
}

/** The points of a player as the places show them, with the sign of their mark. */
export function pointsText(event: EventPublicView, player: number): string {
  const mark = placeMark(event, player);
  const points = pointsOf(event, player);
  return `${points ?? (mark === "left" ? "–" : "")}${mark ? MARK_SIGNS[mark] : ""}`;
}

/** A name among the places, with a note if a bot played the last match for the player. */
export function placedName(event: EventPublicView, player: number): string {
  return seatName(event.names, { player, bot: lastMatch(event, player)?.line.bot ?? false });
}

/** The registered players who have not left. */
export function present(event: EventPublicView) {
  return event.players.filter(({ gone }) => gone === null);
}

/** The players in the alphabetical order of the reader's language. */
export function byName<Named extends { name: string }>(named: readonly Named[]): Named[] {
  const { compare } = new Intl.Collator(currentLanguage(), { numeric: true });
  return named.toSorted((one, other) => compare(one.name, other.name));
}

export function namesOf(event: EventPublicView, players: readonly number[]): string {
  return joinList(players.map((player) => playerName(event.names, player)));
}

/** The winner of the event, as soon as that is certain. */
export function winners(event: EventPublicView): number[] {
  if (event.phase !== "finished" && event.phase !== "over") return [];
  return event.placing.filter(({ place }) => place === 1).map(({ player }) => player);
}

/** The current phase, in one sentence; `live` says which matches are over on their pads. */
export function now(event: EventPublicView, live: readonly LiveMatch[] = []): string {
  const stage = currentStage(event);
  const won = winners(event);
  if (won.length) return t("app-public-won", { players: namesOf(event, won), count: won.length });
  switch (event.phase) {
    case "registration": {
      const here = present(event).filter((player) => player.here).length;
      return t("app-public-registration", { count: present(event).length, here });
    }
    case "draft":
      return t("app-public-drawing");
    case "between":
      return t("app-public-between");
    case "playing":
      return stage ? playing(stage, live) : "";
    default:
      return t("app-public-over");
  }
}

function playing(
  { number, final, matches, drawn, round }: EventStageView,
  live: readonly LiveMatch[],
): string {
  // The only stage before the final has no number.
  const isOnly = number === 1 && drawn.flat().length <= LARGEST_IN_TABLE && !round;
  const stage = isOnly ? 0 : number;
  const decided = matches.filter((match) => match.decided).length;
  if (decided === matches.length) {
    return t(
      matches.every(({ confirmed }) => confirmed) ? "app-public-deciding" : "app-public-confirming",
    );
  }
  const { id, table, online } = matches[0]!;
  if (matches.every(({ clock, decided: done }) => clock === null && !done)) {
    return final ? t("app-public-final-drawn", { table }) : t("app-public-drawn", { stage });
  }
  if (!final) return t("app-public-played", { stage, decided, count: matches.length });
  if (live.some(({ match, over }) => over && match === id)) return t("app-public-final-ended");
  return online ? t("app-public-final-played.online") : t("app-public-final-played", { table });
}

/** The matches that are still played: not decided, and not over on their pads. */
export function inPlay(
  matches: readonly EventMatchView[],
  live: readonly LiveMatch[],
): EventMatchView[] {
  return matches.filter((match) => !match.decided && !liveOf(live, match)?.over);
}

/** The news since the last announcement, for screen readers. */
export function news(before: EventPublicView, after: EventPublicView): string {
  const said: string[] = [];
  const matches = (event: EventPublicView) => currentStage(event)?.matches ?? [];
  for (const match of matches(after)) {
    const old = matches(before).find(({ id }) => id === match.id);
    const { table } = match;
    if (match.clock?.called && !old?.clock?.called && !match.decided) {
      said.push(t("app-public-news-time", { table }));
    }
    if (match.decided && old && !old.decided) said.push(t("app-public-news-result", { table }));
  }
  for (const { player, prize } of after.taken.slice(before.taken.length)) {
    const who = playerName(after.names, player);
    said.push(t("app-public-news-prize", { who, prize: cleanText(prize) }));
  }
  if (now(before) !== now(after)) said.push(now(after));
  return said.join(" ");
}
