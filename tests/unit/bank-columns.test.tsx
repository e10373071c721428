// What the columns say at the bank: whose name a line has depends on its direction, and what can be done on what it is.
import { describe, expect, test } from "vitest";
import { BANK_ROW_STATES, type BankRowState } from "#schema/validation/money/bank.ts";
import { LANGUAGES, speaker, type UiLanguage } from "#tests/support/messages.ts";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { BankReconciliation, type Line } from "#web/features/money/payments/bank/BankReconciliation.tsx";
import { formatDate } from "#web/i18n/format-dates.ts";
import { paymentPath } from "#web/paths.ts";

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
  proposedOn: null,
  outsideKind: null,
  isByRule: false,
};
/** An entry of the ledger that the line may be. */
const found = {
  id: 5,
  at: line.at,
  payerName: "김서연",
  name: "연회비",
  isOfReturn: false,
  isSameName: true,
};
/** A payment that the line may be for, or whose refund it may be. */
const candidate: Line["candidates"][number] = {
  id: 78,
  version: 1,
  payerName: "황보름",
  name: "연회비",
  createdAt: "2026-01-04T15:00:00Z",
  outstanding: 0,
  state: "PENDING",
  signs: ["NAME", "AMOUNT"],
};

function htmlOf(language: UiLanguage, state: BankRowState, of: Line = line): string {
  const page = { state, totalCount: 1, counts: [], items: [of] };
  const desk = <BankReconciliation state={state} number={1} page={page} stored={0} onChanged={() => {}} />;
  return markupInApp(desk, { language });
}

function headingsOf(language: UiLanguage, state: BankRowState): string[] {
  const html = htmlOf(language, state);
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

  test("a line whose booking waits for a second person says so, with the place, and cannot be booked", () => {
    const html = htmlOf(language, "OPEN", {
      ...line,
      amount: 23_000,
      proposedOn: { id: 77, payerName: "김서연" },
    });
    const has = (words: string) => html.includes(words);
    expect([has(say("bank.approval")), has(say("bank.approval.open"))]).toEqual([true, true]);
    expect(has(`${paymentPath(77)}"`)).toBe(true);
    expect(has(say("bank.choose"))).toBe(false);
    expect(htmlOf(language, "OPEN").includes(say("bank.choose"))).toBe(true);
  });

  test("what the bank sent back is tied to a returned refund, or says how it can be", () => {
    const returned = { ...line, amount: 23_000, note: "타행반송" };
    expect(htmlOf(language, "OPEN", returned).includes(say("bank.rank.RETURN"))).toBe(true);
    const entry = { ...found, isOfReturn: true };
    const tied = htmlOf(language, "OPEN", { ...returned, entries: [entry] });
    expect([tied.includes(say("bank.tieReturn")), tied.includes(say("bank.tieBooking"))]).toEqual([
      true,
      false,
    ]);
    const booking = htmlOf(language, "OPEN", {
      ...line,
      entries: [found],
      amount: 1,
    });
    expect(booking.includes(say("bank.tieBooking"))).toBe(true);
  });

  test("an entry says whose it is, and where its name has to be checked; one action of the row comes first", () => {
    const other = { ...found, payerName: "Aigerim Bekova", isSameName: false };
    for (const [state, amount] of [["OPEN", 23_000] as const, ["OUT", -23_000] as const]) {
      const named = htmlOf(language, state, { ...line, sender: "BEKOVA A", amount, entries: [found] });
      const html = htmlOf(language, state, { ...line, sender: "BEKOVA A", amount, entries: [other] });
      const checks = (of: string) => of.includes(say("bank.otherName"));
      expect([named.includes("김서연"), checks(named)], state).toEqual([true, false]);
      expect([html.includes("Aigerim Bekova"), checks(html)], state).toEqual([true, true]);
      expect(html.match(/data-variant="filled"/g), state).toHaveLength(1);
    }
  });

  test("money that went out names the payment whose refund is due, and where it is recorded", () => {
    const html = htmlOf(language, "OUT", { ...line, candidates: [candidate] });
    const has = (words: string) => html.includes(words);
    expect([has(`${paymentPath(78)}"`), has(say("bank.recordRefund"))]).toEqual([true, true]);
    expect([has(say("bank.rank.OUT")), has(say("bank.otherName"))]).toEqual([false, false]);
    expect(html.match(/data-variant="filled"/g)).toHaveLength(1);
  });

  test("a payment that is proposed says when it was asked for, however sure it is", () => {
    const asked = say("bank.asked", { date: formatDate(language, "2026-01-05T00:00:00+09:00") });
    const proposed = { ...line, amount: 23_000, candidates: [candidate] };
    for (const [state, of] of [
      ["OPEN", { ...proposed, rank: "LIKELY" }],
      ["OPEN", { ...proposed, rank: "CERTAIN" }],
      ["OUT", { ...line, candidates: [candidate] }],
    ] as const) {
      expect(htmlOf(language, state, of), `${state} ${of.rank}`).toContain(asked);
    }
  });

  test("interest is classified first, a payer whose name begins alike is not", () => {
    const first = (of: Partial<Line>) => {
      const html = htmlOf(language, "OPEN", { ...line, amount: 1_234, ...of });
      return html.lastIndexOf(say("bank.outside")) < html.lastIndexOf(say("bank.choose"));
    };
    expect(first({ sender: "", note: "이자" })).toBe(true);
    expect(first({ sender: "결산이자", note: "" })).toBe(true);
    expect(first({ sender: "이자영", note: "타행이체" })).toBe(false);
  });

  test("every state has the same five columns", () => {
    for (const state of BANK_ROW_STATES) expect(headingsOf(language, state), state).toHaveLength(5);
  });
});
