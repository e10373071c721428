import type { Tx } from "#prisma/client.ts";
import type { ApplicationState, Payment } from "#prisma/generated/client.ts";
import { holdsSeat } from "#schema/validation/programs/application-state.ts";

/** Whether the application of a payment is over. Then nothing more is asked for, and what comes in goes back. */
export const isOverFor = (application: { readonly state: ApplicationState } | null): boolean =>
  application !== null && !holdsSeat(application.state);

/** The same of a payment that is held. */
export async function isOver(tx: Tx, { applicationId }: Pick<Payment, "applicationId">): Promise<boolean> {
  if (applicationId === null) return false;
  const where = { id: applicationId };
  return isOverFor(await tx.application.findUnique({ where, select: { state: true } }));
}

/** Whether a payment has paid for a seat that somebody is expected to take, or took. */
export async function hasConfirmedSeat(
  tx: Pick<Tx, "application">,
  { applicationId }: Pick<Payment, "applicationId">,
): Promise<boolean> {
  if (applicationId === null) return false;
  return (await tx.application.count({ where: { id: applicationId, state: "CONFIRMED" }, take: 1 })) > 0;
}
