/* The drawings of the Cabo deck. The points of a card are a mountain: one layer of rock for each,
   from still water (0) to the volcano (13), so that height says what colour says. */

/** The colours from cool to hot; each is dark enough to be read on paper. */
export const HEAT = [
  "#1c6390",
  "#14708a",
  "#0d7474",
  "#177659",
  "#37743c",
  "#597027",
  "#706918",
  "#846311",
  "#955a10",
  "#a25014",
  "#a8431a",
  "#ac3722",
  "#ad2a2b",
  "#9c1a2e",
] as const;

const SWAY = [0, 7, -6, 3, -9, 6, -2, 8, -5, 2, -4, 4, -1, 0];

/** The layers of a mountain, the highest and farthest first. */
export function layers(value: number): string[] {
  return Array.from({ length: value }, (_, index) => {
    const layer = value - index;
    const peak = 50 + (SWAY[layer] ?? 0);
    const top = Math.round(131 - 6.7 * layer);
    const side = Math.round(133 - 2.6 * layer);
    const left = side + ((layer * 5) % 7) - 3;
    const right = side + ((layer * 3) % 7) - 3;
    return (
      `M1 129V${left}C${peak - 30} ${left - 2} ${peak - 14} ${top} ${peak} ${top}` +
      `S${peak + 30} ${right - 2} 99 ${right}V129A10 10 0 0 1 89 139H11A10 10 0 0 1 1 129Z`
    );
  });
}

/** The objects in the landscapes of 1 to 6, on a grid of 24 like the signs. */
export const SIGHTS = [
  "",
  // a sprout
  "M12 22V12M12 14C12 9 9 7 4 7C4 12 7 14 12 14ZM12 11C12 6 15 4 20 4C20 9 17 11 12 11Z",
  // two birds
  "M1 9C3 5 6 5 7.5 9C9 5 12 5 14 9M11 18C13 14 16 14 17.5 18C19 14 21 14 23 18",
  // three firs
  "M5 20V22M5 8L9 20H1ZM12 20V22M12 3L17 20H7ZM19 20V22M19 8L23 20H15Z",
  // a tent
  "M12 4L22 22H2ZM12 4L10.5 1.5M12 4L13.5 1.5M12 12L8 22H16Z",
  // a balloon
  "M12 1C17 1 19.5 4.5 19.5 8C19.5 12 16 14 14.5 17H9.5C8 14 4.5 12 4.5 8C4.5 4.5 7 1 12 1Z" +
    "M12 1C8.5 5 8.5 12 11 17M12 1C15.5 5 15.5 12 13 17M10 20H14V23H10Z",
  // a hut with a fire in the stove
  "M4 12V22H20V12M1.5 13L12 4L22.5 13M10 22V16H14V22M17 8V4M17 1.5C18 .5 19 1 20 0",
] as const;

/** The card 0: a paper boat on still water. */
export const BOAT = "M29 109H71L63 122H37ZM39 109L50 95L61 109M50 95V109";
export const WATER =
  "M1 121C7 118 12 118 18 121S30 124 36 121S48 118 54 121S66 124 72 121S84 118 90 121" +
  "S96 123 99 121V129A10 10 0 0 1 89 139H11A10 10 0 0 1 1 129Z";
export const RIPPLES = "M10 130H26M36 132H58M68 129H80";

/** The card 13: an erupting volcano. */
export const VOLCANO =
  "M1 112C5 98 12 66 29 42C35 47 42 39 49 43S62 47 71 42C88 66 95 98 99 112" +
  "V129A10 10 0 0 1 89 139H11A10 10 0 0 1 1 129Z";
export const SPARKS =
  "M50 36V20M40 36L34 23M60 36L66 23M32 37L28 33M68 37L72 33M50 11V10.9M77 19V18.9";
export const STREAMS =
  "M38 48V55M46 48V52M61 48V56M17 117C27 109 37 121 49 114S69 119 80 112M26 128" +
  "C34 123 44 131 54 126";
