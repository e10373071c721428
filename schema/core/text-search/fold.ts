// Texts in the form in which the search compares them: composed, in small letters, without white space. The
// database stores texts in the same form (search_fold in the migration `search`). This function also returns
// the original position of each character.

/** The white space that does not count: the same characters as in search_fold. */
export const WHITE_SPACE = " \t\n\v\f\r\u0085\u00a0\u2002\u2003\u2009\u200b\u2028\u202f\u3000\ufeff";
const WHITE = new Set(WHITE_SPACE);

/** A folded text; `starts[i]` and `ends[i]` are the position of the character at `i` in the original text. */
interface Folded {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Folds a text that is composed (NFC) already. */
export function fold(composed: string): Folded {
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of composed) {
    const end = at + character.length;
    if (!WHITE.has(character)) {
      const small = character.toLowerCase();
      text += small;
      for (let unit = 0; unit < small.length; unit += 1) {
        starts.push(at);
        ends.push(end);
      }
    }
    at = end;
  }
  return { text, starts, ends };
}
