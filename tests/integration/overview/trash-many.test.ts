// Many rows of the trash, popups and files at once: each noun does its own, with its line in the log, and what cannot be is left.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createPost, createProgram, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
let writer: Awaited<ReturnType<typeof createSignedIn>>;
const gone = { deletedAt: new Date(), deletedById: null };
const times = { showsFrom: new Date(0), showsTo: new Date(1), pages: "HOME" } as const;

beforeAll(async () => {
  writer = await createSignedIn({ roles: ["SUPER"] });
});

async function ask(query: string, variables: object = {}, person = writer) {
  const { data, code } = await askGraphql(gateway(), query, { variables, headers: person.session.headers });
  return { data: Object(data), code };
}

const CHANGE = `mutation ($which: BulkSelection!, $filter: TrashFilter, $change: TrashChange!) {
  changeTrash(which: $which, filter: $filter, change: $change) { done skipped cursor } }`;

/** The rows of the trash by kind, as its list has them. */
async function rows(person = writer): Promise<Map<string, { rowId: number; id: number }>> {
  const { data } = await ask("{ trash { items { rowId id kind } } }", {}, person);
  return new Map(data.trash.items.map((row: { kind: string; rowId: number; id: number }) => [row.kind, row]));
}

test("rows of every kind are restored at once, each with its own line in the log; nobody touches what others write", async () => {
  const post = await createPost(gone);
  const program = await createProgram({ deletedAt: new Date() });
  const popup = await db.popup.create({ data: { ...times, titleKo: "팝업", deletedAt: new Date() } });
  const term = await db.glossaryTerm.create({
    data: { ko: "통역", en: "interpreting", field: "INTERPRETING", deletedAt: new Date() },
  });
  const found = await rows();
  const ids = [...found.values()].map(({ rowId }) => rowId);
  expect(new Set(ids).size).toBe(4);

  const stranger = await createSignedIn({ roles: ["PROGRAM"] });
  const which = { ids, expectedCount: ids.length };
  expect((await ask(CHANGE, { which, change: "RESTORE" }, stranger)).code).toBe("COUNT_CHANGED");
  expect((await ask(CHANGE, { which, change: "RESTORE" })).data.changeTrash).toEqual({
    done: 4,
    skipped: 0,
    cursor: null,
  });
  expect(await rows()).toEqual(new Map());
  const log = await db.auditEntry.findMany({ orderBy: { id: "asc" } });
  const lines = log.map(({ action, subject, subjectId }) => `${action} ${subject} ${subjectId}`);
  expect(lines.toSorted()).toEqual(
    [
      `restorePost post ${post.id}`,
      `restoreProgram program ${program.id}`,
      `restorePopup popup ${popup.id}`,
      `restoreGlossaryTerm glossary ${term.id}`,
    ].toSorted(),
  );
});

test("all of a kind is removed for good after its number was agreed to; a program with applicants stays", async () => {
  await db.program.updateMany({ data: { deletedAt: new Date() } });
  const applied = await createProgram({ deletedAt: new Date() });
  const { id: memberId } = await createSignedIn({});
  await db.application.create({ data: applicationOf(applied.id, memberId) });
  const filter = { kind: "PROGRAM" };
  const purge = (expectedCount: number) =>
    ask(CHANGE, { which: { ids: null, expectedCount }, filter, change: "PURGE" });
  expect((await purge(1)).code).toBe("COUNT_CHANGED");
  expect((await purge(2)).data.changeTrash).toEqual({ done: 1, skipped: 1, cursor: null });
  expect((await rows()).get("PROGRAM")).toMatchObject({ id: applied.id });
});

const applicationOf = (programId: number, memberId: number) => ({
  programId,
  memberId,
  state: "WITHDRAWN" as const,
  amount: 0,
  name: "김",
  email: "kim@example.org",
});

test("chosen popups go to the trash and come back", async () => {
  await db.popup.createMany({ data: ["가", "나"].map((titleKo) => ({ ...times, titleKo })) });
  const ids = (await db.popup.findMany({ where: { deletedAt: null } })).map(({ id }) => id);
  const which = { ids, expectedCount: ids.length };
  const moved = await ask("mutation ($which: BulkSelection!) { deletePopups(which: $which) { done } }", {
    which,
  });
  expect(moved.data.deletePopups.done).toBe(ids.length);
  expect(await db.popup.count({ where: { deletedAt: null } })).toBe(0);
  const back = await ask("mutation ($which: BulkSelection!) { restorePopups(which: $which) { done } }", {
    which,
  });
  expect(back.data.restorePopups.done).toBe(ids.length);
  expect(await db.popup.count({ where: { deletedAt: null } })).toBe(ids.length);
});

test("all popups that a list is narrowed to go to the trash, and no other", async () => {
  await db.popup.createMany({ data: ["봄 총회", "봄 학술대회"].map((titleKo) => ({ ...times, titleKo })) });
  const query = `mutation ($which: BulkSelection!) {
    deletePopups(which: $which, filter: { search: "봄총회" }) { done skipped } }`;
  const before = await db.popup.count({ where: { deletedAt: null } });
  const refused = await ask(query, { which: { ids: null, expectedCount: before } });
  expect(refused.code).toBe("COUNT_CHANGED");
  const moved = await ask(query, { which: { ids: null, expectedCount: 1 } });
  expect(moved.data.deletePopups).toEqual({ done: 1, skipped: 0 });
  const deleted = await db.popup.findMany({
    where: { titleKo: { startsWith: "봄" }, deletedAt: { not: null } },
  });
  expect(deleted.map(({ titleKo }) => titleKo)).toEqual(["봄 총회"]);
});

test("of chosen files those that something uses stay", async () => {
  const file = (name: string) => ({ key: name, name, size: 1, mimeType: "application/pdf" });
  const [free, used] = await Promise.all([
    db.file.create({ data: file("free.pdf") }),
    db.file.create({ data: file("used.pdf") }),
  ]);
  await createPost({ thumbnailId: used.id });
  const which = { ids: [free.id, used.id], expectedCount: 2 };
  const query = "mutation ($which: BulkSelection!) { deleteFiles(which: $which) { done skipped } }";
  expect((await ask(query, { which })).data.deleteFiles).toEqual({ done: 1, skipped: 1 });
  expect(await db.file.findMany({ where: { id: { in: which.ids } }, select: { id: true } })).toEqual([
    { id: used.id },
  ]);
  const [line] = await db.auditEntry.findMany({ where: { subject: "file" } });
  expect(line).toMatchObject({ action: "deleteFile", subjectId: free.id });
});
