// Lines of the bank account.
import { z } from "./zod.ts";

/** What has become of a line. */
export const BANK_ROW_STATES = ["OPEN", "SET_ASIDE", "BOOKED", "OUT"] as const;
export type BankRowState = (typeof BANK_ROW_STATES)[number];

const PAGES = 10_000;

/** 1-based. */
export const bankPage = z
  .int({ error: "NUMBER_INVALID" })
  .min(1, { error: "NUMBER_INVALID" })
  .max(PAGES, { error: "NUMBER_INVALID" });
