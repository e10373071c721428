// @vitest-environment jsdom
// A copied program is published with what nobody has looked at only after a question that lists it (docs/programs.md#copying-to-another-date).
import { act } from "react";
import { beforeEach, expect, test } from "vitest";
import type { UncheckedField } from "#schema/validation/programs/unchecked-fields.ts";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { UncheckedQuestion } from "#web/features/programs/programs/office/UncheckedQuestion.tsx";
import { useUncheckedQuestion } from "#web/features/programs/programs/office/use-unchecked-question.ts";

const root = appRoot();
let sent = 0;

function Editor({ unchecked, isPublishing }: { unchecked: UncheckedField[]; isPublishing: boolean }) {
  const form = {
    read: () => ({ unchecked }),
    isValid: () => true,
    submit: () => {
      sent += 1;
    },
  };
  const asked = useUncheckedQuestion(form, () => isPublishing);
  return (
    <>
      <button type="button" onClick={() => asked.form.submit()}>
        저장
      </button>
      <input id="program-ko-location" />
      {asked.question === null ? null : <UncheckedQuestion {...asked.question} answer="지금 게시" />}
    </>
  );
}

beforeEach(() => {
  sent = 0;
});

const open = (unchecked: UncheckedField[], isPublishing = true) =>
  root.show(<Editor unchecked={unchecked} isPublishing={isPublishing} />);
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>("button, [role=dialog] a")]
      .find(({ textContent }) => textContent === name)
      ?.click(),
  );
const dialog = () => document.querySelector("[role=dialog]");

test("what is still the copy's is listed before anything is sent, and each leads to its field", async () => {
  await open(["ko.content", "ko.location"]);
  await press("저장");
  expect(sent).toBe(0);
  expect([...document.querySelectorAll("[role=dialog] li")].map((line) => line.textContent)).toEqual([
    "한국어 본문",
    "한국어 장소",
  ]);
  await press("한국어 장소");
  expect([sent, dialog()]).toEqual([0, null]);
  expect(document.activeElement?.id).toBe("program-ko-location");
});

test("the writer may publish it all the same", async () => {
  await open(["speakers"]);
  await press("저장");
  await press("지금 게시");
  expect([sent, dialog()]).toEqual([1, null]);
});

test("a draft, and a program in which everything was looked at, are not asked about", async () => {
  await open(["speakers"], false);
  await press("저장");
  await open([]);
  await press("저장");
  expect(sent).toBe(2);
});
