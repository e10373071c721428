// @vitest-environment jsdom
// Somebody who closes the question who it is has changed their mind: nothing was done, so nothing is said, and nothing typed is lost.
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { passwordProof } from "#schema/validation/people/factors.ts";
import { speaker } from "#tests/support/messages.ts";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { DownloadData } from "#web/features/people/account/DownloadData.tsx";

const { toasts } = vi.hoisted(() => ({ toasts: new Map<string, string>() }));
vi.mock("#web/components/toasts/toasts.ts", () => ({
  prepareToasts: () => {},
  showToast: ({ kind }: { kind: string }) => {
    toasts.set("one", kind);
    return "one";
  },
  updateToast: (id: string, { kind }: { kind: string }) => toasts.set(id, kind),
  dismissToast: (id: string) => toasts.delete(id),
}));
const { answer } = vi.hoisted(() => ({ answer: vi.fn<() => Promise<Response>>() }));
vi.mock("#web/session/session-fetch.ts", () => ({ sessionFetch: answer }));

const say = speaker("en");
const root = appRoot();

beforeEach(() => {
  toasts.clear();
});

const show = (children: React.ReactNode) => root.show(children, { language: "en" });
const press = () => act(async () => document.querySelector("button")?.click());

test("the own data says nothing, and that it failed when it did", async () => {
  await show(<DownloadData />);
  answer.mockResolvedValue(Response.json({ code: "REAUTH_REQUIRED" }, { status: 403 }));
  await press();
  expect(toasts.size).toBe(0);
  answer.mockResolvedValue(Response.json({ code: "FORBIDDEN" }, { status: 403 }));
  await press();
  expect([...toasts.values()]).toEqual(["bad"]);
});

function Form() {
  const form = useServerForm({
    name: "act",
    schema: passwordProof,
    initialValues: { password: "typed" },
    labels: { password: "members.field.password" } as const,
    send: async () => ({ ok: false, code: "REAUTH_REQUIRED" }),
  });
  return (
    <FormFrame form={form} labelledBy="title">
      <TextField {...form.field("password")} autoComplete="off" />
      <button type="submit">go</button>
    </FormFrame>
  );
}

test("a form says nothing, and keeps what was typed", async () => {
  await show(<Form />);
  await act(async () => document.querySelector("form")?.requestSubmit());
  expect(document.body.textContent).not.toContain(say("errors.REAUTH_REQUIRED"));
  expect(document.querySelector("input")?.value).toBe("typed");
});
