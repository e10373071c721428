// /admin/bank: a statement is read, and its lines are booked one after the other, by mouse or by keys.
import { SegmentedControl, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { BANK_ROW_STATES, type BankRowState } from "#schema/validation/bank.ts";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useBankRowsQuery } from "#web/gql/bank.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { BankDesk } from "./BankDesk.tsx";
import { StatementUpload } from "./StatementUpload.tsx";

export function Component() {
  const intl = useIntl();
  const [state, setState] = useState<BankRowState>("OPEN");
  const [{ data, error, fetching }, ask] = useBankRowsQuery({
    variables: { state, page: 1, language: toGraphqlLanguage(useLanguage()) },
    requestPolicy: "cache-and-network",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  const countOf = (one: BankRowState) =>
    data?.bankRows.counts.find((counted) => counted.state === one)?.count ?? 0;
  return (
    <>
      <OfficeHead lede={intl.formatMessage({ id: "bank.lede" })} mb={24}>
        <StatementUpload onRead={again} />
      </OfficeHead>
      <Stack gap={16}>
        <SegmentedControl
          aria-label={intl.formatMessage({ id: "bank.states" })}
          value={state}
          onChange={(value) => setState(BANK_ROW_STATES.find((one) => one === value) ?? "OPEN")}
          data={BANK_ROW_STATES.map((one) => ({
            value: one,
            label: intl.formatMessage({ id: `bank.state.${one}` }, { count: countOf(one) }),
          }))}
          size="xs"
          style={{ alignSelf: "flex-start", maxWidth: "100%", overflowX: "auto" }}
        />
        {data ? (
          <BankDesk key={state} state={state} page={data.bankRows} onChanged={again} />
        ) : error && !fetching ? (
          <ErrorState message={intl.formatMessage({ id: "errors.INTERNAL" })} onRetry={again} />
        ) : (
          <Text role="status">
            <FormattedMessage id="bank.loading" />
          </Text>
        )}
      </Stack>
    </>
  );
}
