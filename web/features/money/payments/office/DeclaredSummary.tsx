// Shows whose transfers would be booked, and how much that is.
import { FormattedMessage } from "react-intl";
import type { PaymentsFilter } from "#schema/validation/money/payment-filters.ts";
import type { ListSelection } from "#web/components/list/list-selection.ts";
import { useDeclaredToBookQuery } from "#web/gql/payment-office.ts";
import { usePaymentWords } from "./payment-words.ts";

interface DeclaredSummaryProps {
  selection: ListSelection;
  count: number;
  filter: PaymentsFilter;
}

export function DeclaredSummary({ selection, count, filter }: DeclaredSummaryProps) {
  const { won } = usePaymentWords();
  const ids = selection.kind === "some" ? [...selection.ids] : null;
  const [{ data, error }] = useDeclaredToBookQuery({
    variables: { which: { ids, expectedCount: count, cursor: null }, filter },
    requestPolicy: "network-only",
  });
  const found = data?.declaredToBook;
  if (!found) return error ? <FormattedMessage id="payment-office.book.bulk.unknown" /> : null;
  const values = {
    count: found.count,
    amount: won(found.amount),
    payers: found.payers.join(", "),
    others: Math.max(0, found.count - found.payers.length),
  };
  return <FormattedMessage id="payment-office.book.bulk.whose" values={values} />;
}
