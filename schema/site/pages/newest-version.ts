// The version an edit has to be based on. A page has one writer at a time, so that number, base and order fit together.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { PageKey } from "#prisma/generated/enums.ts";
import { conflictError } from "#schema/errors.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { PAGE_KINDS } from "#schema/validation/site/page-kinds.ts";
import { toPageText } from "./page-for-editing.ts";
import { items } from "./version-items.ts";

type Version = Prisma.PageVersionGetPayload<{ include: typeof items }>;

/** Lets one writer at a time at a page until the transaction ends. */
export async function lockPage(tx: Tx, key: PageKey): Promise<void> {
  await tx.$queryRaw`SELECT 1 AS held FROM (SELECT pg_advisory_xact_lock(hashtext(${`page ${key}`}))) AS lock`;
}

/**
 * Locks a page until the transaction ends.
 * @returns the version its editor begins from: the newest that was not withdrawn
 * @throws DomainError CONFLICT with the current version, when the last save is not the one the writer has seen
 */
export async function lockNewest(tx: Tx, key: PageKey, baseNumber: number | null): Promise<Version | null> {
  await lockPage(tx, key);
  const versions = await tx.pageVersion.findMany({
    where: { key },
    orderBy: { number: "desc" },
    select: { number: true, withdrawnAt: true },
  });
  const last = versions[0]?.number ?? null;
  const valid = versions.find(({ withdrawnAt }) => withdrawnAt === null);
  const newest = valid
    ? await tx.pageVersion.findUnique({
        where: { key_number: { key, number: valid.number } },
        include: items,
      })
    : null;
  if (last !== baseNumber) throw conflictError(toConflict(last, newest));
  return newest;
}

/** What the second editor needs to put both together. */
function toConflict(number: number | null, newest: Version | null): object {
  if (!newest) return { number };
  const { effectiveAt, entries, people } = newest;
  const ko = toPageText(newest.titleKo, newest.contentKo);
  const en = toPageText(newest.titleEn, newest.contentEn);
  return { number, effectiveAt, ko, en, entries, people };
}

/** Whether it was saved ahead of its day. */
export const isComing = (newest: Version | null, now: Date): newest is Version =>
  newest !== null && newest.effectiveAt > now;

/** From when a version saved now is in force: never before the one it follows, whatever the gateways' clocks say. */
export function inForceFrom(key: PageKey, newest: Version | null, now: Date): Date {
  if (PAGE_KINDS[key].legal || !newest || newest.effectiveAt < now) return now;
  return newest.effectiveAt;
}

/**
 * From when a save is in force. Today is now, so that it follows what was saved this morning. Without a day a
 * save over a coming version keeps that version's: nothing comes into force because a field was left empty
 * (decision 93).
 */
export function inForceAsAsked(key: PageKey, asked: Date | null, newest: Version | null, now: Date): Date {
  if (asked !== null) return seoulDay(asked) === seoulDay(now) && asked <= now ? now : asked;
  return isComing(newest, now) ? newest.effectiveAt : inForceFrom(key, newest, now);
}
