// Whether somebody is asked about a new date at present: of the newest move of the program, until it can no longer be answered.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { EXPECTED_STATES } from "#schema/validation/programs/application-state.ts";

export const rescheduleFacts = { reschedule: true } as const satisfies Prisma.RescheduleAnswerInclude;

/** What an applicant is asked, with the answer as far as there is one. */
export type AskedReschedule = Prisma.RescheduleAnswerGetPayload<{ include: typeof rescheduleFacts }>;

type Reader = Pick<Tx, "rescheduleAnswer" | "reschedule" | "application">;

/** The answer of an application to the newest move of its program; null when it was not asked. */
export async function readReschedule(tx: Reader, applicationId: number): Promise<AskedReschedule | null> {
  const answer = await tx.rescheduleAnswer.findFirst({
    where: { applicationId },
    include: rescheduleFacts,
    orderBy: { rescheduleId: "desc" },
  });
  if (!answer) return null;
  const newer = await tx.reschedule.findFirst({
    where: { programId: answer.reschedule.programId, id: { gt: answer.rescheduleId } },
    select: { id: true },
  });
  return newer ? null : answer;
}

/** Whether it can still be answered; what was declined stays declined. */
export const isAnswerable = ({ reply, reschedule }: AskedReschedule, now: Date): boolean =>
  reply !== "DECLINED" && now < reschedule.answerUntil;

/** As `readReschedule`, of what can be answered by an application that is neither over nor cancelled. */
export async function openReschedule(
  tx: Reader,
  applicationId: number,
  now: Date,
): Promise<AskedReschedule | null> {
  const asked = await readReschedule(tx, applicationId);
  if (!asked || !isAnswerable(asked, now)) return null;
  const expected = { id: applicationId, state: { in: [...EXPECTED_STATES] } };
  return (await tx.application.count({ where: expected })) > 0 ? asked : null;
}
