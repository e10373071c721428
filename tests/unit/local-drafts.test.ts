// @vitest-environment jsdom
// What was typed and not sent is found again by its writer, and stays on no device for good.
import { expect, test, vi } from "vitest";
import { LOCAL_DRAFT_DAYS } from "#schema/validation/core/limits.ts";
import { draftKey, newestDraft, storeDraft } from "#web/browser/local-draft.ts";
import { eraseOldDrafts } from "#web/start/erase-old-drafts.ts";

const { storage } = vi.hoisted(() => {
  /** As browsers have it: what is stored is among its keys. */
  class Stored {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    }
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    }
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    }
  }
  const stored: object = new Stored();
  Object.defineProperty(window, "localStorage", { value: stored, configurable: true });
  return { storage: stored };
});

const DAY = 86_400_000;
const NOW = Date.parse("2026-11-27T00:00:00Z");

const at = (days: number) => NOW - days * DAY;

test("a member finds the own newest draft", () => {
  storeDraft(draftKey("post", 1), { title: "old" }, at(3), { at: "/old" });
  storeDraft(draftKey("page", 1), { title: "new" }, at(2), { at: "/new" });
  storeDraft(draftKey("apply", 2), { name: "another" }, at(1), { at: "/another" });
  expect(newestDraft(1, LOCAL_DRAFT_DAYS, NOW)?.at).toBe("/new");
});

test("drafts of anybody that are over are erased with the next page, and nothing else is", async () => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  window.localStorage.setItem("language", "en");
  storeDraft(draftKey("apply", 4), { name: "still" }, at(LOCAL_DRAFT_DAYS - 1));
  storeDraft(draftKey("apply", 3), { name: "gone" }, at(LOCAL_DRAFT_DAYS));
  storeDraft(draftKey("apply", null), { name: "visitor" }, at(LOCAL_DRAFT_DAYS + 1));
  await eraseOldDrafts();
  vi.useRealTimers();
  const left = Object.keys(storage);
  expect(left).toEqual(expect.arrayContaining([draftKey("apply", 4), "language"]));
  expect(left).not.toContain(draftKey("apply", 3));
  expect(left).not.toContain(draftKey("apply", null));
});
