// /admin/payment-management: every payment, what the filter comes to, and booking of transfers that were declared.

import { Button, Text } from "@mantine/core";
import { mdiPlus } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import {
  useManagedPaymentsQuery,
  useManagedPaymentTotalsQuery,
  usePaymentProgramsQuery,
} from "#web/gql/payment-office.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { CreatePaymentDialog } from "./CreatePaymentDialog.tsx";
import { usePaymentColumns } from "./payment-columns.tsx";
import { PAYMENTS_LIST } from "./payment-list.ts";
import { type PaymentWords, usePaymentWords } from "./payment-words.ts";
import { useBookDeclared } from "./use-book-declared.tsx";
import { usePayerOfPage } from "./use-payer-of-page.ts";

export function Component() {
  const [creating, setCreating] = useState(false);
  const { asked, forget } = usePayerOfPage();
  return (
    <>
      <OfficeHead>
        <Button size="sm" onClick={() => setCreating(true)}>
          <Icon path={mdiPlus} />
          <FormattedMessage id="payment-office.new" />
        </Button>
      </OfficeHead>
      <Payments />
      {creating || asked ? (
        <CreatePaymentDialog
          payer={asked}
          onClose={() => {
            setCreating(false);
            forget();
          }}
        />
      ) : null}
    </>
  );
}

function Payments() {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const list = useListAddress(PAYMENTS_LIST);
  const words = usePaymentWords();
  const columns = usePaymentColumns(words);
  const [{ data: named }] = usePaymentProgramsQuery({ variables: { language } });
  const programs = named?.paymentPrograms ?? [];
  const { filter } = list.address;
  const asked = useManagedPaymentsQuery({
    variables: { ...list.variables, language },
    requestPolicy: "cache-and-network",
  });
  const [{ data: summed, error: notSummed }, sum] = useManagedPaymentTotalsQuery({
    variables: { filter },
    requestPolicy: "cache-and-network",
  });
  const totals = summed?.payments.totals;
  const result = useListResult(asked, ({ payments }) => payments, totals?.count);
  const again = () => {
    result.onRetry();
    sum({ requestPolicy: "network-only" });
  };
  const bookDeclared = useBookDeclared(filter, again);
  return (
    <OfficeList
      list={list}
      options={{ program: programs.map(({ id, title }) => ({ value: String(id), label: title })) }}
      caption={intl.formatMessage({ id: "payment-office.caption" })}
      columns={columns}
      rowName={({ payerName, name }) => `${payerName}, ${name}`}
      empty={<FormattedMessage id="payment-office.empty" />}
      result={{ ...result, onRetry: again }}
      summary={notSummed && !totals ? null : <Totals totals={totals} won={words.won} />}
      actions={[bookDeclared]}
      exporting={{ list: "payments" }}
    />
  );
}

interface TotalsProps {
  totals: { due: number; paid: number; refunded: number; outstanding: number } | undefined;
  won: PaymentWords["won"];
}

function Totals({ totals, won }: TotalsProps) {
  return (
    <Text c="var(--ink-2)" className="figures">
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
    </Text>
  );
}
