// Books the declared ones among the chosen payments.
import { FormattedMessage, useIntl } from "react-intl";
import type { PaymentsFilter } from "#schema/validation/money/payment-filters.ts";
import type { BulkAction } from "#web/components/list/bulk-action.ts";
import { useBulkAct } from "#web/components/list/use-bulk-act.ts";
import { useBookDeclaredPaymentsMutation } from "#web/gql/payment-office.ts";
import { DeclaredSummary } from "./DeclaredSummary.tsx";

export function useBookDeclared(filter: PaymentsFilter, onDone: () => void): BulkAction {
  const intl = useIntl();
  const act = useBulkAct(onDone);
  const [, book] = useBookDeclaredPaymentsMutation();
  return {
    key: "book",
    label: <FormattedMessage id="payment-office.book.bulk" />,
    ask: (count, selection) => ({
      title: <FormattedMessage id="payment-office.book.bulk.title" values={{ count }} />,
      detail: (
        <>
          <DeclaredSummary selection={selection} count={count} filter={filter} />{" "}
          <FormattedMessage id="payment-office.book.bulk.detail" />
        </>
      ),
    }),
    run: (selection, count, tools) => {
      let seatsGone = 0;
      const warning = () =>
        seatsGone > 0
          ? intl.formatMessage({ id: "payment-office.book.bulk.seats" }, { count: seatsGone })
          : null;
      return act(selection, count, { ...tools, warning }, async (which) => {
        const { data, error } = await book({ which, filter });
        const step = data?.bookDeclaredPayments;
        seatsGone += step?.seatsGone ?? 0;
        return { step, error };
      });
    },
  };
}
