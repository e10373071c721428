// The inline script of the head, run as a browser runs it.
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { buildInlineScripts } from "#web/build/inline-scripts.ts";

const { head } = await buildInlineScripts();

class HTMLFormElement {
  method = "get";
  dataset: Record<string, string> = {};
}

interface Visit {
  readonly pathname?: string;
  readonly referrer?: string;
  /** What the browser stores. */
  readonly stored?: Readonly<Record<string, string>>;
}

/** Runs the script, and returns the result. */
function run({ pathname = "/", referrer = "", stored = {} }: Visit = {}) {
  const addEventListener = vi.fn();
  const replace = vi.fn();
  const dataset = {};
  runInNewContext(head, {
    addEventListener,
    HTMLFormElement,
    document: { documentElement: { dataset }, referrer },
    location: { origin: "https://association.example", pathname, search: "?a=1", replace },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
  });
  return { dataset, ledTo: replace.mock.calls.flat(), listeners: addEventListener.mock.calls };
}

test("a form that is sent before the page has woken up does not leave the page; a search does", () => {
  const [type, listener] = run().listeners[0] ?? [];
  expect(type).toBe("submit");
  const send = (method: string) => {
    const preventDefault = vi.fn();
    const form = Object.assign(new HTMLFormElement(), { method, dataset: {} });
    listener({ target: form, preventDefault });
    return { isStopped: preventDefault.mock.calls.length > 0, ...form.dataset };
  };
  // What is sent when the page has woken up is marked.
  expect([send("post"), send("get")]).toEqual([{ isStopped: true, early: "" }, { isStopped: false }]);
});

test("a stored session marks the page before it is painted", () => {
  const session = { auth_token: "t", auth_token_type: "Bearer" };
  expect(run().dataset).toEqual({});
  expect(run({ stored: { auth_token: "t" } }).dataset).toEqual({});
  expect(run({ stored: session }).dataset).toEqual({ auth: "MEMBER", restoring: "" });
  expect(run({ stored: { ...session, auth_member_type: "ADMIN" } }).dataset).toMatchObject({ auth: "ADMIN" });
});

test("who chose English and comes from outside is led to the English home, and nobody from anywhere else", () => {
  const stored = { language: "en" };
  expect(run({ stored }).ledTo).toEqual(["/en?a=1"]);
  expect(run({ stored, referrer: "https://search.example/" }).ledTo).toEqual(["/en?a=1"]);
  expect(run({ stored, referrer: "https://association.example/en" }).ledTo).toEqual([]);
  expect(run({ stored, pathname: "/notice/list" }).ledTo).toEqual([]);
  expect(run({ stored: { language: "ko" } }).ledTo).toEqual([]);
});
