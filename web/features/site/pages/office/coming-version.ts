// Says what a save does to the version that its editor began from, where that one is still coming (decision 93).
import { isoDay } from "#web/i18n/format-dates.ts";
import type { EditedPage, PageValues } from "./page-values.ts";

export interface ComingVersion {
  readonly number: number;
  /** ISO 8601. */
  readonly effectiveAt: string;
}

/** The version whose words are edited, where it is not in force yet; null for any other. */
export function comingOf(
  page: Pick<EditedPage, "shownNumber" | "effectiveAt">,
  now: Date,
): ComingVersion | null {
  const { shownNumber: number, effectiveAt } = page;
  return number !== null && effectiveAt !== null && new Date(effectiveAt) > now
    ? { number, effectiveAt }
    : null;
}

/**
 * What has to be asked before a save: "now" puts into force what was to come, "day" lets it come on another
 * day. Null: nothing, it comes as it was to.
 */
export function comingAsks(
  coming: ComingVersion | null,
  { effectiveAt: day }: Pick<PageValues, "effectiveAt">,
  now: Date,
): "now" | "day" | null {
  if (coming === null || day === "" || day === isoDay(coming.effectiveAt)) return null;
  return day <= isoDay(now) ? "now" : "day";
}
