// @vitest-environment jsdom
// A printed certificate by the link of an application: it is asked for with an address, the account to pay to is shown, and the request is withdrawn.
import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { RawIntlProvider } from "react-intl";
import { Client, fetchExchange, Provider } from "urql";
import { beforeEach, expect, test, vi } from "vitest";
import { stubMantineBrowser } from "#tests/support/mantine-browser.ts";
import { mountedRoot } from "#tests/support/mounted-root.ts";
import type { Toast } from "#web/components/toasts/toasts.ts";
import { LinkedCopies } from "#web/features/programs/applications/public/LinkedCopies.tsx";
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
type Application = Parameters<typeof LinkedCopies>[0]["application"];
const APPLICATION: Application = {
  name: "한나래",
  state: "ATTENDED",
  examPart: "TRANSLATION",
  languagePair: "KO_EN",
  siteName: null,
  groupName: "통번역대학원",
  photoUrl: null,
  photoFault: null,
  photoNote: null,
  photoUntil: null,
  slipFrom: null,
  hasSlip: true,
  examResult: null,
  objection: null,
  objectionUntil: null,
  certificates: ["EXAM_CERTIFICATE"],
  ownAnswers: [],
  changeUntil: null,
  canWithdraw: false,
  copyFee: 10_000,
  copyTransfer: null,
  certificateCopies: [],
  program: {
    id: 5,
    kind: "KITEC",
    state: "ENDED",
    startsAt: "2026-04-18T01:00:00Z",
    location: null,
    title: { text: "제28회 시험", language: "KO" },
    ownFields: [],
  },
};

const root = mountedRoot();
const sent: [name: string, variables: unknown][] = [];
const client = new Client({
  url: "http://127.0.0.1/graphql",
  exchanges: [fetchExchange],
  fetch: async (_url: unknown, init?: RequestInit) => {
    const { query, variables } = JSON.parse(String(init?.body));
    const [, name = ""] = /\{\s*(\w+)\(/.exec(query) ?? [];
    sent.push([name, variables]);
    return new Response(JSON.stringify({ data: { [name]: true } }), {
      headers: { "content-type": "application/json" },
    });
  },
});

beforeEach(() => {
  stubMantineBrowser();
  sent.length = 0;
  said.length = 0;
});

const draw = (change: Partial<Application>) =>
  act(async () =>
    root.render(
      <RawIntlProvider value={intl}>
        <MantineProvider theme={theme} env="test">
          <Provider value={client}>
            <LinkedCopies application={{ ...APPLICATION, ...change }} link="abc" onChanged={() => {}} />
          </Provider>
        </MantineProvider>
      </RawIntlProvider>,
    ),
  );
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll("button")].findLast((one) => one.textContent === name)?.click(),
  );

test("is asked for with the address that is typed and the fee that is shown", async () => {
  await draw({});
  await press(intl.formatMessage({ id: "applications.copy.ask" }));
  const field = document.querySelector("textarea");
  expect(field?.value).toBe("");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, "06236 서울");
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(document.body.textContent).toContain("10,000");
  await press(intl.formatMessage({ id: "applications.copy.send" }));
  await vi.waitFor(() => expect(said).toHaveLength(1));
  const asked = { link: "abc", language: "BOTH", address: "06236 서울", expectedFee: 10_000 };
  expect(sent).toEqual([["requestLinkedCertificateCopy", asked]]);
});

test("shows where to send the fee while it is awaited, and is withdrawn", async () => {
  const copy: Application["certificateCopies"][number] = {
    id: 3,
    language: "BOTH",
    address: "서울",
    state: "AWAITING_PAYMENT",
    paymentId: 8,
    sentAt: null,
    requestedAt: "2026-05-01T00:00:00Z",
  };
  const copyTransfer = {
    bankName: "가온은행",
    accountNumber: "000-1",
    holder: "학회",
    bankNameEn: null,
    holderEn: null,
    depositorName: "한나래8",
    amount: 10_000,
    until: null,
    swift: null,
  };
  await draw({ copyFee: null, copyTransfer, certificateCopies: [copy] });
  for (const words of ["000-1", "한나래8"]) expect(document.body.textContent).toContain(words);
  await press(intl.formatMessage({ id: "applications.copy.withdraw" }));
  await vi.waitFor(() => expect(said).toHaveLength(1));
  expect(sent).toEqual([["withdrawLinkedCertificateCopy", { link: "abc", id: 3 }]]);
});

test("nothing is there for somebody who can have none", async () => {
  await draw({ copyFee: null });
  expect(document.querySelector("section")).toBeNull();
});
