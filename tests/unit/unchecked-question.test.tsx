// @vitest-environment jsdom
// A copied program is published with what nobody has looked at only after a question that lists it (docs/programs.md#copying-to-another-date).
import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { UncheckedField } from "#schema/validation/programs/unchecked-fields.ts";
import { stubMantineBrowser } from "#tests/support/mantine-browser.ts";
import { UncheckedQuestion } from "#web/features/programs/programs/office/UncheckedQuestion.tsx";
import { useUncheckedQuestion } from "#web/features/programs/programs/office/use-unchecked-question.ts";
import { createPageIntl } from "#web/i18n/intl.ts";
import { loadWords } from "#web/i18n/messages.ts";
import { theme } from "#web/theme/theme.ts";

const intl = createPageIntl("ko", await loadWords("ko", ["site", "forms", "office"]));
let root: Root;
let sent = 0;

function Editor({ unchecked, isPublishing }: { unchecked: UncheckedField[]; isPublishing: boolean }) {
  const form = {
    read: () => ({ unchecked }),
    isValid: () => true,
    submit: () => {
      sent += 1;
    },
  };
  const asked = useUncheckedQuestion(form, () => isPublishing);
  return (
    <>
      <button type="button" onClick={() => asked.form.submit()}>
        저장
      </button>
      <input id="program-ko-location" />
      {asked.question === null ? null : <UncheckedQuestion {...asked.question} answer="지금 게시" />}
    </>
  );
}

beforeEach(() => {
  stubMantineBrowser();
  sent = 0;
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(async () => {
  await act(async () => root.unmount());
});

const open = (unchecked: UncheckedField[], isPublishing = true) =>
  act(async () =>
    root.render(
      <RawIntlProvider value={intl}>
        <MantineProvider theme={theme} env="test">
          <Editor unchecked={unchecked} isPublishing={isPublishing} />
        </MantineProvider>
      </RawIntlProvider>,
    ),
  );
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>("button, [role=dialog] a")]
      .find(({ textContent }) => textContent === name)
      ?.click(),
  );
const dialog = () => document.querySelector("[role=dialog]");

test("what is still the copy's is listed before anything is sent, and each leads to its field", async () => {
  await open(["ko.content", "ko.location"]);
  await press("저장");
  expect(sent).toBe(0);
  expect([...document.querySelectorAll("[role=dialog] li")].map((line) => line.textContent)).toEqual([
    "한국어 본문",
    "한국어 장소",
  ]);
  await press("한국어 장소");
  expect([sent, dialog()]).toEqual([0, null]);
  expect(document.activeElement?.id).toBe("program-ko-location");
});

test("the writer may publish it all the same", async () => {
  await open(["speakers"]);
  await press("저장");
  await press("지금 게시");
  expect([sent, dialog()]).toEqual([1, null]);
});

test("a draft, and a program in which everything was looked at, are not asked about", async () => {
  await open(["speakers"], false);
  await press("저장");
  await open([]);
  await press("저장");
  expect(sent).toBe(2);
});
