// Says which version of a page holds.
import type { PageHistoryQuery } from "#web/gql/page-editing.ts";

export type TimedVersion = PageHistoryQuery["pageVersions"][number];

/**
 * The version that holds at a moment: the last to come into force, of two at one moment the later saved. Null when there is none.
 */
export function inForceAt<Version extends Pick<TimedVersion, "effectiveAt" | "number">>(
  versions: readonly Version[],
  now: Date,
): Version | null {
  const begun = versions.filter(({ effectiveAt }) => new Date(effectiveAt) <= now);
  const later = (one: Version, other: Version) =>
    new Date(other.effectiveAt).getTime() - new Date(one.effectiveAt).getTime() || other.number - one.number;
  return begun.toSorted(later)[0] ?? null;
}

/**
 * What is said of a version that is not in force; null for a past one.
 * @param effectiveAt undefined for what was withdrawn before its day: the list of times has only what is
 */
export function stateAt(effectiveAt: string | undefined, now: Date): "withdrawn" | "coming" | null {
  if (effectiveAt === undefined) return "withdrawn";
  return new Date(effectiveAt) > now ? "coming" : null;
}
