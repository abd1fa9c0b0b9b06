// The faces of people, made of parts: each number chooses one part of a kind.
import type { Mood } from "./mood";
import { brows, dot, eyes, INK, line, mouth, shape, shoulders, type Stroke } from "./strokes";

/** The kinds of parts, in the order of the numbers. */
export type Feature =
  "skin" | "hair" | "hair-colour" | "glasses" | "hat" | "extra" | "clothes" | "ground";

const SKIN = ["#f8dcc2", "#f3cba6", "#e8b48a", "#d59a6c", "#b97d52", "#9a6440", "#7f4d31"];
const HAIR_COLOURS = [
  ...["#241e1c", "#4a2f20", "#7a4a2a", "#a9562b", "#d8a548", "#efe0b8"],
  ...["#b9b2a8", "#ece7dc", "#8c3a48", "#3f6479"],
];
const CLOTHES = [
  ...["#6f8a56", "#a5673f", "#74506c", "#2f6f73", "#3a4557", "#b5607c", "#c79a3e", "#e2d3b4"],
];
/** The number of coloured grounds; characters.ts has the colours. */
const GROUNDS = 6;

/** The hair behind the head, and in front of it. */
interface Hair {
  back?: (colour: string) => Stroke[];
  front?: (colour: string) => Stroke[];
}

const FRINGE =
  "M11 19.500q0-10.300 9-10.300t9 10.300q-1.600-4.600-4.600-5.400q-4.400.8-8.800 0q-3 .8-4.600 5.400z";
const cropped = (colour: string) => [
  shape(
    colour,
    "M11 18.500q-.6-9.500 9-9.500t9 9.500q-1.200-3.800-3.400-4.800q-5.600-1.200-11.200 0q-2.200 1-3.400 4.800z",
  ),
];

const HAIR: readonly Hair[] = [
  { front: cropped },
  {
    // parted at the side
    back: (colour) => [dot(20, 17, 10, colour)],
    front: (colour) => [
      shape(
        colour,
        "M10.800 19q-.4-10 9.200-10t9.200 10q-.8-4.200-3-5.600q-7.400.6-10.800-3.200q-.6 5.400-4.600 8.800z",
      ),
    ],
  },
  {
    // curls
    back: (colour) => [
      ...[9.8, 14.8, 20, 25.2, 30.2].map((x) =>
        dot(x, x === 20 ? 9.4 : x > 12 && x < 28 ? 10.4 : 14.6, 4.4, colour),
      ),
      dot(9.6, 20, 3.4, colour),
      dot(30.4, 20, 3.4, colour),
    ],
    front: (colour) => [
      dot(14.6, 12.8, 3.2, colour),
      dot(20, 11.8, 3.4, colour),
      dot(25.4, 12.8, 3.2, colour),
    ],
  },
  {
    // long
    back: (colour) => [
      shape(colour, "M9 33q-2.500-26 11-26.500q13.500.5 11 26.500q-4 1.500-6-1h-10q-2 2.500-6 1z"),
    ],
    front: (colour) => [shape(colour, FRINGE)],
  },
  {
    // a bob
    back: (colour) => [
      shape(
        colour,
        "M9 26.500q-2-19.500 11-20q13 .5 11 20q-2.400 1.600-4.600 0h-12.800q-2.200 1.600-4.600 0z",
      ),
    ],
    front: (colour) => [
      shape(
        colour,
        "M11 19.500q0-10.500 9-10.500t9 10.500q-.6-2.600-1.400-3.700h-15.200q-.8 1.100-1.400 3.700z",
      ),
    ],
  },
  {
    // a bun
    back: (colour) => [dot(20, 6.4, 4.2, colour), dot(20, 17.4, 10, colour)],
    front: (colour) => [
      shape(
        colour,
        "M11 19q.4-9.200 9-9.500q8.600.3 9 9.500q-2.600-5.400-9-5.800q-6.400.4-9 5.800z",
      ),
    ],
  },
  {
    // two plaits
    back: (colour) => [
      dot(20, 17.5, 10.4, colour),
      dot(8.8, 25.5, 2.8, colour, 6.4),
      dot(31.2, 25.5, 2.8, colour, 6.4),
    ],
    front: (colour) => [shape(colour, FRINGE)],
  },
  {
    // spikes
    front: (colour) => [
      shape(
        colour,
        "M10.800 18.500l-1.400-6 3.200 1.500.6-5.600 3.600 3 2.600-5.400 3.200 4.600 4-3.200.6 5.200 3.800-1-1.800 6.900q-1.200-3.600-3.400-4.400q-5.600-1.200-11.200 0q-2.200.8-3.800 4.400z",
      ),
    ],
  },
  {
    // a quiff
    front: (colour) => [
      ...cropped(colour),
      shape(
        colour,
        "M12 13.500q1-7.500 11-7.500q6 .5 5.500 5q-3.500-2.500-7 0q-4 2.500-9.500 2.500z",
      ),
    ],
  },
  {
    // a ring of hair
    back: (colour) => [dot(11, 19, 2.6, colour, 4.2), dot(29, 19, 2.6, colour, 4.2)],
  },
  {}, // none at all
];

