// The day pages are written on. It comes with the page's data, so that the browser shows what the server wrote: neither asks its
// own clock while rendering. The server's pages are written again at midnight in Seoul.
import { useLoaderData } from "react-router-dom";
import { isoDay } from "#web/i18n/format-dates.ts";

/** What a loader adds to its answer on pages that count days. */
export interface Today {
  /** The day in Seoul, "2026-11-20". */
  readonly today: string;
}

/** For loaders. */
export function readToday(): Today {
  return { today: isoDay(new Date()) };
}

/** The page's day; its loader has to answer one. */
export function useToday(): string {
  return useLoaderData<Today>().today;
}

/** The year of a day. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
