// @vitest-environment jsdom
// A dry run of a roster says nothing any more once another roster was imported, and a roster that nobody wants can be deleted.
import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { IntlProvider } from "react-intl";
import { MemoryRouter } from "react-router-dom";
import { Client, fetchExchange, Provider } from "urql";
import { expect, test, vi } from "vitest";
import { messagesOf, speaker } from "#tests/support/messages.ts";
import { mountedRoot } from "#tests/support/mounted-root.ts";
import { RosterPreview } from "#web/features/people/member-imports/RosterPreview.tsx";
import { theme } from "#web/theme/theme.ts";

const say = speaker("ko");
const roster: Parameters<typeof RosterPreview>[0]["roster"] = {
  ...{ __typename: "MemberImport", id: 5, fileName: "명부.csv", state: "READ", head: 0, total: 1 },
  ...{ fields: ["NAME", "EMAIL"], firstRows: [["이름", "이메일"]], created: 0, updated: 0, skipped: 0 },
  ...{ notUndone: 0, notUndoneMembers: [], createdAt: "2026-11-20T00:00:00Z", by: null },
  ...{ undoneAt: null, undoableUntil: null },
};
const plan = {
  ...{ created: 2, updated: 0, same: 0, refused: 0, periods: 5, exempt: 2, payments: 0, noted: 0 },
  ...{ withoutCountry: 0, withoutJoined: 0, causes: [], changes: [] },
};
const root = mountedRoot();
const asked: string[] = [];
const answer = async (_url: unknown, init?: RequestInit): Promise<Response> => {
  const { query } = JSON.parse(String(init?.body));
  asked.push(query);
  const data = query.includes("rosterPlan") ? { rosterPlan: plan } : { deleteMemberImport: true };
  return new Response(JSON.stringify({ data }), { headers: { "content-type": "application/json" } });
};

test("another import ends the dry run, and the roster can be deleted", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const client = new Client({
    ...{ url: "http://127.0.0.1/graphql", exchanges: [fetchExchange], fetch: answer, preferGetMethod: false },
  });
  const changed = vi.fn();
  const show = (imported: string) =>
    act(async () =>
      root.render(
        <MemoryRouter>
          <IntlProvider locale="ko" messages={messagesOf("ko")}>
            <Provider value={client}>
              <MantineProvider theme={theme} env="test">
                <RosterPreview roster={roster} imported={imported} onChanged={changed} />
              </MantineProvider>
            </Provider>
          </IntlProvider>
        </MemoryRouter>,
      ),
    );
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
  vi.unstubAllGlobals();
});
