// @vitest-environment jsdom
// A wrong password in the dialog that signs somebody in again: one error, at the field, which takes the focus.
import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubMantineBrowser } from "#tests/support/mantine-browser.ts";
import { SignInAgain } from "#web/components/reauth/SignInAgain.tsx";
import { createPageIntl } from "#web/i18n/intl.ts";
import { loadWords } from "#web/i18n/messages.ts";
import { theme } from "#web/theme/theme.ts";

vi.mock("#web/session/auth-requests.ts", () => ({
  login: async () => ({ success: false, code: "LOGIN_FAILED" }),
  loginWithCode: async () => ({ success: true }),
}));
vi.mock("#web/session/session.ts", () => ({ useSession: () => ({ user: { email: "kim@example.org" } }) }));
vi.mock("#web/components/toasts/toasts.ts", () => ({ prepareToasts: () => {}, showToast: () => {} }));

const intl = createPageIntl("ko", await loadWords("ko", ["site", "forms"]));
let root: Root;

beforeEach(() => {
  stubMantineBrowser();
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(async () => {
  await act(async () => root.unmount());
});

const press = () =>
  act(async () => document.querySelector<HTMLButtonElement>("[role=dialog] button[type=submit]")?.click());

test("a wrong password is one error, and the field has the focus", async () => {
  await act(async () =>
    root.render(
      <RawIntlProvider value={intl}>
        <MantineProvider theme={theme} env="test">
          <MemoryRouter>
            <SignInAgain onAnswer={() => {}} />
          </MemoryRouter>
        </MantineProvider>
      </RawIntlProvider>,
    ),
  );
  const field = document.querySelector<HTMLInputElement>("#sign-in-again-password");
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  await act(async () => {
    set?.call(field, "Wrong!2345");
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await press();
  expect(document.querySelector("[role=alert]")?.textContent).toBe("비밀번호가 맞지 않습니다.");
  expect(document.querySelector("[role=alert]")?.className).toBe("spoken");
  expect(field?.getAttribute("aria-invalid")).toBe("true");
  expect(document.querySelectorAll("[role=dialog] a[href]")).toHaveLength(0);
  expect(document.activeElement).toBe(field);
});
