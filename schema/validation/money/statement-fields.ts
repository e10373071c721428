/**
 * What a column of a statement may say. DAY is needed, and IN or AMOUNT. AMOUNT has what came in and what went out in one column: with a minus,
 * or with a DIRECTION (입금, 출금) in a column of its own.
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
] as const;
export type StatementField = (typeof STATEMENT_FIELDS)[number];
