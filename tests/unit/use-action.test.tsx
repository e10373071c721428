// @vitest-environment jsdom
// An action that is done at once says that it was done, with an undo where there is one, or why it was refused.
import { CombinedError } from "@urql/core";
import { GraphQLError } from "graphql";
import { act } from "react";
import { RawIntlProvider } from "react-intl";
import { beforeEach, expect, test, vi } from "vitest";
import { mountedRoot } from "#tests/support/mounted-root.ts";
import type { Toast } from "#web/components/toasts/toasts.ts";
import { useAction } from "#web/components/toasts/use-action.ts";
import { createPageIntl } from "#web/i18n/intl.ts";
import { loadWords } from "#web/i18n/messages.ts";

const { said } = vi.hoisted(() => ({ said: [] as Omit<Toast, "id">[] }));
// Another file of this process may have loaded the action with toasts of its own.
vi.hoisted(() => vi.resetModules());
vi.mock("#web/components/toasts/toasts.ts", () => ({
  showToast: (toast: Omit<Toast, "id">) => {
    said.push(toast);
    return "one";
  },
}));

// Of a public page, whose words have none for codes.
const intl = createPageIntl("en", { ...(await loadWords("en", ["site"])) });
const refused = (code: string, extensions: object = {}) =>
  Promise.resolve({
    error: new CombinedError({
      graphQLErrors: [new GraphQLError(code, { extensions: { code, ...extensions } })],
    }),
  });
const ended = vi.fn();
let perform: ReturnType<typeof useAction>;
const root = mountedRoot();

function Probe() {
  perform = useAction(ended);
  return null;
}

beforeEach(async () => {
  said.length = 0;
  ended.mockClear();
  await act(async () => root.render(<RawIntlProvider value={intl}>{<Probe />}</RawIntlProvider>));
});

test("says what was done and to what, and can be undone", async () => {
  const undo = vi.fn(() => Promise.resolve({}));
  const sent = Promise.resolve({ data: { id: 7 } });
  expect(
    await perform(sent, "layout.nav.terms", {
      text: "Notice",
      undo: (answer) => (answer?.id === 7 ? { undo, undone: "layout.nav.faq" } : null),
    }),
  ).toBe(true);
  expect(said).toMatchObject([{ kind: "ok", text: "Notice", action: { isUndo: true } }]);
  expect(ended).toHaveBeenCalledTimes(1);
  said[0]?.action?.run();
  await vi.waitFor(() => expect(said).toHaveLength(2));
  expect(said[1]).toMatchObject({ kind: "ok", title: intl.formatMessage({ id: "layout.nav.faq" }) });
  expect(ended).toHaveBeenCalledTimes(2);
});

test("says the reason of the field that was refused, with words that the page had not loaded", async () => {
  const answer = refused("VALIDATION", { fields: { reason: ["REQUIRED"] } });
  expect(await perform(answer, "layout.nav.terms")).toBe(false);
  const words = await loadWords("en", ["forms", "office"]);
  expect(said).toMatchObject([{ kind: "bad", title: words["errors.REQUIRED"] }]);
  expect(ended).toHaveBeenCalledTimes(1);
});

test("says nothing to somebody who does not want to prove who it is", async () => {
  expect(await perform(refused("REAUTH_REQUIRED"), "layout.nav.terms")).toBe(false);
  expect(said).toEqual([]);
  expect(ended).not.toHaveBeenCalled();
});
