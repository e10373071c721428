// The office asks applicants who have no photo yet to add one: one of them, or everybody of a session in one act.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { DomainError } from "#schema/errors.ts";
import { lockWithPayments } from "#schema/money/payments/lock-with-payments.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { photoDeadline } from "#schema/validation/programs/applicant-photos.ts";
import { SEAT_STATES } from "#schema/validation/programs/application-state.ts";
import { writePhotoRequest } from "./ask-for-photo.ts";
import { mayReplacePhoto, photoDates } from "./replace-photo.ts";

/** Mails of one call. */
const AT_ONCE = 25;

interface Asking {
  readonly programId: number;
  /** The only one to ask; null: everybody. */
  readonly id: number | null;
  /** The last application of the call before. */
  readonly after: number;
}

export interface PhotosStep {
  readonly asked: number;
  /** To call again with; null: that was all. */
  readonly after: number | null;
}

/** Who has a seat and no photo, and was not asked for one. */
export const unasked = (programId: number): Prisma.ApplicationWhereInput => ({
  programId,
  state: { in: [...SEAT_STATES] },
  photoId: null,
  photoAskedAt: null,
});

/**
 * Writes to the next of those who have no photo: called again until nobody is left. Nobody is asked twice.
 * @throws DomainError MOVE_REFUSED for one who has a photo, was asked, or is not expected, and once the exam started
 */
export async function askForMissingPhotos(
  tx: Tx,
  { programId, id, after }: Asking,
  now: Date,
): Promise<ActionResult<PhotosStep>> {
  const next = await tx.application.findMany({
    where: { ...unasked(programId), id: id ?? { gt: after } },
    select: { id: true },
    orderBy: { id: "asc" },
    take: AT_ONCE,
  });
  const ids = next.map((one) => one.id);
  await lockWithPayments(tx, ids);
  const locked = await tx.application.findMany({
    where: { ...unasked(programId), id: { in: ids } },
    include: { program: photoDates },
    orderBy: { id: "asc" },
  });
  const lines = [];
  for (const application of locked) {
    const until = photoDeadline(application.program, true);
    if (!mayReplacePhoto(application) || now >= until) continue;
    const request = { fault: "MISSING", note: null } as const;
    lines.push(await writePhotoRequest(tx, application, request, { until, now }));
  }
  if (id !== null && lines.length === 0) throw new DomainError("MOVE_REFUSED");
  const last = ids.length < AT_ONCE ? null : (ids.at(-1) ?? null);
  return { result: { asked: lines.length, after: last }, lines };
}
