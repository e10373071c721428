// @vitest-environment jsdom
// The toast names the document that was downloaded: a receipt is no certificate.
import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { IntlProvider } from "react-intl";
import { beforeEach, expect, test, vi } from "vitest";
import { stubMantineBrowser } from "#tests/support/mantine-browser.ts";
import { LANGUAGES, messagesOf, speaker } from "#tests/support/messages.ts";
import { mountedRoot } from "#tests/support/mounted-root.ts";
import { type DocumentAbout, DocumentDialog } from "#web/components/documents/DocumentDialog.tsx";
import { theme } from "#web/theme/theme.ts";

const { shown } = vi.hoisted(() => ({ shown: [] as string[] }));
vi.mock("#web/components/toasts/toasts.ts", () => ({
  showToast: () => "toast",
  updateToast: (_id: string, { title }: { title: string }) => shown.push(title),
}));
vi.mock("#web/browser/save-file.ts", () => ({ saveFile: () => {} }));
vi.mock("#web/session/account-requests.ts", () => ({
  fetchDocument: async () => ({ number: "2026-00012", file: new Blob([]) }),
}));

const root = mountedRoot();
beforeEach(() => {
  stubMantineBrowser();
  shown.length = 0;
});

const receipt: DocumentAbout = { kind: "PAYMENT", paymentId: 1 };
const membership: DocumentAbout = { kind: "MEMBERSHIP" };

test.each(
  LANGUAGES.flatMap((language) => [
    [language, "printed.kind.RECEIPT", receipt] as const,
    [language, "printed.kind.MEMBERSHIP", membership] as const,
  ]),
)("in %s: %s", async (language, kind, about) => {
  const say = speaker(language);
  await act(async () =>
    root.render(
      <IntlProvider locale={language} messages={messagesOf(language)}>
        <MantineProvider theme={theme} env="test">
          <DocumentDialog about={about} onClose={() => {}} />
        </MantineProvider>
      </IntlProvider>,
    ),
  );
  const answer = [...document.querySelectorAll("button")].find(
    ({ textContent }) => textContent === say("printed.download"),
  );
  await act(async () => answer?.click());
  expect(shown).toEqual([say("printed.done", { kind: say(kind), number: "2026-00012" })]);
});
