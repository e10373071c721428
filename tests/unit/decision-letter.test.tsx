// @vitest-environment jsdom
// The letter of a decision: what an editor typed is replaced only when the editor says so, whatever verdict, answer or colleague comes.
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { speaker } from "#tests/support/messages.ts";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { DecideDialog } from "#web/features/journal/reviews/office/DecideDialog.tsx";
import type { MessageId } from "#web/i18n/message-ids.ts";

type Draft = { data?: object };
const { asked, decide, device } = vi.hoisted(() => ({
  decide: vi.fn(async (_sent: object) => ({})),
  asked: new Map<string, (draft: Draft) => void>(),
  device: new Map<string, { values: object; savedAt: number }>(),
}));
vi.mock("urql", async (original) => ({
  ...(await original<object>()),
  useClient: () => ({
    query: (_document: unknown, { verdict }: { verdict: string }) => ({
      toPromise: () => new Promise<Draft>((resolve) => asked.set(verdict, resolve)),
    }),
  }),
}));
vi.mock("#web/gql/managed-submissions.ts", () => ({
  DecisionLetterDocument: {},
  useDecideSubmissionMutation: () => [{}, decide],
}));
// What is saved on the device.
vi.mock("#web/browser/local-draft.ts", () => ({
  draftKey: (form: string) => form,
  dropDraft: (key: string) => device.delete(key),
  storeDraft: (key: string, values: object, savedAt: number) => device.set(key, { values, savedAt }),
  readDraft: (key: string) => device.get(key) ?? null,
}));
vi.mock("#web/components/toasts/toasts.ts", () => ({ prepareToasts: () => {}, showToast: () => {} }));

const say = speaker("en");
const manuscript = { id: 1, round: 1, proposed: null, reviews: [], missing: [] };
const root = appRoot();

beforeEach(() => {
  Object.assign(HTMLElement.prototype, { checkVisibility: () => true });
  asked.clear();
  decide.mockClear();
  device.clear();
});

const show = (more: object) =>
  root.show(
    <DecideDialog
      manuscript={JSON.parse(JSON.stringify({ ...manuscript, ...more }))}
      blocks
      onClose={() => {}}
      onDecided={() => {}}
    />,
    { language: "en" },
  );

function write(selector: string, value: string) {
  const field = document.querySelector<HTMLTextAreaElement | HTMLSelectElement>(selector);
  if (!field) throw new Error(`No ${selector}`);
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  return act(async () => {
    set?.call(field, value);
    field.dispatchEvent(new Event(field.tagName === "SELECT" ? "change" : "input", { bubbles: true }));
  });
}
const reason = () => document.querySelector<HTMLTextAreaElement>("#decide-missingReason");
const choose = (verdict: string) => write("#decide-verdict", verdict);
const answer = (verdict: string, letterDraft?: string) =>
  act(async () =>
    asked.get(verdict)?.(letterDraft === undefined ? {} : { data: { managedSubmission: { letterDraft } } }),
  );
const letter = () => document.querySelector<HTMLTextAreaElement>("#decide-letter")?.value;
const button = (id: MessageId) =>
  [...document.querySelectorAll("button")].find((one) => one.textContent?.includes(say(id)));

test("another verdict asks before its draft takes the place of what was typed", async () => {
  await show({ decisions: [] });
  await choose("MINOR");
  await answer("MINOR", "Minor.");
  expect(letter()).toBe("Minor.");
  // Nothing was typed: the draft follows the verdict.
  await choose("MAJOR");
  await answer("MAJOR", "Major.");
  expect(letter()).toBe("Major.");
  await write("#decide-letter", "Major, and my own words.");
  await choose("REJECT");
  await answer("REJECT", "Rejected.");
  expect(letter()).toBe("Major, and my own words.");
  await act(async () => button("submission-office.decide.replaceYes")?.click());
  expect(letter()).toBe("Rejected.");
});

test("a failed answer empties nothing, and of two answers the one to the last question counts", async () => {
  await show({ decisions: [] });
  await write("#decide-letter", "My own words.");
  await choose("MINOR");
  await answer("MINOR");
  expect(letter()).toBe("My own words.");
  expect(document.body.textContent).toContain(say("submission-office.decide.notLoaded"));
  await write("#decide-letter", "");
  await choose("MAJOR");
  await choose("REJECT");
  await answer("REJECT", "Rejected.");
  await answer("MAJOR", "Major.");
  expect(letter()).toBe("Rejected.");
});

test("a colleague's decision is shown, and what was typed stays", async () => {
  await show({ decisions: [] });
  await choose("MINOR");
  await answer("MINOR", "Minor.");
  await write("#decide-letter", "My own words.");
  const decided = { round: 1, verdict: "REJECT", decidedBy: "Colleague", decidedAt: "2026-11-26T00:00:00Z" };
  await show({ decisions: [decided] });
  expect(letter()).toBe("My own words.");
  expect(document.body.textContent).toContain("Colleague");
  expect(button("submission-office.decide.answer")?.disabled).toBe(true);
});

test("a letter that was left unsent is offered when the dialog is opened again", async () => {
  await show({ decisions: [] });
  await choose("MINOR");
  await answer("MINOR", "Minor.");
  await write("#decide-letter", "My own words.");
  await expect.poll(() => JSON.stringify([...device.values()])).toContain("My own words.");
  await root.close();
  await show({ decisions: [] });
  expect(letter()).toBe("");
  await act(async () => button("forms.draft.continue")?.click());
  expect(letter()).toBe("My own words.");
});

test("an acceptance without a review is sent with its reason; one after a review is asked for none", async () => {
  await show({ decisions: [] });
  await choose("ACCEPT");
  await answer("ACCEPT", "Accepted.");
  await act(async () => button("submission-office.decide.answer")?.click());
  expect(decide).not.toHaveBeenCalled();
  expect(reason()?.getAttribute("aria-invalid")).toBe("true");
  await write("#decide-missingReason", "An invited article.");
  await act(async () => button("submission-office.decide.answer")?.click());
  await vi.waitFor(() =>
    expect(decide).toHaveBeenCalledWith(expect.objectContaining({ missingReason: "An invited article." })),
  );
  await root.close();
  await show({ decisions: [], reviews: [{ id: 1, round: 1, state: "SENT", awaitedUntil: null }] });
  await choose("ACCEPT");
  expect(reason()).toBeNull();
});
