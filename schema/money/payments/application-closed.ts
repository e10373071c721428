import type { Tx } from "#prisma/client.ts";
import type { ApplicationState } from "#prisma/generated/client.ts";
import { holdsSeat } from "#schema/validation/programs/application-state.ts";
import {
  applicationStates,
  type ForApplications,
  type WithApplications,
  whereOfPayment,
} from "./applications-of-payment.ts";

const areOver = (states: readonly ApplicationState[]): boolean =>
  states.length > 0 && !states.some(holdsSeat);

/** Whether every application of a payment is closed. Then nothing more is asked for, and money that arrives is refunded. */
export const areApplicationsClosed = (payment: WithApplications): boolean =>
  areOver(applicationStates(payment));

/** The same of a payment that is held. */
export async function isApplicationClosed(
  tx: Pick<Tx, "application">,
  payment: ForApplications,
): Promise<boolean> {
  const where = whereOfPayment(payment);
  if (where === null) return false;
  const rows = await tx.application.findMany({ where, select: { state: true } });
  return areOver(rows.map(({ state }) => state));
}

/** Whether a payment has paid for a seat that somebody is expected to take, or took. */
export async function hasConfirmedSeat(
  tx: Pick<Tx, "application">,
  payment: ForApplications,
): Promise<boolean> {
  const where = whereOfPayment(payment);
  if (where === null) return false;
  return (await tx.application.count({ where: { ...where, state: "CONFIRMED" }, take: 1 })) > 0;
}
