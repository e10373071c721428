import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { toColumn } from "#schema/core/shared/stored-document.ts";
import { validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { type CheckedPage, lacksReason } from "#schema/validation/site/pages.ts";
import { inForceAsAsked, isComing, lockNewest } from "./newest-version.ts";
import { storePagePairs } from "./page-pairs.ts";
import { readFigures } from "./page-references.ts";

/**
 * Writes a page as its next version. One that was still coming is replaced by it. What its author had been typing is dropped.
 * @returns the version's id
 * @throws DomainError CONFLICT when somebody has saved since `baseNumber`; VALIDATION for an image that is not there, and for
 * a change of a legal text without a reason
 */
export async function savePage(tx: Tx, page: CheckedPage, { memberId, now }: Author): Promise<ActionResult> {
  const { key, ko, en, noteKo, noteEn } = page;
  if (lacksReason(page)) throw validationError({ noteKo: ["REQUIRED"] });
  const newest = await lockNewest(tx, key, page.baseNumber);
  const figures = await readFigures(tx, page);
  const { id, number, effectiveAt } = await tx.pageVersion.create({
    select: { id: true, number: true, effectiveAt: true },
    data: {
      key,
      number: (page.baseNumber ?? 0) + 1,
      effectiveAt: inForceAsAsked(key, page.effectiveAt, newest, now),
      titleKo: ko.title,
      titleEn: en?.title ?? null,
      contentKo: JSON.parse(JSON.stringify(ko.content)),
      contentEn: toColumn(en?.content),
      noteKo,
      noteEn,
      answers: page.answers,
      createdById: memberId,
      entries: { createMany: { data: page.entries.map(toRow) } },
      people: { createMany: { data: page.people.map(toRow) } },
      figures: { createMany: { data: figures.map((fileId) => ({ fileId })) } },
    },
  });
  if (isComing(newest, now)) {
    await tx.pageVersion.update({ where: { id: newest.id }, data: { withdrawnAt: now } });
  }
  const after = { ko, en };
  const written = { key, number, before: newest, after, answers: page.answers };
  await storePagePairs(tx, written, { memberId, now });
  await tx.draft.deleteMany({ where: { memberId, pageKey: key } });
  // The texts themselves are stored with the version, and compared there.
  const before = { key, number: page.baseNumber };
  const saved = { key, number, titleKo: ko.title, effectiveAt: effectiveAt.toISOString(), noteKo };
  return { result: id, lines: [{ subjectId: null, before, after: saved }] };
}

/** An item at its place; a new one gets a key that it keeps. */
function toRow<Item extends { readonly rowKey: string | null }>({ rowKey, ...item }: Item, position: number) {
  return { ...item, position, ...(rowKey === null ? {} : { rowKey }) };
}
