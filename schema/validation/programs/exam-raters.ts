// Defines whom the office invites to score an exam, and who must not.

import { emailAddress } from "#schema/validation/core/email-address.ts";
import { optionalId } from "#schema/validation/core/ids.ts";
import { LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { optionalLines, optionalName, requiredName } from "#schema/validation/core/lines.ts";
import { REASON_MAX_LENGTH } from "#schema/validation/core/lists.ts";
import {
  isSamePerson,
  type KnownPeople,
  type KnownPerson,
  knownPeople,
} from "#schema/validation/people/conflict-of-interest.ts";
import { z } from "#schema/validation/zod.ts";
import { EXAM_PARTS, LANGUAGE_PAIRS } from "./exams.ts";

/** Whole won for one script. */
const SCRIPT_FEE_MAX = 10_000_000;

/** Columns of the list of raters as a file. */
export const RATER_COLUMNS = [
  ...(["name", "email", "affiliation", "part", "pair"] as const),
  ...(["state", "assigned", "done", "fee", "fees"] as const),
] as const;

/** Days for which a rater's link opens; each mail counts them anew. */
export const RATER_LINK_DAYS = 180;

/** One whom the office invites to score a part in a language pair. */
export const raterInvitation = z.object({
  memberId: optionalId,
  name: requiredName(LINE_MAX_LENGTH),
  email: emailAddress,
  affiliation: optionalName(LINE_MAX_LENGTH),
  language: z.enum(["KO", "EN"], { error: "CHOICE_UNKNOWN" }),
  part: z.enum(EXAM_PARTS, { error: "CHOICE_UNKNOWN" }),
  pair: z.enum(LANGUAGE_PAIRS, { error: "CHOICE_UNKNOWN" }),
  feePerScript: z
    .int({ error: "WON_INVALID" })
    .min(0, { error: "WON_INVALID" })
    .max(SCRIPT_FEE_MAX, { error: "WON_INVALID" }),
  /** Why SUPER lets somebody score who is an applicant or of an applicant's affiliation. */
  exceptionReason: optionalLines(REASON_MAX_LENGTH),
});
export type CheckedRaterInvitation = z.output<typeof raterInvitation>;

export const RATER_CONFLICTS = ["RATER_IS_APPLICANT", "RATER_OF_AFFILIATION"] as const;
export type RaterConflict = (typeof RATER_CONFLICTS)[number];

/** Somebody who applied for a session, by one of the names in the application. */
export interface Applicant extends KnownPerson {
  readonly applicationId: number;
}

/** How somebody is tied to the applicants of a session. */
interface RaterTies {
  /** What speaks against the person as a rater, the gravest first. */
  readonly conflicts: readonly RaterConflict[];
  /** The own applications, whose scripts the person never scores. */
  readonly own: ReadonlySet<number>;
}

/**
 * The affiliation counts where somebody else has it: an applicant works where the own application says.
 * @param applicants all who applied for the session, those whose application ended among them
 * @param known the same
 */
export function raterTiesOf(
  rater: KnownPerson,
  applicants: readonly Applicant[],
  known: KnownPeople = knownPeople(applicants),
): RaterTies {
  const isApplicant = known.has(rater);
  const own = new Set(
    isApplicant ? applicants.flatMap((one) => (isSamePerson(one, rater) ? one.applicationId : [])) : [],
  );
  const others = isApplicant
    ? knownPeople(applicants.filter(({ applicationId }) => !own.has(applicationId)))
    : known;
  const holds: Readonly<Record<RaterConflict, boolean>> = {
    RATER_IS_APPLICANT: isApplicant,
    RATER_OF_AFFILIATION: others.haveInstitutionOf(rater),
  };
  return { conflicts: RATER_CONFLICTS.filter((conflict) => holds[conflict]), own };
}

const RATER_MOVES = {
  INVITED: ["ACCEPTED", "DECLINED", "WITHDRAWN"],
  ACCEPTED: ["WITHDRAWN"],
  DECLINED: ["INVITED"],
  WITHDRAWN: ["INVITED"],
} as const;
type RaterStateName = keyof typeof RATER_MOVES;

/** Whether a rater may go from one state to another. */
export const mayRaterMove = (from: RaterStateName, to: RaterStateName): boolean =>
  RATER_MOVES[from].some((one) => one === to);

export const RATING_STATUSES = ["TO_ANSWER", "TO_SCORE", "CLOSED", "DECLINED", "WITHDRAWN"] as const;
type RatingStatus = (typeof RATING_STATUSES)[number];

/**
 * What the holder of a rater's link sees.
 * @param isLocked the verdicts of the session are locked, so that no score changes any more
 */
export function ratingStatusOf(state: RaterStateName, isLocked: boolean): RatingStatus {
  if (state === "DECLINED" || state === "WITHDRAWN") return state;
  if (isLocked) return "CLOSED";
  return state === "INVITED" ? "TO_ANSWER" : "TO_SCORE";
}
