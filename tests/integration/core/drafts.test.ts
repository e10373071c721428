// What the office types of posts, programs and pages and has not saved: one's own, in one list, gone on with,
// dropped by its save.
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import type { StaffRole } from "#prisma/generated/enums.ts";
import { eraseMembers } from "#schema/people/account/erase-members.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { createMember, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { pageInput, SAVE_PAGE } from "#tests/support/page-writing.ts";
import {
  CREATE_PROGRAM,
  createProgramThrough,
  programInput,
  SAVE_PROGRAM,
} from "#tests/support/program-writing.ts";
import type { Ask } from "#tests/support/writing.ts";

const gateway = useGateway();
const KEEP = "mutation ($input: DraftInput!) { saveDraft(input: $input) { id } }";
const LIST = "{ savedDrafts { id board postId programKind programId pageKey title writerName } }";
const OWN_PAGE =
  "query ($key: PageKey!) { pageForEditing(key: $key) { number draft { payload baseVersion } } }";
const OWN_PROGRAM =
  "query ($id: Id!) { programForEditing(id: $id) { version draft { payload baseVersion } } }";

async function person(...roles: StaffRole[]): Promise<{ id: number; ask: Ask }> {
  const { id, session } = await createSignedIn({ roles });
  const headers = { ...session.headers };
  return { id, ask: (query, variables = {}) => askGraphql(gateway(), query, { variables, headers }) };
}

const payload = (title: string) => ({ values: { ko: { title }, en: { title: "" } } });
async function keep(ask: Ask, input: object, title: string): Promise<number> {
  const answer = await ask(KEEP, { input: { ...input, payload: payload(title) } });
  if (answer.errors.length > 0) throw new Error(answer.text);
  return Object(answer.data).saveDraft.id;
}
const listed = async (ask: Ask) => Object((await ask(LIST)).data).savedDrafts;
const nothing = { board: null, postId: null, programKind: null, programId: null, pageKey: null };
const codeOf = (answer: Awaited<ReturnType<Ask>>) => answer.errors[0]?.extensions?.code ?? null;

let content: Awaited<ReturnType<typeof person>>;
let programs: Awaited<ReturnType<typeof person>>;
beforeAll(async () => {
  content = await person("CONTENT");
  programs = await person("PROGRAM");
});

describe("of a page", () => {
  test("there is one a person, the last one wins, nobody else reads it, and its save drops it", async () => {
    const other = await person("CONTENT");
    const first = await keep(content.ask, { pageKey: "GREETING" }, "하나");
    const theirs = await keep(other.ask, { pageKey: "GREETING" }, "남의 글");
    expect(await keep(content.ask, { pageKey: "GREETING", baseVersion: 7 }, "둘")).toBe(first);
    expect((await content.ask(OWN_PAGE, { key: "GREETING" })).data).toEqual({
      pageForEditing: { number: null, draft: { payload: payload("둘"), baseVersion: 7 } },
    });
    expect(await listed(content.ask)).toEqual([
      { ...nothing, id: first, pageKey: "GREETING", title: "둘", writerName: null },
    ]);
    expect((await content.ask(SAVE_PAGE, { input: pageInput() })).errors).toEqual([]);
    expect(await db.draft.findMany({ where: { pageKey: "GREETING" }, select: { id: true } })).toEqual([
      { id: theirs },
    ]);
  });

  test("a save that is refused drops nothing", async () => {
    const id = await keep(content.ask, { pageKey: "GREETING" }, "밀린 글");
    expect(codeOf(await content.ask(SAVE_PAGE, { input: pageInput() }))).toBe("CONFLICT");
    expect(await db.draft.count({ where: { id } })).toBe(1);
    await db.draft.deleteMany({ where: { id } });
  });

  test("the journal's editors keep those of its rules, and no others", async () => {
    const editor = await person("JOURNAL");
    const id = await keep(editor.ask, { pageKey: "JOURNAL_ETHICS" }, "연구 윤리");
    expect((await listed(editor.ask)).map((draft: { id: number }) => draft.id)).toEqual([id]);
    const refused = { input: { pageKey: "BYLAWS", payload: {} } };
    expect(codeOf(await editor.ask(KEEP, refused))).toBe("FORBIDDEN");
  });
});

