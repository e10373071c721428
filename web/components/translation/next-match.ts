// Which translation the key for the memory puts in: the most similar one, and pressed again the one after what it put in.
import type { Match } from "./use-matches.ts";

/** After the last one the first again. @param english what the paragraph says now @returns null: there is no other one */
export function nextMatch<Offered extends Pick<Match, "en">>(
  matches: readonly Offered[],
  english: string | null,
): Offered | null {
  const at = matches.findIndex(({ en }) => en === english);
  const order = [...matches.slice(at + 1), ...matches.slice(0, at + 1)];
  return order.find(({ en }) => en !== english) ?? null;
}
