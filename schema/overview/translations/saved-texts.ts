// Defines what a text says in both languages as it is saved, with what is remembered of it and was answered about it.
import { db } from "#prisma/client.ts";
import type { PageKey } from "#prisma/generated/client.ts";
import type { Translated } from "#schema/core/translations/store-pairs.ts";
import { PROGRAM_PARTS, partsOf, TEXT_PARTS, type TextParts } from "#schema/core/translations/text-parts.ts";
import { notWithdrawn } from "#schema/policies/site/pages.ts";
import { type Paragraph, paragraphsOf } from "#schema/validation/core/translation/paragraphs.ts";

export interface SavedText {
  readonly titleKo: string | null;
  readonly titleEn: string | null;
  readonly paragraphs: readonly Paragraph[];
}

const pairs = { select: { ko: true, en: true }, orderBy: { id: "asc" } } as const;
const ofTexts = { ...TEXT_PARTS, answers: true } as const;

type Row = TextParts & {
  readonly answers: readonly string[];
  readonly pairs: readonly { readonly ko: string; readonly en: string | null }[];
};

/** What a stored text needs to be read as paragraphs. */
export const savedColumns = { ...ofTexts, pairs } as const;

export const savedText = (row: Row): SavedText => ({
  titleKo: row.titleKo,
  titleEn: row.titleEn,
  paragraphs: paragraphsOf(partsOf(row), row.pairs, new Set(row.answers)),
});

async function pageRow(key: PageKey): Promise<Row | null> {
  const [page, known] = await Promise.all([
    db.pageVersion.findFirst({
      where: { ...notWithdrawn, key },
      orderBy: { number: "desc" },
      select: ofTexts,
    }),
    db.translationPair.findMany({ ...pairs, where: { pageKey: key } }),
  ]);
  return page && { ...page, pairs: known };
}

/** Null: there is no such text, or it is in the trash. */
export async function readSavedText(of: Translated): Promise<SavedText | null> {
  const row =
    "pageKey" in of
      ? await pageRow(of.pageKey)
      : "postId" in of
        ? await db.post.findFirst({ where: { id: of.postId, deletedAt: null }, select: savedColumns })
        : await db.program.findFirst({
            where: { id: of.programId, deletedAt: null },
            select: { ...savedColumns, ...PROGRAM_PARTS },
          });
  return row && savedText(row);
}
