// @vitest-environment jsdom
// A draft remembers the field it was typed in, so that anyone who continues it types on there.
import { act, type JSX, useMemo } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "#schema/validation/zod.ts";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { draftKey, dropDraft, readDraft } from "#web/browser/local-draft.ts";
import type { FormDraft, ServerDrafts } from "#web/components/forms/draft-types.ts";
import { useDraft } from "#web/components/forms/use-draft.ts";

vi.mock("#web/components/toasts/toasts.ts", () => ({
  showToast: () => "",
  dismissToast: () => {},
  prepareToasts: () => {},
}));

const key = draftKey("thing", null);
const saved = z.object({ text: z.string() });
const root = appRoot();

function Form({
  text,
  server,
  onDraft,
}: {
  text: string;
  server?: ServerDrafts;
  onDraft?: (draft: FormDraft) => void;
}) {
  // As a form has them: the same values until something is typed.
  const values = useMemo(() => ({ text }), [text]);
  const form = { values, dirty: text !== "", read: () => values, isDirty: () => text !== "" };
  const draft = useDraft(form, {
    form: "thing",
    restore: ({ values: stored }) => saved.safeParse(stored).data ?? null,
    onTake: () => {},
    server,
  });
  onDraft?.(draft);
  return null;
}
const show = (element: JSX.Element) => root.show(element, { language: "en" });
const type = async (text: string) => {
  await show(<Form text={text} />);
  await act(async () => vi.advanceTimersByTime(500));
};

beforeEach(() => {
  vi.useFakeTimers();
  dropDraft(key);
  document.body.innerHTML =
    '<form><textarea id="thing-text"></textarea></form><input id="palette"><a id="away" href="/">Away</a>';
});
afterEach(() => {
  vi.useRealTimers();
});
const focus = (id: string) => document.querySelector<HTMLElement>(`#${id}`)?.focus();
const fieldOfDraft = () => readDraft(key, 1, Date.now())?.field;
const cursorOfDraft = () => readDraft(key, 1, Date.now())?.cursor;

test("it is the one that was typed in, not the link by which somebody left", async () => {
  await show(<Form text="" />);
  focus("thing-text");
  await type("one");
  expect(fieldOfDraft()).toBe("thing-text");
  // The box of the palette is no field of the form.
  focus("palette");
  await type("one more");
  expect(fieldOfDraft()).toBe("thing-text");
  focus("away");
  await act(async () => window.dispatchEvent(new Event("pagehide")));
  expect(fieldOfDraft()).toBe("thing-text");
});

test("the place of the cursor in it is remembered, and what is continued says it", async () => {
  const drafts: FormDraft[] = [];
  await show(<Form text="" />);
  const field = document.querySelector<HTMLTextAreaElement>("#thing-text");
  field?.focus();
  if (field) field.value = "one two";
  field?.setSelectionRange(3, 3);
  await type("one two");
  expect(cursorOfDraft()).toBe(3);
  focus("away");
  await act(async () => window.dispatchEvent(new Event("pagehide")));
  expect(cursorOfDraft()).toBe(3);
  await root.close();
  await show(<Form text="" onDraft={(draft) => void drafts.push(draft)} />);
  expect(drafts.at(-1)?.continued).toBeNull();
  await act(async () => drafts.at(-1)?.accept());
  expect(drafts.at(-1)?.continued?.stored).toMatchObject({ field: "thing-text", cursor: 3 });
});

test("this device knows it also where the newer copy is the server's", async () => {
  await show(<Form text="" />);
  focus("thing-text");
  await type("one");
  await root.close();
  const found = { values: { text: "one and more" }, savedAt: Date.now() + 1_000 };
  const server: ServerDrafts = { found, send: async () => null, discard: async () => {} };
  const drafts: FormDraft[] = [];
  await show(<Form text="" server={server} onDraft={(draft) => void drafts.push(draft)} />);
  expect(drafts.at(-1)?.offered).toMatchObject({
    isLocal: false,
    restored: { text: "one and more" },
    stored: { field: "thing-text" },
  });
});
