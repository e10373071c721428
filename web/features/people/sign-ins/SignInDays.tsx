// Sign-ins and failed tries of the last 30 days, side by side.
import { SimpleGrid } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { DayChart } from "#web/components/charts/DayChart.tsx";
import { useSignInDaysQuery } from "#web/gql/sign-ins.ts";

export function SignInDays() {
  const intl = useIntl();
  const [{ data }] = useSignInDaysQuery({ requestPolicy: "cache-and-network" });
  const days = data?.signInDays ?? [];
  const figures = {
    signedIn: days.map(({ day, signedIn }) => ({ day, count: signedIn })),
    failed: days.map(({ day, failed }) => ({ day, count: failed })),
  };
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing={48} verticalSpacing={32} mb={32}>
      {(["signedIn", "failed"] as const).map((kind) => (
        <DayChart
          key={kind}
          title={<FormattedMessage id={`sign-ins.days.${kind}.title`} />}
          finding={intl.formatMessage(
            { id: `sign-ins.days.${kind}.finding` },
            {
              total: figures[kind].reduce((sum, { count }) => sum + count, 0),
              today: figures[kind].at(-1)?.count ?? 0,
            },
          )}
          counted={intl.formatMessage({ id: `sign-ins.days.${kind}.title` })}
          days={figures[kind]}
        />
      ))}
    </SimpleGrid>
  );
}
