// What the column of names says at the bank: whose name a line has depends on its direction.
import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { Client, Provider } from "urql";
import { describe, expect, test } from "vitest";
import { BANK_ROW_STATES, type BankRowState } from "#schema/validation/money/bank.ts";
import { LANGUAGES, messagesOf, speaker, type UiLanguage } from "#tests/support/messages.ts";
import { BankReconciliation, type Line } from "#web/features/money/payments/bank/BankReconciliation.tsx";
import { theme } from "#web/theme/theme.ts";

const line: Line = {
  id: 1,
  at: "2026-11-20T05:00:00Z",
  sender: "김서연",
  note: "",
  amount: -23_000,
  isPart: false,
  rank: "NONE",
  candidates: [],
  entries: [],
  returnTransfers: [],
  outsideKind: null,
  isByRule: false,
};
const client = new Client({ url: "/graphql", exchanges: [], preferGetMethod: false });

function headingsOf(language: UiLanguage, state: BankRowState): string[] {
  const page = { totalCount: 1, counts: [], items: [line] };
  const desk = <BankReconciliation state={state} number={1} page={page} stored={0} onChanged={() => {}} />;
  const router = createMemoryRouter([{ path: "*", element: desk }]);
  const html = renderToStaticMarkup(
    <IntlProvider locale={language} messages={messagesOf(language)}>
      <Provider value={client}>
        <MantineProvider theme={theme} env="test">
          <RouterProvider router={router} />
        </MantineProvider>
      </Provider>
    </IntlProvider>,
  );
  return [...html.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs)].map(([, words = ""]) => words);
}

describe.each(LANGUAGES)("in %s", (language) => {
  const say = speaker(language);

  test("money that went out has a recipient, money that came in a sender", () => {
    const out = headingsOf(language, "OUT");
    expect([out[1], out[3]]).toEqual([say("bank.column.recipient"), say("bank.column.refund")]);
    for (const state of ["OPEN", "SET_ASIDE", "RETURNED"] as const)
      expect(headingsOf(language, state)[1], state).toBe(say("bank.column.sender"));
    // Refunds that are tied, and classified lines of both directions.
    for (const state of ["BOOKED", "OUTSIDE"] as const)
      expect(headingsOf(language, state)[1], state).toBe(say("bank.column.party"));
  });

  test("every state has the same five columns", () => {
    for (const state of BANK_ROW_STATES) expect(headingsOf(language, state), state).toHaveLength(5);
  });
});
