import type { Tx } from "#prisma/client.ts";
import type { Viewer } from "#schema/context.ts";
import { DomainError } from "#schema/errors.ts";
import { manageMember } from "#schema/policies/people/members.ts";
import { type LockedMember, lockMember } from "./lock-member.ts";

/**
 * Locks a member whom the office is about to change until the transaction ends. Roles that are given meanwhile wait.
 * @throws DomainError NOT_FOUND; FORBIDDEN for somebody of the office, where the viewer is not SUPER
 */
export async function lockManaged(tx: Tx, id: number, viewer: Viewer | null): Promise<LockedMember> {
  const member = await lockMember(tx, id);
  if (!member) throw new DomainError("NOT_FOUND");
  const roles = (await tx.staffAssignment.findMany({ where: { memberId: id } })).map(({ role }) => role);
  if (!manageMember(viewer, { roles })) throw new DomainError("FORBIDDEN");
  return member;
}
