/* One eye on each of the two cards of the mark: the left one looks, the right one winks. */

export const EYE =
  "M7 32C10 26.5 13.5 24.5 17.5 24.5S25 26.5 28 32C25 37.5 21.5 39.5 17.5 39.5S10 37.5 7 32Z" +
  "M17.5 30.8A1.2 1.2 0 1 1 17.5 33.2A1.2 1.2 0 0 1 17.5 30.8Z";
export const WINK = "M36 29.5C40 37 52 37 56 29.5M46 35.5V40M39.5 33.5L37 37.5M52.5 33.5L55 37.5";
