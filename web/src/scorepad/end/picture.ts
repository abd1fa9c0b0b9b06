// The end of a match as a picture to share: the winner, everybody's total, and their feats.
import { balanced, fontOf, write } from "../../ui/canvasText";
import { drawSvg } from "./svgOnCanvas";

export interface Ending {
  /** The game and the date. */
  about: string;
  /** The winners. */
  won: string;
  lines: readonly EndingLine[];
}

export interface EndingLine {
  place: number;
  name: string;
  points: string;
  feats: readonly string[];
}

const WIDTH = 1080;
const MARGIN = 72;
const FAN = { top: 170, card: 230, turns: [-17, 17, 0] };
const TITLE = { top: 545, size: 60, line: 72, maxLines: 3 };
const LINE = 66;
const FEAT = 44;
const PAD = 26;
const GAP = 14;
/** The view box of a card. */
const CARD = { width: 100, height: 140 };
/** The colours of felt and paper in light mode: a picture has no theme. */
const FELT = "#21505a";
const EDGE = "#153840";
const PAPER = "#fffaf0";
const INK = "#23291f";
const QUIET = "#55563f";
const GOOD = "#2c6b46";
const FIRST = "#f0a830";

/** Draw the picture with the cards of a fan that is on the page: left, right, front. */
export async function pictureOf(ending: Ending, fan: Element): Promise<Blob | null> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  const ink = canvas.getContext("2d");
  if (!ink) return null;
  const title = balanced(
    ink,
    ending.won,
    fontOf(TITLE.size, 900),
    WIDTH - 2 * MARGIN,
    TITLE.maxLines,
  );
  const top = TITLE.top + title.length * TITLE.line;
  const heights = ending.lines.map(({ feats }) => 2 * PAD + LINE + feats.length * FEAT);
  canvas.height = top + 60 + heights.reduce((sum, one) => sum + one + GAP, 0) + 110;

  ink.fillStyle = FELT;
  ink.fillRect(0, 0, WIDTH, canvas.height);
  ink.strokeStyle = EDGE;
  ink.lineWidth = 24;
  ink.strokeRect(12, 12, WIDTH - 24, canvas.height - 24);
  ink.textAlign = "center";
  write(ink, ending.about, WIDTH / 2, 104, fontOf(34, 700), PAPER, WIDTH - 2 * MARGIN);
  drawFan(ink, fan);
  for (const [row, text] of title.entries()) {
    const y = TITLE.top + (row + 1) * TITLE.line;
    write(ink, text, WIDTH / 2, y, fontOf(TITLE.size, 900), PAPER, WIDTH - 2 * MARGIN);
  }
  let y = top + 60;
  for (const [index, line] of ending.lines.entries()) {
    drawLine(ink, line, y, heights[index]!);
    y += heights[index]! + GAP;
  }
  ink.textAlign = "center";
  write(ink, "Dacabo", WIDTH / 2, canvas.height - 58, fontOf(34, 900), PAPER, WIDTH);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** Draw the cards turned as on the page, around a point below them. */
function drawFan(ink: CanvasRenderingContext2D, fan: Element): void {
  const scale = FAN.card / CARD.width;
  for (const [index, svg] of [...fan.querySelectorAll("svg")].entries()) {
    ink.save();
    ink.translate(WIDTH / 2, FAN.top + CARD.height * scale * 1.2);
    ink.rotate(((FAN.turns[index] ?? 0) * Math.PI) / 180);
    ink.scale(scale, scale);
    ink.translate(-CARD.width / 2, -CARD.height * 1.2 + (index < 2 ? 0 : -4));
    drawSvg(ink, svg);
    ink.restore();
  }
}

function drawLine(
  ink: CanvasRenderingContext2D,
  { place, name, points, feats }: EndingLine,
  y: number,
  height: number,
): void {
  const [left, right] = [MARGIN, WIDTH - MARGIN];
  ink.fillStyle = PAPER;
  ink.beginPath();
  ink.roundRect(left, y, right - left, height, 24);
  ink.fill();
  if (place === 1) {
    ink.fillStyle = FIRST;
    ink.beginPath();
    ink.roundRect(left, y, 16, height, [24, 0, 0, 24]);
    ink.fill();
  }
  const base = y + PAD + 46;
  const weight = place === 1 ? 900 : 700;
  ink.textAlign = "center";
  write(ink, String(place), left + 66, base, fontOf(44, 800), QUIET, 80);
  ink.textAlign = "right";
  const wide = write(ink, points, right - 36, base, fontOf(44, weight), INK, 320);
  ink.textAlign = "left";
  const maxWidth = right - 36 - wide - 24 - (left + 120);
  write(ink, name, left + 120, base, fontOf(44, weight), INK, maxWidth);
  for (const [row, feat] of feats.entries()) {
    const below = base + (row + 1) * FEAT + 8;
    write(ink, feat, left + 120, below, fontOf(32, 600), GOOD, right - 36 - (left + 120));
  }
}
