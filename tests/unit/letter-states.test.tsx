// A letter to the people of a program says in which states of an application they get it.
import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { expect, test } from "vitest";
import { messagesOf } from "#tests/support/messages.ts";
import { LetterStates } from "#web/features/mailing/letters/office/LetterStates.tsx";
import { theme } from "#web/theme/theme.ts";

const wordsOf = (audience: object) =>
  renderToStaticMarkup(
    <IntlProvider locale="ko" messages={messagesOf("ko")}>
      <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
        <LetterStates audience={audience} />
      </MantineProvider>
    </IntlProvider>,
  );

test("all with a seat, those of the filter, and nothing where people were chosen", () => {
  const program = { kind: "PROGRAM", filter: { programId: 1 }, ids: null };
  expect(wordsOf(program)).toContain("자리 수락 대기");
  expect(wordsOf(program)).not.toContain("대기 중");
  const confirmed = { ...program, filter: { programId: 1, state: ["CONFIRMED"] } };
  expect(wordsOf(confirmed)).toContain("신청 상태: 확정.");
  expect(wordsOf({ ...program, ids: [1] })).toBe("");
  expect(wordsOf({ kind: "SUBSCRIBERS", topic: "JOURNAL" })).toBe("");
});
