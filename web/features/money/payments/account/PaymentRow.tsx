// One payment: what for, how much, how far, and what can be done about it.

import { Box, Group, Stack, Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { DocumentButton } from "#web/components/documents/DocumentButton.tsx";
import { HowToPay } from "#web/components/payments/HowToPay.tsx";
import { PaymentStateWord } from "#web/components/payments/PaymentStateWord.tsx";
import { PaymentHeadingContext } from "#web/components/payments/payment-heading.ts";
import { RefundAccount } from "#web/components/payments/RefundAccount.tsx";
import { UndoDeclaration } from "#web/components/payments/UndoDeclaration.tsx";
import { Won } from "#web/components/payments/Won.tsx";
import type { MyPaymentFragment } from "#web/gql/payments.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { useSession } from "#web/session/session.ts";
import { PaymentProgress } from "./PaymentProgress.tsx";
import { SurplusTransfer } from "./SurplusTransfer.tsx";

/** A list item. */
export function PaymentRow({ payment, onStale }: { payment: MyPaymentFragment; onStale: () => void }) {
  const language = useLanguage();
  const { user } = useSession();
  const { id, name, type, method, state, isPaidTwice, amountDue, year, createdAt } = payment;
  const { payerName, payerEmail, receipt } = payment;
  const nameId = `payment-${id}`;
  // Payments may have the same name: the day and the amount tell them apart.
  const describedBy = `${nameId} ${nameId}-billed ${nameId}-amount`;
  return (
    <Stack component="li" gap={12} py={20}>
      <Group justify="space-between" align="flex-start" gap={16} wrap="nowrap">
        <Box miw={0}>
          <Title id={nameId} order={3} size="h5">
            {name}
          </Title>
          <p className="meta">
            <time id={`${nameId}-billed`} dateTime={createdAt}>
              <FormattedMessage id="payments.billed" values={{ day: formatDate(language, createdAt) }} />
            </time>
            <span>
              <FormattedMessage id={`payments.type.${type}`} />
            </span>
            {year === null ? null : (
              <span>
                <FormattedMessage id="payments.dues.period" values={{ year: String(year) }} />
              </span>
            )}
            <span>
              <FormattedMessage id={`payments.method.${method}`} />
            </span>
          </p>
          {payerEmail === user?.email ? null : (
            <p className="meta">
              <span>{payerName}</span>
              <span>{payerEmail}</span>
            </p>
          )}
        </Box>
        <Stack gap={4} align="flex-end" flex="none">
          <b id={`${nameId}-amount`}>
            <Won amount={amountDue} />
          </b>
          <PaymentStateWord state={isPaidTwice ? "PAID_TWICE" : state} />
        </Stack>
      </Group>
      <PaymentProgress payment={payment} />
      {payment.isAwaited ? (
        <PaymentHeadingContext value={{ id: nameId, level: 3 }}>
          <HowToPay
            payment={payment}
            title={<FormattedMessage id="payments.transfer.title" />}
            describedBy={nameId}
            isNotified
            onStale={onStale}
          />
        </PaymentHeadingContext>
      ) : (
        <UndoDeclaration payment={payment} onStale={onStale} />
      )}
      <SurplusTransfer payment={payment} describedBy={describedBy} onChanged={onStale} />
      <RefundAccount payment={payment} describedBy={describedBy} onStale={onStale} />
      {receipt === null ? null : (
        <DocumentButton about={{ kind: "PAYMENT", paymentId: id }} describedBy={describedBy} />
      )}
    </Stack>
  );
}
