// Defines how far participants of a course are: days attended, assignment, payment.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { PaymentState } from "#prisma/generated/enums.ts";
import { documentFacts, type ProgramFacts } from "#schema/core/documents/document-facts.ts";
import { keyOfRow, OCCASION_COLUMNS, occasionsIn } from "#schema/programs/attendance/occasions.ts";
import { type CompletionLack, completionLacks } from "#schema/validation/programs/completion.ts";

const participant = {
  select: {
    id: true,
    name: true,
    memberId: true,
    email: true,
    assignment: true,
    payment: { select: { state: true } },
    group: { select: { payment: { select: { state: true } } } },
    attendances: { where: { isCurrent: true, state: "PRESENT" } },
    documents: { where: { kind: "COMPLETION" }, select: { revokedAt: true, facts: true } },
    program: { select: { ...OCCASION_COLUMNS, endsAt: true, completionRule: true } },
  },
} as const satisfies Prisma.ApplicationFindManyArgs;

type Participant = Prisma.ApplicationGetPayload<typeof participant>;

/** Of a certificate of completion: none was issued, it is valid, the office revoked it, or what it says is no longer so. */
export const CERTIFICATE_STATES = ["NONE", "VALID", "REVOKED", "OUTDATED"] as const;

export interface Progress extends Participant {
  readonly attended: number;
  readonly days: number;
  readonly isPaid: boolean;
  readonly isAssignmentAccepted: boolean;
  readonly asksAssignment: boolean;
  /** Null where the program has no rule. */
  readonly lacks: readonly CompletionLack[] | null;
  readonly certificate: (typeof CERTIFICATE_STATES)[number];
}

/** A group's payment is settled, too, while the shares of others go back. */
const GROUP_PAID: readonly PaymentState[] = ["PAID", "REFUND_REQUESTED", "PARTLY_REFUNDED"];
const isSettled = ({ payment, group }: Pick<Participant, "payment" | "group">): boolean =>
  group?.payment ? GROUP_PAID.includes(group.payment.state) : payment === null || payment.state === "PAID";

/**
 * Of those who came at least once, in the order of their names; not of people who were erased, whose rows
 * have no address. The participants of several programs are read at once.
 */
export async function readProgress(
  tx: Pick<Tx, "application">,
  where: Prisma.ApplicationWhereInput,
): Promise<readonly Progress[]> {
  const rows = await tx.application.findMany({
    ...participant,
    where: { state: "ATTENDED", email: { not: "" }, ...where },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
  return rows.map((row) => {
    const occasions = occasionsIn(row.program);
    const rule = row.program.completionRule;
    const keys = new Set(occasions.map(({ key }) => key));
    const attended = row.attendances.filter((one) => keys.has(keyOfRow(one))).length;
    const isPaid = isSettled(row);
    const isAssignmentAccepted = row.assignment?.acceptedAt != null;
    const done = { attended, days: occasions.length, isPaid, isAssignmentAccepted };
    const asksAssignment = rule?.needsAssignment === true;
    const progress = { ...row, ...done, asksAssignment, lacks: rule && completionLacks(done, rule) };
    return { ...progress, certificate: certificateState(progress) };
  });
}

type Done = Pick<Progress, "attended" | "days" | "isPaid" | "isAssignmentAccepted" | "lacks">;

/** Whether what a certificate says is still so: by its own rule, or by the one of today where it has none. */
export function holds(done: Done, { attended, rule }: Pick<ProgramFacts, "attended" | "rule">): boolean {
  const lacks = rule === null ? (done.lacks ?? []) : completionLacks(done, rule);
  return lacks.length === 0 && done.attended >= (attended ?? 0);
}

function certificateState(progress: Done & Pick<Participant, "documents">): Progress["certificate"] {
  const valid = progress.documents.filter(({ revokedAt }) => revokedAt === null);
  if (valid.length === 0) return progress.documents.length === 0 ? "NONE" : "REVOKED";
  const isSo = valid.every(({ facts: stored }) => {
    const facts = documentFacts.parse(stored);
    return facts.about === "program" && holds(progress, facts);
  });
  return isSo ? "VALID" : "OUTDATED";
}
