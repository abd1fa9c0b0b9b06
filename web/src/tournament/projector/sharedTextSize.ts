// All names on a page of the projector have the same size: that of the longest.
import type { Attachment } from "svelte/attachments";

/** The scale below which the longest names are shortened. */
const SHORTENED = 0.85;
/** The smallest size to which the longest name may shrink all names. */
const MIN_SCALE = 0.62;
/** The size is slightly less: a text that just fits must not be cut. */
const ROOM = 0.975;

/**
 * For an element with names in it (`WallName`): sets `--fit`, by which they are multiplied.
 * `shown` is whatever the room for names depends on.
 */
export function sharedTextSize(shown: unknown): Attachment<HTMLElement> {
  return (page) => {
    void shown;
    let gone = false;
    const measure = () => {
      if (gone) return;
      const names = [...page.querySelectorAll<HTMLElement>(".name")];
      page.style.setProperty("--fit", "1");
      for (const name of names) delete name.dataset["long"];
      const long = names.filter((name) => share(name) < SHORTENED);
      for (const name of long) name.dataset["long"] = "";
      // A name that is cut all the same does not shrink the others.
      const wanted = names.map(share).filter((one) => one >= MIN_SCALE);
      page.style.setProperty("--fit", String(Math.min(1, ...wanted)));
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

/** The share of its size that a name can have in its place. */
function share({ clientWidth, scrollWidth }: HTMLElement): number {
  return scrollWidth > clientWidth && clientWidth ? (ROOM * clientWidth) / scrollWidth : 1;
}
