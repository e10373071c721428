import type { Tx } from "#prisma/client.ts";
import { auditChange, auditMade, type ReadFacts } from "#schema/core/audit/audit-change.ts";
import type { ActionResult } from "#schema/office-transaction.ts";

// The log is read by SUPER for years: it records which rater by the id, and no name.
const raterFacts: ReadFacts = async (tx, id) => {
  const rater = await tx.examRater.findUnique({
    where: { id },
    select: {
      id: true,
      part: true,
      pair: true,
      feePerScript: true,
      state: true,
      exceptionReason: true,
      exceptedConflicts: true,
      doneAt: true,
    },
  });
  return rater && { ...rater, doneAt: rater.doneAt?.toISOString() ?? null };
};

/** The line of a rater is one of the session. */
const ofSession = ({ result, lines }: ActionResult, programId: number, more: object): ActionResult => ({
  result,
  lines: lines.map((line) => ({ ...line, ...more, subjectId: programId })),
});

/** The audit line of a rater who was just invited. */
export const auditInvited = async (tx: Tx, id: number, programId: number): Promise<ActionResult> =>
  ofSession(await auditMade(tx, id, raterFacts), programId, {});

/** Does something to a rater, with its audit line. @param reason what the office says about it */
export const auditRater = async (
  tx: Tx,
  { id, programId }: { readonly id: number; readonly programId: number },
  work: () => Promise<boolean>,
  reason: string | null = null,
): Promise<ActionResult> =>
  ofSession(await auditChange(tx, id, raterFacts, work), programId, reason === null ? {} : { reason });
