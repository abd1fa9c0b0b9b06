// The position of a bubble beside the face of its speaker, at the table and on the podium. It
// covers no card; and no points, crown or name unless there is no other space.

const WIDEST_REM = [17, 12, 9, 7, 5.5, 5];
const STEP = 4;
/** The largest distance at which it is still clear who speaks. */
const REACH = 120;
const FROM_FACE = 3;
/** The largest distance that is taken to spare a name. */
const BESIDE = 24;
const RIM = 4;

/** The edge of the bubble may overlap its own face by this much. */
const FACE_RIM = 6;

const SPEAKER = ".plate, [data-podium]";
/** What a bubble stays within. */
const FELT = ".scene, main";

/** The penalty for covering something, in pixels of distance. */
const COST = {
  cards: 100_000,
  faces: 1_000,
  far: 700,
  words: 600,
  points: 400,
  names: 150,
  own: 12,
};

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** An attachment that shows the bubble where its speaker rests, and never while they move: cards are
still being dealt, people climb the podium, the screen changes its size. */
export function besideFace(bubble: HTMLElement): () => void {
  let [placed, before] = ["", ""];
  const look = () => {
    const now = speakerAt(bubble);
    if (now !== placed) {
      bubble.style.display = now === before ? "" : "none";
      if (now === before) {
        place(bubble);
        placed = now;
      }
    }
    before = now;
    frame = requestAnimationFrame(look);
  };
  let frame = requestAnimationFrame(look);
  bubble.style.display = "none";
  return () => cancelAnimationFrame(frame);
}

function speakerAt(bubble: HTMLElement): string {
  const boxes = [bubble.closest(SPEAKER), bubble.closest(FELT)];
  return boxes.map((one) => JSON.stringify(one?.getBoundingClientRect())).join(" ");
}

function place(bubble: HTMLElement): void {
  const plate = bubble.closest<HTMLElement>(SPEAKER);
  const felt = bubble.closest<HTMLElement>(FELT);
  const face = plate?.querySelector(".face")?.getBoundingClientRect();
  if (!plate || !felt || !face) return;
  const all = (what: string, within: HTMLElement = felt) =>
    [...within.querySelectorAll(what)]
      .filter((one) => one !== bubble)
      .map((one) => one.getBoundingClientRect());
  const table = {
    cards: all("[data-place], .bubble"),
    points: all(".total, .crown"),
    names: all(".name, h1, .story"),
    words: all(".latest > *, .plate, .words > *").filter(
      (one) => !same(one, plate.getBoundingClientRect()),
    ),
    own: all(".name, .total, .about > *", plate),
    faces: [shrunk(face), ...all(".face").filter((one) => !same(one, face))],
    face,
  };
  const within = felt.getBoundingClientRect();
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  let best: { cost: number; left: number; top: number; wide: string } | null = null;
  for (const widest of WIDEST_REM) {
    const wide = `${Math.min(widest * rem, within.width - 2 * RIM)}px`;
    bubble.style.maxWidth = wide;
    if (best && bubble.scrollWidth > bubble.clientWidth) break; // a word is longer
    const { offsetWidth: width, offsetHeight: height } = bubble;
    for (const [left, top] of around(face, width, height, within)) {
      const cost = costOf({ left, top, right: left + width, bottom: top + height }, table);
      if (!best || cost < best.cost) best = { cost, left, top, wide };
    }
  }
  if (!best) return;
  const from = (bubble.offsetParent ?? plate).getBoundingClientRect();
  bubble.style.maxWidth = best.wide;
  bubble.style.left = `${Math.round(best.left - from.left)}px`;
  bubble.style.top = `${Math.round(best.top - from.top)}px`;
}

/** The positions near the face where the whole bubble is on the felt. */
function* around(
  face: Rect,
  width: number,
  height: number,
  within: Rect,
): Generator<[number, number]> {
  const [first, last] = [within.left + RIM, within.right - RIM - width];
  const [highest, lowest] = [within.top + RIM / 2, within.bottom - RIM - height];
  const left = Math.max(first, face.left - width - REACH);
  const top = Math.max(highest, face.top - height - REACH);
  for (let x = left; x <= Math.min(last, face.right + REACH); x += STEP) {
    for (let y = top; y <= Math.min(lowest, face.bottom + REACH); y += STEP) yield [x, y];
  }
}

interface Table {
  cards: readonly Rect[];
  points: readonly Rect[];
  names: readonly Rect[];
  words: readonly Rect[];
  own: readonly Rect[];
  faces: readonly Rect[];
  face: Rect;
}

function costOf(box: Rect, { cards, points, names, words, own, faces, face }: Table): number {
  const covers = (rects: readonly Rect[]) => rects.filter((rect) => overlap(box, rect)).length;
  return (
    Math.abs(apart(box, face) - FROM_FACE) +
    (apart(box, face) > BESIDE ? COST.far : 0) +
    Math.abs(box.top + box.bottom - face.top - face.bottom) / 8 +
    COST.cards * covers(cards) +
    COST.faces * covers(faces) +
    COST.points * covers(points) +
    COST.names * covers(names) +
    COST.words * covers(words) +
    COST.own * Math.min(1, covers(own))
  );
}

function overlap(one: Rect, other: Rect): boolean {
  return (
    one.right > other.left &&
    other.right > one.left &&
    one.bottom > other.top &&
    other.bottom > one.top
  );
}

function apart(one: Rect, other: Rect): number {
  const wide = Math.max(0, one.left - other.right, other.left - one.right);
  const high = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(wide, high);
}

function shrunk({ left, top, right, bottom }: Rect): Rect {
  return {
    left: left + FACE_RIM,
    top: top + FACE_RIM,
    right: right - FACE_RIM,
    bottom: bottom - FACE_RIM,
  };
}

function same(one: Rect, other: Rect): boolean {
  return one.left === other.left && one.top === other.top;
}
