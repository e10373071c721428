// @vitest-environment jsdom
// Filling in what was translated before: a memory that cannot be asked has not said that there is nothing.
import { act } from "react";
import { Client, fetchExchange } from "urql";
import { expect, test, vi } from "vitest";
import { paragraphsOf } from "#schema/validation/core/translation/paragraphs.ts";
import { speaker } from "#tests/support/messages.ts";
import { answeringClient, appRoot } from "#tests/support/render-in-app.tsx";
import type { Toast } from "#web/components/toasts/toasts.ts";
import { FillButton } from "#web/components/translation/FillButton.tsx";
import { questionsOf } from "#web/components/translation/questioned.ts";

const { said } = vi.hoisted(() => ({ said: [] as Toast[] }));
vi.mock("#web/components/toasts/toasts.ts", () => ({
  prepareToasts: () => {},
  showToast: (toast: Toast) => {
    said.push(toast);
    return "one";
  },
}));

const say = speaker("ko");
const root = appRoot();
const text = (...lines: string[]) => ({
  title: "",
  content: {
    content: lines.map((line) => ({
      type: "paragraph",
      content: line ? [{ type: "text", text: line }] : [],
    })),
  },
});
async function fill(client: Client, ...english: string[]) {
  const all = questionsOf(
    paragraphsOf({ ko: text("문의", "긴 문단", "문의"), en: text(...english) }, [], new Set()),
    { terms: new Map(), names: [], remarks: [], answers: [] },
  );
  const taken: number[] = [];
  const translation = {
    now: () => all,
    takeAll: (list: readonly { at: number }[]) => taken.push(...list.map(({ at }) => at)),
  };
  said.splice(0);
  await root.show(<FillButton translation={translation} />, { client });
  await act(async () => {
    document.querySelector("button")?.click();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  return { taken, said: said.map(({ kind, title }) => [kind, title]) };
}
const away = new Client({
  url: "http://127.0.0.1/graphql",
  exchanges: [fetchExchange],
  fetch: () => Promise.reject(new TypeError("Failed to fetch")),
  preferGetMethod: false,
});

test("says that the memory could not be asked, and fills in what this text has", async () => {
  const failed = ["bad", say("errors.INTERNAL")];
  expect(await fill(away, "", "", "")).toEqual({ taken: [], said: [failed] });
  expect(await fill(away, "Contact", "", "")).toEqual({
    taken: [2],
    said: [failed, ["ok", say("translation.filled", { count: 1 })]],
  });
});

test("says that nothing was translated before where the memory has nothing", async () => {
  const client = answeringClient<{ texts: string[] }>(({ variables }) => ({
    data: { translationCandidates: variables.texts.map(() => []) },
  }));
  expect(await fill(client, "", "", "")).toEqual({
    taken: [],
    said: [["ok", say("translation.filled", { count: 0 })]],
  });
});
