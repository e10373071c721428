// Defines what a page says in both languages, remembered for the next translator (decision 111).
import type { Tx } from "#prisma/client.ts";
import type { PageVersion } from "#prisma/generated/client.ts";
import type { PageKey } from "#prisma/generated/enums.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { toDocument } from "#schema/core/shared/stored-document.ts";
import { settleTask } from "#schema/core/translations/settle-task.ts";
import { type BothTexts, storePairs } from "#schema/core/translations/store-pairs.ts";

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
  readonly answers: readonly string[];
}

/** Remembers the paragraphs of a page's new version. */
export async function storePagePairs(
  tx: Tx,
  page: WrittenPage,
  { memberId: saverId, now }: Author,
): Promise<void> {
  const { key: pageKey, number, before, after, answers } = page;
  const old = before && pageTexts(before);
  const waiting = await storePairs(tx, { pageKey }, { before: old, after, answers, number, saverId, now });
  await settleTask(tx, { pageKey }, { before: old?.en ?? null, after: after.en, waiting, isOut: true });
}
