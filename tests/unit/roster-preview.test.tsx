// @vitest-environment jsdom
// A dry run of a roster says nothing any more once another roster was imported, and a roster that nobody wants can be deleted.
import { act } from "react";
import { expect, test, vi } from "vitest";
import { speaker } from "#tests/support/messages.ts";
import { answeringClient, appRoot } from "#tests/support/render-in-app.tsx";
import { RosterPreview } from "#web/features/people/member-imports/RosterPreview.tsx";

const say = speaker("ko");
const roster: Parameters<typeof RosterPreview>[0]["roster"] = {
  id: 5,
  fileName: "명부.csv",
  state: "READ",
  head: 0,
  total: 1,
  fields: ["NAME", "EMAIL"],
  firstRows: [["이름", "이메일"]],
  created: 0,
  updated: 0,
  skipped: 0,
  notUndone: 0,
  notUndoneMembers: [],
  createdAt: "2026-11-20T00:00:00Z",
  by: null,
  undoneAt: null,
  undoableUntil: null,
};
const plan = {
  created: 2,
  updated: 0,
  same: 0,
  refused: 0,
  periods: 5,
  exempt: 2,
  payments: 0,
  noted: 0,
  withoutCountry: 0,
  withoutJoined: 0,
  causes: [],
  changes: [],
};
const root = appRoot();
const asked: string[] = [];
const client = answeringClient(({ query }) => {
  asked.push(query);
  return { data: query.includes("rosterPlan") ? { rosterPlan: plan } : { deleteMemberImport: true } };
});

test("another import ends the dry run, and the roster can be deleted", async () => {
  const changed = vi.fn();
  const show = (imported: string) =>
    root.show(<RosterPreview roster={roster} imported={imported} onChanged={changed} />, { client });
  const press = async (label: string, within: ParentNode = document) => {
    const button = [...within.querySelectorAll("button")].find((one) => one.textContent === label);
    await act(async () => button?.click());
  };
  const words = () => document.body.textContent ?? "";
  await show("");
  await press(say("member-import.try"));
  await vi.waitFor(() => expect(words()).toContain("회비를 낸 해 3건, 면제된 해 2건"));
  expect(words()).toContain("2명 반영하기");
  await show("4 DONE");
  await vi.waitFor(() => expect(asked.filter((query) => query.includes("rosterPlan"))).toHaveLength(2));
  await press(say("member-import.delete"));
  const dialog = await vi.waitFor(() => {
    const found = document.querySelector("[role=dialog]");
    if (!found) throw new Error("Nothing asks");
    return found;
  });
  expect(changed).not.toHaveBeenCalled();
  await press(say("member-import.delete"), dialog);
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
});
