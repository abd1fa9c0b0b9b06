// Text on a canvas: in one line, or in several of about the same length.

export const fontOf = (size: number, weight: number) =>
  `${weight} ${size}px "Nunito Variable", system-ui, sans-serif`;

/** Draw one line, cut with dots if it does not fit; returns its width. */
export function write(
  ink: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  maxWidth: number,
): number {
  ink.font = font;
  ink.fillStyle = colour;
  let short = text;
  while (ink.measureText(short).width > maxWidth && short.length > 1) {
    short = `${[...short.replace(/…$/u, "")].slice(0, -1).join("")}…`;
  }
  ink.fillText(short, x, y);
  return ink.measureText(short).width;
}

/** Break a sentence into as few lines as fit, of about the same length. */
export function balanced(
  ...[ink, text, font, maxWidth, maxLines]: Parameters<typeof broken>
): ReturnType<typeof broken> {
  let lines = broken(ink, text, font, maxWidth, maxLines);
  for (let less = maxWidth - 20; less > maxWidth / 3; less -= 20) {
    const tighter = broken(ink, text, font, less, maxLines);
    if (tighter.length > lines.length) break;
    if (tighter.some((line) => ink.measureText(line).width > less)) break;
    lines = tighter;
  }
  return lines;
}

/** Break a text into lines of a width; the last line takes the rest. */
function broken(
  ink: CanvasRenderingContext2D,
  text: string,
  font: string,
  maxWidth: number,
  maxLines: number,
): string[] {
  ink.font = font;
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    const fits = lines.length > 0 && ink.measureText(longer).width <= maxWidth;
    if (fits || lines.length === maxLines) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
