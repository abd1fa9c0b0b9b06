// Draws shapes of the page on a canvas, with the same look: paths, rectangles, circles and letters.
// The content security policy allows no generated image, so the browser cannot rasterise them.

const SHAPES = "path, rect, circle, text";

/** Draw an `<svg>` into the unit square of its view box: the canvas says where and how large. */
export function drawSvg(ink: CanvasRenderingContext2D, svg: SVGSVGElement): void {
  for (const shape of svg.querySelectorAll<SVGGraphicsElement>(SHAPES)) {
    const style = getComputedStyle(shape);
    if (!shape.checkVisibility() || style.display === "none") continue;
    ink.save();
    turn(ink, shape, svg);
    ink.lineWidth = parseFloat(style.strokeWidth);
    ink.lineCap = style.strokeLinecap as CanvasLineCap;
    ink.lineJoin = style.strokeLinejoin as CanvasLineJoin;
    const outline = shape instanceof SVGTextElement ? null : outlineOf(shape);
    if (shape instanceof SVGTextElement) {
      ink.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      ink.textAlign = "center";
      if ("letterSpacing" in ink) ink.letterSpacing = spacing(style.letterSpacing);
    }
    const at = { x: number(shape, "x"), y: number(shape, "y") };
    const text = shape.textContent ?? "";
    const strokes = () => {
      if (style.stroke === "none" || !ink.lineWidth) return;
      ink.strokeStyle = style.stroke;
      ink.globalAlpha = Number(style.strokeOpacity);
      if (outline) ink.stroke(outline);
      else ink.strokeText(text, at.x, at.y);
    };
    const fills = () => {
      if (style.fill === "none") return;
      ink.fillStyle = style.fill;
      ink.globalAlpha = Number(style.fillOpacity);
      if (outline) ink.fill(outline);
      else ink.fillText(text, at.x, at.y);
    };
    const order = style.paintOrder.startsWith("stroke") ? [strokes, fills] : [fills, strokes];
    for (const paint of order) paint();
    ink.restore();
  }
}

/** All transformations between the drawing and one of its shapes. */
function turn(ink: CanvasRenderingContext2D, shape: SVGGraphicsElement, svg: SVGSVGElement): void {
  const [inner, outer] = [shape.getScreenCTM(), svg.getScreenCTM()];
  if (!inner || !outer) return;
  const { a, b, c, d, e, f } = outer.inverse().multiply(inner);
  ink.transform(a, b, c, d, e, f);
}

function outlineOf(shape: SVGGraphicsElement): Path2D {
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute("d") ?? "");
  const outline = new Path2D();
  if (shape instanceof SVGCircleElement) {
    outline.arc(number(shape, "cx"), number(shape, "cy"), number(shape, "r"), 0, 2 * Math.PI);
  } else {
    const size = [number(shape, "width"), number(shape, "height")] as const;
    outline.roundRect(number(shape, "x"), number(shape, "y"), ...size, number(shape, "rx"));
  }
  return outline;
}

function number(shape: Element, name: string): number {
  return Number(shape.getAttribute(name) ?? 0);
}

function spacing(computed: string): string {
  return computed === "normal" ? "0px" : computed;
}
