// @vitest-environment jsdom
// What the office is asked when it reverses a refund: lines and a day of the bank only where the bank returned it, and refunds that look alike
// with numbers of their own.
import { act } from "react";
import { expect, test } from "vitest";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { distinctNames } from "#web/components/distinct-names.ts";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { reversalFields } from "#web/features/money/payments/office/act-fields.ts";
import {
  labelsOf,
  PaymentFields,
  readFields,
  type TypedTexts,
  typedTexts,
} from "#web/features/money/payments/office/PaymentFields.tsx";
import { usePaymentWords } from "#web/features/money/payments/office/payment-words.ts";

const line = { id: 5, at: "2026-11-03T01:00:00Z", sender: "홍길동", isSameName: true };
const refund = (moveId: number) => ({
  moveId,
  amount: 10_000,
  at: "2026-11-01T15:00:00Z",
  out: [line],
  back: [{ ...line, id: 6, sender: "김영희", isSameName: false }],
});
const reversibleRefunds = [refund(1), refund(2)];

const root = appRoot();

const NOTHING_TYPED: TypedTexts = {};
let read: () => object = () => ({});

function Questions() {
  const fields = reversalFields({ reversibleRefunds }, usePaymentWords().reversals);
  const form = useServerForm({
    name: "asked",
    schema: typedTexts,
    initialValues: NOTHING_TYPED,
    labels: labelsOf(fields),
    send: async () => ({ ok: true }),
  });
  read = () => readFields(fields, form.read());
  return <PaymentFields fields={fields} form={form} />;
}

const show = () => root.show(<Questions />);

const reversalNames = ["moveId", "cause", "outRowId", "backRowId", "returnedAt", "reason"];
const names = () => [...document.querySelectorAll("[name]")].map((field) => field.getAttribute("name"));

async function choose(name: string, value: string): Promise<void> {
  const select = document.querySelector<HTMLSelectElement>(`[name="${name}"]`);
  if (!select) throw new Error(`No field ${name}`);
  await act(async () => {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

test("a refund that was recorded by mistake asks for nothing of the bank", async () => {
  await show();
  // Nothing is chosen for the office, and nothing follows yet.
  expect(read()).toMatchObject({ cause: null });
  expect(names()).toEqual(["moveId", "cause", "reason"]);
  await choose("cause", "RETURNED");
  expect(document.body.textContent).toContain("계좌를 다시 요청합니다");
  expect(names()).toEqual(reversalNames);
  await choose("outRowId", "5");
  await choose("cause", "MISTAKE");
  expect(names()).toEqual(["moveId", "cause", "reason"]);
  expect(document.body.textContent).toContain("환불 계좌는 그대로 남습니다");
  // What was chosen before is not sent.
  expect(read()).toMatchObject({ moveId: "1", cause: "MISTAKE", outRowId: null, returnedAt: null });
  await choose("cause", "RETURNED");
  expect(names()).toHaveLength(6);
});

test("refunds of the same day and amount have numbers", async () => {
  await show();
  const options = [...document.querySelectorAll('[name="moveId"] option')].map((one) => one.textContent);
  expect(options).toEqual(["2026. 11. 02. · 10,000원 (1)", "2026. 11. 02. · 10,000원 (2)"]);
  expect(distinctNames(["가", "나", "가"])).toEqual(["가 (1)", "나", "가 (2)"]);
});

test("a line of the bank with another name than the payer's says so", async () => {
  await show();
  await choose("cause", "RETURNED");
  const texts = (name: string) =>
    [...document.querySelectorAll(`[name="${name}"] option`)].map((one) => one.textContent);
  expect(texts("outRowId")).toEqual(["연결하지 않음", "2026. 11. 03. · 홍길동 · 10,000원"]);
  expect(texts("backRowId")).toEqual(["연결하지 않음", "2026. 11. 03. · 김영희 · 10,000원 · 이름 다름"]);
});
