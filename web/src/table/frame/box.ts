// A part of the table, in pixels from its upper left corner.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The felt. */
export interface Floor {
  width: number;
  height: number;
  /** The size of letters: names need more room where it is large. */
  rem: number;
}

/** What lies on the felt whatever the game, where a game says so. */
export interface Places {
  /** Null where there is no room for it just now. */
  middle: Box | null;
  /** What just happened, in words. */
  told: Box | null;
  /** How many lines of that there is room for. */
  toldLines: 1 | 2;
  mine: Box;
  /** Higher than the felt where even the smallest cards do not fit: then it scrolls. */
  height: number;
}

/** An attachment that puts an element where it belongs; without a box it stays in the flow. */
export function placed(box: Box | null | undefined): (element: HTMLElement) => void {
  return ({ style }) => {
    style.position = box ? "absolute" : "";
    for (const side of ["left", "top", "width", "height"] as const) {
      style[side] = box ? `${box[side]}px` : "";
    }
  };
}
