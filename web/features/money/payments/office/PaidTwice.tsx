// Shows what the office can do about a payment that was paid twice (docs/refunds.md#paid-twice); nothing about any other.
import { Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { ManagedPaymentFragment } from "#web/gql/payment-office.ts";
import type { PaymentWords } from "./payment-words.ts";

interface PaidTwiceProps {
  payment: ManagedPaymentFragment;
  words: PaymentWords;
}

export function PaidTwice({ payment: { isPaidTwice, surplus }, words: { won } }: PaidTwiceProps) {
  if (!isPaidTwice) return null;
  return (
    <Text mb={24} py={12} px={16} className="notice" data-tone="warn">
      <FormattedMessage id="payment-office.page.paidTwice" values={{ amount: won(surplus) }} />
    </Text>
  );
}
