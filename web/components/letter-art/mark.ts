// The mark and the favicon in their own 37-unit box (docs/look.md#letter-art): small sizes need heavier
// strokes than the hero's cell. One set of shapes, drawn by Mark.tsx in pages and written out as text for the
// favicon.
import { SITE_COLOUR } from "#schema/validation/site-paths.ts";
import type { Shape } from "./letter-cell.ts";

export const MARK_BOX = 37;
export const MARK_COLOURS = { latin: "#c9d3ec", ring: "#6faeff", hangul: "#fff" } as const;

export const MARK_SHAPES: readonly Shape[] = [
  { form: "rect", part: "latin", x: 16.5, y: 8, width: 4.5, height: 21 },
  { form: "ring", part: "ring", cx: 10.5, cy: 18.5, r: 8.25, stroke: 4.5 },
  { form: "rect", part: "hangul", x: 24.5, y: 2, width: 4.5, height: 33 },
  { form: "rect", part: "hangul", x: 29, y: 16.25, width: 7, height: 4.5 },
];

/** The favicon as an SVG file: the mark on a navy square with six units of ground around it. */
export const faviconSvg = (): string => iconSvg(6, 4);

/** The mark for shapes that a system cuts: enough ground for it to stay within the inner four fifths, to the corners. */
export const maskableSvg = (): string => iconSvg(14, 0);

/** @param ground units around the mark; @param radius of the corners */
function iconSvg(ground: number, radius: number): string {
  const side = MARK_BOX + 2 * ground;
  const strokes = MARK_SHAPES.map((shape) =>
    shape.form === "rect"
      ? `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" fill="${MARK_COLOURS[shape.part]}"/>`
      : `<circle cx="${shape.cx}" cy="${shape.cy}" r="${shape.r}" fill="none" stroke="${MARK_COLOURS[shape.part]}" stroke-width="${shape.stroke}"/>`,
  );
  const square = `<rect x="${-ground}" y="${-ground}" width="${side}" height="${side}" rx="${radius}" fill="${SITE_COLOUR}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-ground} ${-ground} ${side} ${side}">${square}${strokes.join("")}</svg>`;
}
