// @vitest-environment jsdom
// The office's menu: groups with titles that fold, remembered by the browser; the group of the page that is open is shown.
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { EVERY_RIGHT } from "#tests/support/every-right.ts";
import { messagesOf } from "#tests/support/messages.ts";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { memoryStorage } from "#web/browser/memory-storage.ts";
import { OfficeMenu } from "#web/layout/OfficeMenu.tsx";

const words = messagesOf("ko");
const root = appRoot();
let router: Awaited<ReturnType<typeof root.show>>;

async function open(path: string) {
  router = await root.show(<OfficeMenu viewer={EVERY_RIGHT} />, { at: path });
}

beforeEach(() => {
  vi.stubGlobal("localStorage", memoryStorage());
});

const site = words["office-menu.group.site"] ?? "";
const title = () => [...document.querySelectorAll("button")].find((one) => one.textContent?.includes(site));
const link = () =>
  [...document.querySelectorAll("a")].find((one) => one.textContent === words["office-menu.popups"]);
const isShown = () => link() !== undefined && link()?.closest("[hidden]") === null;

test("a group has a title that folds it, and is as it was left when the office is opened again", async () => {
  await open("/admin/dashboard");
  expect(title()?.getAttribute("aria-expanded")).toBe("true");
  expect(isShown()).toBe(true);
  await act(async () => title()?.click());
  expect([title()?.getAttribute("aria-expanded"), isShown()]).toEqual(["false", false]);
  await root.close();
  await open("/admin/dashboard");
  expect(isShown()).toBe(false);
});

test("the group of the page that is open is shown, though it was folded", async () => {
  await open("/admin/dashboard");
  await act(async () => title()?.click());
  await act(async () => router.navigate("/admin/popup-management"));
  expect(isShown()).toBe(true);
  expect(link()?.getAttribute("aria-current")).toBe("page");
  // Anyone who folds it there wants it so.
  await act(async () => title()?.click());
  expect(isShown()).toBe(false);
  await act(async () => router.navigate("/admin/popup-management/create"));
  expect(isShown()).toBe(true);
});

test("one page is the open one, also where its address is a part of another page's", async () => {
  await open("/admin/translations/months");
  const current = [...document.querySelectorAll("[aria-current='page']")].map((one) => one.textContent);
  expect(current).toEqual([words["translator-months.title"]]);
});
