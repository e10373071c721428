// Lines whose booking waits for a second person (decision 88): the line is not booked yet, and nobody books it again meanwhile.
import { db } from "#prisma/client.ts";
import { PROPOSAL_MS } from "#schema/validation/money/payment-proposals.ts";
import { z } from "#schema/validation/zod.ts";
import { type BookedPayment, CANDIDATE } from "./bank-candidates.ts";

const proposedLine = z.object({ id: z.int() });

/** @returns the payments, by the id of the line */
export async function readProposedBookings(now: Date): Promise<ReadonlyMap<number, BookedPayment>> {
  const proposals = await db.paymentProposal.findMany({
    where: {
      act: "BOOK_LINE",
      state: "WAITS",
      createdAt: { gt: new Date(now.getTime() - PROPOSAL_MS) },
    },
    select: { args: true, version: true, payment: { select: CANDIDATE } },
  });
  return new Map(
    proposals.flatMap(({ args, version, payment }) => {
      const { data } = proposedLine.safeParse(args);
      // The payment was moved since: the proposal has fallen.
      return data && payment.version === version ? [[data.id, payment] as const] : [];
    }),
  );
}
