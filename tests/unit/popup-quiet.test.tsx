// @vitest-environment jsdom
// A popup comes by itself: never over an open menu or a toast, and never away from a field that is being filled in.
import { Notification } from "@mantine/core";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { useQuiet } from "#web/features/site/popups/public/use-quiet.ts";

const root = appRoot();

function Popup() {
  return useQuiet() ? <p id="popup">총회</p> : null;
}

beforeEach(() => {
  const page = '<button id="menu">메뉴</button><input id="search"><dialog id="opened"></dialog>';
  document.body.insertAdjacentHTML("afterbegin", page);
});

const show = () => root.show(<Popup />);
const popup = () => document.querySelector("#popup");
const settle = () => act(async () => await new Promise((resolve) => setTimeout(resolve, 5)));

test("on a page that nobody uses it comes at once", async () => {
  await show();
  expect(popup()).not.toBeNull();
});

test("it waits until an open menu is closed", async () => {
  const menu = document.querySelector("#opened");
  menu?.setAttribute("open", "");
  await show();
  document.querySelector<HTMLElement>("#menu")?.click();
  await settle();
  expect(popup()).toBeNull();
  menu?.removeAttribute("open");
  menu?.dispatchEvent(new Event("close"));
  await settle();
  expect(popup()).not.toBeNull();
});

test("it takes no focus from a field, and comes once the field is left", async () => {
  const field = document.querySelector<HTMLElement>("#search");
  field?.focus();
  await show();
  await settle();
  expect(popup()).toBeNull();
  field?.blur();
  await settle();
  expect(popup()).not.toBeNull();
});

test("it hides no toast, such as a farewell, and comes once that has gone by itself", async () => {
  const toast = document.body.appendChild(document.createElement("div"));
  toast.className = "mantine-Notification-root";
  await show();
  await settle();
  expect(popup()).toBeNull();
  toast.remove();
  await vi.waitUntil(async () => {
    await settle();
    return popup();
  });
});

test("what the test takes for a toast is what toasts are", async () => {
  await root.show(<Notification>탈퇴 처리되었습니다.</Notification>);
  expect(document.querySelector(".mantine-Notification-root")).not.toBeNull();
});
