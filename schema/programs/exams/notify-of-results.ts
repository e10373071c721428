// From the minute of the release on, each examinee gets a mail that the result can be read. It does not say the result.
import { db, type Tx } from "#prisma/client.ts";
import { writeApplicationMail } from "#schema/programs/applications/application-mails.ts";

/** Mails of one transaction. */
const AT_ONCE = 25;

/** Writes the mails of every release whose minute has come; an interrupted run continues where it was. */
export async function notifyOfResults(now: Date): Promise<void> {
  const due = { withdrawnAt: null, confirmedAt: { not: null }, releaseAt: { lte: now }, notifiedAt: null };
  for (const { id } of await db.examRelease.findMany({ where: due, select: { id: true } })) {
    while (await db.$transaction((tx) => writePart(tx, id, now)));
  }
}

/** @returns whether there may be more */
async function writePart(tx: Tx, id: number, now: Date): Promise<boolean> {
  await tx.$queryRaw`SELECT 1 FROM exam_releases WHERE id = ${id} FOR UPDATE`;
  const release = await tx.examRelease.findUniqueOrThrow({ where: { id } });
  if (release.notifiedAt !== null || release.withdrawnAt !== null) return false;
  const applications = await tx.application.findMany({
    where: { programId: release.programId, id: { gt: release.notifiedThrough }, results: { some: {} } },
    select: { id: true, memberId: true, groupId: true, email: true, programId: true },
    orderBy: { id: "asc" },
    take: AT_ONCE,
  });
  for (const application of applications) {
    await writeApplicationMail(tx, "EXAM_RESULTS", application, { now });
  }
  const last = applications.at(-1);
  const data = last ? { notifiedThrough: last.id } : { notifiedAt: now };
  await tx.examRelease.update({ where: { id }, data });
  return last !== undefined;
}
