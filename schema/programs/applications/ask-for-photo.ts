// The office looks at the photos of a session and asks for another one; the mail waits a minute, as those of
// other actions that can be undone.
import type { Tx } from "#prisma/client.ts";
import type { Application, PhotoFault } from "#prisma/generated/client.ts";
import { withdrawMails } from "#schema/core/mail/held-mails.ts";
import { wordsIn } from "#schema/core/mail/mail-words.ts";
import { conflictError, DomainError } from "#schema/errors.ts";
import { lockWithPayments } from "#schema/money/payments/lock-with-payments.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { type PhotoFaultName, photoDeadline } from "#schema/validation/programs/applicant-photos.ts";
import { writeApplicationMail } from "./application-mails.ts";
import { mayReplacePhoto, photoDates } from "./replace-photo.ts";

interface Asking {
  readonly id: number;
  /** The photo that was looked at. */
  readonly photoId: number;
  readonly fault: PhotoFaultName;
  readonly note: string | null;
}

async function lockOne(tx: Tx, id: number) {
  await lockWithPayments(tx, [id]);
  const found = await tx.application.findUnique({ where: { id }, include: { program: photoDates } });
  if (!found) throw new DomainError("NOT_FOUND");
  return found;
}

const requestOf = ({ photoFault, photoNote }: Pick<Application, "photoFault" | "photoNote">) => ({
  photoFault,
  photoNote,
});

/**
 * Asks for another photo in one mail; asking again changes the reason, and writes again.
 * @throws DomainError NOT_FOUND; CONFLICT when the photo is another one by now; MOVE_REFUSED for an
 * application that is not confirmed, and once it started
 */
export async function askForPhoto(
  tx: Tx,
  { id, photoId, fault, note }: Asking,
  now: Date,
): Promise<ActionResult> {
  const before = await lockOne(tx, id);
  if (before.photoId !== photoId) throw conflictError({ version: before.version });
  const until = photoDeadline(before.program, true);
  if (!mayReplacePhoto(before) || now >= until) throw new DomainError("MOVE_REFUSED");
  if (before.photoAskedAt !== null) {
    if (before.photoFault === fault && before.photoNote === note) return { result: id, lines: [] };
    await withdrawMail(tx, before, before.photoAskedAt, now);
  }
  return { result: id, lines: [await writePhotoRequest(tx, before, { fault, note }, { until, now })] };
}

interface PhotoRequest {
  readonly fault: PhotoFault;
  readonly note: string | null;
}

/** Records that a photo is asked for, and writes to its applicant. @returns the line for the audit log */
export async function writePhotoRequest(
  tx: Tx,
  before: Application,
  { fault, note }: PhotoRequest,
  { until, now }: { readonly until: Date; readonly now: Date },
) {
  const { id } = before;
  const after = { photoFault: fault, photoNote: note };
  await tx.application.update({ where: { id }, data: { ...after, photoAskedAt: now } });
  await writeApplicationMail(tx, "PHOTO_ASKED", before, {
    now,
    until,
    more: (language) => ({
      reason: wordsIn(language, `mails.photoFault.${fault}`),
      ...(note === null ? {} : { note }),
    }),
  });
  return { subjectId: id, before: requestOf(before), after };
}

async function withdrawMail(tx: Tx, { memberId, email }: Application, writtenAt: Date, now: Date) {
  return await withdrawMails(tx, { writtenAt, memberId, email, kinds: ["PHOTO_ASKED"] }, now);
}

/**
 * Takes the request back; its mail goes with it while it waits.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED where nothing is asked for
 */
export async function withdrawPhotoRequest(tx: Tx, id: number, now: Date): Promise<ActionResult> {
  const before = await lockOne(tx, id);
  if (before.photoAskedAt === null) throw new DomainError("MOVE_REFUSED");
  await withdrawMail(tx, before, before.photoAskedAt, now);
  const after = { photoFault: null, photoNote: null };
  await tx.application.update({ where: { id }, data: { ...after, photoAskedAt: null } });
  return { result: id, lines: [{ subjectId: id, before: requestOf(before), after }] };
}
