// The pages of the projector show everybody, and none is too full.
import { describe, expect, it } from "vitest";
import type { EventMatchView, EventPublicView } from "../../generated/protocol";
import { moments } from "recorded/events.json";
import { layOut, pagesOf } from "./pages";

const at = (moment: string) => moments[moment]!.public.page.event;

/** The same tournament with this many tables. */
function withTables(count: number): EventPublicView {
  const event = structuredClone(at("drawn"));
  const [first] = event.stages[0]!.matches;
  const matches = Array.from({ length: count }, (_, index): EventMatchView => {
    return { ...first!, id: String(index), table: index + 1 };
  });
  return { ...event, stages: [{ ...event.stages[0]!, matches }] };
}

describe("the big screen", () => {
  it("has one page for a tournament with seventeen people, at any moment", () => {
    for (const moment of Object.keys(moments)) {
      expect(pagesOf(at(moment)), moment).toHaveLength(1);
    }
  });

  it("shows the list, the draw, the tables and the places, each in its phase", () => {
    const kinds = (["opened", "draft", "drawn", "time", "over"] as const).map(
      (moment) => pagesOf(at(moment))[0]!.kind,
    );
    expect(kinds).toEqual(["list", "drawing", "tables", "tables", "places"]);
  });

  it("splits twelve tables evenly, after the names while people look for theirs", () => {
    const event = withTables(12);
    const shown = pagesOf(event);
    expect(shown.map(({ kind }) => kind)).toEqual(["names", "names", "tables", "tables"]);
    const matches = shown.flatMap((page) => (page.kind === "tables" ? page.matches : []));
    expect(matches.map(({ table }) => table)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const seated = shown.flatMap((page) => (page.kind === "names" ? page.seated : []));
    expect(seated).toHaveLength(12 * 5);
  });

  it("shows only the names of a crowd that looks for its tables", () => {
    const shown = pagesOf(withTables(40));
    expect(new Set(shown.map(({ kind }) => kind))).toEqual(new Set(["names"]));
    const seated = shown.flatMap((page) => (page.kind === "names" ? page.seated : []));
    expect(seated).toHaveLength(40 * 5);
  });

  it("shows the standing while a tie-break round for the last seats is played", () => {
    const event = structuredClone(at("time"));
    event.scores = [{ player: 1, place: 1, places: [24], points: [9], total: 24, level: false }];
    expect(pagesOf(event).map(({ kind }) => kind)).toEqual(["tables"]);
    event.stages.at(-1)!.seats = [1, 2];
    expect(pagesOf(event).map(({ kind }) => kind)).toEqual(["scores"]);
  });

  it("has a page for the winners of a large consolation", () => {
    const event = structuredClone(at("over"));
    event.consolation_winners = [1, 2, 3, 4, 5, 6];
    expect(pagesOf(event)).toHaveLength(1);
    event.consolation_winners.push(7);
    expect(pagesOf(event).at(-1)).toEqual({ kind: "consolation", players: [1, 2, 3, 4, 5, 6, 7] });
  });

  it("leaves no heading alone at the foot of a column, and no column empty", () => {
    const wrong: number[][] = [];
    for (let first = 1; first < 20; first += 1) {
      for (let second = 1; second < 20; second += 1) {
        const items = Array.from(
          { length: first + second + 2 },
          (_, index) => index % (first + 1) === 0 && index <= first + 1,
        );
        for (const most of [1, 2, 3, 4]) {
          for (const least of [0, 9]) {
            const { rows, columns, heads } = layOut(items, most, least);
            let cells = 0;
            const alone = items.some((isHeading, index) => {
              cells += heads[index] ? 2 : 1;
              return isHeading && cells % rows === 0;
            });
            if (alone || columns > most || Math.ceil(cells / rows) !== columns) {
              wrong.push([first, second, most, least]);
            }
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it("has a place for everybody at the end", () => {
    const event = structuredClone(at("over"));
    const [some] = event.placing;
    event.placing = Array.from({ length: 60 }, (_, player) => ({
      ...some!,
      player,
      place: player + 1,
    }));
    const placed = pagesOf(event).flatMap((page) =>
      page.kind === "places" ? [...page.podium, ...page.others] : [],
    );
    expect(placed).toEqual(event.placing);
  });
});
