// A bar of months is read by its colours: the largest parts have one each, the rest are one part. The table
// beside it says every one.
import { expect, test } from "vitest";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { MonthFigures } from "#web/features/overview/dashboard/MonthFigures.tsx";

const draw = (count: number) =>
  markupInApp(
    <MonthFigures
      title="수입"
      finding="열두 달"
      months={["2026-10", "2026-11"]}
      series={Array.from({ length: count }, (_, at) => ({ key: `k${at}`, label: `갈래${at}` }))}
      amountOf={(_month, key) => Number(key.slice(1)) + 1}
      format={String}
      formatShort={String}
    />,
  );

const legendOf = (markup: string) =>
  [...(markup.match(/<li\b.*?<\/li>/g) ?? [])].map((item) => item.replace(/<[^>]+>/g, ""));

test("few parts have a colour each", () => {
  expect(legendOf(draw(5))).toEqual(["갈래0", "갈래1", "갈래2", "갈래3", "갈래4"]);
});

test("of many, the four largest have one, and the table says all", () => {
  const markup = draw(7);
  expect(legendOf(markup)).toEqual(["갈래3", "갈래4", "갈래5", "갈래6", "기타 3개"]);
  for (let at = 0; at < 7; at += 1) expect(markup).toContain(`>갈래${at}</th>`);
});
