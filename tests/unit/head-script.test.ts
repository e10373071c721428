// The inline script of the head, run as a browser runs it.
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { HEAD_SCRIPT } from "#web/document/head-script.ts";

test("a form that is sent before the page has woken up does not leave the page; a search does", () => {
  const addEventListener = vi.fn();
  runInNewContext(HEAD_SCRIPT, { addEventListener });
  const [type, listener] = addEventListener.mock.calls[0] ?? [];
  expect(type).toBe("submit");
  const send = (method: string) => {
    const preventDefault = vi.fn();
    listener({ target: { method }, preventDefault });
    return preventDefault.mock.calls.length > 0;
  };
  expect([send("post"), send("get")]).toEqual([true, false]);
});
