// What the office does with applications. Each mutation is one transaction, and stands in the audit log.
import { db, type Tx } from "#prisma/client.ts";
import { recordAudit } from "#schema/audit/record-audit.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { manageApplications } from "#schema/policies/applications.ts";
import { type Author, authorOf } from "#schema/shared/author.ts";
import { applicationIds, cancelReason, score, seatNumber } from "#schema/validation/application-office.ts";
import { ApplicationRef } from "./application.ts";
import { ExamVerdictRef } from "./application-enums.ts";
import { cancelByOffice } from "./cancel-application.ts";
import { confirmByOffice } from "./confirm-application.ts";
import { recordAttendance } from "./record-attendance.ts";
import { assignSeat, recordResult } from "./record-exam.ts";

const authScopes = { can: manageApplications };

/** Does something to an application in a transaction that also writes it down. */
async function audited(
  id: number,
  context: Context,
  { action, reason = null }: { readonly action: string; readonly reason?: string | null },
  work: (tx: Tx, author: Author) => Promise<bigint>,
): Promise<void> {
  const author = authorOf(context);
  const version = await db.$transaction(async (tx) => {
    const stateNow = () => tx.application.findUnique({ where: { id }, select: { state: true } });
    const before = await stateNow();
    const contentVersion = await work(tx, author);
    const after = await stateNow();
    const states = { ...(before ? { before } : {}), ...(after ? { after } : {}) };
    await recordAudit(tx, author, { action, subject: "application", subjectId: id, reason, ...states });
    return contentVersion;
  });
  await context.contentCache.changed(version);
}

builder.mutationFields((t) => {
  const id = t.arg.int({ required: true });
  return {
    confirmApplication: t.prismaField({
      type: ApplicationRef,
      description:
        "Confirms an application whose money is not there yet: what is owed stays owed and no longer expires. MOVE_REFUSED.",
      authScopes,
      args: { id },
      resolve: async (query, _root, { id }, context) => {
        await audited(id, context, { action: "confirmApplication" }, (tx, { memberId, now }) =>
          confirmByOffice(tx, id, { actorId: memberId, now }),
        );
        return await db.application.findUniqueOrThrow({ ...query, where: { id } });
      },
    }),

    cancelApplication: t.prismaField({
      type: ApplicationRef,
      description:
        "Cancels an application with a reason the applicant reads; all money comes back, the seat goes to the next. MOVE_REFUSED.",
      authScopes,
      args: { id, reason: t.arg.string({ required: true, validate: cancelReason }) },
      resolve: async (query, _root, { id, reason }, context) => {
        await audited(id, context, { action: "cancelApplication", reason }, (tx, { memberId, now }) =>
          cancelByOffice(tx, id, reason, { actorId: memberId, now }),
        );
        return await db.application.findUniqueOrThrow({ ...query, where: { id } });
      },
    }),

    recordAttendance: t.prismaField({
      type: [ApplicationRef],
      description: "Notes who came and who did not, all or none; null takes the note back. MOVE_REFUSED.",
      authScopes,
      args: { ids: t.arg.intList({ required: true, validate: applicationIds }), attended: t.arg.boolean() },
      resolve: async (query, _root, { ids, attended = null }, context) => {
        await db.$transaction((tx) => recordAttendance(tx, { ids, attended }, authorOf(context)));
        return await db.application.findMany({
          ...query,
          where: { id: { in: ids } },
          orderBy: { id: "asc" },
        });
      },
    }),

    assignSeat: t.prismaField({
      type: ApplicationRef,
      description: "Gives somebody a seat number, one a program; null takes it away. MOVE_REFUSED.",
      authScopes,
      args: { id, seatNumber: t.arg.string({ validate: seatNumber }) },
      resolve: async (query, _root, { id, seatNumber = null }, context) => {
        await db.$transaction((tx) => assignSeat(tx, { id, seatNumber }, authorOf(context)));
        return await db.application.findUniqueOrThrow({ ...query, where: { id } });
      },
    }),

    recordResult: t.prismaField({
      type: ApplicationRef,
      description: "Writes down what came of an exam; null takes it away. MOVE_REFUSED.",
      authScopes,
      args: { id, score: t.arg.int({ validate: score }), verdict: t.arg({ type: ExamVerdictRef }) },
      resolve: async (query, _root, { id, score = null, verdict = null }, context) => {
        await db.$transaction((tx) => recordResult(tx, { id, score, verdict }, authorOf(context)));
        return await db.application.findUniqueOrThrow({ ...query, where: { id } });
      },
    }),
  };
});
