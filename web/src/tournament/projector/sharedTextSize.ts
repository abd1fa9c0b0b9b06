// All names on a page of the projector have the same size: that of the longest.
import type { Attachment } from "svelte/attachments";

/** The scales that are tried, before a name is shortened. */
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65];
/** The smallest size to which a name that is short already may shrink all names. */
const MIN_SCALE = 0.62;
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
  const smallest = (READABLE * innerHeight) / parseFloat(getComputedStyle(first).fontSize);
  const scales = SCALES.filter((scale) => scale === 1 || scale >= smallest);
  const rows = names.map((name) => name.closest<HTMLElement>("li")?.offsetHeight ?? 0);
  let cut: HTMLElement[] = [];
  for (const scale of scales) {
    page.style.setProperty("--fit", String(scale * ROOM));
    cut = names.filter((name, index) => !fits(name, rows[index] ?? 0));
    if (!cut.length) break;
  }
  if (!cut.length) return;
  // Even the smallest size is too large for some: they are shortened, all others are large again.
  const long = new Set(cut);
  for (const name of names) {
    delete name.dataset["lines"];
    if (long.has(name)) name.dataset["long"] = "";
  }
  page.style.setProperty("--fit", "1");
  // A name that is cut all the same does not shrink the others.
  const wanted = names.map(share).filter((one) => one >= MIN_SCALE);
  page.style.setProperty("--fit", String(Math.min(1, ...wanted)));
}

/** Whether a name fits on one line, or on two if its row does not get higher. */
function fits(name: HTMLElement, rowHeight: number): boolean {
  delete name.dataset["lines"];
  if (name.scrollWidth <= name.clientWidth) return true;
  const row = name.closest("li");
  const size = parseFloat(getComputedStyle(name).fontSize);
  name.dataset["lines"] = "";
  return (
    name.scrollWidth <= name.clientWidth &&
    name.offsetHeight <= LINES * 1.25 * size &&
    (!row || (row.offsetHeight <= rowHeight && row.scrollHeight <= row.clientHeight + 1))
  );
}

/** The share of its size that a name can have in its place. */
function share({ clientWidth, scrollWidth }: HTMLElement): number {
  return scrollWidth > clientWidth && clientWidth ? (ROOM * clientWidth) / scrollWidth : 1;
}
