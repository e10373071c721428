// Defines who reviews the presentations of a call: accounts, and people who come by a link.
import type { Tx } from "#prisma/client.ts";
import { validationError } from "#schema/errors.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import type { CheckedReviewer } from "#schema/validation/programs/presentations.ts";
import { leaveCommittee } from "./leave-committee.ts";

interface Committee {
  readonly programId: number;
  /** Each address once. */
  readonly reviewers: readonly CheckedReviewer[];
}

/**
 * Saves the committee of a call that the caller has locked. Who is no longer named leaves it.
 * @throws DomainError VALIDATION REQUIRED at `reviewers.N.name` for an address that no account has
 */
export async function saveCommittee(tx: Tx, { programId, reviewers }: Committee, now: Date): Promise<void> {
  const members = await tx.member.findMany({
    where: { emailKey: { in: reviewers.map(({ email }) => emailKey(email)) }, status: "ACTIVE" },
    select: { id: true, emailKey: true },
  });
  const memberIds = new Map(members.map(({ id, emailKey: key }) => [key, id]));
  const before = await tx.presentationReviewer.findMany({ where: { programId } });
  const stay: number[] = [];
  for (const [index, { name, ...typed }] of reviewers.entries()) {
    const key = emailKey(typed.email);
    const memberId = memberIds.get(key) ?? null;
    if (memberId === null && name === null)
      throw validationError({ [`reviewers.${index}.name`]: ["REQUIRED"] });
    const known = before.find((one) =>
      memberId === null
        ? one.memberId === null && one.email !== null && emailKey(one.email) === key
        : one.memberId === memberId,
    );
    const own = memberId === null ? { name, ...typed } : {};
    const { id } = known
      ? await tx.presentationReviewer.update({ where: { id: known.id }, data: { ...own, leftAt: null } })
      : await tx.presentationReviewer.create({ data: { programId, memberId, ...own } });
    stay.push(id);
  }
  await leaveCommittee(tx, { programId, id: { notIn: stay } }, now);
}
