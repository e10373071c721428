import type { Tx } from "#prisma/client.ts";
import { changesOf } from "#schema/core/audit/changes-of.ts";
import { conflictError, DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { CheckedManagedMember } from "#schema/validation/people/managed-members.ts";

/** What members edit themselves. */
export const MY_DETAILS = {
  name: true,
  familyName: true,
  givenName: true,
  country: true,
  finalDegreeInstitution: true,
  major: true,
  affiliation: true,
  department: true,
  position: true,
  phoneNumber: true,
  postcode: true,
  addressLine: true,
  addressDetail: true,
} as const;
/** What the office edits. */
const DETAILS = { ...MY_DETAILS, officeNote: true } as const;

/**
 * Saves the details of a member whom nobody has saved since `version`, and writes down what changed.
 * @throws DomainError NOT_FOUND, also for somebody who was erased; CONFLICT with the current version, {version} and the details
 */
export async function saveMember(
  tx: Tx,
  saved: { readonly id: number; readonly version: number; readonly details: CheckedManagedMember },
): Promise<ActionResult> {
  const { id, version, details } = saved;
  const select = { ...DETAILS, version: true, erasedAt: true };
  const before = await tx.member.findUnique({ where: { id }, select });
  if (!before || before.erasedAt !== null) throw new DomainError("NOT_FOUND");
  const { erasedAt: _never, ...current } = before;
  if (current.version !== version) throw conflictError(current);
  const { version: _old, ...known } = current;
  const changes = changesOf(known, details);
  if (Object.keys(changes.after).length === 0) return { result: id, lines: [] };
  await tx.member.update({ where: { id }, data: { ...details, version: { increment: 1 } } });
  return { result: id, lines: [{ subjectId: id, ...changes }] };
}
