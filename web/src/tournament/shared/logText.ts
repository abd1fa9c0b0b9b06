// The log in words: every kind of fact has its sentence.
import type { Role } from "../../app/roles";
import type { EventDesk, EventEntry, EventFact, Phrase } from "../../generated/protocol";
import { dateFormat } from "../../i18n/dates";
import {
  joinList,
  nameOf,
  phraseValues,
  cleanText,
  wholeText,
  type PhraseContext,
} from "../../i18n/phrases";
import { t } from "../../i18n/messages.svelte";
import { matchInEvent } from "./eventText";
import { formatText } from "./formats";
import { pointsText } from "./points";

type About = Phrase["about"];

/** Formats lines of the log; it also knows undone names and matches. */
export class Trail {
  readonly names: readonly string[];
  #titles = new Map<string, string>();

  readonly #organisers: EventDesk["organisers"];
  readonly #mostWin: boolean;

  constructor(desk: EventDesk) {
    this.names = namesIn(desk);
    this.#organisers = desk.organisers;
    this.#mostWin = desk.event.most_points_win;
    const stages = [...desk.event.stages, ...(desk.draft ? [desk.draft] : [])];
    for (const match of [...desk.void, ...stages.flatMap(({ matches }) => matches)]) {
      this.#titles.set(match.id, matchInEvent(match));
    }
  }

  get phraseContext(): PhraseContext {
    return { names: this.names, viewer: null };
  }

  /** The fact in words. */
  tell(fact: EventFact): string {
    const [key, about] = this.#phrase(fact);
    return t(key, { ...phraseValues(about, this.phraseContext), ...wholeTexts(about) });
  }

  /** The author. */
  by(role: EventEntry["by"]): string {
    switch (role.type) {
      case "organiser":
        return cleanText(role.name) || t("app-desk-by-organiser");
      case "at-table":
        return t("app-desk-at-table", { table: role.table });
      case "as-player":
        return nameOf(role.player, this.phraseContext);
      case "online-table":
        return t("app-desk-by-online", { code: role.code });
      case "house-clock":
      case "house":
        return t("app-desk-by-clock");
      case "door":
        return t("app-desk-door");
      case "public":
        return t("app-desk-by-public");
    }
  }

  #organiser(number: number): string {
    return cleanText(this.#organisers[number]?.name ?? "") || t("app-desk-by-organiser");
  }

