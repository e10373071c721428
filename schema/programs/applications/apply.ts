import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { ApplicationState, MemberGrade } from "#prisma/generated/enums.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { runIdempotent } from "#schema/core/shared/request-key.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import { visiblePrograms } from "#schema/policies/programs/programs.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { LIVE_STATES } from "#schema/validation/programs/application-state.ts";
import { applicationForm } from "#schema/validation/programs/applications.ts";
import { saveAnswerFiles } from "./answer-files.ts";
import { entryAtPlace, entryOf } from "./application-entry.ts";
import { requirementColumns, requirementsOf } from "./application-requirements.ts";
import { countsPlaces } from "./exam-places.ts";
import { lockProgram } from "./lock-application.ts";
import { lockPhoto } from "./lock-photo.ts";
import { type Quote, quote } from "./quote.ts";
import { claimSeat } from "./seats.ts";
import { startApplication } from "./start-application.ts";

interface Applying {
  readonly programId: number;
  /** The grade of the session: it chooses the price. */
  readonly grade: MemberGrade;
  /** The fields of the form, unchecked. */
  readonly form: object;
  /** The total that the person saw; null: did not look. */
  readonly expectedTotal: number | null;
  readonly requestKey: string | null;
}

interface Applied {
  readonly id: number;
  /** Null: it was made before, by the same form. */
  readonly contentVersion: bigint | null;
}

/**
 * Applies for a program: takes a seat at the price of this moment, or a place on the waiting list. All or nothing.
 * @throws DomainError NOT_FOUND; VALIDATION; APPLICATIONS_CLOSED; PROGRAM_FULL; ALREADY_APPLIED; PRICE_CHANGED
 */
export async function apply(tx: Tx, applying: Applying, author: Author): Promise<Applied> {
  let contentVersion: bigint | null = null;
  const request = { author, requestKey: applying.requestKey, operation: "apply" };
  const { id } = await runIdempotent(tx, request, async () => {
    const made = await makeApplication(tx, applying, author);
    contentVersion = await bumpContentVersion(tx);
    return made;
  });
  return { id, contentVersion };
}

async function makeApplication(tx: Tx, applying: Applying, author: Author): Promise<number> {
  const { programId, grade } = applying;
  const { memberId, now } = author;
  await lockProgram(tx, programId);
  const program = await tx.program.findFirst({
    where: { id: programId, ...visiblePrograms(now) },
    include: { sites: requirementColumns.sites },
  });
  if (!program) throw new DomainError("NOT_FOUND");
  const earlier = await tx.application.findFirst({
    where: { programId, memberId, state: { in: [...LIVE_STATES] } },
    select: { id: true },
  });
  if (earlier) throw new DomainError("ALREADY_APPLIED");
  const isCounted = await countsPlaces(tx, programId);
  const open = await entryOf(tx, program, isCounted, now);
  if (open.entry === null) throw new DomainError(open.refusal);
  const checked = check(applicationForm(requirementsOf(program)), applying.form);
  if (!checked.ok) throw validationError(checked.fields);
  const place = { programId, ...checked.value };
  const entry = isCounted ? await entryAtPlace(tx, program, place, now) : open.entry;
  const price = await quote(tx, program, { memberId, grade }, now);
  if (applying.expectedTotal !== null && applying.expectedTotal !== price.total) {
    throw new DomainError("PRICE_CHANGED");
  }
  await lockPhoto(tx, checked.value.photoId, memberId);
  // The row is locked, so this fails only if other code changes seats without locking it. The statement
  // checks the condition all the same.
  if (entry === "SEAT" && !(await claimSeat(tx, place))) throw new DomainError("PROGRAM_FULL");
  const state =
    entry === "WAITING_LIST" ? "WAITLISTED" : price.total === 0 ? "CONFIRMED" : "AWAITING_PAYMENT";
  const made = await insert(tx, { ...checked.value, programId, ...frozen(price) }, state, author);
  const { ownFields } = program;
  await saveAnswerFiles(tx, {
    applicationId: made.id,
    ownFields,
    answers: checked.value.ownAnswers,
    memberId,
  });
  await startApplication(tx, made, author);
  return made.id;
}

function frozen({ total, enrollmentFee, tier }: Quote) {
  const label = { priceLabelKo: tier?.labelKo ?? null, priceLabelEn: tier?.labelEn ?? null };
  return { amount: total, enrollmentFee, ...label };
}

type Columns = Omit<Prisma.ApplicationUncheckedCreateInput, "state" | "memberId" | "email">;

async function insert(tx: Tx, columns: Columns, state: ApplicationState, { memberId, now }: Author) {
  const { email } = await tx.member.findUniqueOrThrow({
    where: { id: memberId },
    select: { email: true },
  });
  try {
    const made = await tx.application.create({
      data: {
        ...columns,
        memberId,
        email,
        state,
        waitlistedAt: state === "WAITLISTED" ? now : null,
        confirmedAt: state === "CONFIRMED" ? now : null,
        createdAt: now,
      },
    });
    const move = { applicationId: made.id, from: null, to: state, actorId: memberId, createdAt: now };
    await tx.applicationMove.create({ data: move });
    return made;
  } catch (error) {
    // The index applications_live_idx has the last word.
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002")) throw error;
    throw new DomainError("ALREADY_APPLIED");
  }
}
