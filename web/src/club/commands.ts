// The commands of a club book that somebody fills in.
import type { ClubSeason } from "../protocol";
import { command, type Command } from "../tournament/parts/command";
import { tidy } from "../words/saying";
import { t } from "../words/words.svelte";
import type { Book } from "./book.svelte";
import { pointsIn } from "./points";

const USUAL_POINTS = [10, 7, 5, 4, 3, 2, 1];

/** A season: its dates, how many evenings count, and for what there are points. */
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

  /** A number of points for something. */
  function amount(key: "others" | "ahead" | "level", label: string, about: string, usual: number) {
    const bounds = { least: 0, most: 1000 };
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
        least: 1,
        most: 500,
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

export function removeSeason(book: Book, season: number): Command {
  return askedTwice(
    "remove-season",
    t("app-club-season-remove"),
    t("app-club-season-remove-price"),
    () => book.ask({ type: "remove-season", season }),
  );
}

/** An evening is taken out of the book again. */
export function takeOut(book: Book, evening: number): Command {
  return askedTwice("take-out", t("app-club-take-out"), t("app-club-take-out-price"), () =>
    book.ask({ type: "take-out", evening }),
  );
}

export function dropPlan(book: Book, event: string): Command {
  return askedTwice("drop-plan", t("app-club-drop-plan"), t("app-club-drop-plan-price"), () =>
    book.ask({ type: "drop-plan", event }),
  );
}

export function forgetPerson(book: Book, person: number): Command {
  return askedTwice("forget-person", t("app-club-forget"), t("app-club-forget-price"), () =>
    book.ask({ type: "forget-person", person }),
  );
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
  const other = (same: string) => tidy(book.name(Number(same)));
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
            .map((one) => ({ value: String(one.person), text: tidy(one.name) })),
        ],
      },
    ],
    ready: ({ merge }) => merge !== "",
    price: ({ merge }) => t("app-club-merge-price", { other: other(merge), name: tidy(known) }),
    async send(values) {
      await book.ask({ type: "merge-people", kept: person, gone: Number(values.merge) });
      values.merge = "";
    },
  });
}

/** Nothing has to be filled in for it. */
function askedTwice(
  action: string,
  text: string,
  price: string,
  send: () => Promise<unknown>,
): Command {
  return { action, text: () => text, start: {}, fields: () => [], price: () => price, send };
}
