// Defines when something appears (docs/texts.md#texts).

/** How a save asks for it. */
interface RequestedPublication {
  readonly publishNow: boolean;
  /** Null: a draft. */
  readonly publishedAt: Date | null;
}

/**
 * From when it is there for everybody, after a save. What is public keeps its date: "now" does not date it again.
 * @param stored its date so far; null for a draft and for what is new
 * @returns null for a draft
 */
export function publicationTime(
  { publishNow, publishedAt }: RequestedPublication,
  stored: Date | null,
  now: Date,
): Date | null {
  if (!publishNow) return publishedAt;
  return stored !== null && stored <= now ? stored : now;
}
