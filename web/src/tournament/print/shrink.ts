// Type as large as a page allows: a text that is too high for its box becomes smaller.
import type { Attachment } from "svelte/attachments";

const STEPS = 7;

/**
 * For an element of fixed height whose type is `calc(var(--fit) * …)`: `--fit` goes down from 1 to
 * `least`, until nothing is below or beside its edges.
 */
export function shrink(text: string, least = 0.5): Attachment<HTMLElement> {
  return (element) => {
    void text;
    let gone = false;
    const holds = (size: number) => {
      element.style.setProperty("--fit", String(size));
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
      return scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1;
    };
    const measure = () => {
      if (gone || holds(1)) return;
      let [small, large] = [least, 1];
      for (let step = 0; step < STEPS; step += 1) {
        const between = (small + large) / 2;
        if (holds(between)) small = between;
        else large = between;
      }
      holds(small);
    };
    void document.fonts.ready.then(measure);
    return () => (gone = true);
  };
}
