// The text of a document in parts: short ones are put into the index and looked through fast, and say on which page a word is.

/** What is between the pages of a PDF (gateway/texts/). */
export const PAGE_END = "\f";

/** UTF-16 units of a part. */
const PART_LENGTH = 3_000;
/** Of the next part, so that words on both sides of the end are found together. */
const OVERLAP = 40;
/** How far an end moves to be between words. */
const WORD_LENGTH = 100;

export interface TextPart {
  readonly text: string;
  /** From 1 on; null in what has no pages. */
  readonly page: number | null;
}

/** Parts that say something, in their order. */
export function toParts(text: string): TextPart[] {
  const pages = text.split(PAGE_END);
  const parts: TextPart[] = pages.flatMap((words, index) =>
    cut(words).map((part) => ({ text: part, page: pages.length > 1 ? index + 1 : null })),
  );
  const said = parts.filter((part) => part.text.trim() !== "");
  return said.map((part, index) => {
    const next =
      said[index + 1]?.text
        .trimStart()
        .slice(0, OVERLAP)
        .replace(/\p{Cs}$/u, "") ?? "";
    return next === "" ? part : { ...part, text: `${part.text.trimEnd()} ${next}` };
  });
}

function cut(words: string): string[] {
  const parts: string[] = [];
  let from = 0;
  while (words.length - from > PART_LENGTH) {
    const space = words.lastIndexOf(" ", from + PART_LENGTH);
    const end = space > from + PART_LENGTH - WORD_LENGTH ? space : from + PART_LENGTH;
    parts.push(words.slice(from, end));
    from = end;
  }
  return [...parts, words.slice(from)];
}
