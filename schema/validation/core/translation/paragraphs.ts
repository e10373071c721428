// The paragraphs of both languages beside each other, and what each waits for.
import { align } from "./align.ts";
import { leftInKorean, madeFromOlder, stillRight } from "./answers.ts";
import type { KnownPair } from "./pair-scores.ts";
import { placesOf, type Segment, type SegmentedText } from "./segments.ts";

/**
 * UNTRANSLATED has no English; LEFT is to have none. CHANGED: its Korean is another than the English was made from. GONE: its
 * Korean is not there any more. ADDED: English that never had a Korean. DONE: nothing is to be done.
 */
const PARAGRAPH_STATES = ["UNTRANSLATED", "LEFT", "CHANGED", "GONE", "ADDED", "DONE"] as const;
export type ParagraphState = (typeof PARAGRAPH_STATES)[number];

export interface Paragraph {
  readonly ko: Segment | null;
  readonly en: Segment | null;
  /** The empty place in the English that waits for it. */
  readonly slot: Segment | null;
  readonly state: ParagraphState;
  /** The Korean that the English was made from, where it is another one now. */
  readonly was: string | null;
  /** Its English is elsewhere among the others than its Korean. */
  readonly isMoved?: true;
}

/** What the English waits for. */
export const isOpen = ({ state }: Paragraph): boolean =>
  state === "UNTRANSLATED" || state === "CHANGED" || state === "GONE";

/** What the blocks of a text are, whatever they say. */
const shapeOf = (places: readonly Segment[]): string =>
  places.flatMap(({ kind, path }) => (path ? [`${kind} ${path.join()}`] : [])).join("\n");

/** Where a paragraph has its English, or waits for it; null: nowhere in the text. */
export const pathIn = ({ ko, en, slot }: Paragraph, language: "ko" | "en"): readonly number[] | null =>
  (language === "ko" ? ko : (en ?? slot))?.path ?? null;

const HANGUL = /\p{Script=Hangul}/u;

/**
 * Both languages, paragraph by paragraph.
 * @param known what was translated before
 * @param answers what was said to be right so
 */
export function paragraphsOf(
  { ko, en }: { readonly ko: SegmentedText; readonly en: SegmentedText },
  known: readonly KnownPair[],
  answers: ReadonlySet<string>,
): Paragraph[] {
  const [places, english] = [placesOf(ko), placesOf(en)];
  const korean = places.filter(({ text }) => text !== "");
  const isOneShape = shapeOf(places) === shapeOf(english);
  const before = new Map<string, string[]>();
  for (const pair of known) {
    if (pair.en !== null && !pair.isSeen) before.set(pair.en, [...(before.get(pair.en) ?? []), pair.ko]);
  }
  return align(korean, english, known, isOneShape).flatMap((link): Paragraph[] => {
    const one = link.ko === null ? null : (korean[link.ko] ?? null);
    const place = link.en === null ? null : (english[link.en] ?? null);
    const other = place?.text === "" ? null : place;
    if (one === null && other === null) return [];
    const slot = other === null ? place : null;
    const moved = link.isMoved ? { isMoved: link.isMoved } : {};
    const was = (other && before.get(other.text)) ?? [];
    if (one === null) {
      const words = other?.text ?? "";
      const isGone =
        (was.length > 0 || answers.has(madeFromOlder("", words))) && !answers.has(stillRight("", words));
      const state = isGone ? "GONE" : "ADDED";
      return [{ ko: one, en: other, slot, state, was: isGone ? (was[0] ?? null) : null }];
    }
    // The Korean that was copied over in order to be translated.
    const isCopy = other !== null && other.text === one.text && HANGUL.test(one.text);
    const isLeft = answers.size > 0 && answers.has(leftInKorean(one.text));
    if (isLeft && (other === null || isCopy)) {
      return [{ ko: one, en: other, slot, state: "LEFT", was: null }];
    }
    if (other === null || isCopy) {
      return [{ ko: one, en: other, slot, state: "UNTRANSLATED", was: null, ...moved }];
    }
    const isOther = was.length > 0 && !was.includes(one.text);
    const isChanged =
      (isOther || (answers.size > 0 && answers.has(madeFromOlder(one.text, other.text)))) &&
      !answers.has(stillRight(one.text, other.text));
    const state = isChanged ? "CHANGED" : "DONE";
    const made = isOther && isChanged ? (was[0] ?? null) : null;
    return [{ ko: one, en: other, slot, state, was: made, ...moved }];
  });
}
