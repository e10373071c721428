// @vitest-environment jsdom
// A question that asks why: nothing goes out without a reason, and a refusal keeps what was typed.
import { GraphQLError } from "graphql";
import { act } from "react";
import { CombinedError } from "urql";
import { beforeEach, expect, test } from "vitest";
import { speaker } from "#tests/support/messages.ts";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { ReasonDialog } from "#web/components/forms/ReasonDialog.tsx";

const say = speaker("ko");
const REFUSED = new CombinedError({
  graphQLErrors: [new GraphQLError("", { extensions: { code: "MOVE_REFUSED" } })],
});
const root = appRoot();
let given: string[] = [];
let ended: string[] = [];

beforeEach(() => {
  [given, ended] = [[], []];
});

async function ask(error?: CombinedError): Promise<HTMLTextAreaElement> {
  await root.show(
    <section onSubmit={() => ended.push("form around it")}>
      <ReasonDialog
        {...{ title: "반려", detail: "저자가 읽습니다", answer: "반려하기" }}
        label="submission-office.act.words"
        act={async (reason) => {
          given.push(reason);
          return { error };
        }}
        done="submission-office.act.returned"
        onDone={() => ended.push("done")}
        onClose={() => ended.push("closed")}
      />
    </section>,
  );
  const field = document.querySelector("textarea");
  if (!field) throw new Error("There is no field");
  return field;
}

async function type(field: HTMLTextAreaElement, text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

const send = () =>
  act(async () => {
    document.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
  });

test("without a reason nothing goes out, and the field says so and has the focus", async () => {
  const field = await ask();
  await type(field, "  ");
  await send();
  expect([given, ended]).toEqual([[], []]);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field);
});

test("a reason goes out trimmed, and the question is closed; a form around it sends nothing", async () => {
  const field = await ask();
  await type(field, " 범위 밖 ");
  await send();
  expect([given, ended]).toEqual([["범위 밖"], ["closed", "done"]]);
});

test("a refusal is said in the dialog, which stays with what was typed", async () => {
  const field = await ask(REFUSED);
  await type(field, "범위 밖");
  await send();
  expect([given, ended]).toEqual([["범위 밖"], []]);
  expect(field.value).toBe("범위 밖");
  expect(document.querySelector("[role=alert]")?.textContent).toContain(say("errors.MOVE_REFUSED"));
});
