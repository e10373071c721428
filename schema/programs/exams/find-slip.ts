import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { OneTimeLinks, Viewer } from "#schema/context.ts";
import { NAME_COLUMNS } from "#schema/core/shared/person-name.ts";
import { DomainError } from "#schema/errors.ts";
import { areSlipsOpen, isOwner, manageApplications } from "#schema/policies/programs/applications.ts";
import { SEATED_STATES } from "#schema/validation/programs/exam-seats.ts";
import { requireSight } from "./require-sight.ts";

const inOrder = { orderBy: [{ part: "asc" }, { position: "asc" }] } satisfies Prisma.Program$examPapersArgs;

/** What a slip is made of. */
export const slipColumns = {
  include: {
    photo: true,
    member: { select: NAME_COLUMNS },
    site: true,
    room: true,
    files: { select: { key: true, file: { select: { name: true } } } },
    program: { include: { examSession: true, examPapers: inOrder } },
  },
} as const satisfies Prisma.ApplicationDefaultArgs;
export type SlipRow = Prisma.ApplicationGetPayload<typeof slipColumns>;

/** Whether an examinee has the own slip: it is open, there is a number, and the seat is still held. */
export const hasSlip = (
  {
    state,
    examNumber,
    program,
  }: Pick<SlipRow, "state" | "examNumber"> & {
    readonly program: {
      readonly cancelledAt: Date | null;
      readonly examSession: { readonly slipFrom: Date | null } | null;
    };
  },
  now: Date,
): boolean =>
  examNumber !== null &&
  program.cancelledAt === null &&
  areSlipsOpen(program.examSession, now) &&
  SEATED_STATES.some((one) => one === state);

/**
 * The slip of an application: the own one once it is open; anybody's, also before, for the office of programs.
 * @throws DomainError NOT_FOUND; RATER_IS_BLIND; SLIP_NOT_OPEN before the date, without a number, and after a withdrawal
 */
export async function findSlip(tx: Tx, applicationId: number, viewer: Viewer, now: Date): Promise<SlipRow> {
  const isOffice = manageApplications(viewer);
  const found = await tx.application.findFirst({
    where: { id: applicationId, ...(isOffice ? {} : { memberId: viewer.memberId }) },
    ...slipColumns,
  });
  if (found?.program.kind !== "KITEC") throw new DomainError("NOT_FOUND");
  if (!isOwner(viewer, found)) requireSight(viewer, found.programId);
  const isGiven = isOffice ? found.examNumber !== null : hasSlip(found, now);
  if (!isGiven) throw new DomainError("SLIP_NOT_OPEN");
  return found;
}

/**
 * The slip that the link of its mail opens, or the link of the application.
 * @throws DomainError LINK_ENDED for what is none of ours, is over, or was sent to somebody who left since
 */
export async function findLinkedSlip(
  tx: Tx,
  link: string,
  { links, now }: { readonly links: OneTimeLinks; readonly now: Date },
): Promise<SlipRow> {
  const token = await tx.oneTimeToken.findFirst({
    where: {
      tokenHash: links.hashOf(link),
      expiresAt: { gt: now },
      kind: { in: ["EXAM_SLIP", "APPLICATION"] },
    },
    select: { application: slipColumns },
  });
  if (!token?.application || !hasSlip(token.application, now)) throw new DomainError("LINK_ENDED");
  return token.application;
}
