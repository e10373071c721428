// What an author types of a manuscript and has not saved: the author's alone, no matter who asks for it, and gone with its save.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { eraseMembers } from "#schema/people/account/erase-members.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createManuscript, createSomebody, type Somebody } from "#tests/support/manuscripts.ts";

const gateway = useGateway();
const SAVE_DRAFT = "mutation ($input: DraftInput!) { saveDraft(input: $input) { id } }";
const NEW = "{ newSubmissionDrafts { payload } }";
const OWN = "query ($id: Id!) { mySubmission(id: $id) { version draft { payload baseVersion } } }";
const BEGIN = `mutation ($key: String, $input: SubmissionInput!) { beginSubmission(requestKey: $key, input: $input) { id version } }`;
const SAVE = `mutation ($id: Id!, $version: Int!, $input: SubmissionInput!) {
  saveSubmission(id: $id, version: $version, input: $input) { id } }`;

const payload = (titleKo: string) => ({ values: { titleKo }, requestKey: "a-key-of-a-request" });
const content = {
  type: "RESEARCH",
  language: "KO",
  field: "TRANSLATION_STUDIES",
  titleKo: "번역의 자리",
  authors: [],
  suggestions: [],
  figureIds: [],
};
const codeOf = ({ errors }: Awaited<ReturnType<Somebody["ask"]>>) => errors[0]?.extensions?.code ?? null;

let author: Somebody;
let coAuthor: Somebody;
let editor: Somebody;
let president: Somebody;
beforeAll(async () => {
  author = await createSomebody(gateway(), "글쓴이");
  coAuthor = await createSomebody(gateway(), "함께 쓴 이");
  editor = await createSomebody(gateway(), "편집자", { roles: ["JOURNAL"] });
  president = await createSomebody(gateway(), "회장", { roles: ["SUPER"] });
});

async function saved(who: Somebody, input: object, title: string): Promise<number> {
  const answer = await who.ask(SAVE_DRAFT, { input: { ...input, payload: payload(title) } });
  if (answer.errors.length > 0) throw new Error(answer.text);
  return Object(answer.data).saveDraft.id;
}

test("a new manuscript is gone on with on another device, and its save drops the draft of its own request", async () => {
  const key = crypto.randomUUID();
  const other = await saved(author, { submissionType: "NOTE", key: crypto.randomUUID() }, "다른 글");
  const id = await saved(author, { submissionType: "RESEARCH", key }, "하나");
  expect(await saved(author, { submissionType: "REVIEW", key }, "둘")).toBe(id);
  expect((await author.ask(NEW)).data).toEqual({
    newSubmissionDrafts: [{ payload: payload("둘") }, { payload: payload("다른 글") }],
  });
  expect((await author.ask(BEGIN, { key, input: content })).errors).toEqual([]);
  expect(await db.draft.findMany({ where: { memberId: author.id }, select: { id: true } })).toEqual([
    { id: other },
  ]);
});

test("a draft of a manuscript is shown to its author alone: to no co-author, editor or SUPER, and in no list", async () => {
  const { id } = await createManuscript({ authors: [author, coAuthor], state: "MINOR_REVISION" });
  const place = { submissionType: "RESEARCH", submissionId: id, baseVersion: 1 };
  await saved(author, place, "아직 쓰는 제목");
  expect((await author.ask(OWN, { id })).data).toEqual({
    mySubmission: { version: 1, draft: { payload: payload("아직 쓰는 제목"), baseVersion: 1 } },
  });
  expect((await coAuthor.ask(OWN, { id })).data).toEqual({ mySubmission: { version: 1, draft: null } });
  for (const other of [coAuthor, editor, president]) {
    expect(codeOf(await other.ask(SAVE_DRAFT, { input: { ...place, payload: {} } }))).toBe("NOT_FOUND");
    expect((await other.ask(NEW)).data).toEqual({ newSubmissionDrafts: [] });
  }
  for (const other of [editor, president]) {
    const { text } = await other.ask("{ savedDrafts { id title writerName } }");
    expect(text).not.toContain("아직 쓰는 제목");
    expect(text).not.toContain(author.name);
  }
  expect((await author.ask(SAVE, { id, version: 1, input: content })).errors).toEqual([]);
  expect(await db.draft.count({ where: { submissionId: id } })).toBe(0);
});

test("a draft goes with its manuscript and with its author's account", async () => {
  const withdrawnAt = new Date(Date.now() - 40 * DAY);
  const writer = await createSomebody(gateway(), "떠나는 이");
  const begun = await writer.ask(BEGIN, { key: crypto.randomUUID(), input: content });
  const { id, version } = Object(begun.data).beginSubmission;
  await saved(writer, { submissionType: "RESEARCH", submissionId: id }, "버릴 글");
  await writer.ask(
    "mutation ($id: Id!, $version: Int!) { deleteSubmissionDraft(id: $id, version: $version) }",
    {
      id,
      version,
    },
  );
  expect(await db.draft.count({ where: { memberId: writer.id } })).toBe(0);
  await saved(writer, { submissionType: "RESEARCH", key: crypto.randomUUID() }, "남긴 글");
  await db.member.update({ where: { id: writer.id }, data: { status: "WITHDRAWN", withdrawnAt } });
  await db.$transaction((tx) => eraseMembers(tx, new Date(Date.now() - 30 * DAY), new Date()));
  expect(await db.draft.count({ where: { memberId: writer.id } })).toBe(0);
});

test("who writes manuscripts and no posts is refused drafts of posts", async () => {
  const input = { board: "NOTICE", payload: {} };
  expect(codeOf(await author.ask(SAVE_DRAFT, { input }))).toBe("FORBIDDEN");
});
