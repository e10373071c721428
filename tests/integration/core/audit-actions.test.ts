// What the office writes and looks at is in the audit log, and nothing takes it out again.
import { beforeAll, expect, test, vi } from "vitest";
import { db, pool } from "#prisma/client.ts";
import { createProgram, createSignedIn, paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { savePageThrough } from "#tests/support/page-writing.ts";
import { createProgramThrough, programInput, SAVE_PROGRAM } from "#tests/support/program-writing.ts";
import { type Ask, createThrough, postInput, SAVE } from "#tests/support/writing.ts";

const gateway = useGateway();
let ask: Ask;
let actorId: number;

beforeAll(async () => {
  const { id, session } = await createSignedIn({ roles: ["SUPER"] });
  actorId = id;
  ask = (query, variables = {}) =>
    askGraphql(gateway(), query, { variables, headers: { ...session.headers } });
});

const entriesOf = (subject: string, subjectId: number | null) =>
  db.auditEntry.findMany({ where: { subject, subjectId, actorId }, orderBy: { id: "asc" } });
const actionsOf = async (subject: string, subjectId: number | null) =>
  (await entriesOf(subject, subjectId)).map(({ action }) => action);

test("a post from its making to its end, with what changed", async () => {
  const long = "가".repeat(1_500);
  const id = await createThrough(ask, { ko: { title: "처음", content: paragraph(`${long}앞`) } });
  const ko = { title: "나중", content: paragraph(`${long}뒤`) };
  expect((await ask(SAVE, { id, version: 1, input: postInput({ publishNow: false, ko }) })).errors).toEqual(
    [],
  );
  await ask(`mutation { deletePost(id: ${id}) { id } }`);
  await ask(`mutation { deletePost(id: ${id}) { id } }`);
  await ask(`mutation { restorePost(id: ${id}) { id } }`);
  await ask(`mutation { deletePost(id: ${id}) { id } }`);
  await ask(`mutation { purgePost(id: ${id}) }`);
  const entries = await entriesOf("post", id);
  expect(entries.map(({ action }) => action)).toEqual([
    "createPost",
    "savePost",
    "deletePost",
    "restorePost",
    "deletePost",
    "purgePost",
  ]);
  const [made, saved, deleted] = entries;
  expect(made?.after).toMatchObject({ titleKo: "처음", board: "NOTICE" });
  expect(saved?.before).toMatchObject({ titleKo: "처음", textKo: expect.stringMatching(/^…가{40}앞$/) });
  expect(saved?.after).toMatchObject({ titleKo: "나중", textKo: expect.stringMatching(/^…가{40}뒤$/) });
  expect(saved?.after).not.toHaveProperty("titleEn");
  expect(deleted).toMatchObject({ before: { deletedAt: null }, address: expect.any(String) });
  expect(entries.at(-1)?.before).toMatchObject({ titleKo: "나중" });
});

test("a program with its prices; a save that was refused leaves nothing", async () => {
  const id = await createProgramThrough(ask);
  const input = programInput({ publishNow: false, fee: 30_000 });
  expect((await ask(SAVE_PROGRAM, { id, version: 1, input })).errors).toEqual([]);
  expect((await ask(SAVE_PROGRAM, { id, version: 1, input })).code).toBe("CONFLICT");
  const copy = Object((await ask(`mutation { duplicateProgram(id: ${id}) { id } }`)).data).duplicateProgram
    .id;
  await ask(`mutation { cancelProgram(id: ${id}, version: 2, noteKo: "사정") { id } }`);
  await ask(`mutation { deleteProgram(id: ${copy}) { id } }`);
  const [made, saved, cancelled, ...more] = await entriesOf("program", id);
  expect(made).toMatchObject({ action: "createProgram", after: { fee: 20_000, capacity: 50 } });
  expect(saved).toMatchObject({ action: "saveProgram", before: { fee: 20_000 }, after: { fee: 30_000 } });
  expect(cancelled).toMatchObject({ action: "cancelProgram", after: { cancelNoteKo: "사정" } });
  expect(more).toEqual([]);
  expect(await actionsOf("program", copy)).toEqual(["duplicateProgram", "deleteProgram"]);
});

test("a page of the association and tags", async () => {
  const first = await savePageThrough(ask, { key: "VALUES" });
  await savePageThrough(ask, { key: "VALUES", baseNumber: first });
  await ask(`mutation { restorePage(key: VALUES, number: 1, baseNumber: 2) { id } }`);
  expect(await entriesOf("page", null)).toMatchObject([
    { action: "savePage", before: { number: null }, after: { key: "VALUES", number: 1 } },
    { action: "savePage", before: { number: 1 }, after: { number: 2 } },
    { action: "restorePage", after: { number: 3, copyOf: 1 } },
  ]);
  const tag = 'mutation { createTag(board: NEWS, nameKo: "시", nameEn: "Poetry") { id } }';
  await ask(tag);
  await ask(tag);
  expect(await actionsOf("post", null)).toEqual(["createTag"]);
});

test("looking at a list of people is written down once in ten minutes", async () => {
  const { id } = await createProgram();
  for (const _twice of [1, 2]) {
    await ask("{ members { items { id } } }");
    await ask("{ payments { items { id } } }");
    await ask(`{ applicants(programId: ${id}) { items { id } } }`);
    await ask("{ outbox { items { id } } }");
    await ask("{ bankRows { items { sender } } }");
    await ask("{ managedSubmissions { items { authors { email } } } }");
  }
  // Another filter is another look, and is in its entry; what narrows nothing does not.
  const narrowed =
    '{ members(filter: { search: "가온", grade: [REGULAR], affiliation: "" }) { items { id } } }';
  await ask(narrowed);
  await ask(narrowed);
  await ask("{ payments(filter: { overdue: true }) { items { id } } }");
  await ask("{ payments(filter: { overdue: true }) { items { id } } }");
  expect(await entriesOf("member", null)).toMatchObject([
    { action: "viewMembers", after: null },
    { action: "viewMembers", after: { filter: { search: "가온", grade: ["REGULAR"] } } },
  ]);
  expect(await entriesOf("payment", null)).toMatchObject([
    { action: "viewPayments", after: null },
    { action: "viewPayments", after: { filter: { overdue: true } } },
  ]);
  expect(await actionsOf("program", id)).toEqual(["viewApplicants"]);
  expect(await actionsOf("mail", null)).toEqual(["viewOutbox"]);
  expect(await actionsOf("bank", null)).toEqual(["viewBankRows"]);
  expect(await actionsOf("submission", null)).toEqual(["viewDesk"]);
});

test("a look that is in the log costs no statement of its own", async () => {
  const look = '{ members(filter: { search: "나래" }) { items { id } } }';
  await ask(look);
  const sent = vi.spyOn(pool, "query");
  await ask(look);
  const texts = sent.mock.calls.map(([asked]) => JSON.stringify(asked));
  sent.mockRestore();
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes("audit_entries"))).toEqual([]);
  expect(
    (await entriesOf("member", null)).filter(({ after }) => JSON.stringify(after).includes("나래")),
  ).toHaveLength(1);
});

