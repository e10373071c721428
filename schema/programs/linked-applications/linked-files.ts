// Defines what somebody with the link of an application sends: the photo, and files that answer the program's own questions.
import type { Tx } from "#prisma/client.ts";
import { DomainError } from "#schema/errors.ts";
import { refundColumns } from "#schema/programs/applications/application-refund.ts";
import { requirePhoto } from "#schema/programs/applications/lock-photo.ts";
import { photoDates, requireReplaceable, storePhoto } from "#schema/programs/applications/replace-photo.ts";
import { isWithdrawable } from "#schema/programs/applications/withdraw-application.ts";
import { changeDeadline } from "#schema/validation/money/refund.ts";
import { readOwnAnswers, readOwnFields } from "#schema/validation/programs/own-fields.ts";
import { type LinkTools, openLinkedApplication } from "./application-links.ts";

interface Sent {
  readonly link: string;
  /** That was just stored. */
  readonly fileId: number;
}

/**
 * Makes a stored picture the photo of the application, as its owner does with an account.
 * @throws DomainError LINK_ENDED; MOVE_REFUSED; DEADLINE_PASSED; VALIDATION on `photoId`
 */
export async function replaceLinkedPhoto(tx: Tx, { link, fileId }: Sent, tools: LinkTools): Promise<void> {
  const { id } = await openLinkedApplication(tx, link, tools);
  const application = await tx.application.findUniqueOrThrow({
    where: { id },
    select: { state: true, photoAskedAt: true, program: photoDates },
  });
  requireReplaceable(application, tools.now);
  await requirePhoto(tx, fileId);
  await storePhoto(tx, { id, state: application.state, photoId: fileId });
}

/**
 * Answers a question with a stored file, in place of the one before.
 * @param sent.key of the question
 * @throws DomainError LINK_ENDED; NOT_FOUND for what is no such question; MOVE_REFUSED; DEADLINE_PASSED
 */
export async function answerWithLinkedFile(
  tx: Tx,
  { link, key, fileId }: Sent & { readonly key: string },
  tools: LinkTools,
): Promise<void> {
  const { id: applicationId } = await openLinkedApplication(tx, link, tools);
  await tx.$queryRaw`SELECT 1 FROM applications WHERE id = ${applicationId} FOR NO KEY UPDATE`;
  const application = await tx.application.findUniqueOrThrow({
    where: { id: applicationId },
    select: { state: true, ownAnswers: true, program: { select: { ...refundColumns, ownFields: true } } },
  });
  const { program } = application;
  const isAsked = readOwnFields(program.ownFields).some(
    (field) => field.key === key && field.type === "FILE",
  );
  if (!isAsked) throw new DomainError("NOT_FOUND");
  if (!isWithdrawable(application)) throw new DomainError("MOVE_REFUSED");
  if (tools.now >= changeDeadline(program)) throw new DomainError("DEADLINE_PASSED");
  const where = { applicationId_key: { applicationId, key } };
  await tx.applicationFile.upsert({ where, create: { applicationId, key, fileId }, update: { fileId } });
  await tx.application.update({
    where: { id: applicationId },
    data: {
      ownAnswers: { ...readOwnAnswers(application.ownAnswers), [key]: String(fileId) },
      version: { increment: 1 },
    },
  });
}
