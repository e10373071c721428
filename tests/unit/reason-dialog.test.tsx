// @vitest-environment jsdom
// A question that asks why: nothing goes out without a reason, and a refusal keeps what was typed.
import { MantineProvider } from "@mantine/core";
import { GraphQLError } from "graphql";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { CombinedError } from "urql";
import { afterEach, beforeEach, expect, test } from "vitest";
import { stubMantineBrowser } from "#tests/support/mantine-browser.ts";
import { ReasonDialog } from "#web/components/forms/ReasonDialog.tsx";
import { createPageIntl } from "#web/i18n/intl.ts";
import { loadWords } from "#web/i18n/messages.ts";
import { theme } from "#web/theme/theme.ts";

const intl = createPageIntl("ko", await loadWords("ko", ["site", "forms", "office"]));
const REFUSED = new CombinedError({
  graphQLErrors: [new GraphQLError("", { extensions: { code: "MOVE_REFUSED" } })],
});
let root: Root;
let given: string[] = [];
let ended: string[] = [];

beforeEach(() => {
  stubMantineBrowser();
  [given, ended] = [[], []];
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(async () => {
  await act(async () => root.unmount());
});

async function ask(error?: CombinedError): Promise<HTMLTextAreaElement> {
  await act(async () =>
    root.render(
      <RawIntlProvider value={intl}>
        <MantineProvider theme={theme} env="test">
          <section onSubmit={() => ended.push("form around it")}>
            <ReasonDialog
              {...{ title: "반려", detail: "저자가 읽습니다", answer: "반려하기" }}
              label="submission-office.act.words"
              act={async (reason) => {
                given.push(reason);
                return { error };
              }}
              done="submission-office.act.returned"
              onDone={() => ended.push("done")}
              onClose={() => ended.push("closed")}
            />
          </section>
        </MantineProvider>
      </RawIntlProvider>,
    ),
  );
  const field = document.querySelector("textarea");
  if (!field) throw new Error("There is no field");
  return field;
}

async function type(field: HTMLTextAreaElement, text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

const send = () =>
  act(async () => {
    document.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
  });

test("without a reason nothing goes out, and the field says so and has the focus", async () => {
  const field = await ask();
  await type(field, "  ");
  await send();
  expect([given, ended]).toEqual([[], []]);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field);
});

test("a reason goes out trimmed, and the question is closed; a form around it sends nothing", async () => {
  const field = await ask();
  await type(field, " 범위 밖 ");
  await send();
  expect([given, ended]).toEqual([["범위 밖"], ["closed", "done"]]);
});

test("a refusal is said in the dialog, which stays with what was typed", async () => {
  const field = await ask(REFUSED);
  await type(field, "범위 밖");
  await send();
  expect([given, ended]).toEqual([["범위 밖"], []]);
  expect(field.value).toBe("범위 밖");
  expect(document.querySelector("[role=alert]")?.textContent).toContain(
    intl.formatMessage({ id: "errors.MOVE_REFUSED" }),
  );
});
