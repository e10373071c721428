// @vitest-environment jsdom
// The office assigns reviews a part at a time: it goes on until nothing is left, says how far it is, and says what stopped it.
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { Client, fetchExchange, Provider } from "urql";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Toast } from "#web/components/toasts/toasts.ts";
import { useAssignAll } from "#web/features/programs/presentations/office/use-assign-all.ts";
import { createPageIntl } from "#web/i18n/intl.ts";
import { loadWords } from "#web/i18n/messages.ts";

const { said } = vi.hoisted(() => ({ said: [] as Omit<Toast, "id">[] }));
vi.mock("#web/components/toasts/toasts.ts", () => ({
  showToast: (toast: Omit<Toast, "id">) => {
    said.push(toast);
    return "one";
  },
  updateToast: (_id: string, toast: Omit<Toast, "id">) => said.push(toast),
}));

const intl = createPageIntl("en", await loadWords("en", ["site", "forms", "office"]));
const ended = vi.fn();
/** After which presentation each call began. */
const calls: (number | null)[] = [];
let broken = false;
let assignAll: () => Promise<void>;
let root: Root;

/** Three parts of a vote of two people on five presentations. */
const PARTS = [
  { assigned: 4, short: 0, done: 2, left: 3, after: 12 },
  { assigned: 3, short: 1, done: 2, left: 1, after: 14 },
  { assigned: 2, short: 0, done: 1, left: 0, after: null },
];

const answer = async (_url: unknown, init?: RequestInit): Promise<Response> => {
  const { variables } = JSON.parse(String(init?.body));
  calls.push(variables.after);
  const errors = [{ message: "", extensions: { code: "UNAVAILABLE" } }];
  const part = { __typename: "AssignedPresentationReviews", ...PARTS[calls.length - 1] };
  const body = broken && calls.length === 2 ? { errors } : { data: { assignPresentationReviews: part } };
  return new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
};

function Probe() {
  ({ assignAll } = useAssignAll({ programId: 5, onChanged: ended }));
  return null;
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  said.length = 0;
  calls.length = 0;
  broken = false;
  ended.mockClear();
  const client = new Client({ url: "http://127.0.0.1/graphql", exchanges: [fetchExchange], fetch: answer });
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <RawIntlProvider value={intl}>
        <Provider value={client}>
          <Probe />
        </Provider>
      </RawIntlProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test("each call begins after the last presentation of the one before, and the sums are said", async () => {
  await act(() => assignAll());
  expect(calls).toEqual([null, 12, 14]);
  expect(said.map(({ kind }) => kind)).toEqual(["busy", "busy", "busy", "busy", "ok"]);
  expect(said[1]?.title).toContain("2 of 5");
  expect(said[2]?.title).toContain("4 of 5");
  const sums = { assigned: 9, short: 1 };
  expect(said.at(-1)?.title).toBe(intl.formatMessage({ id: "presentations-office.assigned" }, sums));
  expect(ended).toHaveBeenCalledTimes(1);
});

test("what stops it is said, and the page is read again", async () => {
  broken = true;
  await act(() => assignAll());
  expect(calls).toEqual([null, 12]);
  expect(said.at(-1)?.kind).toBe("bad");
  expect(ended).toHaveBeenCalledTimes(1);
});
