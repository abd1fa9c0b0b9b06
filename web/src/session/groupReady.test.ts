import { describe, expect, it } from "vitest";
import type { TableView } from "../generated/protocol";
import { readyWithOthers } from "./groupReady";

/** Two people on one device, after a match. */
function sitting(seat: number, ready: readonly boolean[], botSitsIn = false) {
  const chairs = ready.map((isReady) => ({ ready: isReady }));
  const table = { phase: "over", chairs } as unknown as TableView;
  return { table, over: true, seat, botSitsIn };
}

describe("what one agrees to in front of the others", () => {
  it("is agreed to by all", () => {
    const ready = [false, true];
    expect(readyWithOthers(sitting(0, ready), [sitting(1, ready)])).toEqual({ type: "rematch" });
  });

  it("is not what a bot does in somebody's chair", () => {
    const ready = [false, true];
    expect(readyWithOthers(sitting(0, ready), [sitting(1, ready, true)])).toBeNull();
  });

  it("is nothing while nobody has agreed", () => {
    const ready = [false, false];
    expect(readyWithOthers(sitting(0, ready), [sitting(1, ready)])).toBeNull();
  });
});