test("the newest members on the dashboard are looked at, too; what was looked at is no recent change", async () => {
  const { data } = await ask("{ dashboard { members { newest { id } } activity { action } } }");
  expect(await actionsOf("member", null)).toContain("viewNewestMembers");
  const actions = Object(data).dashboard.activity.map(({ action }: { action: string }) => action);
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((action: string) => action.startsWith("view"))).toEqual([]);
});

test("a mail that is tried again is written down", async () => {
  const mail = {
    kind: "PASSWORD_CHANGED",
    language: "KO",
    toAddress: "a@example.org",
    subject: "알림",
    text: "글",
  } as const;
  const { id } = await db.mail.create({
    data: { ...mail, state: "FAILED", attempts: 10, createdAt: new Date() },
  });
  await ask(`mutation { retryMail(id: ${id}) { id } }`);
  expect(await entriesOf("mail", id)).toMatchObject([
    { action: "retryMail", before: { state: "FAILED", attempts: 10 }, after: { state: "WAITING" } },
  ]);
});

test("the database lets nobody change or delete an entry", async () => {
  const where = { actorId };
  await expect(db.auditEntry.updateMany({ where, data: { reason: "다른 말" } })).rejects.toThrow();
  await expect(db.auditEntry.deleteMany({ where })).rejects.toThrow();
  expect(await db.auditEntry.count({ where: { ...where, reason: "다른 말" } })).toBe(0);
});
