// The account that the card service has given for one payment: what to send there, and a button to pay in another way.

import { Button, DataList, Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { sayRefusal } from "#web/components/toasts/say-refusal.ts";
import { type PayablePaymentFragment, useGiveDepositUpMutation } from "#web/gql/payable.ts";
import { formatDeadline } from "#web/i18n/format-dates.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { TransferLine } from "./TransferLine.tsx";

interface DepositStepsProps {
  payment: PayablePaymentFragment;
  account: NonNullable<PayablePaymentFragment["depositAccount"]>;
  /** It is given up, or was closed meanwhile: the payment is asked for again. */
  onStale: () => void;
}

export function DepositSteps({ payment, account, onStale }: DepositStepsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const [{ fetching }, giveUp] = useGiveDepositUpMutation();
  const { bank, number, holder, amount, until } = account;
  const end = async () => {
    const { error } = await giveUp({ id: payment.id, language: toGraphqlLanguage(language) });
    if (error) void sayRefusal(intl, error);
    onStale();
  };
  return (
    <Stack gap={16} maw="var(--form)" align="flex-start">
      <DataList w="100%">
        <TransferLine name="payments.transfer.account" shown={[bank, number]} copied={number} />
        <TransferLine name="payments.transfer.holder" shown={holder} />
        <TransferLine
          name="payments.transfer.amount"
          shown={intl.formatMessage({ id: "payments.won" }, { amount })}
          copied={String(amount)}
        />
        <TransferLine name="payments.transfer.until" shown={formatDeadline(language, until)} />
      </DataList>
      <Text fz="0.9375rem" c="var(--ink-2)">
        <FormattedMessage id="payments.deposit.hint" />
      </Text>
      <Button variant="outline" size="sm" loading={fetching} onClick={() => void end()}>
        <FormattedMessage id="payments.deposit.giveUp" />
      </Button>
    </Stack>
  );
}
