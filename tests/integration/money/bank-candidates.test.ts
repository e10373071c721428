// @module-tag both
// The database finds every payment that a line may be for, however the names are written (docs/bank.md#matching).
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { possibleIds } from "#schema/money/bank/possible-payments.ts";
import { createMatcher } from "#schema/validation/money/statement-matching.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createPayment } from "#tests/support/paying.ts";

useGateway();

const NAMES = [
  "홍길동",
  "홍 길동",
  "홍길동".normalize("NFD"),
  "(주)가온출판",
  "㈜ 가온출판",
  "주식회사 가온출판",
  "가온출판(유)",
  "Kim, Min-ji",
  "KIM MINJI",
  "Ｋｉｍ　Ｍｉｎｊｉ",
  "Aigerim Bekova",
  "이·정",
  "남궁_별/봄",
  "회원34",
  "재단법인 봄\u00a0나무",
  "Lê Thị Hoa",
];

test("a line is matched with the same payments as if all were looked at", async () => {
  const now = new Date();
  const ids: number[] = [];
  for (const payerName of NAMES) ids.push((await createPayment({ payerName }, now)).id);
  // What the payer wrote in place of the name that was asked for.
  const { id: renamed } = await createPayment({ payerName: "아무개" }, now);
  await db.payment.update({ where: { id: renamed }, data: { depositorName: "(주) 다른-이름" } });
  const payments = await db.payment.findMany({ where: { id: { in: [...ids, renamed] } } });
  const all = createMatcher(payments.map((one) => ({ ...one, outstanding: one.amountDue })));
  const senders = [
    ...payments.flatMap(({ payerName, depositorName }) => [payerName, depositorName]),
    ...NAMES.flatMap((name) => [`${name} 회비`, `2026년 연회비${name}`, name.toUpperCase()]),
    "주)가온출판",
    "가온 출판",
    "다른이름",
    "다른이름0001",
    "AIGERIM BEKO",
    "김민지",
    `아무나${String(ids[0]).padStart(4, "0")}`,
    "회비",
    "",
  ];
  let proposed = 0;
  for (const sender of senders) {
    const line = { sender, amount: 50_000, at: now };
    const expected = all(line).payments.map(({ id }) => id);
    const found = await possibleIds([line], now);
    expect([...found], sender).toEqual(expect.arrayContaining(expected));
    proposed += expected.length;
  }
  expect(proposed).toBeGreaterThan(NAMES.length * 3);
  const unknown = await possibleIds([{ sender: "모르는 사람" }], now);
  expect(unknown).toEqual([]);
});