const lens = (x: number, fill: string, r = 3.1): Stroke => ({
  d: dot(x, 20.7, r, "").d,
  fill,
  stroke: INK,
  width: 1.1,
});
const pane = (x: number): Stroke => ({
  d: `M${x - 3.1} 18.400h6.200v3.600q0 1.400-1.400 1.400h-3.400q-1.400 0-1.400-1.400z`,
  fill: "#fff6",
  stroke: INK,
  width: 1.2,
});
const BRIDGE = line("M19.300 20.300q.7-.6 1.400 0", 1.1);
const GLASSES: readonly (readonly Stroke[])[] = [
  [],
  [lens(16.1, "#fff6"), lens(23.9, "#fff6"), BRIDGE],
  [pane(16), pane(24), BRIDGE],
  [lens(16.1, INK), lens(23.9, INK), BRIDGE, line("M11 19.600l2.400.5M29 19.600l-2.400.5", 1.1)],
  [lens(24, "#fff6", 3.3), line("M27 22.500q1 4 .4 8", 0.8)],
  [
    { ...lens(16, "#f6c96a88", 3.5), stroke: "#a05a2c" },
    { ...lens(24, "#f6c96a88", 3.5), stroke: "#a05a2c" },
    { ...BRIDGE, stroke: "#a05a2c" },
  ],
];

const CROWN_OF_HEAD = "M10.200 15.800q-.8-10.300 9.800-10.300t9.800 10.300z";
const HATS: readonly (readonly Stroke[])[] = [
  [],
  [
    shape("#3e5468", CROWN_OF_HEAD),
    shape("#2f4254", "M8.400 17q11.600-4.400 23.200 0l.8.900q-12.400-2.400-24.800 0z"),
  ],
  [
    shape("#a8443d", CROWN_OF_HEAD),
    shape("#8c352f", "M9.600 13.600h20.800q1 0 1 1.700t-1 1.700h-20.800q-1 0-1-1.700t1-1.700z"),
    dot(20, 4.8, 2.4, "#ece7dc"),
  ],
  [
    shape("#e0bd6e", "M12.500 14.500q-.5-9.500 7.500-9.500t7.500 9.500z"),
    shape("#a8443d", "M12.200 12h15.600l.2 3h-16z"),
    shape("#e9cb86", "M3.500 15.800q16.500-3.600 33 0q-3 2.200-16.500 2.200t-16.500-2.200z"),
  ],
  [
    shape(
      "#c2476b",
      "M20 9.500l-6.500-3.500q-1.600 3.800.2 7.200zM20 9.500l6.500-3.500q1.600 3.800-.2 7.200z",
    ),
    dot(20, 9.5, 2, "#a03556"),
  ],
  [shape("#2f6f73", "M10.300 14.800q9.700-4.600 19.400 0l.5 3q-10.200-4.600-20.400 0z")],
  [
    shape(
      "#54406b",
      "M9.200 14.500q-1.600-8.500 9.800-9q12.500-.2 13.600 5.500q.2 3.600-4.600 4.400q-8-2.800-18.800-.9z",
    ),
    line("M20.500 5.800l.6-2", 1.4, "#54406b"),
  ],
  [
    shape(
      "#e3b23c",
      "M11.200 14.800l-1.600-9 5.400 4.400 5-6 5 6 5.400-4.400-1.600 9q-8.800-2.600-17.600 0z",
    ),
    dot(20, 10.8, 1.1, "#a8443d"),
  ],
];

/** Hair too high for the hats below: a bun, spikes and a quiff. */
const HIGH_HAIR = [HAIR[5]!, HAIR[7]!, HAIR[8]!];
/** A cap, a woolly hat, a straw hat and a beret. */
const CLOSE_HATS = [HATS[1]!, HATS[2]!, HATS[3]!, HATS[6]!];
const SUNGLASSES = GLASSES[3]!;

