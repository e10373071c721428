// @vitest-environment jsdom
// Somebody who closes the question who it is has changed their mind: nothing was done, so nothing is said, and nothing typed is lost.
import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { passwordProof } from "#schema/validation/people/factors.ts";
import { stubMantineBrowser } from "#tests/support/mantine-browser.ts";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { DownloadData } from "#web/features/people/account/DownloadData.tsx";
import { createPageIntl } from "#web/i18n/intl.ts";
import { loadWords } from "#web/i18n/messages.ts";
import { theme } from "#web/theme/theme.ts";

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

const intl = createPageIntl("en", await loadWords("en", ["site", "forms", "office"]));
let root: Root;

beforeEach(() => {
  stubMantineBrowser();
  toasts.clear();
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const show = (children: React.ReactNode) =>
  act(async () =>
    root.render(
      <MantineProvider theme={theme} env="test">
        <RawIntlProvider value={intl}>{children}</RawIntlProvider>
      </MantineProvider>,
    ),
  );
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
  expect(document.body.textContent).not.toContain(intl.formatMessage({ id: "errors.REAUTH_REQUIRED" }));
  expect(document.querySelector("input")?.value).toBe("typed");
});
