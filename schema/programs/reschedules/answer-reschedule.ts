import type { Tx } from "#prisma/client.ts";
import type { Application } from "#prisma/generated/client.ts";
import { DomainError } from "#schema/errors.ts";
import { lockApplication } from "#schema/programs/applications/lock-application.ts";
import { withdrawLocked } from "#schema/programs/applications/withdraw-application.ts";
import { openReschedule } from "./open-reschedule.ts";

interface Reply {
  readonly accepts: boolean;
  /** Where money goes back to; needed where some does that was not paid by card. */
  readonly refundAccount: string | null;
}

/**
 * Answers for an application that is asked about a new date. Who declines is withdrawn, and everything comes
 * back. An acceptance can become a refusal until the answer is due.
 * @returns the new content version; null when nobody else sees a difference
 * @throws DomainError LINK_ENDED when it is not asked any more; VALIDATION REQUIRED on `refundAccount`
 */
export async function answerReschedule(
  tx: Tx,
  applicationId: number,
  { accepts, refundAccount }: Reply,
  now: Date,
): Promise<bigint | null> {
  const application = await lockApplication(tx, applicationId);
  const asked = application && (await openReschedule(tx, applicationId, now));
  if (!application || !asked) throw new DomainError("LINK_ENDED");
  if (!accepts) return await withdrawLocked(tx, application, { refundAccount, percent: 100 }, now);
  await tx.rescheduleAnswer.update({
    where: { id: asked.id },
    data: { reply: "ACCEPTED", repliedAt: now },
  });
  return null;
}

/** The application that a link asks; null when it has ended or never was one. */
export async function applicationOfLink(
  tx: Pick<Tx, "oneTimeToken">,
  tokenHash: string,
  now: Date,
): Promise<Application | null> {
  const token = await tx.oneTimeToken.findFirst({
    where: { tokenHash, kind: "RESCHEDULE", expiresAt: { gt: now } },
    select: { rescheduleAnswer: { select: { application: true } } },
  });
  return token?.rescheduleAnswer?.application ?? null;
}
