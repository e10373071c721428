// Thirty days after an account was closed (schema/validation/overview/retention.ts), what identifies the
// person is erased. The row stays, because histories point to it. Payments stay with the payer's name, as the
// law on bookkeeping asks, but no longer belong to an account.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { onMemberErased, onMemberErasing } from "./account-events.ts";
import { ANONYMISED_NAME } from "./anonymised-name.ts";
import { eraseApplications } from "./erase-applications.ts";
import { removeFactors } from "./remove-factors.ts";

const AT_ONCE = 50;

interface Erased {
  readonly count: number;
  /** There may be others whose time has come. */
  readonly more: boolean;
  /** Null: visitors see nothing of it. */
  readonly contentVersion: bigint | null;
}

/** Members who left before then and are not erased. */
export const erasableMembers = (before: Date): Prisma.MemberWhereInput => ({
  status: "WITHDRAWN",
  withdrawnAt: { lte: before },
  erasedAt: null,
});

/**
 * Erases members who left before then, a few at a time. It skips a member whom another gateway is erasing, or whom the office is
 * bringing back.
 */
export async function eraseMembers(tx: Tx, before: Date, now: Date): Promise<Erased> {
  const due = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM members
    WHERE status = 'WITHDRAWN' AND withdrawn_at <= ${before} AND erased_at IS NULL
    ORDER BY id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`;
  let contentVersion: bigint | null = null;
  for (const { id } of due) {
    // A grade request that was sent at the very moment of leaving.
    for (const freed of await onMemberErasing.happen(tx, { memberId: id, now })) {
      contentVersion = freed ?? contentVersion;
    }
    await eraseMember(tx, id, now);
  }
  return { count: due.length, more: due.length === AT_ONCE, contentVersion };
}

async function eraseMember(tx: Tx, id: number, now: Date): Promise<void> {
  const mine = { where: { memberId: id } };
  await eraseTraces(tx, id);
  await eraseApplications(tx, mine.where);
  await onMemberErased.happen(tx, { memberId: id, now });
  const gone = `erased-${id}@erased.invalid`;
  await tx.member.update({
    where: { id },
    data: {
      email: gone,
      emailKey: gone,
      // No password has this for its hash.
      passwordHash: "",
      name: ANONYMISED_NAME,
      familyName: null,
      givenName: null,
      finalDegreeInstitution: null,
      major: null,
      affiliation: null,
      department: null,
      position: null,
      phoneNumber: null,
      postcode: null,
      addressLine: null,
      addressDetail: null,
      officeNote: null,
      emailProvedAt: null,
      lastActiveAt: now,
      dormancyNoticeAt: null,
      dormantAt: null,
      erasedAt: now,
      version: { increment: 1 },
    },
  });
}

/** Rows that are about the person and about nothing else. */
async function eraseTraces(tx: Tx, id: number): Promise<void> {
  const mine = { where: { memberId: id } };
  await tx.mail.deleteMany(mine);
  await tx.session.deleteMany(mine);
  await tx.oneTimeToken.deleteMany(mine);
  await tx.consent.deleteMany(mine);
  await tx.subscription.deleteMany(mine);
  await tx.openingNotice.deleteMany(mine);
  await tx.signInRecord.deleteMany(mine);
  await removeFactors(tx, id);
  await tx.gradeRequest.deleteMany(mine);
  await tx.draft.deleteMany(mine);
  await tx.requestKey.deleteMany(mine);
  // Documents about payments stay with them, as the law on bookkeeping requires.
  await tx.issuedDocument.deleteMany({ where: { memberId: id, paymentId: null, applicationId: null } });
  // What was certified about an application stays by its number, without the name.
  await tx.$executeRaw`UPDATE issued_documents SET facts = facts || jsonb_build_object('name', ${ANONYMISED_NAME}::text, 'nameInLatin', NULL)
    WHERE member_id = ${id} AND application_id IS NOT NULL`;
  await tx.issuedDocument.updateMany({ ...mine, data: { memberId: null } });
  await tx.staffAssignment.deleteMany(mine);
  await tx.listHabit.deleteMany(mine);
  await tx.listView.deleteMany({ where: { ownerId: id, role: null } });
}
