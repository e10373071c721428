// Defines what a text says in both languages as it is saved, with what is remembered of it and was answered about it.
import { db } from "#prisma/client.ts";
import type { PageKey, Prisma } from "#prisma/generated/client.ts";
import { toDocument } from "#schema/core/shared/stored-document.ts";
import type { Translated } from "#schema/core/translations/store-pairs.ts";
import { notWithdrawn } from "#schema/policies/site/pages.ts";
import { type Paragraph, paragraphsOf } from "#schema/validation/core/translation/paragraphs.ts";

export interface SavedText {
  readonly titleKo: string | null;
  readonly titleEn: string | null;
  readonly paragraphs: readonly Paragraph[];
}

const pairs = { select: { ko: true, en: true }, orderBy: { id: "asc" } } as const;
const columns = { titleKo: true, titleEn: true, contentKo: true, contentEn: true, answers: true } as const;

type Row = Prisma.PostGetPayload<{ select: typeof columns & { pairs: typeof pairs } }>;

const savedText = ({ titleKo, titleEn, contentKo, contentEn, answers, pairs: known }: Row): SavedText => ({
  titleKo,
  titleEn,
  paragraphs: paragraphsOf(
    {
      ko: { title: titleKo ?? "", content: toDocument(contentKo) },
      en: { title: titleEn ?? "", content: toDocument(contentEn) },
    },
    known,
    new Set(answers),
  ),
});

async function pageRow(key: PageKey): Promise<Row | null> {
  const [page, known] = await Promise.all([
    db.pageVersion.findFirst({
      where: { ...notWithdrawn, key },
      orderBy: { number: "desc" },
      select: columns,
    }),
    db.translationPair.findMany({ ...pairs, where: { pageKey: key } }),
  ]);
  return page && { ...page, pairs: known };
}

/** Null: there is no such text, or it is in the trash. */
export async function readSavedText(of: Translated): Promise<SavedText | null> {
  const select = { ...columns, pairs };
  const row =
    "pageKey" in of
      ? await pageRow(of.pageKey)
      : "postId" in of
        ? await db.post.findFirst({ where: { id: of.postId, deletedAt: null }, select })
        : await db.program.findFirst({ where: { id: of.programId, deletedAt: null }, select });
  return row && savedText(row);
}
