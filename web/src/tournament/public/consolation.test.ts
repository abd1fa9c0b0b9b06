// A consolation beside the final: the wall waits for it, and guests know of it beforehand.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { moments } from "recorded/events.json";
import type { EventPublicView } from "../../generated/protocol";
import { loadMessages, setLanguage } from "../../i18n/messages.svelte";
import { heldBack } from "../projector/matchLines";
import { formatSentence } from "../shared/formats";
import { now } from "./eventState";

describe("a final with a consolation beside it", () => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await setLanguage("en");
    await loadMessages("event");
  });

  it("keeps its places back while the others play", () => {
    const event = structuredClone(moments["over"]!.public.page.event) as EventPublicView;
    event.phase = "playing";
    const stage = event.stages.at(-1)!;
    const [final] = stage.matches;
    expect(heldBack(event, final!)).toBe(false);
    const beside = { ...final!, id: "beside", final: false, consolation: true, decided: false };
    stage.matches = [final!, beside];
    expect(heldBack(event, final!)).toBe(true);
    expect(heldBack(event, beside)).toBe(false);
    expect(now(event)).toBe("The final is over. The consolation is still being played.");
    event.phase = "finished";
    expect(heldBack(event, final!)).toBe(false);
  });
});

describe("the format for guests", () => {
  it("is one sentence, with the consolation and its prize", () => {
    const event = structuredClone(moments["playing"]!.public.page.event) as EventPublicView;
    expect(formatSentence(event)).toBe("The winner of each group advances.");
    Object.assign(event.format, { rounds: 2, by: "places", finalists: 5, consolation: true });
    expect(formatSentence(event)).toBe(
      "2 stages for everybody, places added up, final of 5; everybody else plays a consolation alongside the final.",
    );
    event.consolation_prize = "A mug";
    expect(formatSentence(event)).toContain("can win a prize there: A mug.");
    event.stages[0]!.final = true;
    expect(formatSentence(event)).toBe("");
  });
});
