// Applications: members apply, and change and withdraw their own. PROGRAM sees all and works on them. FINANCE
// sees whom a payment is for (docs/people.md#permissions).
import type { ApplicationState } from "#prisma/generated/enums.ts";
import type { Viewer } from "#schema/context.ts";
import { isBlindTo } from "#schema/policies/programs/exam-rating.ts";
import { anyone, holds, isMember } from "#schema/policies/viewer.ts";

export const apply = isMember;

export const readOwnApplications = isMember;

/** Who holds the link of an applicant; what it opens is the row's. */
export const answerReschedules: (viewer: Viewer | null) => boolean = anyone;

/** Somebody of a group, or who was added at the door, without an account, by the link of the application (docs/applications.md#links-of-applicants). */
export const openOwnApplication: (viewer: Viewer | null) => boolean = anyone;

export const isOwner = (viewer: Viewer | null, { memberId }: { readonly memberId: number | null }): boolean =>
  viewer !== null && viewer.memberId === memberId;

export const readApplication = (
  viewer: Viewer | null,
  application: { readonly memberId: number | null; readonly programId: number },
): boolean =>
  isOwner(viewer, application) ||
  manageApplicationsOf(viewer, application.programId) ||
  holds(viewer, "FINANCE");

/** The list of a program's applicants, attendance, seats, results, cancelling, confirming, writing to them. */
export const manageApplications = (viewer: Viewer | null): boolean => holds(viewer, "PROGRAM");

/** The same of one program: of a session of the exam not for somebody who rates it, until its release. */
export const manageApplicationsOf = (viewer: Viewer | null, programId: number): boolean =>
  manageApplications(viewer) && !isBlindTo(viewer, programId);

/** Whether the fee of an application is paid, without sums and account. */
export const readFee = (viewer: Viewer | null): boolean =>
  manageApplications(viewer) || holds(viewer, "FINANCE");

/** Whether examinees may read their results of a session of the exam. */
export const areResultsReleased = (
  { resultsReleasedAt }: { readonly resultsReleasedAt: Date | null },
  now: Date,
): boolean => resultsReleasedAt !== null && resultsReleasedAt <= now;

/** Score and verdict: for the office of programs at any time, for the examinee once they are released, for nobody else. */
export const readResult = (
  viewer: Viewer | null,
  application: {
    readonly memberId: number | null;
    readonly programId: number;
    readonly program: { readonly resultsReleasedAt: Date | null };
  },
  now: Date,
): boolean =>
  manageApplicationsOf(viewer, application.programId) ||
  (isOwner(viewer, application) && areResultsReleased(application.program, now));

/** The answer to an objection; while it is opened again, it is for the office alone. */
export const readObjectionAnswer = (
  viewer: Viewer | null,
  { answeredAt }: { readonly answeredAt: Date | null },
): boolean => answeredAt !== null || manageApplications(viewer);

/**
 * Whether admission slips of a session of the exam are open. @param session null: it has no settings, and so
 * no date for its slips
 */
export const areSlipsOpen = (session: { readonly slipFrom: Date | null } | null, now: Date): boolean =>
  session !== null && session.slipFrom !== null && session.slipFrom <= now;

/**
 * Number, room and seat of an exam: for the office of programs at any time, for the examinee once the slips
 * are open, for nobody else.
 */
export const readSeat = (
  viewer: Viewer | null,
  application: {
    readonly memberId: number | null;
    readonly programId: number;
    readonly program: { readonly examSession: { readonly slipFrom: Date | null } | null };
  },
  now: Date,
): boolean =>
  manageApplicationsOf(viewer, application.programId) ||
  (isOwner(viewer, application) && areSlipsOpen(application.program.examSession, now));

/** Where an online event is joined: who is confirmed, unless it is cancelled, and the office of programs. */
export const readJoinLink = (
  viewer: Viewer | null,
  application: {
    readonly memberId: number | null;
    readonly state: ApplicationState;
    readonly program: { readonly cancelledAt: Date | null };
  },
): boolean =>
  manageApplications(viewer) ||
  (isOwner(viewer, application) &&
    (application.state === "CONFIRMED" || application.state === "ATTENDED") &&
    application.program.cancelledAt === null);

/** The photo shows a face: for its owner and the office of programs. */
export const readApplicantPhoto = (
  viewer: Viewer | null,
  application: { readonly memberId: number | null; readonly programId: number },
): boolean => isOwner(viewer, application) || manageApplicationsOf(viewer, application.programId);
