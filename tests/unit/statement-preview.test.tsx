// What the office sees of a statement before it is stored: a sample that says so, with a withdrawal where there is one.
import { expect, test } from "vitest";
import { speaker } from "#tests/support/messages.ts";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { StatementPreviewLines } from "#web/features/money/payments/bank/StatementPreviewLines.tsx";

const say = speaker("ko");
const HEAD = ["거래일시", "보낸분", "출금액", "입금액"];
const came = (name: string) => ["2026-11-20 10:00:00", name, "0", "1000"];
const went = (name: string) => ["2026-11-20 11:00:00", name, "2000", "0"];

const shown = (rows: readonly (readonly string[])[], total: number | null) =>
  markupInApp(
    <StatementPreviewLines
      rows={[HEAD, ...rows]}
      head={0}
      fields={["DAY", "SENDER", "OUT", "IN"]}
      total={total}
    />,
  );
const namesIn = (html: string) => [...html.matchAll(/[가나다라마](?=<)/gu)].map(([name]) => name);

test("a withdrawal is among the three that are shown, and they say of how many they are", () => {
  const html = shown([came("가"), came("나"), came("다"), went("라"), came("마")], 16);
  expect(namesIn(html)).toEqual(["가", "나", "라"]);
  expect(html.includes(say("bank.preview.sample", { total: 16, shown: 3 }))).toBe(true);
});

test("three that have one stay as they are; a file that is shown whole is no sample", () => {
  expect(namesIn(shown([came("가"), went("나"), came("다"), went("라")], null))).toEqual(["가", "나", "다"]);
  expect(shown([came("가")], 1).includes(say("bank.preview.sample", { total: 1, shown: 1 }))).toBe(false);
});
