// Somebody of a group has an account: the application becomes theirs with the proof of the address. Somebody
// who applied for a group is erased.
import type { Tx } from "#prisma/client.ts";
import { assignPayer } from "#schema/money/payments/assign-payer.ts";
import type { AddressProved, MemberErased } from "#schema/people/account/account-events.ts";
import { LIVE_STATES } from "#schema/validation/programs/application-state.ts";

/** Gives a member the applications that institutions made for the address, unless the person has one of that program already. */
export async function linkGroupApplications(tx: Tx, { memberId, emailKey }: AddressProved): Promise<void> {
  await tx.$executeRaw`
    UPDATE applications SET member_id = ${memberId}, version = version + 1
    WHERE member_id IS NULL AND group_id IS NOT NULL AND lower(email) = ${emailKey} AND NOT EXISTS (
      SELECT 1 FROM applications own WHERE own.program_id = applications.program_id AND own.member_id = ${memberId}
        AND own.state::text = ANY(${LIVE_STATES.map(String)}))`;
  // What they owe for printed certificates they find in the account, too.
  const copies = await tx.certificateCopy.findMany({
    where: { application: { memberId }, paymentId: { not: null } },
    select: { paymentId: true },
  });
  const owed = copies.flatMap(({ paymentId }) => paymentId ?? []);
  await assignPayer(tx, owed, memberId);
}

/** The payer's name stays with the payment, as the law on bookkeeping asks. */
export async function leaveGroups(tx: Tx, { memberId }: MemberErased): Promise<void> {
  await tx.applicationGroup.updateMany({ where: { memberId }, data: { memberId: null, phoneNumber: null } });
}
