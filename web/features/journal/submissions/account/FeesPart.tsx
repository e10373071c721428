// The fees of a manuscript for the person who pays them: the open ones with the steps to pay them, then all of them.
import { Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { FeeRows } from "#web/components/payments/FeeRows.tsx";
import { PaymentHeadingContext } from "#web/components/payments/payment-heading.ts";
import { TransferSteps } from "#web/components/payments/TransferSteps.tsx";
import { UndoDeclaration } from "#web/components/payments/UndoDeclaration.tsx";
import type { FollowedManuscriptFragment } from "#web/gql/manuscripts.ts";

interface FeesPartProps extends Pick<FollowedManuscriptFragment, "payments"> {
  onStale: () => void;
}

export function FeesPart({ payments, onStale }: FeesPartProps) {
  const settled = payments.filter(({ isAwaited }) => !isAwaited);
  return (
    <>
      {payments.map((payment) =>
        payment.isAwaited ? (
          <section key={payment.id} aria-labelledby={`pay-${payment.id}`}>
            <Title id={`pay-${payment.id}`} order={2} size="h3" mb={12}>
              {payment.name}
            </Title>
            <PaymentHeadingContext value={{ id: `pay-${payment.id}`, level: 2 }}>
              <UndoDeclaration payment={payment} onStale={onStale} />
              <TransferSteps payment={payment} onStale={onStale} />
            </PaymentHeadingContext>
          </section>
        ) : null,
      )}
      {settled.length === 0 ? null : (
        <section aria-labelledby="fees-title">
          <Title id="fees-title" order={2} size="h3" mb={12}>
            <FormattedMessage id="manuscripts.fees" />
          </Title>
          <FeeRows fees={settled} />
        </section>
      )}
    </>
  );
}
