// What a page says in both languages, remembered for whoever translates next (decision 111).
import type { Tx } from "#prisma/client.ts";
import type { PageVersion } from "#prisma/generated/client.ts";
import type { PageKey } from "#prisma/generated/enums.ts";
import { toDocument } from "#schema/shared/stored-document.ts";
import { type BothTexts, keepPairs } from "#schema/translations/keep-pairs.ts";

type StoredTexts = Pick<PageVersion, "titleKo" | "titleEn" | "contentKo" | "contentEn">;

/** Both languages of a stored version. */
export const pageTexts = ({ titleKo, titleEn, contentKo, contentEn }: StoredTexts): BothTexts => ({
  ko: { title: titleKo, content: toDocument(contentKo) },
  en: titleEn === null ? null : { title: titleEn, content: toDocument(contentEn) },
});

interface WrittenPage {
  readonly key: PageKey;
  readonly number: number;
  /** Null: it is the first version. */
  readonly before: StoredTexts | null;
  readonly after: BothTexts;
}

/** Remembers the paragraphs of a page's new version. */
export async function keepPagePairs(tx: Tx, page: WrittenPage, now: Date): Promise<void> {
  const { key: pageKey, number, before, after } = page;
  await keepPairs(tx, { pageKey }, { before: before && pageTexts(before), after, answers: [], number, now });
}
