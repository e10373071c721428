// /admin/payment-management: every payment, what the filter comes to, and booking of transfers that were declared.

import { Button } from "@mantine/core";
import { mdiPlus } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { Icon } from "#web/components/Icon.tsx";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import tabs from "#web/components/office-tabs.module.css";
import { useManagedPaymentsQuery, useManagedPaymentTotalsQuery } from "#web/gql/payment-office.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { AdminLayout } from "#web/layout/AdminLayout.tsx";
import { PAYMENTS_PATH } from "#web/paths.ts";
import { CreatePaymentDialog } from "./CreatePaymentDialog.tsx";
import styles from "./ManagedPayments.module.css";
import { usePaymentColumns } from "./payment-columns.tsx";
import { PAYMENTS_LIST, paymentSortOf, paymentsFilterOf } from "./payment-list.ts";
import { type PaymentWords, usePaymentWords } from "./payment-words.ts";
import { useBookDeclared } from "./use-book-declared.tsx";

/** Frequent lists, by their query. */
const TABS = [
  { key: "all", query: "" },
  { key: "declared", query: "?state=declared" },
  { key: "overdue", query: "?overdue=yes" },
  { key: "refund", query: "?state=refund-requested" },
] as const;

export function Component() {
  const [creating, setCreating] = useState(false);
  return (
    <AdminLayout>
      <div className={styles.head}>
        <h1>
          <FormattedMessage id="payment-office.title" />
        </h1>
        <Button size="sm" onClick={() => setCreating(true)}>
          <Icon path={mdiPlus} />
          <FormattedMessage id="payment-office.new" />
        </Button>
      </div>
      <Payments />
      {creating ? <CreatePaymentDialog onClose={() => setCreating(false)} /> : null}
    </AdminLayout>
  );
}

function Payments() {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const list = useListAddress(PAYMENTS_LIST);
  const words = usePaymentWords();
  const columns = usePaymentColumns(words);
  const { address } = list;
  const filter = paymentsFilterOf(address);
  const { descending, page, size } = address;
  const [{ data, error, fetching, stale }, ask] = useManagedPaymentsQuery({
    variables: { filter, sort: paymentSortOf(address), descending, page, size, language },
    requestPolicy: "cache-and-network",
  });
  const [{ data: summed, error: notSummed }, sum] = useManagedPaymentTotalsQuery({
    variables: { filter },
    requestPolicy: "cache-and-network",
  });
  const again = () => {
    ask({ requestPolicy: "network-only" });
    sum({ requestPolicy: "network-only" });
  };
  const bookDeclared = useBookDeclared(filter, again);
  const totals = summed?.payments.totals;
  const caption = intl.formatMessage({ id: "payment-office.caption" });
  return (
    <>
      <nav className={tabs.tabs} aria-label={intl.formatMessage({ id: "payment-office.tabs" })}>
        {TABS.map(({ key, query }) => (
          <Link
            key={key}
            to={`${PAYMENTS_PATH}${query}`}
            aria-current={list.path({ page: 1 }) === `${PAYMENTS_PATH}${query}` ? "page" : undefined}
          >
            <FormattedMessage id={`payment-office.tab.${key}`} />
          </Link>
        ))}
      </nav>
      <OfficeList
        list={list}
        words={words.filters}
        caption={caption}
        columns={columns}
        rowName={({ payerName, name }) => `${payerName}, ${name}`}
        empty={<FormattedMessage id="payment-office.empty" />}
        result={{
          rows: data?.payments.items,
          totalCount: data?.payments.totalCount,
          hasMore: data?.payments.hasMore,
          exactCount: totals?.count,
          fetching: fetching || stale,
          failure: error ? intl.formatMessage({ id: "payment-office.failed" }) : null,
          onRetry: again,
        }}
        summary={notSummed && !totals ? null : <Totals totals={totals} won={words.won} />}
        actions={[bookDeclared]}
        exporting={{ list: "payments", filter, words: words.codes }}
      />
    </>
  );
}

interface TotalsProps {
  totals: { due: number; paid: number; refunded: number; outstanding: number } | undefined;
  won: PaymentWords["won"];
}

function Totals({ totals, won }: TotalsProps) {
  return (
    <p className={styles.totals}>
      {totals === undefined ? (
        <FormattedMessage id="payment-office.totals.loading" />
      ) : (
        <FormattedMessage
          id="payment-office.totals"
          values={{
            due: won(totals.due),
            paid: won(totals.paid),
            refunded: won(totals.refunded),
            outstanding: won(totals.outstanding),
          }}
        />
      )}
    </p>
  );
}
