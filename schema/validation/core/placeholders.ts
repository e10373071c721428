// Marks in braces that an email's words may hold, such as {name}. Whatever else is in braces is refused where it is: a mistyped
// mark must not reach a reader (docs/core.md#mail).

export interface PlaceholderFault {
  /** Both counted from 1, in UTF-16 units. */
  readonly line: number;
  readonly column: number;
  /** As it was typed. */
  readonly found: string;
}

/** A mark, or a brace that begins or ends none. */
const BRACES = /\{[^{}\n]*\}|[{}]/gu;

/** What is wrong with the marks of a text, in its order. @param known names that may be in braces */
export function placeholderFaults(text: string, known: readonly string[]): readonly PlaceholderFault[] {
  return [...text.matchAll(BRACES)].flatMap(({ 0: found, index }) => {
    if (found.length > 1 && known.includes(found.slice(1, -1))) return [];
    const before = text.slice(0, index);
    return [{ line: before.split("\n").length, column: index - before.lastIndexOf("\n"), found }];
  });
}
