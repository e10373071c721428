// @vitest-environment jsdom
// What the office records of an examinee in the dialog of an applicant is undone from its message: another seat, a typed result.
import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { RawIntlProvider } from "react-intl";
import { MemoryRouter } from "react-router-dom";
import { Client, fetchExchange, Provider } from "urql";
import { beforeEach, expect, test, vi } from "vitest";
import { stubMantineBrowser } from "#tests/support/mantine-browser.ts";
import { mountedRoot } from "#tests/support/mounted-root.ts";
import type { Toast } from "#web/components/toasts/toasts.ts";
import { ApplicantDialog } from "#web/features/programs/applications/office/ApplicantDialog.tsx";
import { createPageIntl } from "#web/i18n/intl.ts";
import { loadWords } from "#web/i18n/messages.ts";
import { theme } from "#web/theme/theme.ts";

const { said } = vi.hoisted(() => ({ said: [] as Toast[] }));
vi.mock("#web/components/toasts/toasts.ts", () => ({
  prepareToasts: () => {},
  showToast: (toast: Toast) => {
    said.push(toast);
    return "one";
  },
}));

const intl = createPageIntl("ko", await loadWords("ko", ["site", "forms", "printed", "office"]));
type Applicant = Parameters<typeof ApplicantDialog>[0]["applicant"];
const named = (text: string) => ({ text, language: "KO" as const });
const APPLICANT: Applicant = {
  id: 7,
  version: 1,
  state: "ATTENDED",
  misconduct: null,
  name: "한나래",
  nameEn: null,
  ownAnswers: [],
  email: "h@example.org",
  phoneNumber: null,
  affiliation: null,
  note: null,
  amount: 0,
  groupId: null,
  examPart: "TRANSLATION",
  languagePair: "KO_EN",
  site: { id: 2, name: named("서울") },
  examNumber: null,
  room: { id: 3, name: named("301호") },
  seatNumber: "4",
  score: 61.25,
  verdict: "FAILED",
  waitingPlace: null,
  feeState: null,
  paidAt: null,
  groupName: null,
  reschedule: null,
  createdAt: "2026-05-01T00:00:00Z",
};
const ROOM = {
  id: 3,
  name: named("301호"),
  seats: 9,
  holders: [
    { id: 7, name: "한나래", seatNumber: "4" },
    { id: 8, name: "도유진", seatNumber: "5" },
  ],
};
const SEATING = { id: 5, sites: [{ id: 2, rooms: [ROOM] }] };

const root = mountedRoot();
/** The changes that were sent. */
const sent: [name: string, variables: unknown][] = [];
const client = new Client({
  url: "http://127.0.0.1/graphql",
  exchanges: [fetchExchange],
  preferGetMethod: false,
  fetch: async (_url: unknown, init?: RequestInit) => {
    const { query, variables } = JSON.parse(String(init?.body));
    const [, name = ""] = /\{\s*(\w+)\(/.exec(query) ?? [];
    if (query.startsWith("mutation")) sent.push([name, variables]);
    const data = { [name]: name === "examSeating" ? SEATING : { id: 7 } };
    return new Response(JSON.stringify({ data }), { headers: { "content-type": "application/json" } });
  },
});

beforeEach(async () => {
  stubMantineBrowser();
  sent.length = 0;
  said.length = 0;
  await act(async () =>
    root.render(
      <RawIntlProvider value={intl}>
        <MantineProvider theme={theme} env="test">
          <Provider value={client}>
            <MemoryRouter>
              <ApplicantDialog
                {...{ applicant: APPLICANT, previous: undefined, next: undefined, programId: 5 }}
                {...{ isExam: true, isComputed: false, isLocked: false, startsAt: "2026-05-09T01:00:00Z" }}
                {...{ onStep: () => {}, onChanged: () => {}, onClose: () => {} }}
              />
            </MemoryRouter>
          </Provider>
        </MantineProvider>
      </RawIntlProvider>,
    ),
  );
  await vi.waitFor(() => expect(document.querySelector('select[name="seatNumber"]')).not.toBeNull());
});

async function enter(name: string, value: string): Promise<HTMLFormElement | null | undefined> {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  if (!field) throw new Error(`There is no field ${name}`);
  const isSelect = field instanceof HTMLSelectElement;
  const { prototype } = isSelect ? HTMLSelectElement : HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event(isSelect ? "change" : "input", { bubbles: true }));
  });
  return field.form;
}

/** Sends a form, and answers what is said. */
async function save(form: HTMLFormElement | null | undefined): Promise<Toast | undefined> {
  await act(async () => form?.querySelector<HTMLButtonElement>("button[type=submit]")?.click());
  await vi.waitFor(() => expect(said).toHaveLength(1));
  return said[0];
}

async function undo(toast: Toast | undefined): Promise<void> {
  expect(toast?.action?.isUndo).toBe(true);
  await act(async () => toast?.action?.run());
  await vi.waitFor(() => expect(said[1]?.title).toBe(intl.formatMessage({ id: "applicants.undone" })));
}

test("a seat that was exchanged is exchanged back", async () => {
  await undo(await save(await enter("seatNumber", "5")));
  expect(sent).toEqual([
    ["assignSeat", { id: 7, roomId: 3, seatNumber: "5", swapWith: 8 }],
    ["assignSeat", { id: 7, roomId: 3, seatNumber: "4", swapWith: 8 }],
  ]);
});

test("a free seat is left for the one before", async () => {
  await undo(await save(await enter("seatNumber", "9")));
  expect(sent).toEqual([
    ["assignSeat", { id: 7, roomId: 3, seatNumber: "9", swapWith: null }],
    ["assignSeat", { id: 7, roomId: 3, seatNumber: "4", swapWith: null }],
  ]);
});

test("a typed result is the one before again, and is typed with its hundredths", async () => {
  await enter("verdict", "PASSED");
  await undo(await save(await enter("score", "７0.5")));
  expect(sent).toEqual([
    ["recordResult", { id: 7, score: 70.5, verdict: "PASSED" }],
    ["recordResult", { id: 7, score: 61.25, verdict: "FAILED" }],
  ]);
});
