// All names on a page of the projector have the same size: that of the longest.
import type { Attachment } from "svelte/attachments";

/** The scales that are tried, before a name is shortened. */
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65];
/** The smallest share of the screen's height, readable from the back: names are shortened before. */
const READABLE = 0.026;
/** The size is slightly less: a text that just fits must not be cut. */
const ROOM = 0.975;
const LINES = 2;

/**
 * For an element with names in it (`ProjectorName`): sets `--fit`, by which they are multiplied.
 * Long names first make the type smaller or take two lines; only then are they shortened.
 * `shown` is whatever the room for names depends on.
 */
export function sharedTextSize(shown: unknown): Attachment<HTMLElement> {
  return (page) => {
    void shown;
    let gone = false;
    const measure = () => {
      if (!gone) fitNames(page, [...page.querySelectorAll<HTMLElement>(".name")]);
    };
    const watching = new ResizeObserver(measure);
    watching.observe(page);
    void document.fonts.ready.then(measure);
    return () => {
      gone = true;
      watching.disconnect();
    };
  };
}

function fitNames(page: HTMLElement, names: readonly HTMLElement[]) {
  for (const name of names) {
    delete name.dataset["long"];
    delete name.dataset["lines"];
  }
  page.style.setProperty("--fit", "1");
  const [first] = names;
  if (!first) return;
  const rows = new Map(
    names.map((name) => [name, name.closest<HTMLElement>("li")?.offsetHeight ?? 0]),
  );
  const smallest = (READABLE * innerHeight) / parseFloat(getComputedStyle(first).fontSize);
  const whole = SCALES.filter((scale) => scale === 1 || scale >= smallest);
  for (const name of cutAt(whole, page, rows)) name.dataset["long"] = "";
  if (!names.some((name) => "long" in name.dataset)) return;
  // Even the smallest size is too large for some, which are short now. If one is cut all the same,
  // it does not shrink the others.
  for (const name of cutAt(SCALES, page, rows)) rows.delete(name);
  cutAt(SCALES, page, rows);
}

/** Give the page the first scale at which all names fit; otherwise return those that do not. */
function cutAt(
  scales: readonly number[],
  page: HTMLElement,
  rows: ReadonlyMap<HTMLElement, number>,
): HTMLElement[] {
  let cut: HTMLElement[] = [];
  for (const scale of scales) {
    page.style.setProperty("--fit", String(scale * ROOM));
    cut = [...rows].filter(([name, row]) => !fits(name, row)).map(([name]) => name);
    if (!cut.length) break;
  }
  return cut;
}

/** Whether a name is wider than its room, even by a part of a pixel: that would cost it letters. */
function isWide(name: HTMLElement): boolean {
  const short = "long" in name.dataset ? name.querySelector(".short") : null;
  const text = short ?? name.querySelector(".whole");
  const room = name.getBoundingClientRect().width;
  return name.scrollWidth > name.clientWidth || (text?.getBoundingClientRect().width ?? 0) > room;
}

/** Whether a name fits on one line, or on two if its row does not get higher. */
function fits(name: HTMLElement, rowHeight: number): boolean {
  delete name.dataset["lines"];
  if (!isWide(name)) return true;
  const row = name.closest("li");
  const size = parseFloat(getComputedStyle(name).fontSize);
  name.dataset["lines"] = "";
  const holds =
    !isWide(name) &&
    name.offsetHeight <= LINES * 1.25 * size &&
    (!row || (row.offsetHeight <= rowHeight && row.scrollHeight <= row.clientHeight + 1));
  if (!holds) delete name.dataset["lines"];
  return holds;
}
