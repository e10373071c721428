// Defines how long personal data is retained, by what it was taken for (docs/overview.md#retention). One
// table: the daily job erases by it, the office reads it.

const YEAR_DAYS = 365;

/** Days after the event that ends a purpose. The event is beside each. */
export const RETENTION_DAYS = {
  /** The account was closed (docs/people.md#leaving). */
  ACCOUNT: 30,
  /** The grade was decided (docs/people.md#memberships). */
  GRADE_PROOF: 30,
  /** It was attached to the payment (docs/refunds.md#exceptions-to-the-refund-rules). */
  REFUND_PROOF: 365,
  /** The exam or the event ended. */
  APPLICANT_PHOTO: 365,
  /**
   * The exam or the event ended; of people who came with a group or were added at the door and have no
   * account, of a group's contact, and of reviewers without an account.
   */
  GROUP_APPLICATION: 1_095,
  /** The mail was written; sent or given up since. */
  MAIL: 90,
  /** It was imported, or read and left (docs/people.md#adding-and-merging). */
  MEMBER_IMPORT: 1,
  /** It was asked for the last time (docs/import.md#addresses-that-do-not-exist). */
  UNKNOWN_ADDRESS: 90,
  /** It happened (docs/sign-in.md#sign-in). */
  SIGN_IN: 365,
} as const;

export type RetentionPurposeName = keyof typeof RETENTION_DAYS;

/** Days between the mail that an account becomes dormant and the day it does (decision 241). */
export const DORMANCY_NOTICE_DAYS = 30;

/** Days in which the link that opens a dormant account again can be used; a sign-in sends another one. */
export const REOPENING_DAYS = 7;

/** Days ahead in which the office sees what comes. */
export const RETENTION_AHEAD_DAYS = 7;

/** Days in words: "30 days", "1 day"; whole years as years. */
export function periodIn(language: "ko" | "en", days: number): string {
  const [count, unit] = days > 0 && days % YEAR_DAYS === 0 ? [days / YEAR_DAYS, "year"] : [days, "day"];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
