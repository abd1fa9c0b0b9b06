// A club book: new, with a winter of evenings, and all its sheets.
import clubs from "recorded/clubs.json";
import link from "recorded/link.json";
import { NOW } from "../clock";
import type { State, Step } from "../state";

const KEY = "club.key";
const DESK = { kind: "desk", key: "evening.key", name: "Summer Cup", at: NOW };
const BOOK = { kind: "club", key: KEY, name: "Kartenfreunde", at: NOW };

function state(name: string, shown: object, steps: readonly Step[] = []): State {
  return {
    name: `club-${name}`,
    group: "Club book",
    path: `/club#${KEY}`,
    answers: {
      "GET /api/club": shown,
      "POST /api/club/link": { key: "another.key", ...link },
      "POST /api/club/proposal": name === "take-in-early" ? clubs.early : clubs.over,
    },
    kept: { "dacabo.links": [DESK, BOOK] },
    steps,
  };
}

export const CLUB: readonly State[] = [
  state("empty", clubs.empty),
  state("book", clubs.keeper),
  state("reader", clubs.reader),
  state("links", clubs.keeper, ["[data-action=links]"]),
  state("organisers", clubs.keeper, ["[data-action=links]", "[data-action=organisers]"]),
  state("delete", clubs.keeper, ["[data-action=links]", "[data-action=ask-delete-club]"]),
  state("person", clubs.keeper, ["[data-part=people] [data-person='0']"]),
  state("person-read", clubs.reader, ["[data-part=people] [data-person='9']"]),
  state("season", clubs.keeper, ["[data-action=change-season]"]),
  state("season-by-result", clubs.keeper, [
    "[data-action=new-season]",
    "[data-option=points][value=by-result]",
  ]),
  state("evening", clubs.keeper, ["[data-evening='2']"]),
  state("next", clubs.keeper, ["[data-action=next-evening]"]),
  state("other-event", clubs.keeper, ["[data-action=other-event]"]),
  state("take-in", clubs.keeper, ["[data-action=other-event]", "[data-action=choose-event]"]),
  state("take-in-early", clubs.keeper, ["[data-action=take-in]"]),
  {
    name: "club-books",
    group: "Club book",
    path: "/events",
    kept: { "dacabo.links": [DESK, BOOK, { ...BOOK, kind: "club-page", key: "club.page" }] },
  },
];
