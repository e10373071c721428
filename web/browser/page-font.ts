// The site's font in three kinds of files. The core holds the characters of nearly every page. A page's own
// file holds the other characters of its text; its address names them (gateway/fonts/page-font-address.ts).
// For all other text (what somebody types, pages of members and of the office) there are the 92 slices of the
// package (web/build/fonts.ts).

/** Core and page files: all weights the site uses. */
export const PAGE_FONT = { family: "Pretendard Page", weights: [400, 700] } as const;
/** The slices, as the package cuts them. */
export const SLICED_FONT = { family: "Pretendard Variable", weights: [45, 920] } as const;

interface FontFace {
  readonly src: string;
  /** The characters it is used for, as a CSS unicode-range; all when there is none. */
  readonly range?: string;
}

/** One @font-face rule. Text is in a fallback of the same widths until the file is there. */
export function fontFace(
  { family, weights }: typeof PAGE_FONT | typeof SLICED_FONT,
  { src, range }: FontFace,
): string {
  const characters = range === undefined ? "" : `;unicode-range:${range}`;
  return `@font-face{font-family:"${family}";font-weight:${weights.join(" ")};font-display:swap;src:url(${src})format("woff2")${characters}}`;
}

/** The rule of the core. It comes before those of pages, which are looked into first for the characters they name. */
export function coreFontFace(src: string): string {
  return fontFace(PAGE_FONT, { src });
}

/** The characters in the address of a page's own file. */
const CHARACTERS = /\/([0-9a-f,-]+)\.[\w-]+\.woff2$/;

/** The rule of a page's own file. Throws when the address names no characters. */
export function pageFontFace(src: string): string {
  const [, characters] = CHARACTERS.exec(src) ?? [];
  if (characters === undefined) throw new Error(`No font of a page: ${src}`);
  return fontFace(PAGE_FONT, { src, range: `U+${characters.replaceAll(",", ",U+")}` });
}

/** Where an answer names the file of its text. */
const FONT_LINK = /<([^>]+)>;rel=preload;as=font/;

/** Puts the font of an answer's text in place. @param link its Link header */
export function addPageFont(link: string | null): void {
  const [, src] = FONT_LINK.exec(link ?? "") ?? [];
  if (src === undefined) return;
  const style = document.createElement("style");
  style.textContent = pageFontFace(src);
  document.head.append(style);
}
