// A payment is for one application, or for all applications of a group
// (docs/applications.md#group-applications). Whatever has to know which they are asks here.
import type { Tx } from "#prisma/client.ts";
import type { Application, ApplicationState, Payment, Prisma } from "#prisma/generated/client.ts";
import { SEAT_STATES } from "#schema/validation/programs/application-state.ts";

export type ForApplications = Pick<Payment, "applicationId" | "groupId">;

export const isForApplications = ({ applicationId, groupId }: ForApplications): boolean =>
  applicationId !== null || groupId !== null;

/** The applications of a payment; null: it is for something else. */
export function whereOfPayment({
  applicationId,
  groupId,
}: ForApplications): Prisma.ApplicationWhereInput | null {
  if (applicationId !== null) return { id: applicationId };
  return groupId === null ? null : { groupId };
}

/** Their ids, in order. */
export async function applicationIdsOf(
  tx: Pick<Tx, "application">,
  payment: ForApplications,
): Promise<readonly number[]> {
  const where = whereOfPayment(payment);
  if (where === null) return [];
  const rows = await tx.application.findMany({ where, select: { id: true }, orderBy: { id: "asc" } });
  return rows.map(({ id }) => id);
}

/** What a payment is read with to know how its applications are: columns of a select of Prisma's. */
export const withApplications = {
  application: { select: { state: true, programId: true } },
  group: { select: { programId: true, applications: { select: { state: true } } } },
} as const;

export interface WithApplications {
  readonly application: { readonly state: ApplicationState; readonly programId: number } | null;
  readonly group: {
    readonly programId: number;
    readonly applications: readonly { readonly state: ApplicationState }[];
  } | null;
}

/** The states of its applications; empty: it is for something else. */
export const applicationStates = ({ application, group }: WithApplications): readonly ApplicationState[] =>
  application ? [application.state] : (group?.applications.map(({ state }) => state) ?? []);

const inSeats = { state: { in: [...SEAT_STATES] } };

/** Payments of which what they are for is not over. */
export const STILL_NEEDED = {
  OR: [
    { applicationId: null, groupId: null },
    { application: inSeats },
    { group: { applications: { some: inSeats } } },
  ],
} satisfies Prisma.PaymentWhereInput;

/** The payment of an application: its own, or that of its group. */
export const paymentOf = (
  tx: Pick<Tx, "payment">,
  { id, groupId }: Pick<Application, "id" | "groupId">,
): Promise<Payment | null> =>
  tx.payment.findUnique({ where: groupId === null ? { applicationId: id } : { groupId } });
