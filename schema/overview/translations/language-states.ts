// The status of each language of a text: missing, draft, in review, published, outdated
// (docs/translations.md#translations). Computed, never stored.
import type { TranslationPair } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import type { LanguageState } from "#schema/validation/overview/translation-work.ts";

/** What a text is known by. */
export interface TextFacts {
  readonly titleKo: string | null;
  readonly titleEn: string | null;
  /** People see it. */
  readonly isOut: boolean;
  /** Its English was handed in and nobody has published it. */
  readonly isHandedIn: boolean;
  /** Its paragraphs that wait for their English. */
  readonly waiting: readonly TranslationPair[];
  /** Written in both languages before paragraphs were known, and the Korean changed after the English. */
  readonly isBehind: boolean;
}

export interface LanguageStatus {
  readonly language: Language;
  readonly state: LanguageState;
  /** What its English lacks. */
  readonly waiting: readonly TranslationPair[];
}

const written = (isOut: boolean): LanguageState => (isOut ? "PUBLISHED" : "DRAFT");

export function languageStates(text: TextFacts): LanguageStatus[] {
  const { titleKo, titleEn, isOut, isHandedIn, waiting, isBehind } = text;
  const isOutdated = titleKo !== null && isOut && (waiting.length > 0 || isBehind);
  const english = isHandedIn
    ? "IN_REVIEW"
    : titleEn === null
      ? "MISSING"
      : isOutdated
        ? "OUTDATED"
        : written(isOut);
  return [
    { language: "KO", state: titleKo === null ? "MISSING" : written(isOut), waiting: [] },
    { language: "EN", state: english, waiting: titleEn === null ? [] : waiting },
  ];
}
