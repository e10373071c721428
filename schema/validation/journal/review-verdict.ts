// Defines which decision the reviews of a round come to (docs/reviews.md#reviews). It only proposes: the
// decision is the editor's.

import { REVIEW_VERDICTS, type ReviewVerdictName } from "./review-state.ts";

interface VerdictRule {
  /** How many reviews a round is to have. */
  readonly reviewers: number;
  /** How many of them have to say the same. */
  readonly agreeing: number;
}

/** The verdicts are listed from the mildest to the most severe. */
const severity = (verdict: ReviewVerdictName) => REVIEW_VERDICTS.indexOf(verdict);

/** The verdict that enough reviews share: of two, the one that more share, and of as many the more severe. */
function sharedBy(verdicts: readonly ReviewVerdictName[], agreeing: number): ReviewVerdictName | null {
  const counted = REVIEW_VERDICTS.map((verdict) => ({
    verdict,
    count: verdicts.filter((one) => one === verdict).length,
  })).filter(({ count }) => count >= agreeing);
  const [first] = counted.toSorted(
    (one, other) => other.count - one.count || severity(other.verdict) - severity(one.verdict),
  );
  return first?.verdict ?? null;
}

/** The verdict in the middle of them, in order of severity: of an even number the more severe of the two. */
function middleOf(verdicts: readonly ReviewVerdictName[]): ReviewVerdictName | null {
  const ordered = verdicts.toSorted((one, other) => severity(one) - severity(other));
  return ordered[Math.floor(ordered.length / 2)] ?? null;
}

/**
 * What the reviews propose. A proposal is final: no review that is still to come can change it, so an editor
 * need not wait for a late one.
 * @returns null while it is open
 */
export function proposeVerdict(
  verdicts: readonly ReviewVerdictName[],
  { reviewers, agreeing }: VerdictRule,
): ReviewVerdictName | null {
  const missing = Math.max(reviewers - verdicts.length, 0);
  const shared = sharedBy(verdicts, agreeing);
  if (missing === 0) return shared ?? middleOf(verdicts);
  if (shared === null) return null;
  const couldWin = (rival: ReviewVerdictName) =>
    sharedBy([...verdicts, ...Array.from({ length: missing }, () => rival)], agreeing) !== shared;
  return REVIEW_VERDICTS.some(couldWin) ? null : shared;
}
