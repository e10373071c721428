import type { MonthEndFragment } from "#web/gql/month-end.ts";

type Compared = Pick<MonthEndFragment, "unbooked" | "notOnStatement" | "wentOut" | "refunded">;

/** Whether the sums of the bank, without other transactions, and of the ledger are the same. */
const agreesInSums = ({ sums }: Pick<MonthEndFragment, "sums">): boolean =>
  sums.bankIn - sums.outsideIn === sums.ledgerIn && sums.bankOut - sums.outsideOut === sums.ledgerOut;

/** What only one of them has. */
const openLines = ({ unbooked, notOnStatement, wentOut, refunded }: Compared): number =>
  unbooked.length + notOnStatement.length + wentOut.length + refunded.length;

/** What the comparison of a month comes to: the sums can be the same by chance, while lines are open on either side. */
export function verdictOf(books: Compared & Pick<MonthEndFragment, "sums">) {
  const open = openLines(books);
  const verdict = !agreesInSums(books) ? "differs" : open > 0 ? "sumsAgree" : "agrees";
  return { verdict, open } as const;
}
