// The tab of personal details: what the association knows, and what the member may change.

import { SimpleGrid, Skeleton, Stack } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { Columns } from "#web/components/Columns.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { useMyAccountQuery } from "#web/gql/members.ts";
import { AccountSummary } from "./AccountSummary.tsx";
import { AddressForm } from "./AddressForm.tsx";
import { DetailsForm } from "./DetailsForm.tsx";

export function Component() {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useMyAccountQuery({ requestPolicy: "cache-and-network" });
  const member = data?.viewer?.member;
  if (member) {
    return (
      <Columns aside={<AccountSummary member={member} />} asideFirst>
        <Stack gap={72}>
          <DetailsForm key={member.id} member={member} />
          <AddressForm />
        </Stack>
      </Columns>
    );
  }
  if (error && !fetching) {
    const message = intl.formatMessage({ id: "account.failed" });
    return <ErrorState message={message} onRetry={() => ask({ requestPolicy: "network-only" })} />;
  }
  return (
    <SimpleGrid
      cols={{ base: 1, sm: 2 }}
      spacing={24}
      verticalSpacing={56}
      maw="var(--form)"
      pt={84}
      role="status"
    >
      <p className="spoken">
        <FormattedMessage id="account.loading" />
      </p>
      <Skeleton h={48} />
      <Skeleton h={48} />
      <Skeleton h={48} />
      <Skeleton h={48} />
    </SimpleGrid>
  );
}
