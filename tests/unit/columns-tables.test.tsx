// Two files that wait to be imported are on one page: each has its own choice of the row with the headings.
import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { expect, test } from "vitest";
import { messagesOf } from "#tests/support/messages.ts";
import { ColumnsTable } from "#web/components/files/ColumnsTable.tsx";
import { theme } from "#web/theme/theme.ts";

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
  const html = renderToStaticMarkup(
    <IntlProvider locale="ko" messages={messagesOf("ko")}>
      <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
        {table}
        {table}
      </MantineProvider>
    </IntlProvider>,
  );
  const radios = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([radio]) => radio);
  const groups = Map.groupBy(radios, (radio) => /name="([^"]*)"/.exec(radio)?.[1]);
  expect([...groups.values()].map((group) => group.filter((one) => one.includes("checked")).length)).toEqual([
    1, 1,
  ]);
});
