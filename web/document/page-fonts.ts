// The font rules of one page: the slices its text needs (web/build/fonts.ts says why). The browser then fetches exactly those
// files; when it does, web/start/start-script.ts says.

/** The family all rules are of, and the weights one file holds. */
export const FONT = { family: "Pretendard Variable", weight: "45 920" };

/** One slice: its file and the code points it covers, as a CSS unicode-range. */
export interface FontSlice {
  readonly src: string;
  readonly range: string;
}

/** One @font-face rule. */
export function fontFace({ src, range }: FontSlice): string {
  return `@font-face{font-family:"${FONT.family}";font-weight:${FONT.weight};font-display:swap;src:url(${src})format("woff2");unicode-range:${range}}`;
}

/** Makes the function that turns a page's text into its @font-face rules. */
export function pageFonts(slices: readonly FontSlice[]): (text: string) => string {
  const sliceOf = new Map<number, FontSlice>();
  for (const slice of slices) {
    for (const [from, to] of slice.range.split(",").map(parseRange)) {
      for (let code = from; code <= to; code += 1) sliceOf.set(code, slice);
    }
  }
  return (text) => {
    const needed = new Set([...new Set(text)].map((letter) => sliceOf.get(letter.codePointAt(0) ?? 0)));
    return slices
      .filter((slice) => needed.has(slice))
      .map(fontFace)
      .join("");
  };
}

function parseRange(text: string): [number, number] {
  const [from = "", to = from] = text.replace(/^U\+/i, "").split("-");
  const range: [number, number] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  if (range.some(Number.isNaN)) throw new Error(`Not a unicode-range: ${text}`);
  return range;
}