  #holder(holder: Role): string {
    switch (holder.type) {
      case "organiser":
        return this.#organiser(holder.number);
      case "at-table":
        return t("app-desk-at-table", { table: holder.table });
      case "as-player":
        return nameOf(holder.player, this.phraseContext);
      case "door":
        return t("app-desk-door");
      case "public":
        return t("app-desk-public");
    }
  }

  #title(match: string): string {
    // A match is named after its draw and its table.
    return this.#titles.get(match) ?? t("app-desk-at-table", { table: match.split("-")[1] ?? "" });
  }

  #points(points: Record<string, number>): string {
    return pointsText(points, this.names, this.#mostWin);
  }

  #titlesOf(matches: readonly string[]): string {
    return joinList(matches.map((match) => this.#title(match)));
  }

  #phrase(fact: EventFact): [string, About] {
    switch (fact.type) {
      case "opened":
        return ["app-desk-log-opened", { name: fact.name }];
      case "sealed":
        return ["app-desk-log-sealed", {}];
      case "tables-avoided":
        return ["app-desk-log-avoided", { pairs: fact.met.length }];
      case "pace-learned":
        return ["app-desk-log-pace", {}];
      case "plan-recorded":
        return ["app-desk-log-plan", { low: fact.low, high: fact.high }];
      case "described": {
        const said = [fact.when.replace("T", " "), fact.place, fact.note].filter(Boolean);
        return said.length
          ? ["app-desk-log-described", { about: said.join(" · ") }]
          : ["app-desk-log-described-nothing", {}];
      }
      case "places-limited":
        return fact.places === null
          ? ["app-desk-log-unlimited", {}]
          : ["app-desk-log-limited", { places: fact.places }];
      case "claimed":
        return ["app-desk-log-claimed", { who: who(fact.player) }];
      case "claim-refused":
        return ["app-desk-log-claim-refused", { who: who(fact.player) }];
      case "registration-closed":
        return ["app-desk-log-closed", {}];
      case "registration-reopened":
        return ["app-desk-log-reopened", {}];
      case "admitted":
        return ["app-desk-log-admitted", { players: some(fact.players) }];
      case "turned-away":
        return ["app-desk-log-turned-away", { players: some(fact.players) }];
      case "organiser-invited":
        return ["app-desk-log-invited", { name: fact.name }];
      case "organiser-withdrawn":
        return ["app-desk-log-withdrawn", { name: this.#organiser(fact.number) }];
      case "link-renewed":
        return ["app-desk-log-renewed", { name: this.#holder(fact.holder) }];
      case "registered": {
        const players = fact.newcomers.map(({ player }) => player);
        const key = fact.waiting ? "app-desk-log-registered-waits" : REGISTERED[fact.how];
        return [key, { players: some(players), count: players.length }];
      }
      case "checked-in":
        return ["app-desk-log-checked-in", { who: who(fact.player) }];
      case "all-checked-in":
        return [
          "app-desk-log-all-checked-in",
          { players: some(fact.players), count: fact.players.length },
        ];
      case "check-in-undone":
        return ["app-desk-log-check-in-undone", { who: who(fact.player) }];
      case "players-noted":
        // Neither tick nor note: the log may hang on a wall.
        return ["app-desk-log-noted", { players: some(fact.notes.map(({ player }) => player)) }];
      case "renamed":
        return ["app-desk-log-renamed", { was: fact.was, name: fact.name }];
      case "entered-late":
        if (!fact.match) return ["app-desk-log-entered-next", { who: who(fact.player) }];
        return [
          "app-desk-log-entered-late",
          { who: who(fact.player), match: this.#title(fact.match) },
        ];
      case "dropped-out":
        return ["app-desk-log-dropped-out", { who: who(fact.player) }];
      case "not-shown":
        return ["app-desk-log-not-shown", { players: some(fact.players) }];
      case "replaced":
        return ["app-desk-log-replaced", { who: who(fact.player), other: who(fact.by) }];
      case "penalised":
        return [
          "app-desk-log-penalised",
          {
            who: who(fact.player),
            points: fact.points,
            match: this.#title(fact.match),
            reason: fact.reason,
          },
        ];
      case "disqualified":
        return ["app-desk-log-disqualified", { who: who(fact.player), reason: fact.reason }];
      case "drawn":
        return [
          "app-desk-log-drawn",
          {
            stage: fact.stage,
            count: fact.groups.length,
            groups: this.#groups([...fact.groups, ...fact.beside]),
          },
        ];
      case "format-changed":
        return ["app-desk-log-format", { format: formatText(fact.format) }];
      case "seats-decided":
        return ["app-desk-log-seats", { points: this.#points(fact.points) }];
      case "exchanged":
        return [
          "app-desk-log-exchanged",
          { one: who(fact.one), other: who(fact.other), reason: fact.reason },
        ];
      case "published":
        return ["app-desk-log-published", {}];
      case "draw-discarded":
        return ["app-desk-log-discarded", { reason: fact.reason }];
      case "went-online":
        return ["app-desk-log-went-online", { match: this.#title(fact.match), code: fact.code }];
      case "started":
        return ["app-desk-log-started", { matches: this.#titlesOf(fact.matches) }];
      case "paused":
        return ["app-desk-log-paused", { matches: this.#titlesOf(fact.matches) }];
      case "continued":
        return ["app-desk-log-continued", { matches: this.#titlesOf(fact.matches) }];
      case "extended":
        return [
          "app-desk-log-extended",
          { matches: this.#titlesOf(fact.matches), minutes: fact.minutes },
        ];
      case "minutes-set":
        return ["app-desk-log-minutes-set", { minutes: fact.minutes }];
      case "time-called":
        return ["app-desk-log-time-called", { matches: this.#titlesOf(fact.matches) }];
      case "result-entered":
        return [
          "app-desk-log-result-entered",
          { match: this.#title(fact.match), points: this.#points(fact.totals) },
        ];
      case "vouched":
        return ["app-desk-log-vouched", { match: this.#title(fact.match) }];
      case "table-asked":
        return ["app-desk-log-table-asked", { match: this.#title(fact.match) }];
      case "played-on":
        return ["app-desk-log-played-on", { match: this.#title(fact.match) }];
      case "result-corrected":
        return [
          "app-desk-log-result-corrected",
          {
            match: this.#title(fact.match),
            points: this.#points(fact.totals),
            reason: fact.reason,
          },
        ];
      case "decision-entered":
        return [
          "app-desk-log-decision-entered",
          { match: this.#title(fact.match), points: this.#points(fact.points) },
        ];
      case "decision-went-online":
        return [
          "app-desk-log-decision-online",
          { match: this.#title(fact.match), players: some(fact.players), code: fact.code },
        ];
      case "bot-judged":
        return [
          fact.advances ? "app-desk-log-bot-advances" : "app-desk-log-bot-stays",
          { match: this.#title(fact.match), who: who(fact.player) },
        ];
      case "prizes-named": {
        const prizes = [...fact.prizes, fact.consolation].filter(Boolean).map(cleanText);
        return ["app-desk-log-prizes-named", { count: prizes.length, prizes: joinList(prizes) }];
      }
      case "prize-chosen":
        return ["app-desk-log-prize-chosen", { who: who(fact.player), prize: fact.prize }];
      case "announced":
        return ["app-desk-log-announced", { text: fact.text }];
      case "announcement-ended":
        return ["app-desk-log-announcement-ended", {}];
      case "organiser-called":
        return ["app-desk-log-called", { match: this.#title(fact.match) }];
      case "call-answered":
        return ["app-desk-log-call-answered", { match: this.#title(fact.match) }];
      case "call-ended":
        return ["app-desk-log-call-ended", { match: this.#title(fact.match) }];
      case "forgotten":
      case "organiser-forgotten":
        return ["app-desk-log-forgotten", { name: fact.name }];
      case "went-elsewhere":
        return ["app-desk-log-went-elsewhere", { link: fact.link }];
      case "came-back":
        return ["app-desk-log-came-back", {}];
      case "taken-back":
        return ["app-desk-log-taken-back", { number: fact.number, reason: fact.reason }];
      case "ended":
        return ["app-desk-log-ended", {}];
    }
  }

  #groups(groups: readonly (readonly number[])[]): string {
    return groups
      .map((group) => joinList(group.map((player) => nameOf(player, this.phraseContext))))
      .join(" · ");
  }
}

const REGISTERED = {
  organiser: "app-desk-log-registered",
  self: "app-desk-log-registered-self",
  list: "app-desk-log-registered-list",
} as const;

const who = (seat: number): About[string] => ({ type: "who", seat });
const some = (seats: readonly number[]): About[string] => ({ type: "players", seats: [...seats] });

/** All who were ever registered. */
function namesIn({ event, log, waiting }: EventDesk): readonly string[] {
  const names = [...event.names];
  for (const { player, name } of waiting) names[player] = name;
  for (const { entry } of log) {
    const { fact } = entry;
    if (fact.type === "registered") {
      for (const { player, name } of fact.newcomers) names[player] = name;
    } else if (fact.type === "entered-late" && fact.name !== null) {
      names[fact.player] = fact.name;
    } else if (fact.type === "replaced" && fact.name !== null) {
      names[fact.by] = fact.name;
    }
  }
  return names;
}

/** The time of day; with the date, if the tournament took more than one day. */
export function timesOf(moments: readonly number[]): (at: number) => string {
  const days = new Set(moments.map((at) => new Date(at).toDateString()));
  const options: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };
  if (days.size > 1) Object.assign(options, { day: "numeric", month: "numeric" });
  const format = dateFormat(options);
  return (at) => format.format(at);
}

/** A time of day. */
export function clockText(at: number): string {
  return timesOf([at])(at);
}

/** A moment that sorts as text, for files: `2026-11-20 19:04:31`. */
export function momentText(at: number): string {
  // The Swedish format is that of ISO 8601, with a space between day and time.
  return new Date(at).toLocaleString("sv");
}

/** The texts in a line, uncut: a dispute may need the last word of a long result. */
function wholeTexts(about: About): Record<string, string> {
  const texts = Object.entries(about).filter(
    (one): one is [string, string] => typeof one[1] === "string",
  );
  return Object.fromEntries(texts.map(([name, text]) => [name, wholeText(text)]));
}
