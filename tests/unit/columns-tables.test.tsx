// Two files that wait to be imported are on one page: each has its own choice of the row with the headings.
import { expect, test } from "vitest";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { ColumnsTable } from "#web/components/files/ColumnsTable.tsx";

test("two tables have a marked row each", () => {
  const table = (
    <ColumnsTable
      rows={[["이름"], ["김서연"]]}
      columns={{ head: 0, fields: [null] }}
      choices={[]}
      onHead={() => {}}
      onField={() => {}}
    />
  );
  const html = markupInApp(
    <>
      {table}
      {table}
    </>,
  );
  const radios = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([radio]) => radio);
  const groups = Map.groupBy(radios, (radio) => /name="([^"]*)"/.exec(radio)?.[1]);
  expect([...groups.values()].map((group) => group.filter((one) => one.includes("checked")).length)).toEqual([
    1, 1,
  ]);
});
