/* The border of a certificate, in millimetres: between two frames the winks of our card backs. */

export const WIDTH = 186;
export const HEIGHT = 271;
const BAND = 9;
const STEP = 12;

/** A wink, as on the back of the cards. */
const wink = (x: number, y: number) =>
  `M${x - 2.6} ${y - 0.8}q2.6 2.6 5.2 0m-2.6 1.3v1.3m-1.8-1.9l-.5 1m4.1-1l.5 1`;

/** Winks in the middle of the band, evenly from corner to corner; the corners stay free. */
function row(length: number, draw: (at: number) => string): string {
  const available = length - 2 * (BAND + 8);
  const count = Math.floor(available / STEP);
  const gap = available / count;
  return Array.from({ length: count + 1 }, (_, index) => draw(BAND + 8 + index * gap)).join("");
}

export const WINKS =
  row(WIDTH, (x) => wink(x, BAND / 2 + 1) + wink(x, HEIGHT - BAND / 2 - 1)) +
  row(HEIGHT, (y) => wink(BAND / 2 + 1, y) + wink(WIDTH - BAND / 2 - 1, y));

/** The places and angles of the little cards in the corners. */
export const CORNERS = [
  { x: 9, y: 9, turn: -45 },
  { x: WIDTH - 9, y: 9, turn: 45 },
  { x: 9, y: HEIGHT - 9, turn: -135 },
  { x: WIDTH - 9, y: HEIGHT - 9, turn: 135 },
];

/** A seal with a wavy edge round the middle, as a path. */
export function wavy(radius: number, waves: number): string {
  const at = (angle: number, far: number) =>
    `${(far * Math.sin(angle)).toFixed(2)} ${(-far * Math.cos(angle)).toFixed(2)}`;
  const step = (2 * Math.PI) / waves;
  let path = `M${at(0, radius)}`;
  for (let wave = 0; wave < waves; wave += 1) {
    path += `Q${at((wave + 0.5) * step, radius * 1.13)} ${at((wave + 1) * step, radius)}`;
  }
  return `${path}Z`;
}
