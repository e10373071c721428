import type { Tx } from "#prisma/client.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { removeFactors } from "#schema/people/account/remove-factors.ts";
import { recordSignIn } from "#schema/people/sign-ins/record-sign-in.ts";
import type { LockedMember } from "./lock-member.ts";

/**
 * For somebody who has lost phone, keys and codes. The password stays, so anyone who does this has to know who is asking.
 * @throws DomainError CONFLICT where there is none
 */
export async function resetSecondFactor(
  tx: Tx,
  member: LockedMember,
  reason: string,
  { now }: Author,
): Promise<ActionResult> {
  const { id } = member;
  if (!(await removeFactors(tx, id))) throw new DomainError("CONFLICT");
  await tx.session.deleteMany({ where: { memberId: id } });
  await recordSignIn(tx, { kind: "FACTOR_RESET", memberId: id }, now);
  await writeMail(tx, "SECOND_FACTOR_CHANGED", member, { now });
  return { result: id, lines: [{ subjectId: id, reason }] };
}
