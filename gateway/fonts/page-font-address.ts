// The address of a font file says which characters it holds, and is signed. Any gateway with the same secret
// and build can make the file from its address alone, and makes none that no page of the site named.
import { createSigner, SIGNATURE } from "#gateway/auth/signer.ts";

/** Every address of a page's font starts with it. */
export const PAGE_FONT_PATH = "/fonts/page/";

/** Which font it is cut from, code points and ranges of them in hexadecimal, a signature. */
const ADDRESS = new RegExp(
  `^${PAGE_FONT_PATH}([\\w-]+)/([0-9a-f]{1,4}(?:[,-][0-9a-f]{1,4})*)\\.(${SIGNATURE})\\.woff2$`,
);

interface PageFontAddresses {
  /** The address for some code points, at least one, in ascending order. */
  write(codes: readonly number[]): string;
  /** The characters of an address; null when no gateway of this site wrote it for this font. */
  read(path: string): string | null;
}

/**
 * @param secret the one tokens are signed with
 * @param fontId names the font that files are cut from
 */
export function createPageFontAddresses(secret: string, fontId: string): PageFontAddresses {
  const { sign, isSignature } = createSigner(secret, "page-font");
  const named = (codes: string) => `${fontId}/${codes}`;
  return {
    write: (codes) => {
      const ranges = toRanges(codes).map(([from, to]) =>
        from === to ? hex(from) : `${hex(from)}-${hex(to)}`,
      );
      const text = ranges.join(",");
      return `${PAGE_FONT_PATH}${fontId}/${text}.${sign(named(text))}.woff2`;
    },
    read: (path) => {
      const [, id, codes = "", signature = ""] = ADDRESS.exec(path) ?? [];
      if (id !== fontId || !isSignature(signature, named(codes))) return null;
      return codes.split(",").map(charactersOf).join("");
    },
  };
}

const hex = (code: number) => code.toString(16);

function toRanges(codes: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

function charactersOf(range: string): string {
  const [from = 0, to = from] = range.split("-").map((code) => Number.parseInt(code, 16));
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join("");
}
