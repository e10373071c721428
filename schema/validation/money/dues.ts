// What the treasurer enters to request the dues of a year, and which payments are open for them.

import { z } from "#schema/validation/zod.ts";
import { OPEN_STATES } from "./payment-state.ts";

const FIRST_YEAR = 1950;
const LAST_YEAR = 2200;

export const duesYearNumber = z
  .int({ error: "DATE_INVALID" })
  .min(FIRST_YEAR, { error: "DATE_INVALID" })
  .max(LAST_YEAR, { error: "DATE_INVALID" });

/**
 * Which payments are dues of a year that somebody was asked for and has not paid: counted by the page of
 * dues, listed among payments.
 */
export const UNPAID_DUES = { type: "ANNUAL", states: OPEN_STATES } as const;

/** The arguments of `issueDues`. */
export const issueDuesInput = z.object({
  year: duesYearNumber,
  dueOn: z.iso.date({ error: "DATE_INVALID" }),
  expectedCount: z.int({ error: "NUMBER_INVALID" }).min(0, { error: "NUMBER_INVALID" }),
});

/** Members behind a number, a page. */
export const DUES_PAGE_SIZE = 50;
/** More than an association has members. */
const PAGES = 100_000;

/** 1-based. */
export const duesPage = z
  .int({ error: "NUMBER_INVALID" })
  .min(1, { error: "NUMBER_INVALID" })
  .max(PAGES, { error: "NUMBER_INVALID" });
