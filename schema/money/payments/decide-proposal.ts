// The second person approves or refuses an act on a payment; its proposer may withdraw it.
import type { Tx } from "#prisma/client.ts";
import type { PaymentProposal } from "#prisma/generated/client.ts";
import type { ProposalState } from "#prisma/generated/enums.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { PROPOSAL_MS } from "#schema/validation/money/payment-proposals.ts";
import { proposedAction, withMark } from "./dual-approval.ts";
import { isOwn } from "./dual-approval-need.ts";

/**
 * Decides a pending proposal. Of two decisions at once the second waits here and is refused. @throws
 * DomainError NOT_FOUND; CONFLICT
 */
async function decide(
  tx: Tx,
  id: number,
  to: Pick<PaymentProposal, "answer"> & { readonly state: ProposalState },
  { memberId: decidedById, now: decidedAt }: Author,
): Promise<PaymentProposal> {
  const { count } = await tx.paymentProposal.updateMany({
    where: { id, state: "WAITS", createdAt: { gt: new Date(decidedAt.getTime() - PROPOSAL_MS) } },
    data: { ...to, decidedById, decidedAt },
  });
  const proposal = await tx.paymentProposal.findUnique({ where: { id } });
  if (!proposal) throw new DomainError("NOT_FOUND");
  if (count === 0) throw conflictError({ state: proposal.state });
  return proposal;
}

/**
 * Approves an act, which is done at once as if who proposed it did it. Its rows of the history carry both names.
 * @throws DomainError NOT_FOUND; CONFLICT when it was decided or the payment moved meanwhile;
 * SECOND_PERSON_NEEDED for the own proposal and the own payment; what the act throws
 */
export async function approveProposal(
  tx: Tx,
  { id }: { readonly id: number },
  author: Author,
): Promise<ActionResult> {
  const proposal = await decide(tx, id, { state: "APPROVED", answer: null }, author);
  const { act, args, paymentId, proposedById: proposedBy } = proposal;
  const { action, payments, run } = proposedAction(act);
  const touched = await tx.payment.findMany({ where: { id: { in: [...payments(args)] } } });
  const isMine = touched.some((payment) => isOwn(payment, author.memberId));
  if (isMine || proposedBy === author.memberId) throw new DomainError("SECOND_PERSON_NEEDED");
  // For this transaction: what the history's column takes when a row says nothing (the migration `two_persons`).
  await tx.$executeRaw`SELECT set_config('payments.approved_by', ${String(author.memberId)}, true)`;
  const outcome = await run(tx, args, { ...author, memberId: proposedBy });
  const { lines, contentVersion = null } = withMark(outcome, { proposedBy });
  const approved = { subjectId: paymentId, after: { act, proposedBy } };
  return {
    result: paymentId,
    lines: [approved, ...lines.map((line) => ({ action, ...line }))],
    contentVersion,
  };
}

/**
 * Refuses an act, or withdraws the own one. Nothing is done.
 * @throws DomainError NOT_FOUND; CONFLICT when it was decided meanwhile
 */
export async function refuseProposal(
  tx: Tx,
  { id, answer }: { readonly id: number; readonly answer: string | null },
  author: Author,
): Promise<ActionResult> {
  const {
    act,
    paymentId,
    proposedById: proposedBy,
  } = await decide(tx, id, { state: "REFUSED", answer }, author);
  return {
    result: paymentId,
    lines: [{ subjectId: paymentId, after: { act, proposedBy }, reason: answer }],
  };
}
