// Approving what waits among many members at once: chosen ones, or everybody a filter holds. Each approval is
// a transaction of its own, a few dozen a call; the client calls again while some are left.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { type BulkSelection, type BulkStep, selectedRows, takePart } from "#schema/core/lists/bulk.ts";
import { DomainError } from "#schema/errors.ts";
import type { Transact } from "#schema/office-transaction.ts";
import type { RequestCode } from "#schema/validation/core/codes.ts";
import type { MembersFilter } from "#schema/validation/people/member-filters.ts";
import { approveGradeRequest } from "./decide-grade-request.ts";
import { memberSource } from "./member-list.ts";

/** Approvals of one call. */
const AT_ONCE = 25;

interface ManyMembers {
  readonly which: BulkSelection;
  readonly filter: MembersFilter;
}

/**
 * Approves the next requests; one that somebody else decides meanwhile is skipped.
 * @throws DomainError COUNT_CHANGED
 */
export async function approveMany(
  { which, filter }: ManyMembers,
  now: Date,
  transact: Transact,
): Promise<BulkStep> {
  const rows = selectedRows(memberSource, { which, filter, within: {}, now });
  const waiting = Prisma.sql`SELECT id FROM members
    WHERE id IN (SELECT member_id FROM grade_requests WHERE status = 'PENDING') AND id IN (${rows})`;
  const part = await takePart(db, rows, which, AT_ONCE, waiting);
  const requests = await db.gradeRequest.findMany({
    where: { status: "PENDING", memberId: { in: [...part.ids] } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true },
  });
  let done = 0;
  for (const { id } of requests) {
    if (await isApproved(id, transact)) done += 1;
  }
  return { done, skipped: part.ids.length - done, cursor: part.cursor };
}

async function isApproved(id: number, transact: Transact): Promise<boolean> {
  try {
    await transact((tx, author) => approveGradeRequest(tx, id, author));
    return true;
  } catch (error) {
    if (error instanceof DomainError && SKIPPED.has(error.code)) return false;
    throw error;
  }
}

/** Somebody else decided it, it was cancelled, or its dues are asked for already. */
const SKIPPED: ReadonlySet<RequestCode> = new Set(["CONFLICT", "NOT_FOUND", "DUES_ASKED_ALREADY"]);
