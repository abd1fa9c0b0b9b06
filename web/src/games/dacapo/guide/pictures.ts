// The drawn examples of the rules, with the numbers of cards at the table.
import { LEFT, MAX_CARDS, RIGHT, type Picture } from "../../../guide/pictures";
import { size } from "../../../guide/settings";

const YOU = "guide-picture-you";

export const PICTURES = {
  building: {
    caption: "guide-picture-building",
    pieces: () => [{ faces: ["1", "2", "3"], fan: true, label: "guide-picture-next", number: 4 }],
  },
  joker: {
    caption: "guide-picture-joker",
    pieces: () => [
      {
        faces: ["1", "2", "J"],
        fan: true,
        standsFor: 3,
        label: "guide-picture-next",
        number: 4,
      },
    ],
  },
  place: {
    caption: "guide-picture-place",
    pieces: (settings) => [
      { faces: ["5"], raised: [0], label: "guide-picture-stack-label" },
      {
        faces: some(["4", "2", null], size(settings, "help_piles"), null),
        label: "guide-picture-help-label",
      },
      {
        faces: some(["3", "5", "1", "2"], size(settings, "hand"), "2"),
        label: "guide-picture-hand-label",
      },
    ],
  },
  "others-stack": {
    caption: "guide-picture-others-stack",
    pieces: () => [
      { faces: ["4"], raised: [0], label: "Ben" },
      RIGHT,
      { faces: ["1", "2", "3"], fan: true },
      LEFT,
      { faces: ["5"], raised: [0], label: YOU },
    ],
  },
  left: {
    caption: "guide-picture-left",
    pieces: () => [
      { faces: [null], label: YOU },
      { faces: ["4"], label: "Ben · 7" },
      { faces: ["1"], label: "Chloé · 5" },
      { text: "12", result: true },
    ],
  },
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof PICTURES;

function some<T>(items: readonly T[], count: number, more: T): T[] {
  return Array.from({ length: Math.min(count, MAX_CARDS) }, (_, index) => items[index] ?? more);
}
