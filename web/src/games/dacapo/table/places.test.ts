import { describe, expect, it } from "vitest";
import type { Box, Floor } from "../../../table/frame/box";
import { tablePlaces, type Company } from "./places";

/** The felt of phones, tablets and desktops. */
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

const bottomOf = (box: Box) => box.top + box.height;

describe.each(Object.entries(FLOORS))("on %s", (_name, floor) => {
  it.each([1, 2, 3, 5])(
    "everything lies on the felt without overlapping, with %i others",
    (others) => {
      const {
        others: otherSeats,
        middle,
        latest,
        mine,
        height,
      } = tablePlaces(floor, company(others));
      expect(height).toBe(floor.height);
      expect(bottomOf(otherSeats)).toBeLessThanOrEqual(middle!.top);
      expect(bottomOf(middle!)).toBeLessThanOrEqual(latest!.top);
      expect(bottomOf(mine)).toBeLessThanOrEqual(height);
      if (mine.left < floor.width / 3) expect(bottomOf(latest!)).toBeLessThanOrEqual(mine.top);
    },
  );

  it.each([1, 2, 3, 5])("cards are large enough for a thumb, with %i others", (others) => {
    const { widths } = tablePlaces(floor, company(others));
    const { chip, ...cards } = widths;
    expect(chip).toBeGreaterThanOrEqual(16);
    for (const width of Object.values(cards)) expect(width).toBeGreaterThanOrEqual(40);
  });
});
