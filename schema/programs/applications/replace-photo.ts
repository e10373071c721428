import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { ApplicationState, ProgramKind } from "#prisma/generated/enums.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import { photoDeadline } from "#schema/validation/programs/applicant-photos.ts";
import { EXPECTED_STATES } from "#schema/validation/programs/application-state.ts";
import { lockPhoto } from "./lock-photo.ts";

/** What it takes to know until when a photo is replaced. */
export const photoDates = {
  select: {
    kind: true,
    startsAt: true,
    cancelledAt: true,
    examSession: { select: { photoUntil: true, slipFrom: true } },
  },
} as const;

interface Replaced {
  readonly state: ApplicationState;
  readonly program: { readonly kind: ProgramKind; readonly cancelledAt: Date | null };
}

/** Whether an application asks for a photo, and its applicant is expected. */
export const mayReplacePhoto = ({ state, program }: Replaced): boolean =>
  program.kind === "KITEC" &&
  program.cancelledAt === null &&
  EXPECTED_STATES.some((expected) => expected === state);

/** Columns of an application with another photo: what the office asked for is there. */
export const photoColumns = (photoId: number | null) =>
  ({ photoId, photoAskedAt: null, photoFault: null, photoNote: null }) as const;

/**
 * Replaces the photo of an own application until the date of the session; who is asked for another one, until the exam starts.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED for what is over or asks for no photo; DEADLINE_PASSED; VALIDATION on `photoId`
 */
export async function replacePhoto(
  tx: Tx,
  { id, photoId }: { readonly id: number; readonly photoId: number },
  { memberId, now }: Author,
): Promise<void> {
  const application = await tx.application.findFirst({
    where: { id, memberId },
    select: { state: true, photoAskedAt: true, program: photoDates },
  });
  if (!application) throw new DomainError("NOT_FOUND");
  requireReplaceable(application, now);
  await lockPhoto(tx, photoId, memberId);
  await storePhoto(tx, { id, state: application.state, photoId });
}

type Replaceable = Replaced & {
  readonly photoAskedAt: Date | null;
  readonly program: Prisma.ProgramGetPayload<typeof photoDates>;
};

/** @throws DomainError MOVE_REFUSED for what is over or asks for no photo; DEADLINE_PASSED */
export function requireReplaceable(application: Replaceable, now: Date): void {
  if (!mayReplacePhoto(application)) throw new DomainError("MOVE_REFUSED");
  const isAsked = application.photoAskedAt !== null;
  if (now >= photoDeadline(application.program, isAsked)) throw new DomainError("DEADLINE_PASSED");
}

/** @param stored.state as it was read @throws DomainError MOVE_REFUSED when it is another one by now */
export async function storePhoto(
  tx: Tx,
  stored: { readonly id: number; readonly state: ApplicationState; readonly photoId: number },
): Promise<void> {
  const { id, state, photoId } = stored;
  const { count } = await tx.application.updateMany({
    where: { id, state },
    data: { ...photoColumns(photoId), version: { increment: 1 } },
  });
  if (count === 0) throw new DomainError("MOVE_REFUSED");
}
