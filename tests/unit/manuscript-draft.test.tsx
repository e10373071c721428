// @vitest-environment jsdom
// The form of a new manuscript offers the draft that the server saved, wherever it was typed, and puts it in only when its author says so.
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { speaker } from "#tests/support/messages.ts";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { ManuscriptForm } from "#web/features/journal/submissions/account/ManuscriptForm.tsx";
import { emptyManuscript } from "#web/features/journal/submissions/account/manuscript-values.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

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
  storeDraft: () => {},
  readDraft: () => null,
}));

const say = speaker("en");
const values = emptyManuscript("EN", null);
const draftOf = (titleEn: string) => ({
  id: 7,
  baseVersion: null,
  payload: { values: { ...values, titleEn }, requestKey: "a-key-of-a-request" },
  updatedAt: "2026-11-26T00:00:00Z",
});
const root = appRoot();

beforeEach(() => {
  // jsdom lays nothing out.
  Object.assign(HTMLElement.prototype, { checkVisibility: () => true });
  sent.mockClear();
});

const show = (draft: ReturnType<typeof draftOf> | null) =>
  root.show(<ManuscriptForm start={{ manuscript: null, values, draft, requirements: [] }} />, {
    language: "en",
  });
const title = () => document.querySelector<HTMLInputElement>("#manuscript-titleEn")?.value;
const press = (id: MessageId) =>
  act(async () =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent === say(id))?.click(),
  );

test("the draft of the server is offered with its title, and fills the form once its author goes on with it", async () => {
  await show(draftOf("On translation"));
  expect(document.body.textContent).toContain(say("forms.draft.found"));
  expect(document.body.textContent).toContain("On translation");
  expect(title()).toBe("");
  await press("forms.draft.continue");
  expect(title()).toBe("On translation");
  // Its buttons are gone: who types on types into the form.
  expect(document.activeElement?.closest("form")).not.toBeNull();
  expect(document.body.textContent).not.toContain(say("forms.draft.found"));
});

test("a draft that is discarded leaves an empty form", async () => {
  await show(draftOf("On translation"));
  await press("forms.draft.discard");
  expect(document.activeElement?.closest("form")).not.toBeNull();
  expect(document.body.textContent).not.toContain(say("forms.draft.found"));
  expect(title()).toBe("");
});

test("without a draft nothing is offered", async () => {
  await show(null);
  expect(title()).toBe("");
  expect(document.body.textContent).not.toContain(say("forms.draft.found"));
});
