// The line of a paragraph out of what a translator's tool wrote: words, and codes that begin and end wherever
// the tool has put them.
import type { Piece } from "./codes.ts";

/** Words, or one end of a code; `alone` is a code without words. */
export type LineToken = string | { readonly id: number; readonly kind: "open" | "close" | "alone" };

/**
 * Codes that cross are split so that each is inside of another. One without a beginning is left out; one
 * without an end reaches to the end of the line.
 */
export function nestedLine(tokens: readonly LineToken[]): readonly Piece[] {
  const open: { id: number; pieces: Piece[] }[] = [{ id: 0, pieces: [] }];
  const say = (piece: Piece) => open.at(-1)?.pieces.push(piece);
  const close = () => {
    const last = open.pop();
    if (last && last.pieces.length > 0) say(last);
  };
  for (const token of tokens) {
    if (typeof token === "string") say(token);
    else if (token.kind === "alone") say({ id: token.id, pieces: null });
    else if (token.kind === "open") open.push({ id: token.id, pieces: [] });
    else {
      const from = open.findLastIndex(({ id }, at) => at > 0 && id === token.id);
      if (from < 0) continue;
      const crossed = open.slice(from + 1).map(({ id }) => id);
      while (open.length > from) close();
      for (const id of crossed) open.push({ id, pieces: [] });
    }
  }
  while (open.length > 1) close();
  return open[0]?.pieces ?? [];
}
