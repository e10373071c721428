import { LRUCache } from "lru-cache";
import { db, pool } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { type Audited, recordAudit } from "./record-audit.ts";

/** A page that asks again within this time counts as the same view. */
const SAME_LOOK_MS = 10 * 60 * 1_000;

/** Views that are remembered, of some dozens of people in the office. */
const VIEWS_MAX = 5_000;

/** When this process last saw a view in the log of a database, in milliseconds since 1970: it is not looked for there again. */
const seenIn = new WeakMap<object, LRUCache<string, number>>();

function seenViews(): LRUCache<string, number> {
  const known = seenIn.get(pool) ?? new LRUCache<string, number>({ max: VIEWS_MAX });
  seenIn.set(pool, known);
  return known;
}

interface View extends Required<Pick<Audited, "action" | "subject" | "subjectId">> {
  /** What the list was narrowed to. Another filter is another view; the pages of one filter are one view. */
  readonly filter?: object;
}

/**
 * Writes down that somebody of the office looked at personal data, such as `viewMember` at a member.
 * `subjectId` is null for a list.
 */
export async function recordView({ filter = {}, ...view }: View, author: Author): Promise<void> {
  const narrowed = usedFilters(filter);
  const now = author.now.getTime();
  const since = new Date(now - SAME_LOOK_MS);
  const seen = seenViews();
  const key = JSON.stringify([author.memberId, view.action, view.subject, view.subjectId, narrowed]);
  const seenAt = seen.get(key) ?? Number.NEGATIVE_INFINITY;
  if (seenAt > since.getTime() && seenAt <= now) return;
  const last = await db.auditEntry.findFirst({
    where: {
      ...view,
      after: { equals: narrowed ?? Prisma.DbNull },
      actorId: author.memberId,
      createdAt: { gt: since },
    },
    select: { createdAt: true },
    orderBy: { id: "desc" },
  });
  if (!last) {
    const entry = narrowed === null ? view : { ...view, after: narrowed };
    await db.$transaction((tx) => recordAudit(tx, author, entry));
  }
  seen.set(key, last?.createdAt.getTime() ?? now);
}

/** As JSON, without what narrows nothing; null: nothing does. */
function usedFilters(filter: object): Prisma.InputJsonObject | null {
  const entries = Object.entries(filter).filter(([, value]) => isGiven(value));
  if (entries.length === 0) return null;
  return { filter: JSON.parse(JSON.stringify(Object.fromEntries(entries))) };
}

const isGiven = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== "";
