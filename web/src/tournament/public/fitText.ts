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
      // Slightly less: a text that just fits must not wrap. Letters of another size are wider or
      // narrower than the share says, so it is tried.
      let fit = (0.99 * clientWidth) / scrollWidth;
      do element.style.setProperty("--fit", String(Math.max(fit, least)));
      while (element.scrollWidth > element.clientWidth && (fit -= 0.01) >= least);
      element.toggleAttribute("data-broken", fit < least);
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
