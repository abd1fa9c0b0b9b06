import { describe, expect, it } from "vitest";
import type { TableView } from "../generated/protocol";
import { readyWithOthers } from "./groupReady";

/** Two people on one device, after a match. */
function sitting(seat: number, ready: readonly boolean[], botSitsIn = false) {
  const chairs = ready.map((isReady) => ({ ready: isReady }));
  const table = { phase: "over", chairs } as unknown as TableView;
  return { table, over: true, seat, botSitsIn };
}

describe("the readiness of a group", () => {
  it("follows that of one person", () => {
    const ready = [false, true];
    expect(readyWithOthers(sitting(0, ready), [sitting(1, ready)])).toEqual({ type: "rematch" });
  });

  it("does not follow that of a bot in a person's seat", () => {
    const ready = [false, true];
    expect(readyWithOthers(sitting(0, ready), [sitting(1, ready, true)])).toBeNull();
  });

  it("is unset while nobody is ready", () => {
    const ready = [false, false];
    expect(readyWithOthers(sitting(0, ready), [sitting(1, ready)])).toBeNull();
  });
});
