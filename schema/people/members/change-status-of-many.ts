// Locking many out, and letting them in again: a part of them in one transaction.
import type { Tx } from "#prisma/client.ts";
import type { MemberStatus } from "#prisma/generated/enums.ts";
import type { Viewer } from "#schema/context.ts";
import { type BulkSelection, type BulkStep, selectedRows, takePart } from "#schema/core/lists/bulk.ts";
import type { Author } from "#schema/core/shared/author.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { manageMember } from "#schema/policies/people/members.ts";
import type { MembersFilter } from "#schema/validation/people/member-filters.ts";
import { memberSource } from "./member-list.ts";

/** Members of one call. */
const AT_ONCE = 200;

const CHANGES = {
  suspendMember: { from: "ACTIVE", to: "SUSPENDED" },
  // A member who left is restored one by one: it was their own decision.
  restoreMember: { from: "SUSPENDED", to: "ACTIVE" },
} as const satisfies Record<string, { from: MemberStatus; to: MemberStatus }>;

interface StatusOfMany {
  readonly change: keyof typeof CHANGES;
  readonly which: BulkSelection;
  readonly filter: MembersFilter;
  readonly reason: string;
}

/**
 * Changes the next of them, each with an entry of its own in the audit log. It skips the actor, so that a SUPER is always
 * left. It skips people of the office, unless a SUPER does it, and members in another state.
 * @throws DomainError COUNT_CHANGED
 */
export async function changeStatusOfMany(
  tx: Tx,
  { change, which, filter, reason }: StatusOfMany,
  viewer: Viewer | null,
  { memberId: actorId, now }: Author,
): Promise<ActionResult<BulkStep>> {
  const { from, to } = CHANGES[change];
  const rows = selectedRows(memberSource, { which, filter, within: {}, now });
  const part = await takePart(tx, rows, which, AT_ONCE);
  const among = [...part.ids];
  // Locked in the order of their ids, as everywhere. Roles that are given meanwhile wait.
  await tx.$queryRaw`SELECT 1 FROM members WHERE id = ANY(${among}) ORDER BY id FOR NO KEY UPDATE`;
  const held = await tx.member.findMany({
    where: { id: { in: among, not: actorId }, status: from },
    select: { id: true, staffRoles: { select: { role: true } } },
  });
  const ids = held
    .filter(({ staffRoles }) => manageMember(viewer, { roles: staffRoles.map(({ role }) => role) }))
    .map(({ id }) => id);
  if (ids.length > 0) {
    await tx.member.updateMany({
      where: { id: { in: ids } },
      data: { status: to, version: { increment: 1 } },
    });
    if (to === "SUSPENDED") await tx.session.deleteMany({ where: { memberId: { in: ids } } });
  }
  const changed = { before: { status: from }, after: { status: to }, reason };
  return {
    result: { done: ids.length, skipped: among.length - ids.length, cursor: part.cursor },
    lines: ids.map((subjectId) => ({ subjectId, ...changed })),
  };
}
