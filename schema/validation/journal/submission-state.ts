// The states of a manuscript, and every way from one to another. A way that is not written here is refused,
// no matter who asks (docs/manuscripts.md#manuscripts).

export const SUBMISSION_STATES = [
  "DRAFT",
  "SUBMITTED",
  "RETURNED",
  "IN_REVIEW",
  "MINOR_REVISION",
  "MAJOR_REVISION",
  "REVISED",
  "ACCEPTED",
  "PROOF",
  "PROOF_RETURNED",
  "READY",
  "PUBLISHED",
  "REJECTED",
  "WITHDRAWN",
] as const;
export type SubmissionStateName = (typeof SUBMISSION_STATES)[number];

/** What an editor may make of a manuscript that is reviewed. */
const DECIDED = ["ACCEPTED", "MINOR_REVISION", "MAJOR_REVISION", "REJECTED"] as const;

export const SUBMISSION_MOVES: Readonly<Record<SubmissionStateName, readonly SubmissionStateName[]>> = {
  DRAFT: ["SUBMITTED"],
  // Rejected without a review: not a matter of the journal.
  SUBMITTED: ["RETURNED", "IN_REVIEW", "REJECTED", "WITHDRAWN"],
  RETURNED: ["SUBMITTED", "WITHDRAWN"],
  IN_REVIEW: [...DECIDED, "WITHDRAWN"],
  MINOR_REVISION: ["REVISED", "WITHDRAWN"],
  MAJOR_REVISION: ["REVISED", "WITHDRAWN"],
  // Small changes are looked at by the editors alone.
  REVISED: ["IN_REVIEW", ...DECIDED, "WITHDRAWN"],
  ACCEPTED: ["PROOF", "WITHDRAWN"],
  PROOF: ["PROOF_RETURNED", "READY"],
  PROOF_RETURNED: ["PROOF"],
  READY: ["PUBLISHED", "PROOF"],
  PUBLISHED: [],
  REJECTED: [],
  WITHDRAWN: [],
};

/** Whether a manuscript may go from one state to another; `null`: it is being begun. */
export function maySubmissionMove(from: SubmissionStateName | null, to: SubmissionStateName): boolean {
  return from === null ? to === "DRAFT" : SUBMISSION_MOVES[from].includes(to);
}

/** States whose next step is the author's. */
export const AUTHOR_STATES = [
  "DRAFT",
  "RETURNED",
  "MINOR_REVISION",
  "MAJOR_REVISION",
  "PROOF",
] as const satisfies readonly SubmissionStateName[];

/** States whose next step is the editors'; while it is IN_REVIEW they wait for reviewers. */
export const EDITOR_STATES = [
  "SUBMITTED",
  "IN_REVIEW",
  "REVISED",
  "ACCEPTED",
  "PROOF_RETURNED",
  "READY",
] as const satisfies readonly SubmissionStateName[];

/** States nothing follows. */
export const OVER_STATES = [
  "PUBLISHED",
  "REJECTED",
  "WITHDRAWN",
] as const satisfies readonly SubmissionStateName[];

/** Accepted, and whatever follows it. */
export const ACCEPTED_STATES = [
  "ACCEPTED",
  "PROOF",
  "PROOF_RETURNED",
  "READY",
  "PUBLISHED",
] as const satisfies readonly SubmissionStateName[];

const isOneOf =
  (states: readonly SubmissionStateName[]) =>
  (state: SubmissionStateName): boolean =>
    states.includes(state);

export const waitsForAuthor = isOneOf(AUTHOR_STATES);
export const waitsForEditors = isOneOf(EDITOR_STATES);
export const isSubmissionOver = isOneOf(OVER_STATES);
/** Whether a new version is asked of the author. */
export const isRevising = isOneOf(["MINOR_REVISION", "MAJOR_REVISION"]);
/** Whether its author may withdraw it: until it is set for printing. */
export const mayWithdraw = (state: SubmissionStateName): boolean => maySubmissionMove(state, "WITHDRAWN");
