// @module-tag long
// @vitest-environment jsdom
// English that visitors have not read is asked about before it comes to them, in whichever form it is written (docs/translations.md#checks).
import { act, type ReactNode } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { paragraphsOf } from "#schema/validation/core/translation/paragraphs.ts";
import {
  PROGRAM_FIELD_NAMES,
  PROGRAM_FIELDS,
  untouchedProgramFields,
} from "#schema/validation/programs/program-fields.ts";
import { speaker } from "#tests/support/messages.ts";
import { answeringClient, appRoot } from "#tests/support/render-in-app.tsx";
import { PROGRAM_OFFICES } from "#web/components/programs/program-offices.ts";
import { PublishQuestion } from "#web/components/translation/PublishQuestion.tsx";
import { ProgramForm } from "#web/features/programs/programs/office/ProgramForm.tsx";
import { PageForm } from "#web/features/site/pages/office/PageForm.tsx";
import type { EditedPage } from "#web/features/site/pages/office/page-values.ts";
import { PostForm } from "#web/features/site/posts/office/PostForm.tsx";
import type { EditedPost } from "#web/features/site/posts/office/post-values.ts";

const root = appRoot();
const say = speaker("ko");

const OUT = "2026-01-01T00:00:00Z";
const doc = (text: string) => ({
  type: "doc" as const,
  content: [{ type: "paragraph" as const, content: [{ type: "text" as const, text }] }],
});
const texts = {
  ko: { title: "참가비 5만 원", content: doc("본문입니다.") },
  en: { title: "Fee: KRW 50,000", content: doc("The text.") },
};
const translating = { answers: [], pairs: [], draft: null };

const post: EditedPost = {
  ...{ id: 1, board: "NOTICE", version: 1, state: "PUBLISHED", publishedAt: OUT, unpublishAt: null },
  ...{ pinned: false, pinnedUntil: null, koUpdatedAt: OUT, enUpdatedAt: OUT, tag: null, thumbnail: null },
  ...{ picturesDecorative: false, audience: "EVERYONE", readerGrades: [], isListed: true, files: [] },
  ...texts,
  ...translating,
};
const page: EditedPage = {
  ...{ key: "GREETING", number: 1, shownNumber: 1, effectiveAt: OUT, entries: [], people: [] },
  ...texts,
  ...translating,
};
const plain = PROGRAM_FIELD_NAMES.map((name) => [
  name,
  PROGRAM_FIELDS[name].kind === "box" ? untouchedProgramFields()[name] : null,
]);
const lines = { description: null, location: null };
const program = {
  ...{ id: 1, kind: "SEMINAR", version: 1, stage: "VISIBLE", number: null, seatsTaken: 0, expectedCount: 0 },
  ...{ publishedAt: OUT, cancelledAt: null, cancelNoteKo: null, cancelNoteEn: null, deletedAt: null },
  ...{ koUpdatedAt: OUT, enUpdatedAt: OUT, startsAt: "2999-01-01T00:00:00Z", endsAt: "2999-01-01T03:00:00Z" },
  ...{ fee: 0, ...Object.fromEntries(plain), ownFields: [], refundRules: null, tag: null, thumbnail: null },
  ...{ unchecked: [], prices: [], speakers: [], sessions: [], examParts: [], languagePairs: [] },
  ...{ sites: [], files: [] },
  ko: { ...texts.ko, ...lines },
  en: { ...texts.en, ...lines },
  ...translating,
};

const done = { labelledBy: "heading", onDelete: vi.fn(), onReload: vi.fn(), onRestore: vi.fn() };
const postForm = (more: Partial<EditedPost> = {}) => (
  <PostForm
    board="NOTICE"
    draft={null}
    start={{ post: { ...post, ...more }, draft: null, copied: null }}
    {...done}
  />
);
const programForm = (more: object = {}) => (
  <ProgramForm
    office={PROGRAM_OFFICES.seminars}
    draft={null}
    start={Object({ program: { ...program, ...more }, draft: null })}
    {...done}
  />
);
const pageForm = (more: Partial<EditedPage> = {}) => (
  <PageForm page={{ ...page, ...more }} labelledBy="heading" onReload={vi.fn()} />
);

/** The names of what was sent. The glossary has no terms, and nothing else is answered. */
let sent: string[] = [];
const client = answeringClient<{ texts?: readonly string[] }>(({ query, variables }) => {
  sent.push(/(?:query|mutation) (\w+)/.exec(query)?.[1] ?? "");
  return /\btermsIn\b/.test(query)
    ? { data: { termsIn: (variables.texts ?? []).map(() => []) } }
    : { errors: [{ message: "UNANSWERED" }] };
});
beforeEach(() => {
  sent = [];
});
const show = (form: ReactNode) => root.show(form, { client });

