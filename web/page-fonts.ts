// The font rules of one page: which slices its text needs, and only for the characters it shows (web/build/fonts.ts says
// why). The browser then fetches exactly those files; when it does, web/start-script.ts says.

/** The family all rules are of, and the weights one file holds. */
export const FONT = { family: "Pretendard Variable", weight: "45 920" };

/** One slice: its file and the inclusive code point ranges it covers. */
export interface FontSlice {
  readonly src: string;
  readonly ranges: ReadonlyArray<readonly [number, number]>;
}

/** One @font-face rule. `range` is a CSS unicode-range. */
export function fontFace(src: string, range: string): string {
  return `@font-face{font-family:"${FONT.family}";font-weight:${FONT.weight};font-display:swap;src:url(${src})format("woff2");unicode-range:${range}}`;
}

/** Makes the function that turns a page's text into its @font-face rules. */
export function pageFonts(slices: readonly FontSlice[]): (text: string) => string {
  const sliceOf = new Map<number, number>();
  slices.forEach(({ ranges }, index) => {
    for (const [from, to] of ranges) for (let code = from; code <= to; code += 1) sliceOf.set(code, index);
  });
  return (text) => {
    const needed = new Map<number, number[]>();
    for (const code of [...new Set(text)].map((c) => c.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
      const slice = sliceOf.get(code);
      if (slice === undefined) continue;
      const codes = needed.get(slice);
      if (codes) codes.push(code);
      else needed.set(slice, [code]);
    }
    return [...needed]
      .map(([slice, codes]) => fontFace(slices[slice]?.src ?? "", unicodeRange(codes)))
      .join("");
  };
}

/** Ascending code points as a CSS unicode-range. */
export function unicodeRange(codes: readonly number[]): string {
  const parts: string[] = [];
  for (let i = 0; i < codes.length; ) {
    const from = codes[i] ?? 0;
    let to = from;
    while (codes[i + 1] === to + 1) {
      to += 1;
      i += 1;
    }
    i += 1;
    parts.push(from === to ? `U+${from.toString(16)}` : `U+${from.toString(16)}-${to.toString(16)}`);
  }
  return parts.join(",");
}
