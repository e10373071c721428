// @vitest-environment jsdom
// Dialogs with fields are forms: what is missing is said at its field, which has the focus, and what was typed goes out as its schema has it.
import { act, type ReactElement } from "react";
import { beforeEach, expect, test } from "vitest";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { FigureDialog } from "#web/components/editor/FigureDialog.tsx";
import { BulkDialog } from "#web/components/list/BulkDialog.tsx";
import { ReasonDialog } from "#web/features/people/members/office/ReasonDialog.tsx";
import { CancelDialog } from "#web/features/programs/programs/office/CancelDialog.tsx";

const root = appRoot();
let given: unknown[] = [];

beforeEach(() => {
  given = [];
});

const show = (dialog: ReactElement) => root.show(dialog);

function fieldOf(name: string): HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  const field = document.querySelector(`[name="${name}"]`);
  if (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  ) {
    return field;
  }
  throw new Error(`There is no field ${name}`);
}

async function type(name: string, text: string): Promise<void> {
  const field = fieldOf(name);
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
    );
  });
}

const send = () =>
  act(async () => {
    document.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
  });

async function expectMissing(name: string): Promise<void> {
  await send();
  expect(given).toEqual([]);
  expect(fieldOf(name).getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(fieldOf(name));
}

const onClose = () => {};

test("an act on many rows asks for its reason", async () => {
  const question = { title: "삭제", detail: "글 3건", needsReason: true };
  const action = { key: "delete", label: "삭제", run: async () => true };
  await show(
    <BulkDialog
      {...{ question, action, onClose, count: 3, countBefore: null, reason: "" }}
      onAnswer={(reason) => given.push(reason)}
    />,
  );
  await expectMissing("reason");
  await type("reason", " 중복 ");
  await send();
  expect(given).toEqual(["중복"]);
});

test("a change of grade asks for the grade, and for the reason", async () => {
  const question = { title: "등급", detail: "", answer: "변경", needed: true, grades: ["REGULAR"] } as const;
  await show(
    <ReasonDialog
      question={{ ...question, onAnswer: (reason, grade) => given.push([reason, grade]) }}
      onClose={onClose}
    />,
  );
  await send();
  expect(given).toEqual([]);
  expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(2);
  await type("grade", "REGULAR");
  await type("reason", "서류 확인");
  await send();
  expect(given).toEqual([["서류 확인", "REGULAR"]]);
});

test("an image needs words for readers who do not see it", async () => {
  await show(
    <FigureDialog
      src="/files/a"
      words={{ alt: "", caption: null }}
      onAnswer={(words) => given.push(words)}
      onClose={onClose}
    />,
  );
  await type("caption", "그림 1");
  await expectMissing("alt");
  await type("alt", "강연장");
  await send();
  expect(given).toEqual([{ alt: "강연장", caption: "그림 1" }]);
});

test("a program is cancelled with the words that were typed, or without", async () => {
  await show(
    <CancelDialog title="세미나" seatsTaken={3} onConfirm={(notes) => given.push(notes)} onClose={onClose} />,
  );
  await type("noteKo", "강사 사정");
  await send();
  expect(given).toEqual([{ noteKo: "강사 사정", noteEn: "" }]);
});
