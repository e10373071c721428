// @vitest-environment jsdom
// A first publication at a time that is past is asked about; what is public is set back without a question (docs/texts.md#texts).
import { act } from "react";
import { beforeEach, expect, test } from "vitest";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { PastTimeQuestion } from "#web/components/editor/PastTimeQuestion.tsx";
import type { Publishing } from "#web/components/editor/publishing.ts";
import { usePastTime } from "#web/components/editor/use-past-time.ts";

const PAST = { publish: "at", publishedAt: "2026-03-02T14:00" } as const;
const root = appRoot();
let sent: unknown[] = [];

function Editor({ start, isOut }: { start: Publishing; isOut: boolean }) {
  const values = { ...start };
  const past = usePastTime(
    {
      name: "post",
      read: () => values,
      isValid: () => true,
      submit: () => sent.push(values.publish),
      change: (path, value) => Object.assign(values, { [path]: value }),
    },
    isOut,
  );
  return (
    <>
      <button type="button" onClick={() => past.form.submit()}>
        저장
      </button>
      <input id="post-publishedAt" />
      {past.question === null ? null : <PastTimeQuestion {...past.question} />}
    </>
  );
}

beforeEach(() => {
  sent = [];
});

const open = (start: Publishing, isOut = false) => root.show(<Editor start={start} isOut={isOut} />);
const buttons = () => [...document.querySelectorAll("button")];
const press = (name: string) =>
  act(async () =>
    buttons()
      .find(({ textContent }) => textContent === name)
      ?.click(),
  );

test("a past time is asked about before anything is sent, and the time can be corrected", async () => {
  await open(PAST);
  await press("저장");
  expect(sent).toEqual([]);
  expect(document.querySelector("[role=dialog]")?.textContent).toContain("지난 시각입니다. 지금 게시할까요?");
  await press("시각 수정");
  expect([sent, document.querySelector("[role=dialog]")]).toEqual([[], null]);
  expect(document.activeElement?.id).toBe("post-publishedAt");
});

test("whoever says so publishes now, not at the old time", async () => {
  await open(PAST);
  await press("저장");
  await press("지금 게시");
  expect(sent).toEqual(["now"]);
});

test("a time to come, a draft, and the date of what is public are not asked about", async () => {
  await open({ ...PAST, publishedAt: "2999-01-01T00:00" });
  await press("저장");
  await open({ publish: "draft", publishedAt: PAST.publishedAt });
  await press("저장");
  await open(PAST, true);
  await press("저장");
  expect(sent).toEqual(["at", "draft", "at"]);
});
