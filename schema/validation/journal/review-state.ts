// The states of a review, and every way from one to another. A way that is not written here is refused, no
// matter who asks (docs/manuscripts.md#manuscripts).

export const REVIEW_STATES = ["INVITED", "ACCEPTED", "DECLINED", "LAPSED", "SENT", "CANCELLED"] as const;
export type ReviewStateName = (typeof REVIEW_STATES)[number];

export const REVIEW_MOVES: Readonly<Record<ReviewStateName, readonly ReviewStateName[]>> = {
  INVITED: ["ACCEPTED", "DECLINED", "LAPSED", "CANCELLED"],
  // Nobody can say no any more once it is written.
  ACCEPTED: ["SENT", "DECLINED", "CANCELLED"],
  // Invited once more by the editors.
  DECLINED: ["INVITED"],
  LAPSED: ["INVITED"],
  SENT: [],
  CANCELLED: ["INVITED"],
};

/** Whether a review may go from one state to another; `null`: it is being asked for. */
export function mayReviewMove(from: ReviewStateName | null, to: ReviewStateName): boolean {
  return from === null ? to === "INVITED" : REVIEW_MOVES[from].includes(to);
}

/** States in which the editors wait for the reviewer. */
export const OPEN_REVIEW_STATES = ["INVITED", "ACCEPTED"] as const satisfies readonly ReviewStateName[];

/** Whether no review of a manuscript was sent, of any version: it is accepted all the same only with a reason. */
export const isUnreviewed = (reviews: readonly { readonly state: ReviewStateName }[]): boolean =>
  reviews.every(({ state }) => state !== "SENT");

export const REVIEW_VERDICTS = ["ACCEPT", "MINOR", "MAJOR", "REJECT"] as const;
export type ReviewVerdictName = (typeof REVIEW_VERDICTS)[number];
