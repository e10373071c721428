import type { Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { PageRestoration } from "#schema/validation/site/pages.ts";
import { inForceAsAsked, inForceFrom, lockNewest } from "./newest-version.ts";
import { pageTexts, storePagePairs } from "./page-pairs.ts";
import { items } from "./version-items.ts";

/** Readers of the list see which version it is, and of a legal text why. */
const noted = (restored: string, reason: string | null): string =>
  reason === null ? restored : `${restored}\n${reason}`;

/**
 * Writes an old version again as the newest, in force from now, or of a legal text from the day that is asked
 * for. Nothing is lost: the one it replaces stays where it is. A version that is coming and is put in force like that does not come a second time.
 * @returns the new version's id
 * @throws DomainError CONFLICT when somebody has saved since `baseNumber`; NOT_FOUND
 */
export async function restorePage(
  tx: Tx,
  { key, number, baseNumber, effectiveAt: asked, noteKo, noteEn }: PageRestoration,
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
      // What is coming stays, and gives the restored one no day.
      effectiveAt: asked ? inForceAsAsked(key, asked, newest, now) : inForceFrom(key, newest, now),
      titleKo,
      titleEn,
      contentKo: contentKo ?? Prisma.JsonNull,
      contentEn: contentEn ?? Prisma.DbNull,
      answers,
      noteKo: noted(`제${number}판으로 되돌렸습니다.`, noteKo),
      noteEn: noted(`Version ${number} was restored.`, noteEn),
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
