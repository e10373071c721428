// A member reads on the payments page which year dues are for, before and after they are paid.
import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { MemoryRouter } from "react-router-dom";
import { Client, Provider } from "urql";
import { expect, test } from "vitest";
import { LANGUAGES, messagesOf, speaker } from "#tests/support/messages.ts";
import { PaymentRow } from "#web/features/money/payments/account/PaymentRow.tsx";
import type { MyPaymentFragment } from "#web/gql/payments.ts";
import { theme } from "#web/theme/theme.ts";

const dues: Partial<MyPaymentFragment> = {
  id: 1,
  type: "ANNUAL",
  method: "BANK_TRANSFER",
  name: "회비: 정회원",
  state: "PAID",
  amountDue: 50_000,
  amountPaid: 50_000,
  amountRefunded: 0,
  outstanding: 0,
  surplus: 0,
  year: 2026,
  isAwaited: false,
  surplusTargets: [],
  createdAt: "2026-11-19T00:00:00Z",
  payerName: "회원",
  payerEmail: "payer@example.org",
  refundDue: null,
  receipt: null,
};
const client = new Client({ url: "/graphql", exchanges: [] });

test.each(LANGUAGES)("in %s", (language) => {
  const textOf = (payment: Partial<MyPaymentFragment>) =>
    renderToStaticMarkup(
      <IntlProvider locale={language} messages={messagesOf(language)}>
        <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
          <Provider value={client}>
            <MemoryRouter>
              <PaymentRow payment={{ ...dues, ...payment } as MyPaymentFragment} onStale={() => {}} />
            </MemoryRouter>
          </Provider>
        </MantineProvider>
      </IntlProvider>,
    ).replace(/<[^>]+>/g, " ");
  const period = speaker(language)("payments.dues.period", { year: "2026" });
  expect(textOf({})).toContain(period);
  expect(textOf({ type: "SEMINAR", year: null })).not.toContain(period);
});
