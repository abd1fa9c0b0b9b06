// The organisers' desk during a tournament, and opening a tournament.
import type { EventFormat, Shown } from "../../generated/protocol";
import { moments, previews } from "recorded/events.json";
import link from "recorded/link.json";
import type { State, Step } from "../state";

const LINK = { "POST /api/event/link": { key: "public", ...link } };

function desk(name: string, moment: string, more: Partial<State> = {}, steps: Step[] = []): State {
  return {
    name: `desk-${name}`,
    group: "Organisers' desk",
    path: "/event#desk-key",
    told: [moments[moment]!.desk],
    steps,
    ...more,
    answers: { ...LINK, ...more.answers },
  };
}

const TWICE = { refused: "list-name-twice", about: { line: 3, name: "Rosa", first: 2 } };

const TABLE_1 = "[data-part=tables] article:first-of-type";
const RESULT: Step[] = [
  `${TABLE_1} [data-action=correct]`,
  { into: "dialog [data-points]", text: "9" },
  "dialog [data-action=usual-reason]",
];

/** Two people wait at the door while the groups stand in a draft, and a second organiser is there. */
function waitingInDraft(): Shown {
  const shown = moments["draft"]!.desk;
  if (shown.page.type !== "desk") return shown;
  const { page } = shown.page;
  const waiting = ["Nora", "Olga"].map((name, index) => ({ player: 90 + index, name }));
  const organisers = [...page.organisers, { ...page.organisers[0]!, number: 9, name: "Wolfgang" }];
  return { ...shown, page: { ...shown.page, page: { ...page, waiting, organisers } } };
}

/** Some players tie for the last seats in the final. */
function tiedForSeats(): Shown {
  const shown = moments["tied"]!.desk;
  if (shown.page.type !== "desk") return shown;
  const { page } = shown.page;
  const seats = page.event.players.slice(0, 3).map(({ player }) => player);
  const about = { players: { type: "players", seats } } as const;
  const phrase = { key: "tournament-todo-decide-seats", about };
  const todo = [{ phrase, match: null, players: seats }];
  return { ...shown, page: { ...shown.page, page: { ...page, todo } } };
}

/** The minutes of a format; those with several stages for everybody are still worked out. */
function minutesOf(asked: object): object {
  const { format } = asked as { format: EventFormat };
  const [low, high] = format.rounds ? [0, 0] : [80, 95];
  return { sentences: [], basis: null, low, high, seconds: 10 };
}

export const DESK: readonly State[] = [
  { name: "events-none", group: "Organisers' desk", path: "/events" },
  {
    name: "events",
    group: "Organisers' desk",
    path: "/events",
    kept: {
      "dacabo.name": "Ana",
      "dacabo.links": [
        { kind: "desk", key: "one", name: "Summer Cup", at: Date.UTC(2026, 10, 14) },
        { kind: "event", key: "two", name: "Cabo bei Gretel und Malte", at: Date.UTC(2026, 9, 3) },
      ],
    },
    answers: { "POST /api/events": { refused: "server-failed" } },
    steps: ["[data-action=open]", "li:first-child [data-action=more]", "[data-action=ask-forget]"],
  },
  desk("opened", "opened"),
  desk("registration", "registration"),
  desk("plan-soon", "plan-soon"),
  desk("names", "registration", { answers: { "POST /api/event/names": TWICE } }, [
    "[data-action=names]",
    { into: "[data-field=names]", text: "Ana\nRosa\nRosa" },
    "[data-action=add-names]",
  ]),
  desk("no-show", "registration", {}, ["[data-action=ask-draw-here]"]),
  desk("draft", "draft", {}, [
    "[data-part=draft] li button",
    ".group + .group li button",
    "[data-action=usual-reason]",
  ]),
  desk("format", "registration", { answers: { "POST /api/event/plan": minutesOf } }, [
    "[data-action=menu]",
    "dialog [data-action=format]",
  ]),
  desk("seats", "tied", { told: [tiedForSeats()] }, ["[data-todo=decide-seats] button"]),
  desk("draft-waiting", "draft", { told: [waitingInDraft()] }),
  desk("drawn", "drawn"),
  desk("online", "online"),
  desk("playing", "playing"),
  desk("lost", "playing", { broken: { code: 1006, reason: "" } }),
  desk("match", "playing", {}, [`${TABLE_1} [data-action=match]`, "[data-action=ask-call-time]"]),
  desk("extend", "playing", {}, ["[data-action=extend-all]"]),
  desk("result", "playing", { answers: { "POST /api/event/preview": previews.doubt } }, [
    `${TABLE_1} [data-action=enter]`,
    "[data-action=ask-enter-result]",
  ]),
  desk("player", "playing", {}, [
    "[data-part=players] li [data-action=player]",
    "[data-action=penalty]",
    "dialog [data-action=usual-reason]",
  ]),
  desk("time", "time"),
  desk("unconfirmed", "unconfirmed"),
  desk("asked", "asked"),
  desk("tied", "tied"),
  desk("bots", "bots"),
  desk("decides", "decides"),
  desk("decision", "tied", {}, ["[data-todo^=decide] button"]),
  desk("between", "between"),
  desk("void", "void", {}, [{ unfold: "[data-part=void]" }]),
  desk("correct", "final", { answers: { "POST /api/event/preview": previews.correction } }, [
    ...RESULT,
    "[data-action=ask-correct-result]",
  ]),
  desk("final", "final"),
  desk("prizes", "prizes"),
  desk("take-back", "prizes", {}, ["[data-action=undo]"]),
  desk("log", "prizes", {}, ["[data-action=menu]", "[data-action=log]"]),
  desk("menu", "playing", {}, ["[data-action=menu]"]),
  desk("public", "playing", {}, ["[data-action=menu]", "dialog [data-action=public]"]),
  desk("player-links", "playing", {}, ["[data-action=menu]", "[data-action=links-players]"]),
  desk("co-organiser", "playing", {}, [
    "[data-action=menu]",
    "[data-action=co-organiser]",
    { into: "[data-field=co-name]", text: "Wolfgang" },
    "[data-action=make-link]",
  ]),
  desk("over", "over"),
  desk("called", "called"),
  desk("announced", "announced"),
  desk("announce", "called", {}, [
    "[data-action=menu]",
    "[data-action=announce-sheet]",
    "[data-action=usual-announcement]",
  ]),
  desk("door-link", "called", {}, ["[data-action=menu]", "[data-action=links-door]"]),
  desk("forget", "announced", {}, [
    "[data-part=players] li [data-action=player]",
    "[data-action=forget-player]",
    "[data-action=ask-forget]",
  ]),
  desk("elsewhere", "elsewhere"),
  desk("go-elsewhere", "called", {}, ["[data-action=menu]", "[data-action=elsewhere-sheet]"]),
  desk("closed", "opened", { told: [], broken: { code: 4404, reason: "no-such-key" } }),
];
