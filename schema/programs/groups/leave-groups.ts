// Somebody who applied for a group is erased.
import type { Tx } from "#prisma/client.ts";
import type { MemberErased } from "#schema/people/account/account-events.ts";

/** The payer's name stays with the payment, as the law on bookkeeping asks. */
export async function leaveGroups(tx: Tx, { memberId }: MemberErased): Promise<void> {
  await tx.applicationGroup.updateMany({ where: { memberId }, data: { memberId: null, phoneNumber: null } });
}
