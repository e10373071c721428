import type { MonthSumsFragment } from "#web/gql/month-end.ts";

/** Whether the bank, without other transactions, and the ledger say the same of a month. */
export const agrees = ({
  bankIn,
  bankOut,
  outsideIn,
  outsideOut,
  ledgerIn,
  ledgerOut,
}: MonthSumsFragment): boolean => bankIn - outsideIn === ledgerIn && bankOut - outsideOut === ledgerOut;
