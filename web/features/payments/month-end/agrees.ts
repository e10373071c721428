import type { MonthSumsFragment } from "#web/gql/month-end.ts";

/** Whether the bank and the ledger say the same of a month. */
export const agrees = ({ bankIn, bankOut, ledgerIn, ledgerOut }: MonthSumsFragment): boolean =>
  bankIn === ledgerIn && bankOut === ledgerOut;
