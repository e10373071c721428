// How far participants of a course are: days attended, assignment, payment.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { keyOfRow, readOccasions } from "#schema/programs/attendance/occasions.ts";
import { type CompletionLack, completionLacks } from "#schema/validation/programs/completion.ts";

const participant = {
  select: {
    id: true,
    name: true,
    memberId: true,
    email: true,
    assignment: true,
    payment: { select: { state: true } },
    attendances: { where: { isCurrent: true, state: "PRESENT" } },
    documents: { where: { kind: "COMPLETION" }, select: { revokedAt: true } },
  },
} as const satisfies Prisma.ApplicationFindManyArgs;

export type Participant = Prisma.ApplicationGetPayload<typeof participant>;

export interface Progress extends Participant {
  readonly attended: number;
  readonly days: number;
  readonly isPaid: boolean;
  readonly asksAssignment: boolean;
  /** Null where the program has no rule. */
  readonly lacks: readonly CompletionLack[] | null;
}

/** Of those who came at least once, in the order of their names; not of people who were erased, whose rows have no address. */
export async function readProgress(
  tx: Pick<Tx, "program" | "application" | "completionRule">,
  programId: number,
  more: Prisma.ApplicationWhereInput = {},
): Promise<readonly Progress[]> {
  const occasions = await readOccasions(tx, programId);
  const rule = await tx.completionRule.findUnique({ where: { programId } });
  const rows = await tx.application.findMany({
    ...participant,
    where: { programId, state: "ATTENDED", email: { not: "" }, ...more },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
  const keys = new Set(occasions.map(({ key }) => key));
  return rows.map((row) => {
    const attended = row.attendances.filter((one) => keys.has(keyOfRow(one))).length;
    const isPaid = row.payment === null || row.payment.state === "PAID";
    const isAssignmentAccepted = row.assignment?.acceptedAt != null;
    const done = { attended, days: occasions.length, isPaid };
    const asksAssignment = rule?.needsAssignment === true;
    return {
      ...row,
      ...done,
      asksAssignment,
      lacks: rule && completionLacks({ ...done, isAssignmentAccepted }, rule),
    };
  });
}
