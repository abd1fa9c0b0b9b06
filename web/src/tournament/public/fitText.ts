// Type as large as its box allows: a text too long for one line becomes smaller.
import type { Attachment } from "svelte/attachments";

/**
 * For an element of one line, whose size is `calc(var(--fit) * …)`: `--fit` goes down from 1 to
 * `least`. What is too long even then is broken into lines (`data-broken`).
 */
export function fitText(text: string, least = 0.5): Attachment<HTMLElement> {
  return (element) => {
    void text;
    let gone = false;
    const measure = () => {
      if (gone) return;
      element.style.setProperty("--fit", "1");
      element.removeAttribute("data-broken");
      const { clientWidth, scrollWidth } = element;
      if (!clientWidth || scrollWidth <= clientWidth) return;
      // Slightly less: a text that just fits must not wrap.
      const wanted = (0.99 * clientWidth) / scrollWidth;
      element.style.setProperty("--fit", String(Math.max(wanted, least)));
      element.toggleAttribute("data-broken", wanted < least);
    };
    // The element itself changes with its type; its place changes when the page does.
    const watching = new ResizeObserver(measure);
    watching.observe(element.parentElement ?? element);
    void document.fonts.ready.then(measure);
    return () => {
      gone = true;
      watching.disconnect();
    };
  };
}
