// A toast of work under way is updated with the result (specification 4: toasts are updated).
import { notifications, notificationsStore } from "@mantine/notifications";
import { beforeEach, expect, test } from "vitest";
import { dismiss, show, TOAST_TIME, update } from "#web/components/toasts/toast-store.ts";

const shown = () => notificationsStore.getState().notifications;

beforeEach(() => notifications.clean());

test("work under way stays until it is updated, then passes like any other", () => {
  show("a", { kind: "busy", title: "Preparing" });
  expect(shown()).toMatchObject([{ id: "a", title: "Preparing", autoClose: false, role: "status" }]);
  update("a", { kind: "bad", title: "Failed" });
  expect(shown()).toMatchObject([{ id: "a", title: "Failed", autoClose: TOAST_TIME, role: "alert" }]);
});

test("anyone who closed it is told what came of it", () => {
  show("a", { kind: "busy", title: "Preparing" });
  dismiss("a");
  expect(shown()).toEqual([]);
  update("a", { kind: "ok", title: "Done" });
  expect(shown()).toMatchObject([{ id: "a", title: "Done" }]);
});
