// Places carry the points of the last match, and a sign where points alone do not explain them.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { moments } from "recorded/events.json";
import type { EventPublicView } from "../../generated/protocol";
import { loadMessages, setLanguage } from "../../i18n/messages.svelte";
import { markLegend, placeMark, pointsText } from "./eventState";

/** The event after its final, in which the first two tied and the last one left. */
function decided(): EventPublicView {
  const event = structuredClone(moments["over"]!.public.page.event) as EventPublicView;
  const match = event.stages.at(-1)!.matches[0]!;
  const [first, second, ...others] = match.lines;
  Object.assign(first!, { total: 50, place: 1 });
  Object.assign(second!, { total: 50, place: 2 });
  others.forEach((line, index) => Object.assign(line, { total: 60 + index, place: 3 + index }));
  Object.assign(match.lines.at(-1)!, { left: true, total: null });
  match.decisions = [{ [first!.player]: 4, [second!.player]: 9 }];
  return event;
}

describe("the places", () => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await setLanguage("en");
    await loadMessages("event");
  });

  it("say which were decided by a tie-break round, and who left", () => {
    const event = decided();
    const players = event.stages.at(-1)!.matches[0]!.lines.map(({ player }) => player);
    const marks = players.map((player) => placeMark(event, player));
    expect(marks).toEqual(["tie-break", "tie-break", ...players.slice(3).map(() => null), "left"]);
    expect(pointsText(event, players[0]!)).toBe("50*");
    expect(pointsText(event, players.at(-1)!)).toBe("–†");
    expect(markLegend(event, players)).toBe(
      "* place decided by a tie-break round · † left before the end",
    );
    expect(markLegend(event, players.slice(2, -1))).toBe("");
    const [winner] = event.placing.filter(({ player }) => !players.includes(player));
    event.players.find(({ player }) => player === winner!.player)!.gone = "dropped-out";
    expect(pointsText(event, winner!.player)).toMatch(/^\d+†$/);
  });

  it("have the points of the rounds for those who are not in the final", () => {
    const event = decided();
    const inFinal = event.stages.at(-1)!.matches[0]!.lines.map(({ player }) => player);
    const others = event.placing.filter(({ player }) => !inFinal.includes(player));
    event.format = { ...event.format, rounds: 3, by: "places" };
    event.scores = event.placing.map(({ player, place }) => ({
      ...{ player, place, places: [], points: [], point_sum: 200 },
      place_sum: 72 - place,
    }));
    expect(pointsText(event, inFinal[0]!)).toBe("50*");
    expect(pointsText(event, others[0]!.player)).toBe(String(72 - others[0]!.place));
    const { player } = others[0]!;
    const beside = structuredClone(event.stages.at(-1)!.matches[0]!);
    beside.consolation = true;
    beside.lines = [{ ...beside.lines[0]!, player, total: 7 }];
    event.stages.at(-1)!.matches.push(beside);
    expect(pointsText(event, player)).toBe(String(72 - others[0]!.place));
    event.scores = [];
    expect(pointsText(event, player)).not.toBe("7");
  });

  it("have no sign if the players of a round share their place all the same", () => {
    const event = decided();
    const match = event.stages.at(-1)!.matches[0]!;
    match.lines[1]!.place = 1;
    expect(placeMark(event, match.lines[0]!.player)).toBeNull();
  });
});
