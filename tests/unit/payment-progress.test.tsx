// What a payer is told of a payment: that money was sent back only where it was.
import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { describe, expect, it } from "vitest";
import { LANGUAGES, messagesOf, speaker, type UiLanguage } from "#tests/support/messages.ts";
import { PaymentProgress } from "#web/features/payments/account/PaymentProgress.tsx";
import type { MyPaymentFragment } from "#web/gql/payments.ts";
import { theme } from "#web/theme/theme.ts";

const AMOUNT = 50_000;
const paid: MyPaymentFragment = {
  id: 1,
  version: 3,
  type: "ANNUAL",
  method: "BANK_TRANSFER",
  name: "연회비",
  state: "PAID",
  amountDue: AMOUNT,
  amountPaid: AMOUNT,
  amountRefunded: 0,
  outstanding: 0,
  surplus: 0,
  refundDue: null,
  refundAccount: null,
  isAwaited: false,
  isOverdue: false,
  depositorName: "회원001",
  payerName: "회원",
  payerEmail: "payer@example.org",
  applicationId: null,
  dueAt: null,
  paidAt: "2026-11-20T00:00:00Z",
  createdAt: "2026-11-19T00:00:00Z",
  transfer: null,
  receipt: null,
  viewerCanDeclare: false,
  viewerCanNameRefundAccount: false,
};

function told(language: UiLanguage, payment: Partial<MyPaymentFragment>): string {
  const html = renderToStaticMarkup(
    <IntlProvider locale={language} messages={messagesOf(language)}>
      <MantineProvider
        theme={theme}
        forceColorScheme="light"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <PaymentProgress payment={{ ...paid, ...payment }} />
      </MantineProvider>
    </IntlProvider>,
  );
  return html.replace(/<[^>]+>/g, "");
}

describe.each(LANGUAGES)("in %s", (language) => {
  const say = speaker(language);
  const sent = say("payments.refund.done", { amount: say("payments.won", { amount: AMOUNT }) });

  it("a refund is told as money that was sent back", () => {
    expect(told(language, { state: "REFUNDED", amountRefunded: AMOUNT })).toBe(sent);
    expect(told(language, { state: "PARTLY_REFUNDED", amountPaid: 2 * AMOUNT, amountRefunded: AMOUNT })).toBe(
      sent,
    );
  });

  // Voiding books out what was booked (schema/payments/void-payment.ts).
  it("a voided payment is told as voided, whatever had been booked on it", () => {
    for (const booked of [0, AMOUNT]) {
      const voided = { state: "VOID", amountPaid: booked, amountRefunded: booked } as const;
      expect(told(language, voided)).toBe(say("payments.voided"));
    }
  });
});
