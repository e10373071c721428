import type { Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { PaymentAct } from "#prisma/generated/enums.ts";
import type { AuditLine } from "#schema/core/audit/record-audit.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import { PROPOSAL_MS } from "#schema/validation/money/payment-proposals.ts";

interface Proposing {
  readonly act: PaymentAct;
  readonly paymentId: number;
  /** Of the payment, as somebody looked at it. */
  readonly version: number;
  readonly amount: number | null;
  readonly args: object;
}

/**
 * Stores an act for a second person. It is tried first and rolled back at once: what could not be done is
 * refused now, as if one person did it, and not to the person who approves it.
 * @param attempt the act, in this transaction
 * @throws what the act throws; DomainError PROPOSAL_WAITS while another act on the payment waits
 */
export async function proposeAct(
  tx: Tx,
  { act, paymentId, version, amount, args }: Proposing,
  { memberId: proposedById, now: createdAt }: Author,
  attempt: () => Promise<unknown>,
): Promise<AuditLine> {
  await tx.$executeRaw`SAVEPOINT proposed_act`;
  await attempt();
  await tx.$executeRaw`ROLLBACK TO SAVEPOINT proposed_act`;
  const waits = { paymentId, state: "WAITS" } as const;
  const tooOld = { createdAt: { lte: new Date(createdAt.getTime() - PROPOSAL_MS) } };
  await tx.paymentProposal.updateMany({
    where: { ...waits, OR: [{ version: { not: version } }, tooOld] },
    data: { state: "FALLEN" },
  });
  // Words of JSON, in which dates are ISO 8601; the act reads them again by its own schema.
  const stored: Prisma.InputJsonObject = JSON.parse(JSON.stringify(args));
  const reason = typeof stored.reason === "string" && stored.reason !== "" ? stored.reason : null;
  const row = { act, paymentId, version, amount, args: stored, reason, proposedById, createdAt };
  await refuseSecond(tx.paymentProposal.create({ data: row }));
  return {
    action: "proposePaymentAct",
    subjectId: paymentId,
    after: { act, ...(amount === null ? {} : { amount }) },
    reason,
  };
}

async function refuseSecond(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002")) throw error;
    throw new DomainError("PROPOSAL_WAITS");
  }
}
