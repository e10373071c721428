// The office removes an author of a presentation with a reason that its submitter reads, and restores the
// author. The row stays: the person is not printed any more, and cannot be entered again.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { withdrawMails } from "#schema/core/mail/held-mails.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { lockCall } from "./lock-call.ts";
import { writeRemoval } from "./presentation-mails.ts";

const ofPresentation = {
  presentation: { include: { authors: true, member: { select: { email: true } } } },
} as const satisfies Prisma.PresentationAuthorInclude;

/** @throws DomainError NOT_FOUND, also of a draft; MOVE_REFUSED of what is withdrawn */
async function lockAuthor(tx: Tx, id: number) {
  const found = await tx.presentationAuthor.findUnique({
    where: { id },
    select: { presentation: { select: { programId: true } } },
  });
  if (!found) throw new DomainError("NOT_FOUND");
  const { program } = await lockCall(tx, found.presentation.programId);
  const author = await tx.presentationAuthor.findUnique({ where: { id }, include: ofPresentation });
  if (!author || author.presentation.state === "DRAFT") throw new DomainError("NOT_FOUND");
  if (author.presentation.state === "WITHDRAWN") throw new DomainError("MOVE_REFUSED");
  return { ...author, program };
}

const newVersion = (tx: Tx, id: number) =>
  tx.presentation.update({ where: { id }, data: { version: { increment: 1 } } });

/**
 * Removes an author, and writes to who submitted the presentation.
 * @returns the presentation
 * @throws DomainError NOT_FOUND; MOVE_REFUSED for who is removed already, and for the only one who is left
 */
export async function removeAuthor(
  tx: Tx,
  { id, reason }: { readonly id: number; readonly reason: string },
  now: Date,
): Promise<ActionResult> {
  const { removedAt, presentation, program } = await lockAuthor(tx, id);
  const others = presentation.authors.filter((other) => other.id !== id && other.removedAt === null);
  if (removedAt !== null || others.length === 0) throw new DomainError("MOVE_REFUSED");
  await tx.presentationAuthor.update({ where: { id }, data: { removedAt: now, removalReason: reason } });
  await newVersion(tx, presentation.id);
  const { memberId } = presentation;
  await writeRemoval(tx, "PRESENTATION_AUTHOR_REMOVED", program, { memberId, reason }, now);
  const before = { presentation: presentation.id, author: id };
  return { result: presentation.id, lines: [{ subjectId: program.id, before, reason }] };
}

/**
 * Restores an author with the answer that there was; the mail is withdrawn while it waits.
 * @returns the presentation
 * @throws DomainError NOT_FOUND; MOVE_REFUSED for who is not removed
 */
export async function restoreAuthor(tx: Tx, id: number, now: Date): Promise<ActionResult> {
  const { removedAt, presentation, program } = await lockAuthor(tx, id);
  if (removedAt === null) throw new DomainError("MOVE_REFUSED");
  await tx.presentationAuthor.update({ where: { id }, data: { removedAt: null, removalReason: null } });
  await newVersion(tx, presentation.id);
  const { memberId, member } = presentation;
  const mail = { writtenAt: removedAt, memberId, email: member?.email ?? "" };
  if (memberId !== null) await withdrawMails(tx, { ...mail, kinds: ["PRESENTATION_AUTHOR_REMOVED"] }, now);
  const after = { presentation: presentation.id, author: id };
  return { result: presentation.id, lines: [{ subjectId: program.id, after }] };
}
