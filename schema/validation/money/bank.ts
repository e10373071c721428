// Lines of the bank account.
import { z } from "#schema/validation/zod.ts";

/** What has become of a line. */
export const BANK_ROW_STATES = ["OPEN", "SET_ASIDE", "BOOKED", "RETURNED", "OUT", "OUTSIDE"] as const;
export type BankRowState = (typeof BANK_ROW_STATES)[number];

/** What banks write on a transfer that they send back to who made it. */
const BANK_RETURN = /반송|(타행|당행|송금|이체|출금)\s*반환|반환\s*입금/u;

/** Whether the bank itself sent the money back: it is a transfer that did not arrive, and nobody's payment. */
export const isBankReturn = ({ sender, note }: { readonly sender: string; readonly note: string }): boolean =>
  BANK_RETURN.test(note) || BANK_RETURN.test(sender);

/** What banks write on interest: as a word of its own, because 이자 also begins names. */
const INTEREST = /(^|[\s·,/()])(예금|결산|보통예금)?이자([\s·,/()]|$)/u;

/** Whether the bank says that it is interest. */
export const isInterest = ({ sender, note }: { readonly sender: string; readonly note: string }): boolean =>
  INTEREST.test(note) || INTEREST.test(sender);

const PAGES = 10_000;
/** Lines of one page. */
export const BANK_PAGE_SIZE = 50;

/** 1-based. */
export const bankPage = z
  .int({ error: "NUMBER_INVALID" })
  .min(1, { error: "NUMBER_INVALID" })
  .max(PAGES, { error: "NUMBER_INVALID" });

/** People that one transfer can be for. */
export const PARTS_MAX = 20;

/** Whole won of the parts of a line. */
export const partAmounts = z
  .array(z.int({ error: "AMOUNT_INVALID" }).min(1, { error: "AMOUNT_INVALID" }))
  .min(2, { error: "REQUIRED" })
  .max(PARTS_MAX, { error: "TOO_MANY_ROWS" });

/** What another transaction of the bank is (decision 219). */
export const OUTSIDE_KINDS = ["INTEREST", "FEE", "RENT", "OWN_TRANSFER", "EXPENSE", "OTHER"] as const;
export type OutsideKind = (typeof OUTSIDE_KINDS)[number];
