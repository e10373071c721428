// Pairs of the memory out of two texts, as a save of both would remember them.
import { codedPairOf } from "#schema/validation/core/translation/coded-pair.ts";
import { segmentsOf } from "#schema/validation/core/translation/segments.ts";

type Content = readonly object[];

/** Each Korean paragraph with an English one. */
export function memoryPairsOf(ko: Content, en: Content) {
  const english = segmentsOf({ content: { content: en } });
  return segmentsOf({ content: { content: ko } }).flatMap((one, at) => {
    const other = english[at % Math.max(1, english.length)];
    if (!other || other.text === one.text) return [];
    return [{ ko: one.text, en: other.text, coded: codedPairOf(one, other) }];
  });
}
