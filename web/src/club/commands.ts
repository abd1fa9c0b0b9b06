// The commands of a club book that have a form.
import { saveLink } from "../app/savedLinks";
import { newRequestId } from "../session/requestId";
import { chosenName } from "../app/guest.svelte";
import type { ClubSeason, Options } from "../generated/protocol";
import { templates, type Template } from "../app/templates";
import { nextEvening, openClub } from "../generated/requests/clubs";
import { navigate } from "../app/router.svelte";
import { command, type Command } from "../tournament/shared/command";
import { templateText } from "../tournament/shared/templateText";
import { cleanText } from "../i18n/phrases";
import { t } from "../i18n/messages.svelte";
import type { Book } from "./book.svelte";
import { pointsIn } from "./points";

const USUAL_POINTS = [10, 7, 5, 4, 3, 2, 1];

/** A season: its dates, the number of evenings that count, and the points. */
export function setSeason(book: Book, season: number | null): Command {
  const was = book.club.seasons.find((one) => one.season === season)?.what;
  const byPlace = was?.points.type === "by-place" ? was.points : null;
  const byResult = was?.points.type === "by-result" ? was.points : null;
  const start = {
    "season-name": was?.name ?? "",
    since: was?.since ?? "",
    until: was?.until ?? "",
    best: was?.best ?? null,
    points: was?.points.type ?? ("by-place" as "by-place" | "by-result"),
    places: (byPlace?.points ?? USUAL_POINTS).join(" "),
    others: (byPlace?.others ?? 0) as number | null,
    ahead: (byResult?.ahead ?? 2) as number | null,
    level: (byResult?.level ?? 1) as number | null,
  };

  /** A field for a number of points. */
  function amount(key: "others" | "ahead" | "level", label: string, about: string, usual: number) {
    const bounds = { min: 0, max: 1000 };
    return { key, type: "amount", label, about, usual, ...bounds } as const;
  }

  return command<typeof start>({
    action: "save-season",
    text: () => t(was ? "app-club-season-save" : "app-club-season-open"),
    long: true,
    start,
    fields: ({ points, places }) => [
      {
        key: "season-name",
        type: "text",
        label: t("app-club-season-name"),
        maxlength: 200,
        placeholder: t("app-club-season-example"),
      },
      [
        { key: "since", type: "date", label: t("app-club-since") },
        { key: "until", type: "date", label: t("app-club-until") },
      ],
      {
        key: "best",
        type: "amount",
        label: t("app-club-best"),
        about: t("app-club-best-about"),
        min: 1,
        max: 500,
        usual: 5,
        none: true,
      },
      {
        key: "points",
        type: "choice",
        label: t("app-club-points"),
        choices: [
          { value: "by-place", text: t("app-club-by-place"), about: t("app-club-by-place-about") },
          {
            value: "by-result",
            text: t("app-club-by-result"),
            about: t("app-club-by-result-about"),
          },
        ],
      },
      ...(points === "by-place"
        ? [
            {
              key: "places",
              type: "text",
              label: t("app-club-places"),
              wrong: pointsIn(places) ? "" : t("app-club-places-wrong"),
            } as const,
            amount("others", t("app-club-others"), t("app-club-others-about"), 0),
          ]
        : [
            amount("ahead", t("app-club-ahead-points"), t("app-club-ahead-about"), 2),
            amount("level", t("app-club-level-points"), t("app-club-level-about"), 1),
          ]),
    ],
    steady: true,
    ready: (values) => values["season-name"].trim() !== "" && pointsIn(values.places) !== null,
    send: ({ "season-name": name, since, until, best, points, places, others, ahead, level }) => {
      const rule: ClubSeason["points"] =
        points === "by-place"
          ? { type: "by-place", points: pointsIn(places) ?? [], others: others ?? 0 }
          : { type: "by-result", ahead: ahead ?? 0, level: level ?? 0 };
      const what = { name: name.trim(), since, until, best, points: rule };
      return book.ask({ type: "set-season", what, season });
    },
  });
}

export function renamePerson(book: Book, person: number, known: string): Command {
  return command<{ rename: string }>({
    action: "rename",
    text: () => t("app-club-rename-do"),
    plain: true,
    inline: true,
    start: { rename: known },
    fields: () => [
      { key: "rename", type: "text", label: t("app-club-rename"), maxlength: 60, name: true },
    ],
    steady: true,
    ready: ({ rename }) => rename.trim() !== "" && rename.trim() !== known,
    send: ({ rename: name }) => book.ask({ type: "rename-person", person, name }),
  });
}

