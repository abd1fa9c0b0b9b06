/* The signs of the app, drawn by hand on a grid of 24: one stroked path each.
   The cards carry some of them too, so that a sign always means the same.
   These are on the first screen and at a table; the others are fetched (`more.ts`). */
import type { MORE } from "./laterPaths";

export const ROUND = "M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18Z";
export const UPRIGHT = "M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z";

export const ICONS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  back: "M15 5l-7 7 7 7",
  close: "M6 6l12 12M18 6L6 18",
  plus: "M12 5v14M5 12h14",
  eye:
    "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12Z" +
    "M12 9.4a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 0 1 0-5.2Z",
  spyglass:
    "M1.7 17.5L6 14.1L8.5 17.3L4.2 20.7ZM5.4 13.3L11.5 8.1L15.7 13.4L9.1 18.1Z" +
    "M11 7.5L17.6 1.7L23 8.8L16.2 14.1Z",
  swap: "M3 7h3c6 0 6 10 12 10h3M18 14l3 3-3 3M3 17h3c6 0 6-10 12-10h3M18 4l3 3-3 3",
  bell: "M5 17c1.5-1.5 2-3 2-7a5 5 0 0 1 10 0c0 4 .5 5.5 2 7ZM10 20.5c1 1 3 1 4 0M12 5V3",
  clock: ROUND + "M12 7v5l3.5 2",
  globe: ROUND + "M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18",
  card: UPRIGHT + "M12 8.5l2.7 3.5-2.7 3.5L9.3 12Z",
  book: "M12 6.5C10 5 7 4.5 3.5 4.5V18c3.5 0 6.5.5 8.5 2c2-1.5 5-2 8.5-2V4.5C17 4.5 14 5 12 6.5ZV20",
  hat: "M2 9.5L12 5l10 4.5L12 14ZM6 11.5V16c3 2.7 9 2.7 12 0v-4.5M22 9.5V15",
  settings:
    "M4 7h8M18 7h2M4 17h2M12 17h8M15 4.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5Z" +
    "M9 14.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5Z",
  pause: "M8 5v14M16 5v14",
  play: "M7 4.5v15l12-7.5Z",
  "wifi-off":
    "M4 3l17 17M12 19h.01M8.5 15.5c1-.9 2.2-1.4 3.5-1.4M5 12c1-.9 2-1.6 3.3-2.1" +
    "M2 8.5c1-.9 2-1.5 3-2M14 9.8c1.9.3 3.6 1.1 5 2.2M10 5.5c4.5-.6 8.5.5 12 3",
  reload: "M20 12a8 8 0 1 1-2.5-5.8L20 8.5M20 4v4.5h-4.5",
  smile: ROUND + "M9 10h.01M15 10h.01M8 14c2 3 6 3 8 0",
  pencil: "M4 20l1-4.5L16.5 4a2 2 0 0 1 3 0l.5.5a2 2 0 0 1 0 3L8.5 19ZM14.5 6l3.5 3.5",
  "arrow-right": "M5 12h14M13 6l6 6-6 6",
} as const;

export type FirstIcon = keyof typeof ICONS;
export type IconName = FirstIcon | keyof typeof MORE;
