// Somebody of a group, or who was added at the door, has an account: the application becomes theirs with the
// proof of the address.
import type { Tx } from "#prisma/client.ts";
import { assignPayer } from "#schema/money/payments/assign-payer.ts";
import type { AddressProved } from "#schema/people/account/account-events.ts";
import { LIVE_STATES } from "#schema/validation/programs/application-state.ts";

/** Gives a member the applications that others made for the address, unless the person has one of that program already. */
export async function linkApplications(tx: Tx, { memberId, emailKey }: AddressProved): Promise<void> {
  // Erased rows have no address.
  await tx.$executeRaw`
    UPDATE applications SET member_id = ${memberId}, version = version + 1
    WHERE member_id IS NULL AND email <> '' AND lower(email) = ${emailKey} AND NOT EXISTS (
      SELECT 1 FROM applications own WHERE own.program_id = applications.program_id AND own.member_id = ${memberId}
        AND own.state::text = ANY(${LIVE_STATES.map(String)}))`;
  // What was paid at the door, and what they owe for printed certificates, they find in the account, too.
  const theirs = await tx.payment.findMany({
    where: {
      memberId: null,
      OR: [{ application: { memberId } }, { certificateCopy: { application: { memberId } } }],
    },
    select: { id: true },
  });
  await assignPayer(
    tx,
    theirs.map(({ id }) => id),
    memberId,
  );
}
