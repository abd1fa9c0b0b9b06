import { describe, expect, it } from "vitest";
import type { Box, Floor } from "../../../table/frame/box";
import { extent, type CardCounts } from "./plans";
import { seating, type Seating } from "./seating";

/** The felt of phones, tablets and desktops. */
const FLOORS: Record<string, Floor> = {
  "360x640": { width: 360, height: 471, rem: 16 },
  "390x844": { width: 390, height: 675, rem: 16 },
  "844x390": { width: 632, height: 390, rem: 16 },
  "720x450": { width: 508, height: 450, rem: 16 },
  "820x1180": { width: 820, height: 1023, rem: 16 },
  "1280x720": { width: 944, height: 571, rem: 16 },
  "1440x900": { width: 1104, height: 751, rem: 16 },
  "1920x1080": { width: 1584, height: 931, rem: 16 },
};
const OTHERS = [1, 2, 3, 4, 5];

function countsFor(others: number, square: boolean): CardCounts {
  return { others: Array<number>(others).fill(4), mine: 4, square };
}

function allBoxes({ seats, middle, latest, mine }: Seating): Box[] {
  return [...seats.map(({ box }) => box), middle, latest, mine].filter((box) => box !== null);
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left + one.width > other.left + 1 &&
    other.left + other.width > one.left + 1 &&
    one.top + one.height > other.top + 1 &&
    other.top + other.height > one.top + 1
  );
}

it("has two lines for what happened where my cards leave less width for it", () => {
  for (const size of ["360x640", "1440x900"]) {
    const { latest, latestLines, mine } = seating(FLOORS[size]!, countsFor(5, true));
    expect(latest!.left + latest!.width).toBeLessThanOrEqual(mine.left + 1);
    expect([latestLines, latest!.height >= 2.4 * 16]).toEqual([2, true]);
  }
});

describe.each(Object.entries(FLOORS))("on %s", (_name, floor) => {
  it.each(OTHERS)("everything lies on the felt without overlapping, with %i others", (others) => {
    for (const square of [false, true]) {
      const plan = seating(floor, countsFor(others, square));
      expect(plan.height).toBe(floor.height);
      const boxes = allBoxes(plan);
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.left + box.width).toBeLessThanOrEqual(floor.width + 1);
        expect(box.top + box.height).toBeLessThanOrEqual(floor.height + 1);
        for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
      }
    }
  });

  it("my cards are larger than those of others, and large enough for a thumb", () => {
    for (const others of OTHERS) {
      const { sizes } = seating(floor, countsFor(others, false));
      expect(sizes.mine).toBeGreaterThan(sizes.other);
      expect(sizes.mine).toBeGreaterThanOrEqual(44);
    }
  });
});

it("on a phone, the cards of up to three opponents are 44 pixels wide", () => {
  for (const others of [1, 2, 3]) {
    const { sizes } = seating(FLOORS["390x844"]!, countsFor(others, false));
    expect(sizes.other).toBeGreaterThanOrEqual(44);
  }
});

it("all cards, with their gaps, are large enough for a thumb", () => {
  for (const [name, floor] of Object.entries(FLOORS)) {
    for (const others of OTHERS) {
      for (const square of [false, true]) {
        const { sizes, gap } = seating(floor, countsFor(others, square));
        expect(sizes.other + gap, `${others} on ${name}`).toBeGreaterThanOrEqual(40);
        expect(sizes.other, `${others} on ${name}`).toBeGreaterThanOrEqual(30);
      }
    }
  }
});

it("cards stay large enough for a thumb with penalty cards", () => {
  for (const floor of [FLOORS["390x844"]!, FLOORS["360x640"]!]) {
    const { sizes, gap, height } = seating(floor, {
      others: [4, 6, 4, 4, 4],
      mine: 6,
      square: true,
    });
    expect(sizes.other + gap).toBeGreaterThanOrEqual(40);
    expect(height).toBe(floor.height);
  }
});

it("the piles are larger than the cards of others", () => {
  for (const [name, floor] of Object.entries(FLOORS)) {
    for (const others of OTHERS) {
      for (const square of [false, true]) {
        const { sizes } = seating(floor, countsFor(others, square));
        expect(sizes.pile, `${others} on ${name}`).toBeGreaterThan(sizes.other);
      }
    }
  }
});

it("the others sit clockwise: from the left over the top to the right", () => {
  for (const others of [2, 3, 4, 5]) {
    const { seats } = seating(FLOORS["1440x900"]!, countsFor(others, false));
    const turns = seats.map(({ box }) => {
      const [x, y] = [box.left + box.width / 2 - 552, box.top + box.height / 2 - 751];
      return Math.atan2(x, -y);
    });
    expect(turns).toEqual([...turns].sort((one, other) => one - other));
  }
});

it("larger letters make the cards smaller, and make the table scroll if they are too large", () => {
  const floor = FLOORS["360x640"]!;
  const large = seating({ ...floor, rem: 32 }, countsFor(4, true));
  expect(large.sizes.pile).toBeLessThan(seating(floor, countsFor(4, true)).sizes.pile);
  expect(large.height).toBeGreaterThan(floor.height);
});

it("new cards do not move the earlier ones", () => {
  expect(extent(4, "block")).toEqual({ columns: 2, rows: 2 });
  expect(extent(5, "block")).toEqual({ columns: 3, rows: 2 });
  expect(extent(8, "block")).toEqual({ columns: 4, rows: 2 });
  expect(extent(7, "flat")).toEqual({ columns: 6, rows: 2 });
});

it("extremely many cards have a place", () => {
  const plan = seating(FLOORS["360x640"]!, { others: [28, 28], mine: 28, square: true });
  expect(plan.sizes.mine).toBeGreaterThanOrEqual(40);
});
