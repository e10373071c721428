// The tab of the own payments: what is to be sent, what was, what comes back, and the receipts.

import { Alert, Text, Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Pagination } from "#web/components/Pagination.tsx";
import { DueWords } from "#web/components/payments/DueWords.tsx";
import { type MyPaymentFragment, useMyPaymentsQuery } from "#web/gql/payments.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { pageKey, readQuery } from "#web/page/query.ts";
import { paymentsPath } from "#web/paths.ts";
import { DuesNote } from "./DuesNote.tsx";
import { PaymentRow } from "./PaymentRow.tsx";

/** How somebody came back from the card service (gateway/cards/card-routes.ts). */
const CAME_BACK = ["paid", "account", "waiting", "failed", "noAccount"] as const;
const NOTES = { paid: "ok", account: "info", waiting: "info", failed: "warn", noAccount: "warn" } as const;

/** The address keeps how somebody came back; what has gone on since is not said again. */
function isStill(how: (typeof CAME_BACK)[number], payments: readonly MyPaymentFragment[]): boolean {
  if (how === "account") return payments.some(({ depositAccount }) => depositAccount !== null);
  return how !== "waiting" || payments.some(({ isBeingTaken }) => isBeingTaken);
}

const DUES: ReadonlySet<string> = new Set(["ANNUAL", "INSTITUTION", "LIFETIME"]);
const isOpenDue = ({ type, isAwaited }: MyPaymentFragment) => isAwaited && DUES.has(type);

export function Component() {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const [query] = useSearchParams();
  const { page } = readQuery({ page: pageKey }, query);
  const [{ data, error, fetching, stale }, ask] = useMyPaymentsQuery({
    variables: { page, language },
    requestPolicy: "cache-and-network",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  if (!data && error && !fetching) {
    return <ErrorState message={intl.formatMessage({ id: "payments.list.failed" })} onRetry={again} />;
  }
  if (!data) {
    return (
      <p role="status">
        <FormattedMessage id="payments.list.loading" />
      </p>
    );
  }
  const { items, totalCount, pageCount, due } = data.myPayments;
  const came = CAME_BACK.find((how) => how === query.get("card") && isStill(how, items));
  return (
    <section aria-labelledby="my-payments">
      <Title id="my-payments" order={2} size="h3" mb={16}>
        <FormattedMessage id="payments.list.title" values={{ count: totalCount }} />
      </Title>
      {came === undefined ? null : (
        <Alert role="status" mb={16} variant={NOTES[came]}>
          <FormattedMessage id={`payments.card.${came}`} />
        </Alert>
      )}
      {due.count === 0 ? null : (
        <Text mb={16}>
          <DueWords due={due} />
        </Text>
      )}
      {items.some(isOpenDue) ? null : <DuesNote />}
      {items.length === 0 ? (
        <EmptyState
          title={<FormattedMessage id="payments.list.empty" />}
          detail={<FormattedMessage id="payments.list.emptyDetail" />}
        />
      ) : (
        <ul className="ruled rows" aria-busy={stale}>
          {items.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} onStale={again} />
          ))}
        </ul>
      )}
      <Pagination current={page} count={pageCount} disabled={fetching} href={paymentsPath} />
    </section>
  );
}
