// Closing the account: what happens, and the password.

import { Alert, Box, List } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Section } from "#web/components/Section.tsx";
import { type AccountLeavingQuery, useAccountLeavingQuery } from "#web/gql/account.ts";
import { PanelWaiting } from "./PanelWaiting.tsx";
import { WithdrawForm } from "./WithdrawForm.tsx";

type Leaving = AccountLeavingQuery["myAccount"]["leaving"];

export function Component() {
  const [{ data, error, fetching }, ask] = useAccountLeavingQuery({ requestPolicy: "network-only" });
  if (!data) return <PanelWaiting failed={error !== undefined && !fetching} onRetry={ask} />;
  const { leaving } = data.myAccount;
  return (
    <Box maw="var(--form)">
      <Section large id="withdraw-title" title={<FormattedMessage id="account.withdraw.title" />}>
        {leaving.isLastSuper ? (
          <Alert variant="warn">
            <FormattedMessage id="errors.LAST_SUPER" />
          </Alert>
        ) : (
          <>
            <Consequences leaving={leaving} />
            <WithdrawForm
              hasPaid={leaving.paidApplications + leaving.partlyPaidDues > 0}
              isAccountNeeded={leaving.refundsWithoutAccount + leaving.partlyPaidDues > 0}
            />
          </>
        )}
      </Section>
    </Box>
  );
}

function Consequences({ leaving }: { leaving: Leaving }) {
  const { openApplications, paidApplications, openDues, partlyPaidDues, refundsWithoutAccount } = leaving;
  return (
    <List type="unordered" listStyleType="disc" withPadding spacing={8} mb={16}>
      <List.Item>
        <FormattedMessage id="account.withdraw.signedOut" />
      </List.Item>
      {openApplications === 0 ? null : (
        <List.Item>
          <FormattedMessage id="account.withdraw.applications" values={{ count: openApplications }} />
        </List.Item>
      )}
      {paidApplications === 0 ? null : (
        <List.Item>
          <FormattedMessage id="account.withdraw.refunds" values={{ count: paidApplications }} />
        </List.Item>
      )}
      {openDues === 0 ? null : (
        <List.Item>
          <FormattedMessage id="account.withdraw.dues" values={{ count: openDues }} />
        </List.Item>
      )}
      {partlyPaidDues === 0 ? null : (
        <List.Item>
          <FormattedMessage id="account.withdraw.partlyPaid" values={{ count: partlyPaidDues }} />
        </List.Item>
      )}
      {refundsWithoutAccount === 0 ? null : (
        <List.Item>
          <FormattedMessage
            id="account.withdraw.refundsWithoutAccount"
            values={{ count: refundsWithoutAccount }}
          />
        </List.Item>
      )}
      <List.Item>
        <FormattedMessage id="account.withdraw.grade" />
      </List.Item>
      <List.Item>
        <FormattedMessage id="account.withdraw.erased" />
      </List.Item>
      <List.Item>
        <FormattedMessage id="account.withdraw.payments" />
      </List.Item>
    </List>
  );
}
