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
  /** The size of letters: larger names need more room. */
  rem: number;
}

/** The boxes on the felt that every game has, if the game itself decides on them. */
export interface Places {
  /** Null while it does not fit. */
  middle: Box | null;
  /** The latest event, in words. */
  latest: Box | null;
  /** The number of lines that fit for the latest event. */
  latestLines: 1 | 2;
  mine: Box;
  /** It exceeds the height of the felt if even the smallest cards do not fit: then the felt scrolls. */
  height: number;
}

/** An attachment that moves an element to its box; without a box it stays in the flow. */
export function placed(box: Box | null | undefined): (element: HTMLElement) => void {
  return ({ style }) => {
    style.position = box ? "absolute" : "";
    for (const side of ["left", "top", "width", "height"] as const) {
      style[side] = box ? `${box[side]}px` : "";
    }
  };
}
