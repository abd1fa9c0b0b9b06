/* The drawings of the Da Capo! deck: a scale that climbs its stave, one note for each number. */

/** The colours from indigo to raspberry; numbers above ten have the last one. */
export const TONES = [
  "#2f4a8c",
  "#37468f",
  "#434192",
  "#523c92",
  "#60388d",
  "#6d3486",
  "#79307b",
  "#832d6d",
  "#8c2b5d",
  "#92294c",
] as const;

export const STAVE = "M1 100H95M1 107H95M1 114H95M1 121H95M1 128H95M91 100V128";

const dot = (x: number, y: number, size: number) =>
  `M${x - size} ${y + size * 0.3}a${size} ${size * 0.75} -20 1 1 ${size * 2} ${-size * 0.6}` +
  `a${size} ${size * 0.75} -20 1 1 ${-size * 2} ${size * 0.6}Z`;

interface Scale {
  /** The notes below the last one. */
  run: string;
  /** The last note, and its stem. */
  head: string;
  stem: string;
}

/** The scale up to a number: ten notes climb the whole stave, more of them in smaller steps. */
export function scale(number: number): Scale {
  const steps = Math.max(number, 10);
  const across = (note: number) => 6 + (78 * (note - 0.5)) / steps;
  const height = (note: number) => 131 - (33 * note) / steps;
  let run = "";
  for (let note = 1; note < number; note += 1) {
    run += dot(across(note), height(note), steps > 14 ? 2 : 3.2);
  }
  const [x, y] = [across(number), height(number)];
  // As in real music, high notes hang their stem down.
  const stem =
    y < 114
      ? `M${x - 5} ${y + 1}V${y + 22}c1-5 7-5 6-12`
      : `M${x + 5} ${y - 1}V${y - 22}c1 5 7 5 6 12`;
  return { run, head: dot(x, y, 5.5), stem };
}

/** The joker's sign, a fermata, and its eye. */
export const FERMATA = "M-9 4C-9-9 9-9 9 4M0 2.5V2.6";

/** The joker: cap and bells are notes, the eyes are fermatas, the smile is a slur. */
export const CAP =
  "M24 68C24 52 22 48 13 44C24 38 34 42 38 50C40 42 46 38 50 25C54 38 60 42 62 50" +
  "C66 42 76 38 87 44C78 48 76 52 76 68C60 62 40 62 24 68Z";
export const BELLS = dot(14, 46, 5.5) + dot(50, 25, 5.5) + dot(86, 46, 5.5);
export const SMILE = "M31 98C40 110 60 110 69 98C60 105 40 105 31 98Z";
