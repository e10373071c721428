// @vitest-environment jsdom
// Ctrl+K takes keys from the first moment, and opens nothing that nobody chose.
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { PaletteHost } from "#web/layout/palette/PaletteHost.tsx";
import { PAGE_PATHS, paymentPath } from "#web/paths.ts";

const recent = {
  kind: "PAYMENT",
  id: 7,
  title: "다른 사람",
  detail: "연회비",
  place: null,
  programId: null,
  amount: 50_000,
  state: "PAID",
  memberStatus: null,
};
vi.mock("#web/gql/office-search.ts", () => ({
  useOfficeSearchQuery: () => [{ data: { officeSearch: [recent] }, fetching: false, error: undefined }],
}));
vi.mock("#web/layout/use-logout.ts", () => ({ useLogout: () => () => {} }));

const root = appRoot();
let router: Awaited<ReturnType<typeof root.show>>;

beforeEach(async () => {
  router = await root.show(<PaletteHost viewer={null} onKeys={() => {}} />, { language: "en" });
});

const press = (at: EventTarget, key: string, more: KeyboardEventInit = {}) =>
  act(() => {
    at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  });
const box = () => document.querySelector<HTMLInputElement>('[role="combobox"]');

test("the box has the focus before the next key can come", () => {
  press(document.body, "k", { code: "KeyK", ctrlKey: true });
  expect(box()).not.toBeNull();
  expect(document.activeElement).toBe(box());
});

test("Enter opens what was worked on last only where somebody chose it", () => {
  press(document.body, "k", { code: "KeyK", ctrlKey: true });
  press(box() ?? document.body, "Enter");
  expect(router.state.location.pathname).toBe("/");
  press(box() ?? document.body, "ArrowDown");
  press(box() ?? document.body, "Enter");
  expect(router.state.location.pathname).toBe(paymentPath(7));
});

test("a page of the site is opened by its name", async () => {
  press(document.body, "k", { code: "KeyK", ctrlKey: true });
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  await act(async () => {
    set?.call(box(), "bylaws");
    box()?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  press(box() ?? document.body, "Enter");
  expect(router.state.location.pathname).toBe(PAGE_PATHS.BYLAWS);
});
