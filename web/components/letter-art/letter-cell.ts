// The letter art (docs/look.md#letter-art): 아 and a share a ring, 에 and e share a ring. Everything is a rectangle or a ring
// measured in units of u, so hero, sign-in, empty states and pop-ups are the same letters at other sizes. Numbers only, no React.

/** Which script a stroke belongs to: both share the ring. */
export type Part = "latin" | "ring" | "hangul";

export type Shape =
  | {
      readonly form: "rect";
      readonly part: Part;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }
  | {
      readonly form: "ring";
      readonly part: Part;
      readonly cx: number;
      readonly cy: number;
      readonly r: number;
      readonly stroke: number;
    };

/** `a` is 아 over a, `e` is 에 over e. */
type CellKind = "a" | "e";

/** Stroke, ring diameter, reach of the Hangul stem above and below, and the step from 아 to 에, in units of u. */
export const STROKE = 7;
export const RING = 40;
export const REACH = 9;
export const ADVANCE = 72;

/**
 * The strokes of one cell in painting order: Latin-only first, then the shared ring, then Hangul-only.
 * `x` is the left edge of the ring, `baseline` its foot, `u` the unit; all in pixels of the drawing.
 */
export function letterCell(kind: CellKind, x: number, baseline: number, u: number): Shape[] {
  const top = baseline - RING * u;
  const middle = baseline - (RING / 2) * u;
  const rect = (part: Part, left: number, y: number, width: number, height: number): Shape => ({
    form: "rect",
    part,
    x: x + left * u,
    y,
    width: width * u,
    height,
  });
  const stem = (left: number) => rect("hangul", left, top - REACH * u, STROKE, (RING + 2 * REACH) * u);
  const bar = (part: Part, left: number, width: number) =>
    rect(part, left, middle - (STROKE / 2) * u, width, STROKE * u);
  const ring: Shape = {
    form: "ring",
    part: "ring",
    cx: x + (RING / 2) * u,
    cy: middle,
    r: 16.5 * u,
    stroke: STROKE * u,
  };

  if (kind === "a") {
    return [
      rect("latin", RING - STROKE, top, STROKE, RING * u),
      ring,
      stem(RING + 5),
      bar("hangul", RING + 12, 11),
    ];
  }
  return [
    bar("latin", STROKE, RING - 2 * STROKE),
    ring,
    bar("hangul", RING + 4, 9),
    stem(RING + 13),
    stem(RING + 25),
  ];
}

/** The four lines both scripts are set on: Hangul top, x-height, baseline, Hangul foot. */
export function metricLines(baseline: number, u: number): readonly number[] {
  return [-REACH, 0, RING, RING + REACH].map((step) => baseline - RING * u + step * u);
}
