// Corrects a slip in a version of a legal text, where it is: its number, its day and the consents to it stay.
// The earlier words are saved as a version that was never in force, so that they can be compared and
// restored.
import type { Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { toColumn } from "#schema/core/shared/stored-document.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { PAGE_KINDS } from "#schema/validation/site/page-kinds.ts";
import type { CheckedPage } from "#schema/validation/site/pages.ts";
import { lockNewest } from "./newest-version.ts";
import { storePagePairs } from "./page-pairs.ts";
import { readFigures } from "./page-references.ts";

/**
 * Writes the words into the version that the editor began from. Its note gets what was corrected, which readers see.
 * @returns the version's id
 * @throws DomainError CONFLICT when somebody has saved since `baseNumber`; NOT_FOUND where there is no
 * version, or the page is no legal text;
 *   VALIDATION for an image that is not there
 */
export async function correctPage(
  tx: Tx,
  page: CheckedPage,
  { memberId, now }: Author,
): Promise<ActionResult> {
  const { key, ko, en } = page;
  const corrected = await lockNewest(tx, key, page.baseNumber);
  if (!corrected || !PAGE_KINDS[key].legal) throw new DomainError("NOT_FOUND");
  const figures = await readFigures(tx, page);
  const { id, number, effectiveAt, titleKo, titleEn, contentKo, contentEn, createdById, createdAt } =
    corrected;
  const before = await tx.pageVersion.create({
    select: { id: true, number: true },
    data: {
      key,
      number: (page.baseNumber ?? 0) + 1,
      effectiveAt,
      withdrawnAt: now,
      titleKo,
      titleEn,
      contentKo: contentKo ?? Prisma.JsonNull,
      contentEn: contentEn ?? Prisma.DbNull,
      noteKo: page.noteKo,
      noteEn: page.noteEn,
      answers: corrected.answers,
      createdById,
      createdAt,
    },
  });
  await tx.pageFigure.updateMany({ where: { versionId: id }, data: { versionId: before.id } });
  await tx.pageVersion.update({
    where: { id },
    data: {
      titleKo: ko.title,
      titleEn: en?.title ?? null,
      contentKo: JSON.parse(JSON.stringify(ko.content)),
      contentEn: toColumn(en?.content),
      noteKo: joined(corrected.noteKo, page.noteKo),
      noteEn: joined(corrected.noteEn, page.noteEn),
      answers: page.answers,
      figures: { createMany: { data: figures.map((fileId) => ({ fileId })) } },
    },
  });
  const written = { key, number, before: corrected, after: { ko, en }, answers: page.answers };
  await storePagePairs(tx, written, { memberId, now });
  await tx.draft.deleteMany({ where: { memberId, pageKey: key } });
  const said = { key, number, savedAs: before.number, noteKo: page.noteKo };
  return { result: id, lines: [{ subjectId: null, before: { key, number }, after: said }] };
}

const joined = (before: string | null, added: string | null): string | null =>
  [before, added].filter((line) => line !== null).join("\n") || null;
