// Books the declared ones among the chosen payments, in turns, and says what came of it.
import { FormattedMessage, useIntl } from "react-intl";
import type { BulkAction } from "#web/components/list/bulk-action.ts";
import type { ListSelection } from "#web/components/list/list-selection.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useBookDeclaredPaymentsMutation } from "#web/gql/payment-office.ts";
import type { paymentsFilterOf } from "./payment-list.ts";

export function useBookDeclared(filter: ReturnType<typeof paymentsFilterOf>, onDone: () => void): BulkAction {
  const intl = useIntl();
  const [, book] = useBookDeclaredPaymentsMutation();
  const run = async (selection: ListSelection) => {
    const chosen =
      selection.kind === "all" ? { filter, ids: null } : { filter: null, ids: [...selection.ids] };
    const sum = { booked: 0, skipped: 0, seatsGone: 0 };
    for (let after: number | null = 0; after !== null; ) {
      const { data, error } = await book({ ...chosen, after });
      const turn = data?.bookDeclaredPayments;
      if (error || !turn) {
        showToast({
          kind: "bad",
          title: intl.formatMessage({ id: "payment-office.book.bulk.failed" }, { booked: sum.booked }),
        });
        onDone();
        return false;
      }
      sum.booked += turn.booked;
      sum.skipped += turn.skipped;
      sum.seatsGone += turn.seatsGone;
      after = turn.last;
    }
    showToast({ kind: sum.booked > 0 ? "ok" : "bad", ...saidOf(sum) });
    onDone();
    return true;
  };
  const saidOf = ({ booked, skipped, seatsGone }: { booked: number; skipped: number; seatsGone: number }) => {
    const title = intl.formatMessage(
      { id: booked > 0 ? "payment-office.book.bulk.done" : "payment-office.book.bulk.none" },
      { booked },
    );
    const detail = [
      skipped > 0 ? intl.formatMessage({ id: "payment-office.book.bulk.skipped" }, { skipped }) : "",
      seatsGone > 0 ? intl.formatMessage({ id: "payment-office.book.bulk.seats" }, { count: seatsGone }) : "",
    ].join(" ");
    return detail.trim() === "" ? { title } : { title, text: detail.trim() };
  };
  return {
    key: "book",
    label: <FormattedMessage id="payment-office.book.bulk" />,
    ask: (count) => ({
      title: <FormattedMessage id="payment-office.book.bulk.title" values={{ count }} />,
      detail: <FormattedMessage id="payment-office.book.bulk.detail" />,
    }),
    run,
  };
}
