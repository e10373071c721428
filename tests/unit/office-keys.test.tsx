// @vitest-environment jsdom
// Two letters lead somewhere in the office, one never does: also not in the first second of a page.
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { memoryStorage } from "#web/browser/memory-storage.ts";
import { useOfficeKeys } from "#web/layout/keys/use-office-keys.ts";
import { POPUPS_PATH } from "#web/paths.ts";

function Office() {
  useOfficeKeys([POPUPS_PATH], () => {});
  return null;
}

test("u leads to the popups after g, and nowhere alone", async () => {
  vi.stubGlobal("localStorage", memoryStorage());
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const router = createMemoryRouter([{ path: "*", element: <Office /> }]);
  const root = createRoot(document.body);
  await act(async () => root.render(<RouterProvider router={router} />));
  const press = (key: string, timeStamp: number) =>
    act(async () => {
      const event = new KeyboardEvent("keydown", { key, code: `Key${key.toUpperCase()}`, bubbles: true });
      Object.defineProperty(event, "timeStamp", { value: timeStamp });
      document.body.dispatchEvent(event);
    });

  await press("u", 300);
  expect(router.state.location.pathname).toBe("/");
  await press("g", 5_000);
  await press("u", 9_000);
  expect(router.state.location.pathname).toBe("/");
  await press("g", 10_000);
  await press("u", 11_000);
  expect(router.state.location.pathname).toBe(POPUPS_PATH);
  await act(async () => root.unmount());
});
