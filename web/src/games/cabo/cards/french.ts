/* The drawings of the playing cards. Black is solid, red an outline: no need of colour. */

/** The suits, drawn around the middle (0, 0), twenty high. */
export const PIPS: Record<string, string> = {
  S:
    "M0-10C3-5.5 9-2.5 9 2.5C9 5.5 7 7 5 7C3.2 7 1.8 6.2 1.2 5C1.2 7.5 2.2 9 3.5 9.8H-3.5" +
    "C-2.2 9-1.2 7.5-1.2 5C-1.8 6.2-3.2 7-5 7C-7 7-9 5.5-9 2.5C-9-2.5-3-5.5 0-10Z",
  H:
    "M0 9.5C-3 5-9 2-9-3.5C-9-7-6.7-8.8-4.5-8.8C-2.3-8.8-.8-7.5 0-5.5C.8-7.5 2.3-8.8 4.5-8.8" +
    "C6.7-8.8 9-7 9-3.5C9 2 3 5 0 9.5Z",
  D: "M0-10Q3.5-4.5 8 0Q3.5 4.5 0 10Q-3.5 4.5-8 0Q-3.5-4.5 0-10Z",
  C:
    "M-1.2 4A4.7 4.7 0 1 1-3.8-2.2A4.7 4.7 0 1 1 3.8-2.2A4.7 4.7 0 1 1 1.2 4" +
    "C1.2 7 2.2 9 3.5 9.8H-3.5C-2.2 9-1.2 7-1.2 4Z",
  // a joker's star
  X: "M0-9.5L2.6-3.3L9.5-2.9L4.2 1.5L5.9 8.2L0 4.5L-5.9 8.2L-4.2 1.5L-9.5-2.9L-2.6-3.3Z",
};

type Place = readonly [x: number, y: number];

/** The positions of the pips of each rank. */
export function pipPlaces(rank: string): Place[] {
  const [left, middle, right] = [36, 50, 64];
  const column = (x: number, ...heights: number[]): Place[] => heights.map((y) => [x, y]);
  const pair = (...heights: number[]) =>
    heights.flatMap((y): Place[] => [
      [left, y],
      [right, y],
    ]);
  switch (rank) {
    case "2":
      return column(middle, 45, 95);
    case "3":
      return column(middle, 42, 70, 98);
    case "4":
      return pair(45, 95);
    case "5":
      return [...pair(45, 95), [middle, 70]];
    case "6":
      return pair(43, 70, 97);
    case "7":
      return [...pair(43, 70, 97), [middle, 56.5]];
    case "8":
      return [...pair(43, 70, 97), [middle, 56.5], [middle, 83.5]];
    case "9":
      return [...pair(38, 59, 81, 102), [middle, 70]];
    case "10":
      return [...pair(38, 59, 81, 102), [middle, 48.5], [middle, 91.5]];
    default:
      return [];
  }
}

interface Court {
  /** The hair behind the head, in full colour. */
  hair: string;
  /** The hat or crown on the head. */
  hat: string;
  /** The eyes and mouth. */
  look: string;
  /** The beard in front of the face. */
  beard?: string;
}

export const ROBE = "M25 113C25 97 35 90 50 90S75 97 75 113Z";
export const HEAD = "M34 64C34 54 41 49 50 49S66 54 66 64V70C66 80 59 86 50 86S34 80 34 70Z";
const BEARD = "M33 68C38 74 42 72 50 72S62 74 67 68C69 84 62 97 50 97S31 84 33 68Z";
const CROWN = "M32 54L29 33L41 43L50 28L59 43L71 33L68 54Z";

/** The jack winks, the queen smiles, the red king (0) sleeps well, the black king (13) does not. */
export const COURTS: Record<string, Court> = {
  J: {
    hair: "M29 58H71C75 70 72 82 67 84H33C28 82 25 70 29 58Z",
    hat: "M28 58C26 40 40 32 56 36C62 26 72 24 79 28C74 30 72 36 69 42C72 46 73 52 72 58Z",
    look: "M42.5 65V66.5M54 66.5C56 64 59 64 61 66.5M44 76C48 80 54 79 57 75",
  },
  Q: {
    hair: "M50 44C68 44 72 58 73 74C74 86 75 92 77 98H23C25 92 26 86 27 74C28 58 32 44 50 44Z",
    hat: "M34 52L30 36L40 43L50 32L60 43L70 36L66 52C56 48 44 48 34 52Z",
    look:
      "M41 66C42.5 63.5 45 63.5 46.5 66M53.5 66C55 63.5 57.5 63.5 59 66" +
      "M46 76C48 78.5 52 78.5 54 76",
  },
  red: {
    hair: "M30 54H70C73 64 72 76 68 80H32C28 76 27 64 30 54Z",
    hat: CROWN,
    look:
      "M39.5 64C41 66.5 45 66.5 46.5 64M53.5 64C55 66.5 59 66.5 60.5 64" +
      "M45 79C48 81.5 52 81.5 55 79",
    beard: BEARD,
  },
  black: {
    hair: "M30 54H70C73 64 72 76 68 80H32C28 76 27 64 30 54Z",
    hat: CROWN,
    look: "M38 59.5L46 63M62 59.5L54 63M43 66V66.5M57 66V66.5M45 81C48 78.5 52 78.5 55 81",
    beard: BEARD,
  },
  X: {
    hair: "M32 60H68V76C68 82 60 88 50 88S32 82 32 76Z",
    hat:
      "M33 60C30 46 24 44 16 50C14 36 26 28 38 38C40 26 48 22 50 14C52 22 60 26 62 38" +
      "C74 28 86 36 84 50C76 44 70 46 67 60C56 55 44 55 33 60Z",
    look: "M43 66V67.5M53.5 67C55.5 64.5 58.5 64.5 60.5 67M41 75C46 82 54 82 59 75",
  },
};
