// A translation of the memory as it goes into a paragraph: with the codes of this paragraph, where it was remembered with codes.
import { linesWithCodesOf, readPair, withCodesOf } from "#schema/validation/core/translation/coded-pair.ts";
import { type CodedLine, codedLine } from "#schema/validation/core/translation/codes.ts";
import type { Target } from "#schema/validation/core/translation/fill-english.ts";
import type { Segment } from "#schema/validation/core/translation/segments.ts";
import type { Match } from "./use-matches.ts";

export function targetOf({ en, coded }: Pick<Match, "en" | "coded">, ko: Segment | null): Target {
  const pair = readPair(coded);
  if (pair === null || ko === null) return en;
  const line = withCodesOf(pair, codedLine(ko.inline));
  return line.some((piece) => typeof piece !== "string") ? line : en;
}

/** The same with its own Korean; null where it was remembered without codes. */
export function linesOf(
  { coded }: Pick<Match, "coded">,
  ko: Segment,
): { readonly ko: CodedLine; readonly en: CodedLine } | null {
  const pair = readPair(coded);
  if (pair === null) return null;
  const source = codedLine(ko.inline);
  const lines = linesWithCodesOf(pair, source);
  return { ko: { line: lines.ko, codes: source.codes }, en: { line: lines.en, codes: source.codes } };
}
