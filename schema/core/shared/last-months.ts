// The months the dashboard looks back on.
import { inSeoul } from "#schema/validation/core/seoul.ts";

/** This one included. */
export const MONTHS = 12;

/** The last months as YYYY-MM in Seoul, oldest first. */
export function monthsUntil(now: Date): string[] {
  const today = inSeoul(now);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  return Array.from({ length: MONTHS }, (_, i) =>
    new Date(Date.UTC(year, month + 1 - MONTHS + i, 1)).toISOString().slice(0, 7),
  );
}
