import { describe, expect, it } from "vitest";
import type { Box, Floor } from "../../../table/frame/box";
import { tablePlaces, type Company } from "./places";

/** Felt of phones, tablets and desks. */
const FLOORS: Record<string, Floor> = {
  "360x640": { width: 360, height: 491, rem: 16 },
  "390x844": { width: 390, height: 695, rem: 16 },
  "844x390": { width: 632, height: 390, rem: 16 },
  "820x1180": { width: 820, height: 1020, rem: 18 },
  "1280x720": { width: 944, height: 571, rem: 16 },
  "1440x900": { width: 1020, height: 716, rem: 19.8 },
  "1920x1080": { width: 1480, height: 880, rem: 21 },
};

function company(others: number, more: Partial<Company> = {}): Company {
  return { others, mine: true, piles: 3, helps: 3, hand: 4, brief: false, ...more };
}

const below = (one: Box) => one.top + one.height;

describe.each(Object.entries(FLOORS))("on %s", (_name, floor) => {
  it.each([1, 2, 3, 5])("everything lies on the felt, nothing over another: %i", (others) => {
    const { others: theirs, middle, told, mine, height } = tablePlaces(floor, company(others));
    expect(height).toBe(floor.height);
    expect(below(theirs)).toBeLessThanOrEqual(middle!.top);
    expect(below(middle!)).toBeLessThanOrEqual(told!.top);
    expect(below(mine)).toBeLessThanOrEqual(height);
    if (mine.left < floor.width / 3) expect(below(told!)).toBeLessThanOrEqual(mine.top);
  });

  it.each([1, 2, 3, 5])("cards are large enough for a thumb: %i", (others) => {
    const { widths } = tablePlaces(floor, company(others));
    const { chip, ...cards } = widths;
    expect(chip).toBeGreaterThanOrEqual(16);
    for (const width of Object.values(cards)) expect(width).toBeGreaterThanOrEqual(40);
  });
});