/** A full beard, a moustache, earrings, freckles, red cheeks, a chin beard and a scarf. */
const EXTRAS: readonly ((hairColour: string) => Stroke[])[] = [
  () => [],
  (hair) => [
    shape(
      hair,
      "M11.200 20.500q1.400 2.800 3.600 3.200q2.600-1.400 5.200-.6q2.600-.8 5.200.6q2.200-.4 3.600-3.200q.9 12.600-8.800 13q-9.700-.4-8.800-13z",
    ),
  ],
  (hair) => [
    shape(
      hair,
      "M14.600 25.600q2.600-2.600 5.400-.8q2.800-1.800 5.400.8q-2.400 1.200-5.400 0q-3 1.200-5.400 0z",
    ),
  ],
  () => [dot(11, 25.4, 1.4, "#f0cf73"), dot(29, 25.4, 1.4, "#f0cf73")],
  () => [13.6, 15.4, 24.6, 26.4].map((x, index) => dot(x, index % 3 ? 24.6 : 23.6, 0.6, "#b4693f")),
  () => [dot(14, 24.4, 1.6, "#ee8f7a99"), dot(26, 24.4, 1.6, "#ee8f7a99")],
  (hair) => [
    shape(hair, "M17.600 28.600q2.400-.8 4.800 0q.2 3.600-2.400 3.800q-2.600-.2-2.400-3.800z"),
  ],
  () => [shape("#c4574b", "M12.500 29.500q7.500 3.600 15 0l1.400 3.400q-8.900 4-17.800 0z")],
];

/** The number of choices of each feature, in the order of the numbers. */
export const FEATURES: readonly (readonly [Feature, number])[] = [
  ["skin", SKIN.length],
  ["hair", HAIR.length],
  ["hair-colour", HAIR_COLOURS.length],
  ["glasses", GLASSES.length],
  ["hat", HATS.length],
  ["extra", EXTRAS.length],
  ["clothes", CLOTHES.length],
  ["ground", GROUNDS],
];

/** The number wraps round, so all parts are equally likely. */
const pickWrapped = <T>(choices: readonly T[], number = 0): T => choices[number % choices.length]!;
/** A number beyond the last part means the first one, which is empty. */
const pickOrFirst = <T>(choices: readonly T[], number = 0): T => choices[number] ?? choices[0]!;

/** The choice of a feature that a number stands for. */
export function choiceOf([feature, count]: readonly [Feature, number], number = 0): number {
  if (feature === "glasses" || feature === "hat" || feature === "extra") {
    return number < count ? number : 0;
  }
  return number % count;
}

/** A person's face in a mood. Numbers that are missing, or beyond the choices, are ignored. */
export function person(face: readonly number[], mood: Mood): Stroke[] {
  const [skinNumber, hairNumber, colourNumber, glassesNumber, hatNumber, extraNumber, clothes] =
    face;
  const skin = pickWrapped(SKIN, skinNumber);
  const hat = pickOrFirst(HATS, hatNumber);
  const chosenHair = pickWrapped(HAIR, hairNumber);
  const fits = !HIGH_HAIR.includes(chosenHair) || !CLOSE_HATS.includes(hat);
  const hair = fits ? chosenHair : HAIR[0]!;
  const glasses = pickOrFirst(GLASSES, glassesNumber);
  const colour = pickWrapped(HAIR_COLOURS, colourNumber);
  const extra = pickOrFirst(EXTRAS, extraNumber);
  const bearded = extra === EXTRAS[1];
  return [
    ...(hair.back?.(colour) ?? []),
    shoulders(pickWrapped(CLOTHES, clothes)),
    dot(11.2, 21, 2, skin),
    dot(28.8, 21, 2, skin),
    { d: dot(11.2, 21, 2, "").d, fill: "#0000001a" },
    { d: dot(28.8, 21, 2, "").d, fill: "#0000001a" },
    dot(20, 20.4, 8.8, skin, 9.8),
    ...(hair.front?.(colour) ?? []),
    ...extra(colour),
    ...glasses,
    ...(glasses === SUNGLASSES ? [] : eyes(mood, 20.7, 3.8, 1.3)),
    ...brows(mood, 20.5, colour === skin ? INK : colour, 3.8),
    line("M20 22.600q.9.900 0 1.300", 1, "#0000003a"),
    ...mouth(
      mood,
      26.8,
      [line("M17.400 26.600q2.600 2 5.200 0", 1.4, bearded ? "#e9c2a8" : INK)],
      3,
    ),
    ...hat,
  ];
}
