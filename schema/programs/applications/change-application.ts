import type { Tx } from "#prisma/client.ts";
import type { Application } from "#prisma/generated/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { changeDeadline } from "#schema/validation/money/refund.ts";
import { holdsSeat } from "#schema/validation/programs/application-state.ts";
import { applicationForm } from "#schema/validation/programs/applications.ts";
import { saveAnswerFiles } from "./answer-files.ts";
import { refundColumns } from "./application-refund.ts";
import { requirementColumns, requirementsOf } from "./application-requirements.ts";
import { countsPlaces, isSamePlace, type Place, seatsAt } from "./exam-places.ts";
import { lockApplication } from "./lock-application.ts";
import { lockPhoto } from "./lock-photo.ts";
import { photoColumns } from "./replace-photo.ts";
import { moveSeat } from "./seats.ts";
import { isWithdrawable } from "./withdraw-application.ts";

interface Changing {
  readonly id: number;
  readonly version: number;
  /** The fields of the form, unchecked. */
  readonly form: object;
}

interface PlaceChange {
  readonly application: Application;
  readonly place: Place;
  readonly now: Date;
}

/**
 * Moves a seat to another place of the exam. People who wait do so again there.
 * @returns the columns that change with it
 * @throws DomainError VALIDATION on `siteId`: SITE_NOT_OFFERED, SITE_FULL
 */
async function changePlace(tx: Tx, { application, place, now }: PlaceChange) {
  if (isSamePlace(application, place)) return {};
  await lockApplication(tx, application.id);
  if (!(await countsPlaces(tx, place.programId))) return {};
  if ((await seatsAt(tx, place)) === null) throw validationError({ siteId: ["SITE_NOT_OFFERED"] });
  if (!holdsSeat(application.state)) return { waitlistedAt: now };
  if (await moveSeat(tx, { from: application, to: place, now })) return {};
  throw validationError({ siteId: ["SITE_FULL"] });
}

type Given = Pick<Application, "roomId" | "seatNumber" | "examNumber" | "formerNumbers" | "slipMailedAt">;

/** What ends with the place before: a seat is one of the site at the time of the part, a number is one of the part, and the slip says all of it. */
function withoutFormerPlace(application: Application, place: Place): Partial<Given> {
  if (isSamePlace(application, place)) return {};
  const { examNumber, formerNumbers } = application;
  const isOtherPart = place.examPart !== application.examPart;
  const isSeatLeft = isOtherPart || place.siteId !== application.siteId;
  return {
    ...(isSeatLeft ? { roomId: null, seatNumber: null } : {}),
    ...(isOtherPart && examNumber !== null
      ? { examNumber: null, formerNumbers: [...formerNumbers, examNumber] }
      : {}),
    slipMailedAt: null,
  };
}

/**
 * Changes what the applicant wrote, until the deadline. State and price stay.
 * @throws DomainError NOT_FOUND; CONFLICT when it was changed since `version`; MOVE_REFUSED when it has
 * ended; DEADLINE_PASSED; VALIDATION, SITE_FULL on `siteId` where the other place of an exam has no free seat
 */
export async function changeApplication(
  tx: Tx,
  { id, version, form }: Changing,
  { memberId, now }: Author,
): Promise<void> {
  const application = await tx.application.findFirst({
    where: { id, memberId },
    include: { program: { select: { ...requirementColumns, ...refundColumns } } },
  });
  if (!application) throw new DomainError("NOT_FOUND");
  const { program, state, photoId } = application;
  if (!isWithdrawable(application)) throw new DomainError("MOVE_REFUSED");
  if (now >= changeDeadline(program)) throw new DomainError("DEADLINE_PASSED");
  if (application.version !== version) throw conflictError({ version: application.version });
  const checked = check(applicationForm(requirementsOf(program)), form);
  if (!checked.ok) throw validationError(checked.fields);
  // One that was there before stays good, no matter who uploaded it.
  const isNewPhoto = checked.value.photoId !== photoId;
  if (isNewPhoto) await lockPhoto(tx, checked.value.photoId, memberId);
  const place = { ...checked.value, programId: application.programId };
  const waits = await changePlace(tx, { application, place, now });
  const { count } = await tx.application.updateMany({
    where: { id, version, state },
    data: {
      ...checked.value,
      ...(isNewPhoto ? photoColumns(checked.value.photoId) : {}),
      ...withoutFormerPlace(application, place),
      ...waits,
      version: { increment: 1 },
    },
  });
  if (count === 0) throw new DomainError("CONFLICT");
  const { ownAnswers: answers } = checked.value;
  await saveAnswerFiles(tx, { applicationId: id, ownFields: program.ownFields, answers, memberId });
}