/** Two names in the book are the same person. */
export function mergePeople(book: Book, person: number, known: string): Command {
  const other = (same: string) => cleanText(book.name(Number(same)));
  return command<{ merge: string }>({
    action: "merge",
    icon: "people",
    text: ({ merge }) => t("app-club-merge-do", { other: other(merge) }),
    start: { merge: "" },
    fields: () => [
      {
        key: "merge",
        type: "select",
        label: t("app-club-merge"),
        choices: [
          { value: "", text: "–" },
          ...book.known
            .filter((one) => one.person !== person)
            .map((one) => ({ value: String(one.person), text: cleanText(one.name) })),
        ],
      },
    ],
    ready: ({ merge }) => merge !== "",
    confirmation: ({ merge }) =>
      t("app-club-merge-price", { other: other(merge), name: cleanText(known) }),
    async send(values) {
      await book.ask({ type: "merge-people", kept: person, gone: Number(values.merge) });
      values.merge = "";
    },
  });
}

export function addPeople(book: Book): Command {
  const namesIn = (text: string) =>
    text
      .split(/[\n,;]/u)
      .map((name) => name.trim())
      .filter(Boolean);
  return command<{ people: string }>({
    action: "add-people",
    icon: "plus",
    text: () => t("app-club-add-do"),
    plain: true,
    inline: true,
    again: true,
    start: { people: "" },
    fields: () => [
      {
        key: "people",
        type: "text",
        label: t("app-club-add"),
        name: true,
        placeholder: t("app-club-add-example"),
      },
    ],
    steady: true,
    ready: ({ people }) => namesIn(people).length > 0,
    async send(values) {
      await book.ask({ type: "add-people", names: namesIn(values.people) });
      values.people = "";
    },
  });
}

/** An event that was not opened from the book, by its link. */
export function lookAt(take: (event: string) => void): Command {
  const keyIn = (link: string) => link.slice(link.indexOf("#") + 1).trim();
  return command<{ "event-link": string }>({
    action: "by-link",
    text: () => t("app-club-event-look"),
    plain: true,
    inline: true,
    start: { "event-link": "" },
    fields: () => [{ key: "event-link", type: "text", label: t("app-club-event-link") }],
    steady: true,
    ready: (values) => keyIn(values["event-link"]) !== "",
    send: (values) => take(keyIn(values["event-link"])),
  });
}

export function openBook(arrive: (key: string, name: string) => void): Command {
  return command<{ "club-name": string }>({
    action: "new-club",
    icon: "book",
    text: () => t("app-club-open"),
    plain: true,
    inline: true,
    start: { "club-name": "" },
    fields: () => [
      {
        key: "club-name",
        type: "text",
        label: t("app-club-name"),
        maxlength: 200,
        placeholder: t("app-club-name-example"),
      },
    ],
    steady: true,
    ready: (values) => values["club-name"].trim() !== "",
    async send({ "club-name": name }) {
      arrive((await openClub({ name, organiser: chosenName() })).key, name);
    },
  });
}

/** An evening that takes nothing over. */
const NOTHING: Partial<Template> = {};

/** The next evening, with the people of the last one unless others are ticked. */
export function openEvening(book: Book, rules: { changes: Options["changes"]; possible: boolean }) {
  const { seasons, last, name: club, evenings } = book.club;
  const id = newRequestId();
  /** The last evening, if its desk was open in this browser. */
  const like = templates().find(({ event }) => event === evenings.at(-1)?.event);
  const start = {
    "evening-name": `${club} ${evenings.length + 1}`,
    who: last,
    avoid: null,
    like: like !== undefined,
  };
  return command<{
    "evening-name": string;
    who: readonly number[];
    avoid: number | null;
    like: boolean;
  }>({
    action: "open-evening",
    part: "next",
    text: () => t("app-club-next-open"),
    about: t("app-club-next-about"),
    long: true,
    start,
    fields: ({ who }) => [
      { key: "evening-name", type: "text", label: t("app-club-next-name"), maxlength: 200 },
      ...(like
        ? [
            {
              key: "like",
              type: "check",
              label: t("app-events-like-evening", { about: templateText(like) }),
            } as const,
          ]
        : []),
      {
        key: "who",
        type: "people",
        label: t("app-club-who", { count: who.length }),
        choices: book.known.map(({ person, name }) => ({ value: person, text: cleanText(name) })),
      },
      ...(seasons.length
        ? [
            {
              key: "avoid",
              type: "choice",
              label: t("app-club-avoid"),
              hint: t("app-club-avoid-about"),
              choices: [
                { value: null, text: t("app-club-avoid-no") },
                ...seasons.map(({ season, what }) => ({ value: season, text: what.name })),
              ],
            } as const,
          ]
        : []),
    ],
    steady: true,
    ready: (values) => values["evening-name"].trim() !== "" && rules.possible,
    async send({ "evening-name": name, who, avoid: season, like: wanted }) {
      const people = who.toSorted((one, other) => one - other);
      const { changes } = rules;
      const { event: _, ...taken } = (wanted ? like : undefined) ?? NOTHING;
      // House rules of this form come before those of the last evening.
      const all = { ...taken.changes, ...changes };
      const asked = { ...taken, id, name, people, organiser: chosenName(), season, changes: all };
      const { key } = await nextEvening(book.key, asked);
      if (!key) return;
      saveLink("desk", key, cleanText(name));
      navigate(`/event#${key}`);
    },
  });
}
