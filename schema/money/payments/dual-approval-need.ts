// Defines which acts on a payment one person may not do alone, and who the second one can be (decision 88).

import { db, type Tx } from "#prisma/client.ts";
import type { Payment, Prisma } from "#prisma/generated/client.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { perRequest } from "#schema/core/shared/per-request.ts";
import { DomainError } from "#schema/errors.ts";

/**
 * NOT_REQUIRED: one person is enough. REQUIRED: somebody else approves it. UNAVAILABLE: nobody else could, so
 * that it is done, and the log says so.
 */
type DualApprovalNeed = "NOT_REQUIRED" | "REQUIRED" | "UNAVAILABLE";

/** Somebody's own payment, no matter who is notified of it. */
export const isOwn = ({ memberId }: Pick<Payment, "memberId">, person: number): boolean =>
  memberId !== null && memberId === person;

const approvers = {
  status: "ACTIVE",
  staffRoles: { some: { role: { in: ["SUPER", "FINANCE"] } } },
} as const satisfies Prisma.MemberWhereInput;

/** Whether somebody who is neither of these could approve: FINANCE and SUPER can. */
export async function somebodyElse(tx: Pick<Tx, "member">, without: readonly number[]): Promise<boolean> {
  const where = { ...approvers, id: { notIn: [...without] } };
  return (await tx.member.findFirst({ where, select: { id: true } })) !== null;
}

/** What a request's answers about second persons rest on. */
interface SecondPersons {
  /** The setting. */
  readonly above: number | null;
  /** Some who can approve: enough to find one beside the actor and the payer. */
  readonly approvers: readonly number[];
}

/** Read once a request, however many payments it is about. */
export const secondPersonsFor = perRequest(async (_context: object): Promise<SecondPersons> => {
  const { twoPersonsAbove } = await readSettings(db);
  const found = await db.member.findMany({ where: approvers, select: { id: true }, take: 3 });
  return { above: twoPersonsAbove, approvers: found.map(({ id }) => id) };
});

/**
 * @param payments what it touches
 * @param givenUp whole won that are given back or given up by it; null: none are
 */
export async function dualApprovalFor(
  tx: Tx,
  payments: readonly Payment[],
  givenUp: number | null,
  { memberId }: Pick<Author, "memberId">,
): Promise<DualApprovalNeed> {
  const { twoPersonsAbove } = await readSettings(tx);
  const isAbove = givenUp !== null && twoPersonsAbove !== null && givenUp > twoPersonsAbove;
  if (!isAbove && !payments.some((payment) => isOwn(payment, memberId))) return "NOT_REQUIRED";
  const payers = payments.flatMap((payment) => payment.memberId ?? []);
  return (await somebodyElse(tx, [memberId, ...payers])) ? "REQUIRED" : "UNAVAILABLE";
}

/**
 * For what cannot wait for an approval, such as asking oneself for money.
 * @throws DomainError SECOND_PERSON_NEEDED where it is about somebody's own payment, and somebody else is there to do it
 */
export async function forbidOwnPayment(
  tx: Tx,
  { memberId }: Pick<Payment, "memberId">,
  author: Pick<Author, "memberId">,
): Promise<void> {
  if (isOwn({ memberId }, author.memberId) && (await somebodyElse(tx, [author.memberId]))) {
    throw new DomainError("SECOND_PERSON_NEEDED");
  }
}
