// The state of a tournament, for all viewers: its phase, its tables and its places.
import type {
  EventMark,
  EventMatchView,
  EventOutcome,
  EventPublicView,
  EventScale,
  EventScoreView,
  EventStageView,
  LiveMatch,
  Page,
} from "../../generated/protocol";
import { joinList, cleanText } from "../../i18n/phrases";
import { currentLanguage, t } from "../../i18n/messages.svelte";
import { matchTitle, playerName, seatName } from "../shared/eventText";
import { LARGEST_IN_TABLE, TABLE_SEATS } from "./groupSizes";

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

/** The sign of a place that points alone do not explain; its legend says what it means. */
const MARK_SIGNS: Record<EventMark, string> = { "tie-break": "*", left: "†", "other-sum": "‡" };

export function markSign(mark: EventMark | undefined): string {
  return mark ? MARK_SIGNS[mark] : "";
}

/** What a mark means: a tie-break round, an early end, or equal points. */
export function markText({ format }: EventPublicView, mark: EventMark): string {
  switch (mark) {
    case "tie-break":
      return t("app-event-mark-tie-break");
    case "left":
      return t("app-event-mark-left");
    case "other-sum":
      return t(format.by === "places" ? "app-event-mark-pads" : "app-event-mark-places");
  }
}

/** The legend of the marks among some players: `* place decided by a tie-break round`. */
export function markLegend(
  event: EventPublicView,
  outcomes: readonly { mark?: EventMark | undefined }[],
): string {
  const used = new Set(outcomes.map(({ mark }) => mark));
  return (["tie-break", "left", "other-sum"] as const)
    .filter((mark) => used.has(mark))
    .map((mark) => `${MARK_SIGNS[mark]} ${markText(event, mark)}`)
    .join(" · ");
}

/** The mark of a place in the standing of the rounds. */
export function scoreMark({ level }: EventScoreView): EventMark | undefined {
  return level ? "other-sum" : undefined;
}

/** The points of a player as the places show them, with the sign of their mark. */
export function pointsText({ points, mark }: EventOutcome): string {
  return `${points ?? (mark === "left" ? "–" : "")}${markSign(mark)}`;
}

/** What the points of some players count, and whether many or few are good. */
export function scaleText({ most_points_win }: EventPublicView, scale: EventScale): string {
  const most = most_points_win ? "yes" : "no";
  switch (scale) {
    case "match":
      return "";
    case "final":
      return t("app-event-scale-final", { most });
    case "places":
      return t("app-event-scale-places");
    case "rounds":
      return t("app-event-scale-rounds", { most });
  }
}

/** Players whose points count the same; the title is empty if everybody's do without a word. */
export interface PlaceSection {
  title: string;
  outcomes: EventOutcome[];
}

/** Players by what their points count: finalists stand apart from those who were in the rounds. */
export function placeSections(
  event: EventPublicView,
  outcomes: readonly EventOutcome[],
): PlaceSection[] {
  const sections: (PlaceSection & { scale: EventScale })[] = [];
  for (const outcome of outcomes) {
    const last = sections.at(-1);
    if (last?.scale === outcome.scale) last.outcomes.push(outcome);
    else
      sections.push({
        scale: outcome.scale,
        title: scaleText(event, outcome.scale),
        outcomes: [outcome],
      });
  }
  return sections;
}

const POINTS_OF: Record<EventScale, string> = {
  match: "app-wall-points",
  final: "app-print-points-final",
  places: "app-print-points-places",
  rounds: "app-print-points-rounds",
};

/** The points of a player in words: those of the final, or those for the places in all rounds. */
export function pointsInWords({ points, scale, mark }: EventOutcome): string {
  if (points === null) return "";
  return `${t(POINTS_OF[scale], { points })}${markSign(mark)}`;
}

/** The prizes that a player chose. */
export function chosenPrizes({ taken }: EventPublicView, player: number): string[] {
  return taken.filter((choice) => choice.player === player).map(({ prize }) => cleanText(prize));
}

/** The prizes of a player: the one that they chose, and that of the consolation. */
export function prizesOf(event: EventPublicView, player: number): string {
  const prizes = chosenPrizes(event, player);
  if (event.consolation_winners.includes(player)) {
    const prize = cleanText(event.consolation_prize);
    prizes.push(t(prize ? "app-event-consolation-prize" : "app-event-consolation", { prize }));
  }
  return prizes.join(" · ");
}

/** A name among the places, with a note if a bot played the last match for the player. */
export function placedName(event: EventPublicView, outcome: EventOutcome): string {
  return seatName(event.names, outcome);
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
      return t(finalIsNext(stage) ? "app-public-between.final" : "app-public-between");
    case "playing":
      return stage ? playing(stage, live) : "";
    default:
      return t("app-public-over");
  }
}

/** Whether everybody who advances from a stage that is over has a seat in the final. */
function finalIsNext(stage: EventStageView | null): boolean {
  const advancing = stage ? advancers(stage).length : 0;
  return advancing > 0 && advancing <= TABLE_SEATS;
}

/** The players who advance from a stage. */
export function advancers({ matches }: EventStageView): number[] {
  return matches
    .flatMap(({ lines }) => lines.filter(({ advances }) => advances))
    .map(({ player }) => player);
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
  const { id, table, online, ties } = matches[0]!;
  if (matches.every(({ clock, decided: done }) => clock === null && !done)) {
    return final ? t("app-public-final-drawn", { table }) : t("app-public-drawn", { stage });
  }
  if (!final) return t("app-public-played", { stage, decided, count: matches.length });
  if (matches[0]!.decided) {
    if (ties.length) return t("app-public-deciding");
    return t(matches[0]!.confirmed ? "app-public-consolation-played" : "app-public-final-ended");
  }
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
