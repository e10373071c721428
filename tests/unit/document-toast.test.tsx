// @vitest-environment jsdom
// The toast names the document that was downloaded: a receipt is no certificate.
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { LANGUAGES, speaker } from "#tests/support/messages.ts";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { type DocumentAbout, DocumentDialog } from "#web/components/documents/DocumentDialog.tsx";

const { shown } = vi.hoisted(() => ({ shown: [] as string[] }));
vi.mock("#web/components/toasts/toasts.ts", () => ({
  showToast: () => "toast",
  updateToast: (_id: string, { title }: { title: string }) => shown.push(title),
}));
vi.mock("#web/browser/save-file.ts", () => ({ saveFile: () => {} }));
vi.mock("#web/session/account-requests.ts", () => ({
  fetchDocument: async () => ({ number: "2026-00012", file: new Blob([]) }),
}));

const root = appRoot();
beforeEach(() => {
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
  await root.show(<DocumentDialog about={about} onClose={() => {}} />, { language });
  const answer = [...document.querySelectorAll("button")].find(
    ({ textContent }) => textContent === say("printed.download"),
  );
  await act(async () => answer?.click());
  expect(shown).toEqual([say("printed.done", { kind: say(kind), number: "2026-00012" })]);
});
