// Which paragraphs were beside each other while a text is open: what is put into the Korean moves no English
// to another paragraph, also before anything of it was saved.
import type { KnownPair } from "#schema/validation/core/translation/pair-scores.ts";
import { type Paragraph, paragraphsOf } from "#schema/validation/core/translation/paragraphs.ts";
import { isSameJson } from "#web/components/editor/edited-values.ts";
import type { WrittenTexts } from "#web/components/editor/written-texts.ts";

type Answered = WrittenTexts & { readonly answers: readonly string[] };

/**
 * Pairs a text again and again. What was beside each other when the Korean changed stays together as long as
 * both say the same; while the English alone is written it is paired anew, because its first words say little.
 * What a save says takes the place of all that was seen.
 */
export class SeenPairs {
  #saved: readonly KnownPair[] | null = null;
  #ko: Answered["ko"] | null = null;
  #last: readonly Paragraph[] = [];
  #known: readonly KnownPair[] = [];

  pair({ ko, en, answers }: Answered, saved: readonly KnownPair[]): readonly Paragraph[] {
    // The same pairs may be read again.
    if (saved !== this.#saved && !isSameJson(saved, this.#saved)) this.#known = saved;
    else if (ko !== this.#ko) this.#known = [...saved, ...seenIn(this.#last)];
    this.#saved = saved;
    this.#ko = ko;
    this.#last = paragraphsOf({ ko: { ...ko }, en: { ...en } }, this.#known, new Set(answers));
    return this.#last;
  }

  /** What was saved and what was seen. */
  get known(): readonly KnownPair[] {
    return this.#known;
  }
}

const seenIn = (paragraphs: readonly Paragraph[]): KnownPair[] =>
  paragraphs.flatMap(({ ko, en, state }) =>
    ko && en && state !== "UNTRANSLATED" ? [{ ko: ko.text, en: en.text, isSeen: true }] : [],
  );