describe("of a program", () => {
  test("there is one a person, dropped by its save", async () => {
    const id = await createProgramThrough(programs.ask);
    const place = { programKind: "SEMINAR", programId: id, baseVersion: 1 };
    const draft = await keep(programs.ask, place, "고친 세미나");
    expect(await keep(programs.ask, place, "또 고친 세미나")).toBe(draft);
    expect((await programs.ask(OWN_PROGRAM, { id })).data).toEqual({
      programForEditing: { version: 1, draft: { payload: payload("또 고친 세미나"), baseVersion: 1 } },
    });
    await programs.ask(SAVE_PROGRAM, { id, version: 1, input: programInput() });
    expect(await db.draft.count({ where: { id: draft } })).toBe(0);
  });

  test("several new ones stand beside each other, each dropped by its own program, whatever kind it became", async () => {
    const writer = await person("PROGRAM");
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
    const ids = [
      await keep(writer.ask, { programKind: "WORKSHOP", key: one }, "워크숍"),
      await keep(writer.ask, { programKind: "SEMINAR", key: two }, "세미나"),
    ];
    expect(await keep(writer.ask, { programKind: "EXPERT_COURSE", key: one }, "과정")).toBe(ids[0]);
    const course = "newProgramDraft(kinds: [WORKSHOP, EXPERT_COURSE]) { id programKind }";
    expect((await writer.ask(`{ ${course} }`)).data).toEqual({
      newProgramDraft: { id: ids[0], programKind: "EXPERT_COURSE" },
    });
    const named = await writer.ask(`{ newProgramDraft(kinds: [SEMINAR], id: ${ids[1]}) { id } }`);
    expect(named.data).toEqual({ newProgramDraft: { id: ids[1] } });
    const stranger = await programs.ask(`{ newProgramDraft(kinds: [SEMINAR], id: ${ids[1]}) { id } }`);
    expect(stranger.data).toEqual({ newProgramDraft: null });
    await writer.ask(CREATE_PROGRAM, { input: programInput({ kind: "WORKSHOP" }), key: one });
    expect(await listed(writer.ask)).toEqual([
      { ...nothing, id: ids[1], programKind: "SEMINAR", title: "세미나", writerName: null },
    ]);
  });

  test("one that is not there is refused", async () => {
    const input = { programKind: "SEMINAR", programId: 1_000_000, payload: {} };
    expect(codeOf(await programs.ask(KEEP, { input }))).toBe("NOT_FOUND");
  });
});

test("SUPER sees everybody's, with the writer's name; who may write neither sees none", async () => {
  await keep(programs.ask, { programKind: "KITEC", key: crypto.randomUUID() }, "시험");
  await keep(content.ask, { pageKey: "HISTORY" }, "연혁");
  const president = await person("SUPER");
  const all = await listed(president.ask);
  const titles = all.map(({ title }: { title: string }) => title);
  expect(titles).toEqual(expect.arrayContaining(["시험", "연혁"]));
  const { name } = await db.member.findUniqueOrThrow({ where: { id: content.id } });
  expect(all.find(({ pageKey }: { pageKey: string }) => pageKey === "HISTORY").writerName).toBe(name);
  expect(await listed((await person("FINANCE")).ask)).toEqual([]);
  // Anyone who lost the role is not led to an editor that refuses.
  const both = await person("CONTENT", "PROGRAM");
  await keep(both.ask, { pageKey: "VALUES" }, "가치");
  await keep(both.ask, { programKind: "SEMINAR", key: crypto.randomUUID() }, "남는 글");
  await db.staffAssignment.deleteMany({ where: { memberId: both.id, role: "CONTENT" } });
  expect((await listed(both.ask)).map(({ title }: { title: string }) => title)).toEqual(["남는 글"]);
});

test.each([
  ["nothing", {}],
  ["two things", { board: "NOTICE", pageKey: "VALUES" }],
  ["a post without its board", { pageKey: "VALUES", postId: 1 }],
  ["a program without its kind", { board: "NOTICE", programId: 1 }],
])("a draft of %s is refused", async (_, input) => {
  const answer = await content.ask(KEEP, { input: { ...input, payload: {} } });
  expect(codeOf(answer)).toBe("VALIDATION");
});

test("a page's text of more than a megabyte is refused, and what was stored stays", async () => {
  const id = await keep(content.ask, { pageKey: "TERMS" }, "약관");
  const large = { pageKey: "TERMS", payload: { text: "가".repeat(360_000) } };
  expect((await content.ask(KEEP, { input: large })).errors[0]?.extensions?.fields).toEqual({
    payload: ["DRAFT_TOO_LARGE"],
  });
  const saved = await db.draft.findUniqueOrThrow({ where: { id } });
  expect(saved.payload).toEqual(payload("약관"));
});

test.each([
  ["a program", { programKind: "SEMINAR" }],
  ["a page", { pageKey: "VALUES" }],
])("only who may write %s keeps a draft of it", async (_, input) => {
  const [may, mayNot] = "pageKey" in input ? [content, programs] : [programs, content];
  expect(codeOf(await mayNot.ask(KEEP, { input: { ...input, payload: {} } }))).toBe("FORBIDDEN");
  expect(codeOf(await may.ask(KEEP, { input: { ...input, payload: {} } }))).toBeNull();
});

test("they go with the program, and with the person who wrote them", async () => {
  const withdrawnAt = new Date(Date.now() - 40 * DAY);
  const { id: memberId } = await createMember({ roles: ["PROGRAM"] });
  const programId = await createProgramThrough(programs.ask);
  const row = { memberId, payload: {} };
  await db.draft.create({ data: { ...row, programKind: "SEMINAR", programId } });
  await db.program.delete({ where: { id: programId } });
  expect(await db.draft.count({ where: { memberId } })).toBe(0);
  await db.draft.create({ data: { ...row, programKind: "SEMINAR" } });
  await db.draft.create({ data: { ...row, pageKey: "VALUES" } });
  await db.member.update({ where: { id: memberId }, data: { status: "WITHDRAWN", withdrawnAt } });
  await db.$transaction((tx) => eraseMembers(tx, new Date(Date.now() - 30 * DAY), new Date()));
  expect(await db.draft.count({ where: { memberId } })).toBe(0);
});
