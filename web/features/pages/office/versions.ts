// The versions of a page, and which of them holds.
import type { PageHistoryQuery } from "#web/gql/page-editing.ts";

export type ListedVersion = PageHistoryQuery["pageVersions"][number];

/** The version that holds at a moment: the last to come into force, of two at one moment the later saved. Null when there is none. */
export function inForceAt<Version extends Pick<ListedVersion, "effectiveAt" | "number">>(
  versions: readonly Version[],
  now: Date,
): Version | null {
  const begun = versions.filter(({ effectiveAt }) => new Date(effectiveAt) <= now);
  const later = (one: Version, other: Version) =>
    new Date(other.effectiveAt).getTime() - new Date(one.effectiveAt).getTime() || other.number - one.number;
  return begun.toSorted(later)[0] ?? null;
}

/** The versions in the order in which they were saved, the newest first. */
export function newestFirst<Version extends Pick<ListedVersion, "number">>(
  versions: readonly Version[],
): Version[] {
  return versions.toSorted((one, other) => other.number - one.number);
}
