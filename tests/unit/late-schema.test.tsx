// @vitest-environment jsdom
// The forms of visitors load what checks them when somebody begins to fill them in, and nothing that is typed or sent before gets lost.
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { z } from "#schema/validation/zod.ts";
import { speaker } from "#tests/support/messages.ts";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { loadedBefore, sourceFiles } from "#tests/support/source-files.ts";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { signIns } from "#web/session/sign-in-again.ts";

const say = speaker("en");
vi.mock("#web/components/toasts/toasts.ts", () => ({ prepareToasts: () => {} }));

const schema = z.object({ code: z.string().trim().min(1, { error: "REQUIRED" }) });
const load = vi.fn(async () => schema);
const sent = vi.fn(async (_: { code: string }) => ({ ok: true as const }));
const root = appRoot();

function Form({ code }: { code: string }) {
  const form = useServerForm({
    name: "proof",
    schema: load,
    initialValues: { code },
    labels: { code: "members.field.code" } as const,
    send: sent,
  });
  return (
    <FormFrame form={form} labelledBy="title">
      <TextField {...form.field("code")} autoComplete="off" />
      <SubmitButton pending={form.pending} pendingLabel="Sending">
        Send
      </SubmitButton>
    </FormFrame>
  );
}

const show = (code: string) => root.show(<Form code={code} />, { language: "en" });
const press = () =>
  act(async () => document.querySelector<HTMLButtonElement>("button[type=submit]")?.click());
const field = () => document.querySelector<HTMLInputElement>("input[name=code]");

beforeEach(() => {
  // The theme asks for it; jsdom has none.
  const matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
  Object.assign(window, { matchMedia });
  load.mockClear();
  sent.mockClear();
});

test("the first focus loads it, and nothing before", async () => {
  await show("");
  expect(load).not.toHaveBeenCalled();
  await act(async () => field()?.focus());
  expect(load).toHaveBeenCalledOnce();
});

test("a form that a password manager filled in is checked and sent as usual", async () => {
  await show(" 123456 ");
  await press();
  expect(sent.mock.calls.map(([values]) => values)).toEqual([{ code: "123456" }]);
});

test("what is missing is said at its field", async () => {
  await show("");
  await press();
  expect(sent).not.toHaveBeenCalled();
  expect(field()?.getAttribute("aria-invalid")).toBe("true");
});

test("without the network the form says so, stays as it is, and can be sent again", async () => {
  load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await show("123456");
  await press();
  expect([sent.mock.calls.length, field()?.value]).toEqual([0, "123456"]);
  expect(document.body.textContent).toContain(say("errors.UNAVAILABLE"));
  await press();
  expect(sent).toHaveBeenCalledOnce();
});

test("no page of sign-in, registration or a new password brings Zod", () => {
  const files = sourceFiles(".ts", ".tsx").filter((file) =>
    file.startsWith("web/features/people/members/public/"),
  );
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => loadedBefore(file).has("zod"))).toEqual([]);
});

test("a button whose save waits for its person to sign in again asks for that when it is pressed again", async () => {
  let answer = () => {};
  sent.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ ok: true });
      }),
  );
  await show("123456");
  await press();
  void signIns.ask(false);
  await act(async () => field()?.focus());
  await press();
  expect(signIns.asked()?.isUrgent).toBe(false);
  await act(async () => document.querySelector<HTMLButtonElement>("button[type=submit]")?.focus());
  await press();
  expect(signIns.asked()?.isUrgent).toBe(true);
  expect(sent).toHaveBeenCalledOnce();
  signIns.asked()?.answer(true);
  await act(async () => answer());
});
