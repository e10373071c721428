// /admin/dues: who owes the dues of a year, asking them all, and the reminders that follow.
import { Box, Stack } from "@mantine/core";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { seoulYear } from "#schema/validation/core/seoul.ts";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { OfficeTabs } from "#web/components/OfficeTabs.tsx";
import { useDuesYearQuery } from "#web/gql/dues.ts";
import { duesPath } from "#web/paths.ts";
import { DuesGrades } from "./DuesGrades.tsx";
import { DuesIssue } from "./DuesIssue.tsx";
import { DuesReminders } from "./DuesReminders.tsx";

/** Milliseconds between two looks while emails are written. */
const LOOK_EVERY = 2_000;

export function Component() {
  const intl = useIntl();
  const [thisYear] = useState(() => seoulYear(new Date()));
  const [query] = useSearchParams();
  const years = [thisYear, thisYear + 1];
  const year = years.find((one) => String(one) === query.get("year")) ?? thisYear;
  return (
    <>
      <OfficeHead lede={intl.formatMessage({ id: "dues.lede" })} />
      <OfficeTabs
        label={intl.formatMessage({ id: "dues.year" })}
        tabs={years.map((one) => ({
          key: one,
          to: duesPath(one === thisYear ? null : one),
          isCurrent: one === year,
          label: intl.formatMessage({ id: "dues.ofYear" }, { year: String(one) }),
        }))}
      />
      <Box mt={24}>
        <DuesOfYear key={year} year={year} />
      </Box>
    </>
  );
}

function DuesOfYear({ year }: { year: number }) {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useDuesYearQuery({
    variables: { year },
    requestPolicy: "cache-and-network",
  });
  const dues = data?.duesYear;
  const isRunning = dues?.isRunning ?? false;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => ask({ requestPolicy: "network-only" }), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isRunning, ask]);
  if (!dues) {
    if (error && !fetching) {
      const message = intl.formatMessage({ id: "errors.INTERNAL" });
      return <ErrorState message={message} onRetry={() => ask({ requestPolicy: "network-only" })} />;
    }
    return (
      <p role="status">
        <FormattedMessage id="dues.loading" />
      </p>
    );
  }
  return (
    <Stack gap={40}>
      <DuesGrades year={year} grades={dues.grades} />
      <DuesIssue dues={dues} onChanged={() => ask({ requestPolicy: "network-only" })} />
      <DuesReminders dues={dues} />
    </Stack>
  );
}
