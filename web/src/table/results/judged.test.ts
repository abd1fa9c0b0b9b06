// Luck and skill add up to the result, and each moment of the story is told once.
import { describe, expect, it } from "vitest";
import { balanceOf, luckAndSkill, momentsOf, type Judged } from "./judged";

const RESULT = { points: [40, 12, 30], places: [3, 1, 2] };

const JUDGED: Judged = {
  seats: [
    { seat: 0, margin: -19, luck: -22.4, best: [1, 7], gain: 1.2, costliest: [[2, 4]] },
    { seat: 1, margin: 23, luck: 18.5, best: [2, 30], gain: 3.6, costliest: [] },
    { seat: 2, margin: -4, luck: 3.9, best: null, gain: 0, costliest: [[3, 8]] },
  ],
  turning_point: [2, 4],
  judgements: [
    { round: 2, frame: 4, cost: 3.2 },
    { round: 3, frame: 8, cost: 5.1 },
    { round: 1, frame: 7, cost: 0 },
  ],
  moments: [{ round: 2, frame: 4, said: [{ key: "cabo-called", about: {} }] }],
};

describe("luck and skill", () => {
  it("add up to the result in whole points", () => {
    for (const seat of [0, 1, 2]) {
      const { margin, luck, skill } = luckAndSkill(JUDGED, RESULT, seat)!;
      expect(luck + skill).toBe(margin);
    }
  });

  it("are those of the winner for spectators", () => {
    expect(luckAndSkill(JUDGED, RESULT, null)?.seat).toBe(1);
  });

  it("have a sentence for each way in which they stand to each other", () => {
    const balance = (luck: number, skill: number) =>
      balanceOf({ seat: 0, margin: luck + skill, luck, skill });
    expect(balance(20, 0)).toBe("level");
    expect(balance(-20, 0)).toBe("level");
    expect(balance(3, 4)).toBe("both-gave");
    expect(balance(0, 0)).toBe("both-gave");
    expect(balance(-3, -4)).toBe("both-took");
    expect(balance(-17, 3)).toBe("skill-won-back");
    expect(balance(3, -17)).toBe("luck-won-back");
    expect(balance(-3, 17)).toBe("despite-luck");
    expect(balance(17, -3)).toBe("despite-skill");
  });
});

describe("the moments of the story", () => {
  it("are those of the viewer, with the viewer's eyes", () => {
    expect(momentsOf(JUDGED, 2).map(({ kinds, fragment }) => [kinds, fragment])).toEqual([
      [["decided"], "2.4.all.choice"],
      [["costliest"], "3.8.2.choice"],
    ]);
  });

  it("are told once, even if a costly decision decided the match", () => {
    const [decided, best, ...others] = momentsOf(JUDGED, 0);
    expect(decided).toMatchObject({ kinds: ["decided", "costliest"], cost: 3.2 });
    expect(best?.kinds).toEqual(["best"]);
    expect(others).toEqual([]);
  });

  it("are the best of the winner and the costliest of all for spectators", () => {
    const [decided, best, costliest] = momentsOf(JUDGED, null);
    expect(decided?.said).toHaveLength(1);
    expect(best).toMatchObject({ fragment: "2.30.all.choice", gain: 3.6, cost: 0 });
    expect(costliest?.gain).toBe(0);
    expect(costliest).toMatchObject({ fragment: "3.8.all.choice", cost: 5.1 });
  });
});
