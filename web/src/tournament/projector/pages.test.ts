// The pages of the projector show everybody, and none is too full.
import { describe, expect, it } from "vitest";
import type { EventMatchView, EventPublicView } from "../../generated/protocol";
import { moments } from "recorded/events.json";
import { pagesOf } from "./pages";

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
