import type { Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { PageKey } from "#prisma/generated/enums.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { inForceFrom, lockNewest } from "./newest-version.ts";
import { pageTexts, storePagePairs } from "./page-pairs.ts";
import { items } from "./version-items.ts";

/** Which version to write again, and the newest one the writer has seen. */
interface RestoredPage {
  readonly key: PageKey;
  readonly number: number;
  readonly baseNumber: number;
}

/**
 * Writes an old version again as the newest, in force from now. Nothing is lost: the one it replaces stays
 * where it is. A version that is coming and is put in force like that does not come a second time.
 * @returns the new version's id
 * @throws DomainError CONFLICT when somebody has saved since `baseNumber`; NOT_FOUND
 */
export async function restorePage(
  tx: Tx,
  { key, number, baseNumber }: RestoredPage,
  { memberId, now }: Author,
): Promise<ActionResult> {
  const newest = await lockNewest(tx, key, baseNumber);
  const old = await tx.pageVersion.findUnique({
    where: { key_number: { key, number } },
    include: { ...items, figures: { select: { fileId: true } } },
  });
  if (!old) throw new DomainError("NOT_FOUND");
  const { titleKo, titleEn, contentKo, contentEn, answers, entries, people, figures } = old;
  const { id } = await tx.pageVersion.create({
    select: { id: true },
    data: {
      key,
      number: baseNumber + 1,
      effectiveAt: inForceFrom(key, newest, now),
      titleKo,
      titleEn,
      contentKo: contentKo ?? Prisma.JsonNull,
      contentEn: contentEn ?? Prisma.DbNull,
      answers,
      noteKo: `제${number}판으로 되돌렸습니다.`,
      noteEn: `Version ${number} was restored.`,
      createdById: memberId,
      entries: { createMany: { data: entries.map((entry, position) => ({ ...entry, position })) } },
      people: { createMany: { data: people.map((person, position) => ({ ...person, position })) } },
      figures: { createMany: { data: figures } },
    },
  });
  if (old.effectiveAt > now && old.withdrawnAt === null) {
    await tx.pageVersion.update({ where: { id: old.id }, data: { withdrawnAt: now } });
  }
  const written = { key, number: baseNumber + 1, before: newest, after: pageTexts(old), answers };
  await storePagePairs(tx, written, { memberId, now });
  const before = { key, number: baseNumber };
  const after = { key, number: baseNumber + 1, copyOf: number };
  return { result: id, lines: [{ subjectId: null, before, after }] };
}
