// Says what was read of an attached document, and the bounds of all readers.

/** Of a document whose words were found, those; of any other why there are none. */
export type Reading =
  | {
      readonly state: "READ";
      /** Composed, in one line a page; pages of a PDF are parted by a form feed. */
      readonly text: string;
      /** There was more. */
      readonly isCut: boolean;
      readonly properties?: readonly string[];
    }
  | {
      readonly state: "NO_TEXT" | "ENCRYPTED" | "DAMAGED" | "TOO_LARGE";
      readonly properties?: readonly string[];
    };

/** UTF-16 units of one property, and how many of a document are looked at. */
export const PROPERTY_MAX = 300;
export const PROPERTIES_MAX = 100;

/** UTF-16 units that are stored: some 300 pages. */
export const TEXT_MAX = 500_000;

/** Gathers what a reader finds, up to the most that is stored. */
export interface Gathered {
  /** @returns whether more is wanted */
  add(words: string): boolean;
  done(): Reading;
}

/** How PDFium marks a word that is parted at the end of a line, and how a text does. */
const PDF_HYPHEN = "\u0002";
const PARTED = /\u00ad\s*/gu;
/** Whatever no database stores and nobody reads: controls, halves of pairs, what a font has no letter for. */
const UNREADABLE = /[^\P{C}\f\n\u200c\u200d]|\ufffd/gu;
const SPACES = /[^\S\f]+/gu;
const SAYS_ANYTHING = /[\p{L}\p{N}]/u;

/** Many documents hold white space in plenty: it is left out as it comes. */
const clean = (words: string): string =>
  words
    .replaceAll(PDF_HYPHEN, "\u00ad")
    .replace(PARTED, "")
    .replace(UNREADABLE, " ")
    .normalize("NFC")
    .replace(SPACES, " ");

export function gather(): Gathered {
  let text = "";
  let isCut = false;
  return {
    add: (words) => {
      text += clean(words);
      isCut ||= text.length > TEXT_MAX;
      return !isCut;
    },
    done: () => {
      const readable = text
        .slice(0, TEXT_MAX)
        .replace(/\p{Cs}$/u, "")
        .replace(SPACES, " ")
        .trimEnd();
      return SAYS_ANYTHING.test(readable) ? { state: "READ", text: readable, isCut } : { state: "NO_TEXT" };
    },
  };
}
