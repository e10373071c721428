// How safe what is on the screen is, in words: saved at a time of Seoul, on this device alone, or not saved and why.
import { expect, test } from "vitest";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { DraftStatus } from "#web/components/editor/DraftStatus.tsx";
import type { DraftState } from "#web/components/forms/draft-types.ts";

async function said(language: "ko" | "en", state: DraftState): Promise<string> {
  const markup = markupInApp(<DraftStatus state={state} />, { language });
  expect(markup).toContain('role="status"');
  return markup.replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, "");
}
const at = new Date("2026-11-27T05:03:00Z");

test.each([
  ["ko", { kind: "saved", at }, /임시 저장됨 14:03/],
  ["en", { kind: "saved", at }, /14:03/],
  ["ko", { kind: "local", at }, /14:03, 서버에는 아직 저장 안 됨/],
  ["ko", { kind: "unsaved" }, /^저장 안 됨$/],
  ["ko", { kind: "failed", code: "UNAVAILABLE" }, /임시 저장하지 못했습니다/],
  ["en", { kind: "failed", code: "UNAVAILABLE" }, /not saved/i],
] as const)("in %s: %j", async (language, state, words) => {
  expect(await said(language, state)).toMatch(words);
});
