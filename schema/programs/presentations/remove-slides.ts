// The office removes the slides of one talk from what visitors see, with a reason that the author reads, and
// restores them. The file stays: the author still opens it, and replaces it until the date of the call.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { withdrawMails } from "#schema/core/mail/held-mails.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { lockCall } from "./lock-call.ts";
import { writeRemoval } from "./presentation-mails.ts";

const whose = {
  slides: true,
  member: { select: { email: true } },
} as const satisfies Prisma.PresentationInclude;

async function lockSlides(tx: Tx, id: number) {
  const found = await tx.presentation.findUnique({ where: { id }, select: { programId: true } });
  if (!found) throw new DomainError("NOT_FOUND");
  const { program } = await lockCall(tx, found.programId);
  const presentation = await tx.presentation.findUniqueOrThrow({ where: { id }, include: whose });
  return { ...presentation, program };
}

interface Removal {
  readonly id: number;
  /** The file that was looked at. */
  readonly fileId: number;
  readonly reason: string;
}

/**
 * Removes slides, and writes to anyone who submitted the presentation.
 * @throws DomainError NOT_FOUND; CONFLICT where another file is there by now, or none; MOVE_REFUSED for what is removed already
 */
export async function removeSlides(
  tx: Tx,
  { id, fileId, reason }: Removal,
  now: Date,
): Promise<ActionResult> {
  const { slidesId, slides, slidesRemovedAt, memberId, program } = await lockSlides(tx, id);
  if (slidesId !== fileId) throw new DomainError("CONFLICT");
  if (slidesRemovedAt !== null) throw new DomainError("MOVE_REFUSED");
  await tx.presentation.update({
    where: { id },
    data: { slidesRemovedAt: now, slidesRemovalReason: reason, version: { increment: 1 } },
  });
  await writeRemoval(tx, "SLIDES_REMOVED", program, { memberId, reason }, now);
  const file = { presentation: id, slides: slides?.name ?? null };
  return { result: id, lines: [{ subjectId: program.id, before: file, reason }] };
}

/**
 * Restores them as the author left them; the mail is withdrawn while it waits.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED where nothing is removed
 */
export async function restoreSlides(tx: Tx, id: number, now: Date): Promise<ActionResult> {
  const { slides, slidesRemovedAt, memberId, member, program } = await lockSlides(tx, id);
  if (slidesRemovedAt === null) throw new DomainError("MOVE_REFUSED");
  await tx.presentation.update({
    where: { id },
    data: { slidesRemovedAt: null, slidesRemovalReason: null, version: { increment: 1 } },
  });
  const mail = { writtenAt: slidesRemovedAt, memberId, email: member?.email ?? "" };
  if (memberId !== null) await withdrawMails(tx, { ...mail, kinds: ["SLIDES_REMOVED"] }, now);
  const file = { presentation: id, slides: slides?.name ?? null };
  return { result: id, lines: [{ subjectId: program.id, after: file }] };
}
