// What every picture shares: the palette and the few strokes of docs/look.md#letter-art. Rings and bars with
// butt ends, flat colours.
export const NAVY = {
  50: "#F2F4FA",
  100: "#E3E8F4",
  200: "#C9D3EC",
  300: "#A9B6D8",
  400: "#50659F",
  500: "#2B4285",
  700: "#22366E",
  900: "#16234B",
  950: "#131D40",
} as const;
export const SPARK = "#006EFF";
export const SKY = "#9DC4FF";
export const SKY_DEEP = "#6FAEFF";
export const STONE = { 50: "#F6F4EF", 100: "#EDE9E1", 300: "#DBD6CC" } as const;
export const WHITE = "#FFFFFF";

/** Pixels of every picture. */
export const WIDTH = 1200;
export const HEIGHT = 750;

/** A picture: what is drawn on a WIDTH x HEIGHT ground, and what it shows in words. */
export interface Picture {
  /** Also the file name. */
  readonly name: string;
  readonly altKo: string;
  readonly altEn: string;
  readonly ground: string;
  readonly shapes: readonly string[];
}

/** The drawing as SVG. */
export function toSvg({ ground, shapes }: Picture): string {
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${rect(0, 0, WIDTH, HEIGHT, ground)}${shapes.join("")}</svg>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

/** A ring by its centre line. */
export function ring(x: number, y: number, radius: number, stroke: number, colour: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${stroke}"/>`;
}

/** A stroke along an SVG path, butt ends. */
export function stroke(path: string, width: number, colour: string, fill = "none"): string {
  return `<path d="${path}" fill="${fill}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="miter"/>`;
}

/** A filled shape. */
export function shape(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/>`;
}

/** The same drawing for each of `count` indices. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

/** Somebody from the waist up: a ring for the head, an arch for the shoulders. `u` is the stroke. */
export function person(x: number, y: number, u: number, colour: string, fill: string): string {
  const shoulders = `M${x - 4.2 * u} ${y + 9 * u}V${y + 7.4 * u}A${4.2 * u} ${4.2 * u} 0 0 1 ${x + 4.2 * u} ${y + 7.4 * u}V${y + 9 * u}`;
  return `${stroke(shoulders, u, colour, fill)}${`<circle cx="${x}" cy="${y}" r="${2.2 * u}" fill="${fill}" stroke="${colour}" stroke-width="${u}"/>`}`;
}

/** Headphones on a head of `person(x, y, u)`. */
export function headphones(x: number, y: number, u: number, colour: string): string {
  const band = stroke(
    `M${x - 3.4 * u} ${y}A${3.4 * u} ${3.4 * u} 0 0 1 ${x + 3.4 * u} ${y}`,
    u * 0.8,
    colour,
  );
  return (
    band +
    rect(x - 4.1 * u, y - 0.6 * u, 1.5 * u, 2.2 * u, colour) +
    rect(x + 2.6 * u, y - 0.6 * u, 1.5 * u, 2.2 * u, colour)
  );
}

/** Lines of writing: bars of the given lengths, one under the other. */
export function writing(
  x: number,
  y: number,
  bar: number,
  gap: number,
  lengths: readonly number[],
  colour: string,
): string {
  return lengths.map((length, line) => rect(x, y + line * gap, length, bar, colour)).join("");
}

/** The letter shape 아 over a, as the hero draws it: ring on the baseline, D = 40 u. */
export function letterA(
  x: number,
  baseline: number,
  u: number,
  colours: { ring: string; latin: string; hangul: string },
): string {
  const right = x + 40 * u;
  const centre = baseline - 20 * u;
  return [
    rect(right - 7 * u, baseline - 40 * u, 7 * u, 40 * u, colours.latin),
    ring(x + 20 * u, centre, 16.5 * u, 7 * u, colours.ring),
    rect(right + 5 * u, baseline - 49 * u, 7 * u, 58 * u, colours.hangul),
    rect(right + 12 * u, centre - 3.5 * u, 11 * u, 7 * u, colours.hangul),
  ].join("");
}
