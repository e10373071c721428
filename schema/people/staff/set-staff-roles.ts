import type { Tx } from "#prisma/client.ts";
import type { StaffRole } from "#prisma/generated/enums.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { rolesOf, STAFF_COLUMNS } from "./staff-member.ts";

interface StaffRoles {
  readonly memberId: number;
  /** All the person is to hold. */
  readonly roles: readonly StaffRole[];
  /** What the person held when it was decided. */
  readonly expected: readonly StaffRole[];
}

/**
 * Gives and takes roles, and ends that person's sessions. The database makes sure that an active SUPER is
 * left (migration `office`).
 * @throws DomainError NOT_FOUND; CONFLICT {roles} when somebody changed them since; VALIDATION for roles of
 * an account that is not active; the database's LAST_SUPER
 */
export async function setStaffRoles(
  tx: Tx,
  { memberId, roles, expected }: StaffRoles,
  { now }: Author,
): Promise<ActionResult> {
  // One change of a person's roles at a time.
  await tx.$queryRaw`SELECT id FROM members WHERE id = ${memberId} FOR UPDATE`;
  const member = await tx.member.findUnique({ where: { id: memberId }, select: STAFF_COLUMNS });
  if (!member) throw new DomainError("NOT_FOUND");
  const held = rolesOf(member);
  if (!isSame(held, expected)) throw conflictError({ roles: held });
  if (isSame(held, roles)) return { result: memberId, lines: [] };
  if (roles.length > 0 && member.status !== "ACTIVE") throw validationError({ roles: ["CHOICE_UNKNOWN"] });
  const given = roles.filter((role) => !held.includes(role));
  await tx.staffAssignment.createMany({
    data: given.map((role) => ({ memberId, role, createdAt: now })),
    skipDuplicates: true,
  });
  const taken = held.filter((role) => !roles.includes(role));
  await tx.staffAssignment.deleteMany({ where: { memberId, role: { in: taken } } });
  await tx.session.deleteMany({ where: { memberId } });
  const line = { subjectId: memberId, before: { roles: held }, after: { roles: [...roles] } };
  return { result: memberId, lines: [line] };
}

const isSame = (one: readonly StaffRole[], other: readonly StaffRole[]) =>
  one.length === other.length && one.every((role) => other.includes(role));
