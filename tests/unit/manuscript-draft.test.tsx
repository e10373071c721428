// @vitest-environment jsdom
// The form of a new manuscript offers the draft that the server saved, wherever it was typed, and puts it in only when its author says so.
import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubMantineBrowser } from "#tests/support/mantine-browser.ts";
import { ManuscriptForm } from "#web/features/journal/submissions/account/ManuscriptForm.tsx";
import { emptyManuscript } from "#web/features/journal/submissions/account/manuscript-values.ts";
import { createPageIntl } from "#web/i18n/intl.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { loadWords } from "#web/i18n/messages.ts";
import { theme } from "#web/theme/theme.ts";

// No server answers here: what is offered came with the page.
const { sent } = vi.hoisted(() => ({ sent: vi.fn(async () => ({ data: { discardDraft: true } })) }));
vi.mock("urql", async (original) => ({
  ...(await original<object>()),
  useClient: () => ({}),
  useMutation: () => [{}, sent],
}));
// Nothing was left on the device.
vi.mock("#web/browser/local-draft.ts", () => ({
  draftKey: () => "",
  dropDraft: () => {},
  keepDraft: () => {},
  readDraft: () => null,
}));

const intl = createPageIntl("en", await loadWords("en", ["site", "forms", "office"]));
const values = emptyManuscript("EN", null);
const draftOf = (titleEn: string) => ({
  id: 7,
  baseVersion: null,
  payload: { values: { ...values, titleEn }, requestKey: "a-key-of-a-request" },
  updatedAt: "2026-11-26T00:00:00Z",
});
let root: Root;

beforeEach(() => {
  stubMantineBrowser();
  // jsdom lays nothing out.
  Object.assign(HTMLElement.prototype, { checkVisibility: () => true });
  sent.mockClear();
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function show(draft: ReturnType<typeof draftOf> | null) {
  const element = <ManuscriptForm start={{ manuscript: null, values, draft, requirements: [] }} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  return act(async () =>
    root.render(
      <MantineProvider theme={theme} env="test">
        <RawIntlProvider value={intl}>
          <RouterProvider router={router} />
        </RawIntlProvider>
      </MantineProvider>,
    ),
  );
}
const title = () => document.querySelector<HTMLInputElement>("#manuscript-titleEn")?.value;
const words = (id: MessageId) => String(intl.formatMessage({ id }));
const press = (id: MessageId) =>
  act(async () =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent === words(id))?.click(),
  );

test("the draft of the server is offered with its title, and fills the form once its author goes on with it", async () => {
  await show(draftOf("On translation"));
  expect(document.body.textContent).toContain(words("forms.draft.found"));
  expect(document.body.textContent).toContain("On translation");
  expect(title()).toBe("");
  await press("forms.draft.continue");
  expect(title()).toBe("On translation");
  // Its buttons are gone: who types on types into the form.
  expect(document.activeElement?.closest("form")).not.toBeNull();
  expect(document.body.textContent).not.toContain(words("forms.draft.found"));
});

test("a draft that is discarded leaves an empty form", async () => {
  await show(draftOf("On translation"));
  await press("forms.draft.discard");
  expect(document.activeElement?.closest("form")).not.toBeNull();
  expect(document.body.textContent).not.toContain(words("forms.draft.found"));
  expect(title()).toBe("");
});

test("without a draft nothing is offered", async () => {
  await show(null);
  expect(title()).toBe("");
  expect(document.body.textContent).not.toContain(words("forms.draft.found"));
});
