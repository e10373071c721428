// @vitest-environment jsdom
// An issue in the making offers the manuscripts whose proof is approved: each is assigned in one action, which can be undone.
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { speaker } from "#tests/support/messages.ts";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { ReadyManuscripts } from "#web/features/journal/journal/office/ReadyManuscripts.tsx";

type Sent = [name: string, variables: object];
const { found, sent, offered } = vi.hoisted(() => ({
  found: { items: [] as object[], underWay: 0 },
  sent: [] as Sent[],
  offered: [] as { undo: () => unknown }[],
}));
vi.mock("#web/gql/journal-office.ts", () => ({
  useReadyManuscriptsQuery: () => [
    { data: { managedSubmissions: { items: found.items }, underWay: { totalCount: found.underWay } } },
    () => {},
  ],
  useAssignManuscriptMutation: () => [
    {},
    async (variables: object) => {
      sent.push(["assign", variables]);
      return { data: { handInArticle: { id: 7, article: { id: 31, version: 1 } } } };
    },
  ],
  useDeleteArticleMutation: () => [{}, async (variables: object) => sent.push(["undo", variables])],
}));
vi.mock("#web/components/toasts/use-undo-toast.ts", () => ({
  useUndoToast: () => (offer: { undo: () => unknown }) => offered.push(offer),
}));

const say = speaker("ko");
const root = appRoot();
let changes = 0;

beforeEach(() => {
  Object.assign(found, { items: [], underWay: 0 });
  sent.length = 0;
  offered.length = 0;
  changes = 0;
});

const manuscript = (id: number, more: object = {}) => ({
  id,
  number: `2026-00${id}`,
  title: { text: `번역의 자리 ${id}`, language: "KO" },
  missing: [],
  article: null,
  ...more,
});
const show = (blocks = true, isUnsaved = false) =>
  root.show(
    <ReadyManuscripts
      issueId={5}
      blocks={blocks}
      isUnsaved={isUnsaved}
      onChanged={() => {
        changes += 1;
      }}
    />,
  );
const buttons = () => [...document.querySelectorAll("button")];
const button = (id: number) =>
  buttons().find((one) => one.getAttribute("aria-label")?.includes(`번역의 자리 ${id}`));

test("a manuscript is assigned to the issue in one action, and taken out again by undo", async () => {
  found.items = [manuscript(7), manuscript(8, { article: { id: 1 } })];
  await show();
  // What is in an issue already is not offered.
  expect(buttons()).toHaveLength(1);
  await act(async () => button(7)?.click());
  expect(sent).toEqual([["assign", { id: 7, issueId: 5, missingReason: null }]]);
  expect(changes).toBe(1);
  // The button goes with its row: the focus stays in the list.
  expect(document.activeElement?.querySelector("ul")).not.toBeNull();
  await offered[0]?.undo();
  expect(sent.at(-1)).toEqual(["undo", { id: 31, version: 1 }]);
});

test("what the journal asks for is named, and blocks, or asks for a reason", async () => {
  found.items = [manuscript(7, { missing: [{ requirement: "FEE", names: [] }] })];
  await show();
  expect(document.body.textContent).toContain(say("requirements.missing.FEE", { names: "" }));
  expect(button(7)?.disabled).toBe(true);
  await show(false);
  expect(button(7)?.disabled).toBe(true);
  expect(document.querySelector("#assign-reason-7")).not.toBeNull();
});

test("while the issue has unsaved changes nothing is assigned", async () => {
  found.items = [manuscript(7)];
  await show(true, true);
  expect(button(7)?.disabled).toBe(true);
  expect(document.body.textContent).toContain(say("journal-office.ready.unsaved"));
});

test("manuscripts whose proof is not approved yet are counted, and nothing is shown where there are none", async () => {
  await show();
  expect(document.querySelector("section, button, a")).toBeNull();
  found.underWay = 2;
  await show();
  expect(document.querySelector("a")?.getAttribute("href")).toContain("state=accepted");
});
