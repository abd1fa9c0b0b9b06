// A picture of a moment or of a result, for a messenger: faces, names, points and one sentence. It has
// no theme: it looks the same for everybody.
import type { paint } from "../../characters/drawings";
import { groundOf } from "../../characters/characters";
import type { Mood } from "../../characters/mood";
import { hasFace, type Sitter } from "../../characters/portraits.svelte";
import { MORE } from "../../icons/laterPaths";
import { drawSvg } from "../../scorepad/end/svgOnCanvas";
import { balanced, fontOf, write } from "../../ui/canvasText";

export interface SharedPerson extends Sitter {
  seat: number;
  name: string;
  points: string;
  mood: Mood;
  /** Whether this person stands out: the winner, or who acts at this moment. */
  first: boolean;
  /** The cards that are shown beside the face, as they are drawn on the page. */
  cards: readonly SharedCard[];
}

export interface SharedCard {
  svg: SVGSVGElement;
  /** The face of a card that lies face down, if these eyes know it: it is shown small. */
  known: SVGSVGElement | null;
}

export interface SharedPicture {
  /** The game and the day, or the round. */
  about: string;
  headline: string;
  /** A sentence below the headline; may be empty. */
  sentence: string;
  /** Another one below it, in smaller letters; may be empty. */
  detail: string;
  /** Whether those who stand out have won. */
  crowned: boolean;
  /** In order: the first is the most important. */
  people: readonly SharedPerson[];
  /** The name of the card room. */
  room: string;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const RIM = 16;
/** The width of a known face on a card that lies face down. */
const KNOWN = 0.53;
/** The words on the left, and the people on the right. */
const WORDS = { left: 64, width: 590, top: 136, height: 360 };
/** The sizes of headline and sentence: the first that fit are taken. */
const SIZES = [
  [72, 36],
  [64, 34],
  [54, 32],
  [46, 30],
  [38, 28],
  [30, 26],
] as const;
const MOST_LINES = 6;
const MOST_BELOW = 3;
const LEADING = 1.14;
const LOOSE = 1.25;
/** The letters of the last sentence, against those of the one above it. */
const SMALLER = 0.82;
const GAP = 24;
const PEOPLE = { left: 700, width: 436, top: 60, height: 510 };
const SEATS = ["#8fd0b5", "#93bdec", "#cfaae0", "#e8a5b8", "#d8cb94", "#b5c3d2"];
const WOOD = "#5a4330";
const PAPER = "#fffaf0";
const QUIET = "#c6d6d3";
const GOLD = "#f0a830";
const INK = "#262a2b";
const DISPLAY = '"Dacabo Display", "Nunito Variable", system-ui, sans-serif';

type Paint = typeof paint;
type Ink = CanvasRenderingContext2D;

/** Draw the picture on a canvas. */
export async function drawPicture(canvas: HTMLCanvasElement, shared: SharedPicture): Promise<void> {
  const ink = canvas.getContext("2d");
  if (!ink) return;
  const [{ paint }] = await Promise.all([
    import("../../characters/drawings"),
    import("../../styles/display.css"),
  ]);
  await Promise.all([
    document.fonts.load(`40px ${DISPLAY}`),
    document.fonts.load(fontOf(40, 900)),
    document.fonts.load(fontOf(40, 700)),
  ]).catch(() => undefined);
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  drawFelt(ink);
  drawWords(ink, shared);
  drawPeople(ink, shared, paint);
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

function drawFelt(ink: Ink): void {
  ink.fillStyle = WOOD;
  ink.fillRect(0, 0, WIDTH, HEIGHT);
  const glow = ink.createRadialGradient(900, 260, 60, 700, 320, 860);
  glow.addColorStop(0, "#2f6b75");
  glow.addColorStop(0.5, "#21505a");
  glow.addColorStop(1, "#12323a");
  ink.fillStyle = glow;
  rounded(ink, RIM, RIM, WIDTH - 2 * RIM, HEIGHT - 2 * RIM, 40);
  ink.fill();
  ink.strokeStyle = "rgb(0 0 0 / 35%)";
  ink.lineWidth = 6;
  ink.stroke();
}

function drawWords(ink: Ink, { about, headline, sentence, detail, room }: SharedPicture): void {
  const { left, width } = WORDS;
  const below = (small: number) =>
    [
      { text: sentence, size: small, colour: GOLD },
      { text: detail, size: Math.round(small * SMALLER), colour: QUIET },
    ].filter(({ text }) => text);
  const linesOf = (text: string, size: number) =>
    balanced(ink, text, fontOf(size, 700), width, MOST_BELOW);
  const heightOf = (size: number, small: number): number => {
    const lines = balanced(ink, headline, fontOf(size, 900), width, MOST_LINES).length;
    const more = below(small).map(
      ({ text, size }, index) =>
        (index ? GAP / 2 : GAP) + linesOf(text, size).length * size * LOOSE,
    );
    return more.reduce((sum, height) => sum + height, lines * size * LEADING);
  };
  ink.textAlign = "left";
  ink.textBaseline = "alphabetic";
  write(ink, about, left, 108, fontOf(30, 700), QUIET, width);
  const [size, small] =
    SIZES.find(([size, small]) => heightOf(size, small) <= WORDS.height) ?? SIZES.at(-1)!;
  let y = WORDS.top + (WORDS.height - heightOf(size, small)) / 2;
  for (const line of balanced(ink, headline, fontOf(size, 900), width, MOST_LINES)) {
    write(ink, line, left, (y += size * LEADING) - size * 0.25, fontOf(size, 900), PAPER, width);
  }
  for (const [index, { text, size, colour }] of below(small).entries()) {
    y += index ? GAP / 2 : GAP;
    for (const line of linesOf(text, size)) {
      write(ink, line, left, (y += size * LOOSE) - size * 0.25, fontOf(size, 700), colour, width);
    }
  }
  ink.font = `44px ${DISPLAY}`;
  ink.fillStyle = PAPER;
  ink.fillText("Dacabo", left, 556);
  const wide = ink.measureText("Dacabo").width + 20;
  write(ink, room, left + wide, 554, fontOf(28, 700), QUIET, width - wide);
}

function drawPeople(ink: Ink, shared: SharedPicture, paint: Paint): void {
  const { people } = shared;
  if (people.some(({ cards }) => cards.length)) drawHands(ink, shared, paint);
  else drawPodium(ink, shared, paint, people.filter(({ first }) => first).slice(0, 2));
}

/** Those who stand out are large, the others stand below them. */
function drawPodium(
  ink: Ink,
  { people, crowned }: SharedPicture,
  paint: Paint,
  large: readonly SharedPerson[],
): void {
  const others = people.filter((one) => !large.includes(one));
  const middle = PEOPLE.left + PEOPLE.width / 2;
  const radius = large.length > 1 ? 92 : others.length ? 104 : 140;
  const apart = PEOPLE.width / Math.max(1, large.length);
  const y = PEOPLE.top + 72 + radius;
  for (const [index, person] of large.entries()) {
    const x = middle + (index - (large.length - 1) / 2) * apart;
    drawFace(ink, person, x, y, radius, paint);
    if (crowned) drawCrown(ink, x, y - radius, radius);
    drawNamed(ink, person, x, y + radius + 58, apart - 12);
  }
  const top = large.length ? y + radius + 92 : PEOPLE.top + 190;
  const width = PEOPLE.width / Math.max(1, Math.min(others.length, 5));
  const small = others.length > 3 ? 34 : 40;
  for (const [index, person] of others.slice(0, 5).entries()) {
    const x = PEOPLE.left + (index + 0.5) * width;
    drawFace(ink, person, x, top + small, small, paint);
    ink.textAlign = "center";
    const size = others.length > 3 ? 21 : 26;
    write(ink, person.name, x, top + 2 * small + 26, fontOf(size, 700), PAPER, width - 8);
    ink.font = `32px ${DISPLAY}`;
    ink.fillStyle = PAPER;
    ink.fillText(person.points, x, top + 2 * small + 58);
  }
}

/** A name and its points in one line, in the middle of `x`. */
function drawNamed(
  ink: Ink,
  { name, points }: SharedPerson,
  x: number,
  y: number,
  width: number,
): void {
  ink.font = `60px ${DISPLAY}`;
  const figures = ink.measureText(points).width + 18;
  ink.font = fontOf(42, 900);
  const long = Math.min(ink.measureText(name).width, width - figures);
  const left = x - (long + figures) / 2;
  ink.textAlign = "left";
  write(ink, name, left, y, fontOf(42, 900), PAPER, width - figures + 1);
  ink.font = `60px ${DISPLAY}`;
  ink.fillStyle = GOLD;
  ink.fillText(points, left + long + 18, y + 4);
}

/** Everybody in a row of their own, with their cards. */
function drawHands(ink: Ink, { people }: SharedPicture, paint: Paint): void {
  const row = Math.min(150, PEOPLE.height / people.length);
  const top = PEOPLE.top + (PEOPLE.height - row * people.length) / 2;
  const radius = Math.min(46, row * 0.34);
  for (const [index, person] of people.entries()) {
    const y = top + (index + 0.5) * row;
    if (person.first) {
      ink.fillStyle = "rgb(240 168 48 / 22%)";
      rounded(ink, PEOPLE.left - 24, y - row / 2 + 3, PEOPLE.width + 40, row - 6, 18);
      ink.fill();
    }
    drawFace(ink, person, PEOPLE.left + radius, y - 10, radius, paint);
    ink.textAlign = "center";
    const size = row < 90 ? 18 : 22;
    const name = `${person.name} · ${person.points}`;
    write(ink, name, PEOPLE.left + radius, y + radius + 12, fontOf(size, 800), PAPER, 130);
    drawCards(ink, person.cards, PEOPLE.left + 2 * radius + 44, y, row - 18);
  }
}

function drawCards(
  ink: Ink,
  cards: readonly SharedCard[],
  left: number,
  y: number,
  most: number,
): void {
  const room = PEOPLE.left + PEOPLE.width - left;
  const width = Math.min((most * 5) / 7, 92, room / Math.max(1, cards.length) - 6);
  for (const [index, { svg, known }] of cards.entries()) {
    const x = left + index * (width + 6);
    const top = y - width * 0.7;
    drawCard(ink, svg, x, top, width);
    if (known) drawCard(ink, known, x + width * 0.43, top + width * 0.63, width * KNOWN);
  }
}

function drawCard(ink: Ink, svg: SVGSVGElement, x: number, y: number, width: number): void {
  ink.save();
  ink.translate(x, y);
  ink.scale(width / 100, width / 100);
  drawSvg(ink, svg);
  ink.restore();
}

function drawFace(
  ink: Ink,
  person: SharedPerson,
  x: number,
  y: number,
  radius: number,
  paint: Paint,
): void {
  ink.save();
  ink.translate(x, y);
  ink.shadowColor = "rgb(0 0 0 / 40%)";
  ink.shadowBlur = radius * 0.16;
  ink.shadowOffsetY = radius * 0.06;
  const ground = hasFace(person) ? groundOf(person) : "none";
  ink.fillStyle = ground === "none" ? SEATS[person.seat % SEATS.length]! : ground;
  ink.beginPath();
  ink.arc(0, 0, radius, 0, 2 * Math.PI);
  ink.fill();
  ink.shadowColor = "transparent";
  const strokes = hasFace(person) ? paint(person, person.mood) : null;
  if (strokes) {
    ink.clip();
    ink.scale(radius / 20, radius / 20);
    ink.translate(-20, -20);
    ink.lineCap = ink.lineJoin = "round";
    for (const { d, fill, stroke, width } of strokes) {
      const path = new Path2D(d);
      if (fill && fill !== "none") {
        ink.fillStyle = fill;
        ink.fill(path);
      }
      if (stroke) {
        ink.strokeStyle = stroke;
        ink.lineWidth = width ?? 1;
        ink.stroke(path);
      }
    }
  } else {
    const letter = /\p{L}|\p{N}/u.exec(person.name)?.[0]?.toUpperCase() ?? "";
    ink.textAlign = "center";
    write(ink, letter, 0, radius * 0.36, fontOf(radius, 800), INK, 2 * radius);
  }
  ink.restore();
}

function drawCrown(ink: Ink, x: number, y: number, radius: number): void {
  const size = radius / 19;
  ink.save();
  ink.translate(x, y + radius * 0.02);
  ink.rotate((8 * Math.PI) / 180);
  ink.scale(size, size);
  ink.translate(-12, -17);
  const crown = new Path2D(MORE.crown);
  ink.fillStyle = GOLD;
  ink.fill(crown);
  ink.strokeStyle = "#3a2400";
  ink.lineWidth = 1.4;
  ink.lineJoin = "round";
  ink.stroke(crown);
  ink.restore();
}

function rounded(
  ink: Ink,
  ...[x, y, width, height, radius]: [number, number, number, number, number]
): void {
  ink.beginPath();
  ink.roundRect(x, y, width, height, radius);
}
