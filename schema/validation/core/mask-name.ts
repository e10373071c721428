// A masked name: its holder recognises it, and others do not learn who it is.

/** Graphemes: a letter of Hangul that is written in several characters is one. */
const letters = new Intl.Segmenter("ko", { granularity: "grapheme" });

/**
 * "김서연" as "김*연", "Seo-yeon Kim" as "S******n K*m", "김연" as "김*": the first and the last letter of each word
 * stay, of two the first.
 */
export const maskName = (name: string): string =>
  name
    .normalize("NFC")
    .split(" ")
    .map((word) => {
      const all = [...letters.segment(word)].map(({ segment }) => segment);
      const last = all.length > 2 ? all.length - 1 : all.length;
      return all.map((letter, place) => (place === 0 || place === last ? letter : "*")).join("");
    })
    .join(" ");
