// Says what a file of a translator's tool would change in a text, paragraph by paragraph.
import { codedSegment, codedTranslation } from "#schema/validation/core/translation/coded-pair.ts";
import { type CodedLine, type Piece, wordsIn } from "#schema/validation/core/translation/codes.ts";
import type { Paragraph } from "#schema/validation/core/translation/paragraphs.ts";
import { asWords } from "#schema/validation/core/translation/segments.ts";
import type { XliffFile, XliffUnit } from "./xliff.ts";
import { codeTroubles, signatureOf } from "./xliff-line.ts";

/** A paragraph of which the file says another English. */
export interface XliffChange {
  /** Its place among the paragraphs. */
  readonly at: number;
  readonly ko: string;
  readonly before: string | null;
  readonly after: string;
  /** Both as lines, with the codes of the Korean. */
  readonly source: CodedLine;
  readonly lineBefore: readonly Piece[];
  readonly line: readonly Piece[];
  /** Codes of the Korean that it does not carry over, or has twice. */
  readonly missing: number;
  readonly doubled: number;
  /** Nobody has confirmed it in the tool. */
  readonly isUnconfirmed: boolean;
}

export interface XliffMerge {
  readonly changes: readonly XliffChange[];
  /** Notes that are no remark yet, by the place of their paragraph. */
  readonly remarks: readonly { readonly at: number; readonly text: string }[];
  /** Paragraphs whose Korean is another one by now, or gone: their English is not inserted. */
  readonly left: readonly XliffUnit[];
}

/** Breaks are codes in a file and spaces in a paragraph. */
const compared = (words: string): string => words.normalize("NFC").replace(/\s+/gu, "");

/**
 * Where each unit belongs: where it was written, if the Korean there is still the same; else at the first
 * paragraph with its Korean that no other unit has.
 */
function placesOf(units: readonly XliffUnit[], paragraphs: readonly Paragraph[]): Map<XliffUnit, number> {
  const koreanAt = (at: number) => compared(paragraphs[at]?.ko?.raw ?? "");
  const places = new Map<XliffUnit, number>();
  const used = new Set<number>();
  for (const unit of units) {
    const at = unit.number - 1;
    if (unit.source === "" || used.has(at) || koreanAt(at) !== compared(unit.source)) continue;
    places.set(unit, at);
    used.add(at);
  }
  const free = Map.groupBy(
    [...paragraphs.keys()].filter((at) => !used.has(at)),
    koreanAt,
  );
  for (const unit of units) {
    const at = unit.source === "" || places.has(unit) ? undefined : free.get(compared(unit.source))?.shift();
    if (at !== undefined) places.set(unit, at);
  }
  return places;
}

/**
 * What a file would change.
 * @param known the remarks beside the paragraphs, by their places: what one of them says comes in no second time
 */
export function mergeXliff(
  { units }: XliffFile,
  paragraphs: readonly Paragraph[],
  known: ReadonlyMap<number, readonly string[]> = new Map(),
): XliffMerge {
  const places = placesOf(units, paragraphs);
  const changes: XliffChange[] = [];
  const remarks: { at: number; text: string }[] = [];
  const left: XliffUnit[] = [];
  for (const unit of units) {
    const at = places.get(unit);
    const { target, isUnconfirmed } = unit;
    const { ko, en } = (at === undefined ? undefined : paragraphs[at]) ?? { ko: null, en: null };
    if (at === undefined || ko === null) {
      if (target !== null) left.push(unit);
      continue;
    }
    const said = new Set((known.get(at) ?? []).map(compared));
    remarks.push(...unit.notes.filter((text) => !said.has(compared(text))).map((text) => ({ at, text })));
    const source = codedSegment(ko);
    const lineBefore = en ? codedTranslation(en, source).line : [];
    if (target === null || (en && signatureOf(target) === signatureOf(lineBefore))) continue;
    const words = { ko: ko.text, before: en?.text ?? null, after: asWords(wordsIn(target)) };
    const coded = { source, lineBefore, line: target };
    changes.push({ at, ...words, ...coded, isUnconfirmed, ...codeTroubles(target, source) });
  }
  return { changes, remarks, left };
}
