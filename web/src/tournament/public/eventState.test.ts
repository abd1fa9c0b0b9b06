// Places carry their points, what these count, and a sign where points alone do not explain them.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { moments } from "recorded/events.json";
import type { EventMark, EventOutcome, EventPublicView } from "../../generated/protocol";
import { loadMessages, setLanguage } from "../../i18n/messages.svelte";
import {
  markLegend,
  now,
  placeSections,
  pointsInWords,
  pointsText,
  prizesOf,
  scaleText,
} from "./eventState";

const over = () => structuredClone(moments["over"]!.public.page.event) as EventPublicView;

function outcome(change: Partial<EventOutcome>): EventOutcome {
  return { ...over().placing[0]!, points: 50, scale: "match", ...change };
}

describe("the places", () => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await setLanguage("en");
    await loadMessages("event");
  });

  it("have a sign for a tie-break round, for who left, and for equal points", () => {
    const marked = (mark?: EventMark, points: number | null = 50) =>
      pointsText(outcome({ ...(mark && { mark }), points }));
    expect([marked(), marked("tie-break"), marked("left"), marked("other-sum")]).toEqual([
      "50",
      "50*",
      "50†",
      "50‡",
    ]);
    expect(marked("left", null)).toBe("–†");
    expect(marked(undefined, null)).toBe("");
  });

  it("have a legend of the signs that occur", () => {
    const event = over();
    expect(markLegend(event, [{ mark: "left" }, {}, { mark: "tie-break" }])).toBe(
      "* place decided by a tie-break round · † left before the end",
    );
    expect(markLegend(event, [{ mark: "other-sum" }])).toBe(
      "‡ equal points: the points on the pads decide",
    );
    event.format = { ...event.format, by: "points" };
    expect(markLegend(event, [{ mark: "other-sum" }])).toBe(
      "‡ equal points: the points for places decide",
    );
    expect(markLegend(event, [{}])).toBe("");
  });

  it("stand apart where their points count something else, and the scale is named", () => {
    const event = over();
    const scales = ["final", "final", "places"] as const;
    const sections = placeSections(
      event,
      scales.map((scale) => outcome({ scale })),
    );
    expect(sections.map(({ title, outcomes }) => [title, outcomes.length])).toEqual([
      ["Final: points in the final (lowest wins)", 2],
      ["Stages: points for places (highest wins)", 1],
    ]);
    expect(scaleText({ ...event, most_points_win: true }, "final")).toContain("highest wins");
    expect(placeSections(event, [outcome({}), outcome({})]).map(({ title }) => title)).toEqual([
      "",
    ]);
  });

  it("say in words on a certificate what the points are, with their sign", () => {
    expect(pointsInWords(outcome({ scale: "final", mark: "tie-break", points: 15 }))).toBe(
      "15 points in the final*",
    );
    expect(pointsInWords(outcome({ scale: "places", points: 24 }))).toBe("24 points for places");
    expect(pointsInWords(outcome({ points: 1 }))).toBe("1 point");
    expect(pointsInWords(outcome({ points: null }))).toBe("");
  });

  it("say between two stages whether the final comes next", () => {
    const event = structuredClone(moments["between"]!.public.page.event) as EventPublicView;
    expect(now(event)).toBe("All results are in. The final comes next.");
    for (const { lines } of event.stages[0]!.matches)
      for (const line of lines) line.advances = true;
    expect(now(event)).toBe("All results are in. The next draw is coming up.");
  });

  it("name the prize of the consolation", () => {
    const event = over();
    event.taken = [{ player: 3, prize: "Cup" }];
    event.consolation_winners = [5];
    expect([prizesOf(event, 3), prizesOf(event, 5), prizesOf(event, 4)]).toEqual([
      "Cup",
      "Consolation",
      "",
    ]);
    event.consolation_prize = "Coffee";
    expect(prizesOf(event, 5)).toBe("Consolation: Coffee");
  });
});
