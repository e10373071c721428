// @vitest-environment jsdom
// A wrong password in the dialog that signs somebody in again: one error, at the field, which takes the focus.
import { act } from "react";
import { expect, test, vi } from "vitest";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { SignInAgain } from "#web/components/reauth/SignInAgain.tsx";

vi.mock("#web/session/auth-requests.ts", () => ({
  login: async () => ({ success: false, code: "LOGIN_FAILED" }),
  loginWithCode: async () => ({ success: true }),
}));
vi.mock("#web/session/session.ts", () => ({ useSession: () => ({ user: { email: "kim@example.org" } }) }));
vi.mock("#web/components/toasts/toasts.ts", () => ({ prepareToasts: () => {}, showToast: () => {} }));

const root = appRoot();

const press = () =>
  act(async () => document.querySelector<HTMLButtonElement>("[role=dialog] button[type=submit]")?.click());

test("a wrong password is one error, and the field has the focus", async () => {
  await root.show(<SignInAgain onAnswer={() => {}} />);
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
