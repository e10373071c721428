// Says whether the audit log is as it was written (decision 78): every link is computed again from what its entry says today.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { AuditFault } from "#prisma/generated/enums.ts";

/**
 * Links read by one statement: it takes some tenths of a second at most, which others wait where all requests
 * share one connection.
 */
const AT_ONCE = 5_000;

/** What a check came to. */
interface AuditVerdict {
  /** Links that are whole, from the first on. */
  readonly entries: number;
  /** SHA-256 of the last of them; null: the log is empty. */
  readonly hash: Uint8Array<ArrayBuffer> | null;
  readonly fault: AuditFault | null;
  /** The entry at fault, where it is one. */
  readonly entryId: number | null;
}

interface Reached {
  readonly entries: number;
  readonly hash: Uint8Array<ArrayBuffer> | null;
}

interface Portion {
  readonly links: number;
  readonly hash: Uint8Array<ArrayBuffer> | null;
  /** The first position that is wrong, and its entry. */
  readonly wrong: number | null;
  readonly entryId: number | null;
}

/** Checks the whole chain: 200,000 entries took six seconds on a busy machine. What is written meanwhile is checked, too. */
export async function verifyAudit(): Promise<AuditVerdict> {
  let reached: Reached = { entries: 0, hash: null };
  for (;;) {
    const { links, hash, wrong, entryId } = await readPortion(reached);
    if (wrong !== null) return { ...reached, fault: "CHANGED", entryId };
    reached = { entries: reached.entries + links, hash: hash ?? reached.hash };
    if (links < AT_ONCE) break;
  }
  const [unlinked] = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM audit_entries
    WHERE NOT EXISTS (SELECT FROM audit_links WHERE entry_id = audit_entries.id) ORDER BY id LIMIT 1`;
  if (unlinked) return { ...reached, fault: "UNLINKED", entryId: unlinked.id };
  if (await isCut()) return { ...reached, fault: "CUT", entryId: null };
  return { ...reached, fault: null, entryId: null };
}

async function readPortion({ entries, hash }: Reached): Promise<Portion> {
  const [portion] = await db.$queryRaw<Portion[]>`
    WITH portion AS (
      SELECT position, entry_id, hash FROM audit_links WHERE position > ${entries}::int ORDER BY position LIMIT ${AT_ONCE}::int
    ), tried AS (
      SELECT position, entry_id, portion.hash, position = ${entries}::int + row_number() OVER in_order
        AND portion.hash = audit_hash(coalesce(lag(portion.hash) OVER in_order, ${hash ?? Buffer.alloc(0)}), audit_entries) AS whole
      FROM portion LEFT JOIN audit_entries ON audit_entries.id = entry_id
      WINDOW in_order AS (ORDER BY position)
    ), wrong AS (
      SELECT position, entry_id FROM tried WHERE NOT whole ORDER BY position LIMIT 1
    )
    SELECT count(*)::int AS links, (SELECT hash FROM tried ORDER BY position DESC LIMIT 1) AS hash,
      (SELECT position FROM wrong) AS wrong, (SELECT entry_id FROM wrong) AS "entryId"
    FROM tried`;
  return portion ?? { links: 0, hash: null, wrong: null, entryId: null };
}

/** Whether the end that the last whole check saw is another one now. */
async function isCut(): Promise<boolean> {
  const last = await db.auditCheck.findFirst({
    where: { fault: null, entries: { gt: 0 } },
    orderBy: { id: "desc" },
  });
  if (!last?.hash) return false;
  return !(await holdsHash(last.hash, last.entries));
}

/** Whether a link has this hash: the end that a check once saw stays a part of the chain. */
export async function holdsHash(hash: Uint8Array<ArrayBuffer>, position?: number): Promise<boolean> {
  const where: Prisma.AuditLinkWhereInput = position === undefined ? { hash } : { hash, position };
  return (await db.auditLink.count({ where })) > 0;
}
