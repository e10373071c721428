// /admin/bank: a statement is read, and its lines are booked one after the other, by mouse or by keys.
import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate, useSearchParams } from "react-router-dom";
import { BANK_ROW_STATES, type BankRowState, bankPage } from "#schema/validation/money/bank.ts";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { OfficeTabs } from "#web/components/OfficeTabs.tsx";
import { useBankRowsQuery } from "#web/gql/bank.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { bankPath } from "#web/paths.ts";
import { BankReconciliation } from "./BankReconciliation.tsx";
import { BankRules } from "./BankRules.tsx";
import { KnownStatements } from "./KnownStatements.tsx";
import { StatementFiles } from "./StatementFiles.tsx";
import { StatementUpload } from "./StatementUpload.tsx";

export function Component() {
  const intl = useIntl();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = BANK_ROW_STATES.find((one) => one === params.get("state")) ?? "OPEN";
  const number = bankPage.safeParse(Number(params.get("page") ?? 1)).data ?? 1;
  const [{ data, error, fetching }, ask] = useBankRowsQuery({
    variables: { state, page: number, language: toGraphqlLanguage(useLanguage()) },
    requestPolicy: "cache-and-network",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  const [stored, setStored] = useState(0);
  /** What was stored waits among the first lines that wait. */
  const show = () => {
    setStored(stored + 1);
    if (state === "OPEN" && number === 1) again();
    else void navigate(bankPath("OPEN"));
  };
  const countOf = (one: BankRowState) =>
    data?.bankRows.counts.find((counted) => counted.state === one)?.count ?? 0;
  // The rows of the former tab are there until those of this one are: they are not shown with its columns and actions.
  const page = data?.bankRows.state === state ? data.bankRows : null;
  return (
    <>
      <OfficeHead lede={intl.formatMessage({ id: "bank.lede" })}>
        <StatementUpload onStored={show} onUndone={again} />
      </OfficeHead>
      <Stack gap={16}>
        <OfficeTabs
          label={intl.formatMessage({ id: "bank.states" })}
          isCounted={data !== undefined}
          tabs={BANK_ROW_STATES.map((one) => ({
            key: one,
            to: bankPath(one),
            isCurrent: one === state,
            label: intl.formatMessage({ id: `bank.state.${one}` }, { count: countOf(one) }),
          }))}
        />
        {page ? (
          <BankReconciliation
            key={`${state} ${number}`}
            state={state}
            number={number}
            page={page}
            stored={fetching ? 0 : stored}
            onChanged={again}
          />
        ) : error && !fetching ? (
          <ErrorState message={intl.formatMessage({ id: "errors.INTERNAL" })} onRetry={again} />
        ) : (
          <Text role="status">
            <FormattedMessage id="bank.loading" />
          </Text>
        )}
      </Stack>
      {data && data.bankRules.length > 0 ? <BankRules rules={data.bankRules} onChanged={again} /> : null}
      {data && data.statementUploads.length > 0 ? (
        <StatementFiles uploads={data.statementUploads} onChanged={again} />
      ) : null}
      {data && data.statementLayouts.length > 0 ? (
        <KnownStatements layouts={data.statementLayouts} onChanged={again} />
      ) : null}
    </>
  );
}
