import type { Tx } from "#prisma/client.ts";
import type { ApplicationState, Payment } from "#prisma/generated/client.ts";
import { holdsSeat } from "#schema/validation/application-state.ts";

/** Whether the application of a payment is over. Then nothing more is asked for, and what comes in goes back. */
export const isOverFor = (application: { readonly state: ApplicationState } | null): boolean =>
  application !== null && !holdsSeat(application.state);

/** The same of a payment that is held. */
export async function isOver(tx: Tx, { applicationId }: Pick<Payment, "applicationId">): Promise<boolean> {
  if (applicationId === null) return false;
  const where = { id: applicationId };
  return isOverFor(await tx.application.findUnique({ where, select: { state: true } }));
}
