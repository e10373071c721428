// The rows of another tab are not shown under a tab whose own are on their way: its actions are not theirs.
import { expect, test, vi } from "vitest";
import { speaker } from "#tests/support/messages.ts";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { Component } from "#web/features/money/payments/bank/BankPage.tsx";

const say = speaker("ko");
const row = {
  id: 1,
  at: "2026-11-20T05:00:00Z",
  sender: "김서연",
  note: "",
  amount: 23_000,
  isPart: false,
  rank: "NONE",
  candidates: [],
  entries: [],
  returnTransfers: [],
  proposedOn: null,
  outsideKind: null,
  isByRule: false,
};
vi.mock("#web/gql/bank.ts", async (original) => ({
  ...(await original<typeof import("#web/gql/bank.ts")>()),
  // What urql answers while the rows of another tab are on their way: those it had.
  useBankRowsQuery: () => {
    const bankRows = { state: "OPEN", totalCount: 1, counts: [], items: [row] };
    const data = { bankRows, statementLayouts: [], bankRules: [], statementUploads: [] };
    return [{ data, fetching: true }, () => {}];
  },
}));
vi.mock("#web/components/OfficeHead.tsx", () => ({ OfficeHead: () => null }));

const pageOf = (state: string) => markupInApp(<Component />, { at: `/admin/bank?state=${state}` });

test("a tab shows its own rows alone", () => {
  expect(pageOf("OPEN").includes("김서연")).toBe(true);
  const out = pageOf("OUT");
  expect([out.includes("김서연"), out.includes(say("bank.loading"))]).toEqual([false, true]);
});