const dialog = () => document.querySelector("[role=dialog]");
/** Waits: what a form asks of the server before it asks its writer takes a turn. */
async function until(check: () => void) {
  for (let tries = 100; ; tries -= 1) {
    try {
      return check();
    } catch (error) {
      if (tries === 0) throw error;
      await act(() => new Promise((done) => setTimeout(done, 20)));
    }
  }
}
/** The words of the question. */
async function asked(): Promise<string> {
  await until(() => expect(dialog()).not.toBeNull());
  return dialog()?.textContent ?? "";
}
/** Types into a field as a person does: React hears it. */
async function type(id: string, words: string) {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement)) throw new Error(`There is no ${id}`);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, words);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
const press = (place: ParentNode, name: string) =>
  act(async () => {
    const button = [...place.querySelectorAll("button")].find((one) => one.textContent?.startsWith(name));
    if (!button) throw new Error(`There is no ${name}`);
    button.click();
  });
const save = () => act(async () => document.querySelector<HTMLElement>("form button[type=submit]")?.click());

const FORMS: readonly [string, string, (more?: object) => ReactNode][] = [
  ["a post", "post", postForm],
  ["a program", "program", programForm],
  ["a page", "page", pageForm],
];

describe.each(FORMS)("%s that is public", (_name, form, formOf) => {
  test("is asked about another English, by what differs, and each is answered by itself", async () => {
    await show(formOf());
    await type(`${form}-en-title`, "Fee: KRW 70,000");
    await save();
    const question = await asked();
    for (const words of [say("translation.check.money"), "KRW 50,000", "KRW 70,000"])
      expect(question).toContain(words);
    await press(dialog() ?? document, say("translation.right"));
    expect(dialog()?.textContent).not.toContain("KRW 50,000");
  });

  test("is saved at once where its English stays, whatever is open in it", async () => {
    await show(formOf({ en: { ...texts.en, ...lines, title: "Fee: KRW 70,000" } }));
    await type(`${form}-ko-title`, "참가비 6만 원");
    await save();
    await until(() => expect(sent).toContain(`Save${form[0]?.toUpperCase()}${form.slice(1)}`));
    expect(dialog()).toBeNull();
  });
});

test("a program that is public is asked about its first English, and one that has none may stay without", async () => {
  await show(programForm({ en: null }));
  await type("program-en-title", "Fee: KRW 70,000");
  await save();
  expect(await asked()).toContain("KRW 70,000");
  expect(dialog()?.textContent).toContain(say("translation.state.UNTRANSLATED"));
  await press(dialog() ?? document, say("translation.publish.leave"));
  expect(dialog()?.textContent).toContain("KRW 70,000");
  expect(dialog()?.textContent).not.toContain(say("translation.state.UNTRANSLATED"));
});

test("an open remark is resolved where it is listed", async () => {
  const remark = { id: 7, ko: null, en: null, text: "어느 참가비입니까?", writtenBy: null, createdAt: OUT };
  const open = { ...remark, resolvedAt: null, resolvedBy: null };
  const [paragraph] = paragraphsOf({ ko: { title: "가" }, en: { title: "a" } }, [], new Set());
  if (!paragraph) throw new Error("There is no paragraph");
  const resolve = vi.fn();
  await show(
    <PublishQuestion
      open={[{ paragraph, findings: [], terms: [], remarks: [open], at: 0 }]}
      areTermsChecked
      translation={Object({ go: vi.fn(), answer: vi.fn() })}
      answer="게시"
      session={{ resolve }}
      onPublish={vi.fn()}
      onClose={vi.fn()}
    />,
  );
  expect(dialog()?.textContent).toContain(remark.text);
  await press(dialog() ?? document, say("translation.remarks.resolve"));
  expect(resolve).toHaveBeenCalledExactlyOnceWith(7, true);
});

test("a draft that stays one is saved without a question", async () => {
  const draft = { state: "DRAFT", publishedAt: null } as const;
  const en = { ...texts.en, title: "Fee: KRW 70,000" };
  await show(postForm({ ...draft, en }));
  await type("post-en-title", "Fee: KRW 90,000");
  await save();
  await until(() => expect(sent).toContain("SavePost"));
  expect(dialog()).toBeNull();
});

describe("a legal text", () => {
  const legal = { key: "BYLAWS" } as const;

  const version = { number: 1 };

  test.each([
    ["is put into force", say("page-editing.force"), say("page-editing.force.title", version)],
    ["is corrected", say("page-editing.correct", version), say("page-editing.correct.title", version)],
  ])("that %s asks about its English before its day", async (_name, way, next) => {
    await show(pageForm(legal));
    await type("page-en-title", "Fee: KRW 70,000");
    await press(document, way);
    expect(await asked()).toContain("KRW 70,000");
    await press(dialog() ?? document, way);
    expect(dialog()?.textContent).toContain(next);
    expect(document.querySelectorAll("[role=dialog]")).toHaveLength(1);
  });

  test("whose English stays asks for its day at once", async () => {
    await show(pageForm(legal));
    await type("page-ko-title", "참가비 6만 원");
    await press(document, say("page-editing.force"));
    expect(await asked()).toContain(say("page-editing.force.title", version));
  });
});
