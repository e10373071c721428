// The words of some texts by how much of them is translated, repeated or known to the memory (docs/translators.md#word-counts).
import type { Viewer } from "#schema/context.ts";
import type { Translated } from "#schema/core/translations/store-pairs.ts";
import { isOpen, type Paragraph } from "#schema/validation/core/translation/paragraphs.ts";
import {
  bandOf,
  COUNT_BANDS,
  type CountBand,
  type CountedText,
  countOf,
} from "#schema/validation/core/translation/word-count.ts";
import { bestSimilarities } from "./best-similarities.ts";
import { readSavedText, type SavedText } from "./saved-texts.ts";

export interface TextCount extends Pick<SavedText, "titleKo" | "titleEn"> {
  readonly of: Translated;
  readonly bands: Readonly<Record<CountBand, CountedText>>;
}

const koreanOf = (paragraphs: readonly Paragraph[]): string[] =>
  paragraphs.flatMap(({ ko }) => (ko === null ? [] : [ko.text]));

/** In their order: what is repeated counts where it is first. A text that is gone is left out. */
export async function countWords(
  texts: readonly Translated[],
  viewer: Viewer | null,
  now: Date,
): Promise<TextCount[]> {
  const counts: TextCount[] = [];
  const met = new Set<string>();
  for (const of of texts) {
    const saved = await readSavedText(of);
    if (!saved) continue;
    const waiting = koreanOf(saved.paragraphs.filter(isOpen));
    const best = await bestSimilarities(waiting, viewer, now);
    const parts = new Map<CountBand, string[]>(COUNT_BANDS.map((band) => [band, []]));
    parts.set("TRANSLATED", koreanOf(saved.paragraphs.filter((one) => !isOpen(one))));
    for (const text of waiting) {
      parts.get(met.has(text) ? "REPEATED" : bandOf(best.get(text) ?? 0))?.push(text);
      met.add(text);
    }
    const counted = (band: CountBand) => countOf(parts.get(band) ?? []);
    const bands = {
      TRANSLATED: counted("TRANSLATED"),
      REPEATED: counted("REPEATED"),
      EXACT: counted("EXACT"),
      NEAR: counted("NEAR"),
      HIGH: counted("HIGH"),
      MIDDLE: counted("MIDDLE"),
      LOW: counted("LOW"),
      NEW: counted("NEW"),
    };
    counts.push({ of, titleKo: saved.titleKo, titleEn: saved.titleEn, bands });
  }
  return counts;
}
