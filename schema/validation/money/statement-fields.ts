/**
 * What a column of a statement may say. DAY is needed, and IN or AMOUNT. AMOUNT has what came in and what
 * went out in one column: with a minus, or with a DIRECTION (입금, 출금) in a column of its own. NOTE is the
 * bank's word for the transfer; MEMO is what a person wrote beside it.
 */
export const STATEMENT_FIELDS = [
  "DAY",
  "TIME",
  "SENDER",
  "IN",
  "OUT",
  "AMOUNT",
  "DIRECTION",
  "BALANCE",
  "NOTE",
  "MEMO",
] as const;
export type StatementField = (typeof STATEMENT_FIELDS)[number];
