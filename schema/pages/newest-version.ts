// The version an edit has to be based on. A page has one writer at a time, so that number, base and order fit together.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { PageKey } from "#prisma/generated/enums.ts";
import { conflictError } from "#schema/errors.ts";
import { PAGE_KINDS } from "#schema/validation/page-kinds.ts";
import { toPageText } from "./page-for-editing.ts";
import { items } from "./version-items.ts";

type Newest = Prisma.PageVersionGetPayload<{ include: typeof items }>;

/**
 * Locks a page until the transaction ends.
 * @returns its newest version
 * @throws DomainError CONFLICT with what stands there now, when that is not the one the writer has seen
 */
export async function holdNewest(tx: Tx, key: PageKey, baseNumber: number | null): Promise<Newest | null> {
  await tx.$queryRaw`SELECT 1 AS held FROM (SELECT pg_advisory_xact_lock(hashtext(${`page ${key}`}))) AS lock`;
  const newest = await tx.pageVersion.findFirst({
    where: { key },
    orderBy: { number: "desc" },
    include: items,
  });
  if ((newest?.number ?? null) !== baseNumber) throw conflictError(toConflict(newest));
  return newest;
}

/** What the second editor needs to put both together. */
function toConflict(newest: Newest | null): object {
  if (!newest) return { number: null };
  const { number, effectiveAt, entries, people } = newest;
  const ko = toPageText(newest.titleKo, newest.contentKo);
  const en = toPageText(newest.titleEn, newest.contentEn);
  return { number, effectiveAt, ko, en, entries, people };
}

/** From when a version saved now is in force: never before the one it follows, whatever the gateways' clocks say. */
export function inForceFrom(key: PageKey, newest: Newest | null, now: Date): Date {
  if (PAGE_KINDS[key].legal || !newest || newest.effectiveAt < now) return now;
  return newest.effectiveAt;
}
