// A group by the link of its contact: the payment with the account to send it to, the people and how they
// are, and how to withdraw some or all.
import { Stack, Text, Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { PaymentStateWord } from "#web/components/payments/PaymentStateWord.tsx";
import { TransferAccount } from "#web/components/payments/TransferAccount.tsx";
import { Won } from "#web/components/payments/Won.tsx";
import { GroupPeople } from "#web/features/programs/groups/account/GroupPeople.tsx";
import type { LinkedGroupFragment } from "#web/gql/linked-group.ts";

interface LinkedGroupProps {
  opened: LinkedGroupFragment;
  group: NonNullable<LinkedGroupFragment["group"]>;
  link: string;
  onChanged: () => void;
}

export function LinkedGroup({ opened, group, link, onChanged }: LinkedGroupProps) {
  const { payment, canWithdraw } = opened;
  return (
    <Stack gap={40}>
      <Text fw={600}>{group.payerName}</Text>
      {payment === null ? null : (
        <section aria-labelledby="group-payment">
          <div className="ends">
            <Title id="group-payment" order={2} size="h3">
              <FormattedMessage id="groups.payment" />
            </Title>
            <PaymentStateWord state={payment.state} />
          </div>
          <Text mb={16}>
            <FormattedMessage
              id="groups.paymentSums"
              values={{ due: <Won amount={payment.amountDue} />, paid: <Won amount={payment.amountPaid} /> }}
            />{" "}
            {payment.refundDue > 0 ? (
              <FormattedMessage
                id="payments.refund.requested"
                values={{ amount: <Won amount={payment.refundDue} /> }}
              />
            ) : null}
          </Text>
          {payment.transfer === null ? null : <TransferAccount transfer={payment.transfer} />}
        </section>
      )}
      <GroupPeople
        group={group}
        canWithdraw={canWithdraw}
        link={link}
        cardLeft={0}
        refundAccount={payment?.refundAccount ?? null}
        onChanged={onChanged}
      />
    </Stack>
  );
}
