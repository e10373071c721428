// @vitest-environment jsdom
// The key that undoes the last act is the office's: on a page that everybody reads only the button of the toast undoes it.
import { notifications } from "@mantine/notifications";
import { afterEach, expect, test, vi } from "vitest";
import { memoryStorage } from "#web/browser/memory-storage.ts";
import { show, undoLast } from "#web/components/toasts/toast-store.ts";

const undo = vi.fn();
const offer = (id: string) =>
  show(id, { kind: "ok", title: "Published", action: { label: "Undo", run: undo, isUndo: true } });

afterEach(() => {
  notifications.clean();
  undo.mockClear();
  window.history.pushState(null, "", "/");
});

test.each([
  ["/notice/3", false],
  ["/en/notice/3", false],
  ["/admin/posts", true],
  ["/en/admin/posts", true],
])("at %s the key undoes: %s", (path, isUndone) => {
  vi.stubGlobal("localStorage", memoryStorage());
  window.history.pushState(null, "", path);
  offer(`toast-of-${path}`);
  expect(undoLast()).toBe(isUndone);
  expect(undo).toHaveBeenCalledTimes(isUndone ? 1 : 0);
});
