// @module-tag long
// Documents are read after they were uploaded or replaced: each once, none forgotten, and the office reads why one is found by its name alone.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { sweepFiles } from "#gateway/files/sweep-files.ts";
import { createLogger } from "#gateway/start/logger.ts";
import { readTexts } from "#gateway/texts/read-texts.ts";
import { db } from "#prisma/client.ts";
import type { FileStore } from "#prisma/file-store.ts";
import { freeLeases, openQueue } from "#prisma/queue.ts";
import { enqueueUnread } from "#schema/overview/files/enqueue-unread.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { docx, hwpx, pdf } from "#tests/support/documents.ts";
import { createPost, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { hwpOf, record } from "#tests/support/hwp.ts";
import { compound, upload } from "#tests/support/uploads.ts";

const gateway = useGateway();
/**
 * A job that failed on a busy machine is tried again after half a minute to a minute, and a gateway that
 * nobody asks looks once a minute.
 */
const WITHIN_MS = 150_000;
const TEXT = "query ($id: Id!) { managedFile(id: $id) { text { state characters isCut } } }";
const REPLACE = `mutation ($id: Id!, $withId: Id!) {
  replaceFile(id: $id, revision: 1, withId: $withId) { text { state } } }`;

let office: Awaited<ReturnType<typeof createSignedIn>>;
beforeAll(async () => {
  office = await createSignedIn({ roles: ["CONTENT"] });
});
beforeEach(async () => {
  await db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'texts'`;
});

const send = async (name: string, bytes: Uint8Array) => {
  const { status, body } = await upload(gateway().url, office.session, { name, bytes });
  expect(status).toBe(201);
  return body.id;
};
const ask = (query: string, variables: object) =>
  askGraphql(gateway(), query, { variables, headers: { ...office.session.headers } });
const textOf = async (id: number) => Object((await ask(TEXT, { id })).data).managedFile.text;

/** The content versions that were announced. */
const versions: bigint[] = [];
function readFrom(files: FileStore, ...ids: readonly number[]) {
  const contentCache = {
    version: 0n,
    afterPendingUpdates: async () => {},
    changed: async (version: bigint | null) => void (version === null || versions.push(version)),
  };
  return readTexts(
    { files, contentCache, log: createLogger("silent") },
    ids.map((id) => ({ id: String(id), data: { key: String(id) } })),
  );
}
const read = (...ids: readonly number[]) => readFrom(gateway().files, ...ids);

const waiting = async () =>
  (
    await db.$queryRaw<{ key: string }[]>`
      SELECT singleton_key AS key FROM pgboss.job WHERE name = 'texts' AND state < 'active' ORDER BY 1`
  ).map(({ key }) => Number(key));

test("an upload has its job, and the office is told what became of it", async () => {
  const files = {
    read: await send("가.pdf", pdf(["번역학회"])),
    scan: await send("나.pdf", pdf([""])),
    locked: await send("다.docx", compound("EncryptedPackage")),
    damaged: await send("라.pdf", pdf(["글"]).subarray(0, 200)),
    hwp: await send("마.hwp", hwpOf({ docInfo: record(0x10, ""), section: record(0x43, "번역") })),
    old: await send("바.xls", compound("Workbook")),
  };
  expect(await waiting()).toEqual(
    [files.read, files.scan, files.locked, files.damaged, files.hwp].sort((a, b) => a - b),
  );
  expect(await textOf(files.read)).toEqual({ state: "WAITING", characters: 0, isCut: false });
  await read(...Object.values(files));
  expect(await textOf(files.read)).toEqual({ state: "READ", characters: 4, isCut: false });
  expect(await textOf(files.scan)).toMatchObject({ state: "NO_TEXT" });
  expect(await textOf(files.locked)).toMatchObject({ state: "ENCRYPTED" });
  expect(await textOf(files.damaged)).toMatchObject({ state: "DAMAGED" });
  expect(await textOf(files.hwp)).toEqual({ state: "READ", characters: 2, isCut: false });
  expect(await textOf(files.old)).toEqual({ state: "NAME_ONLY", characters: 0, isCut: false });
  expect(await db.fileText.count({ where: { fileId: files.old } })).toBe(0);
});

test("words inside a docx, an hwpx and an hwp are found by the search, which names the file and what carries it", {
  timeout: 2 * WITHIN_MS,
}, async () => {
  const SEARCH = `query ($text: String!) { search(text: $text, language: KO, type: FILE) { groups { type hits { path
    title { text } snippet { text } file { url carrier { text } } } } } }`;
  const post = await createPost({ titleKo: "첨부를 단 공지", publishedAt: new Date(Date.now() - DAY) });
  const files = [
    ["발표문.docx", docx("머리말", "수어통역의 윤리"), "수어통역"],
    ["회의록.hwpx", hwpx("첫 줄", "정족수를 채운 총회"), "정족수"],
    ["공문.hwp", hwpOf({ docInfo: record(0x10, ""), section: record(0x43, "위촉장을 보냅니다") }), "위촉장"],
  ] as const;
  const ids: number[] = [];
  for (const [name, bytes] of files) ids.push(await send(name, bytes));
  await db.attachment.createMany({
    data: ids.map((fileId, position) => ({ postId: post.id, fileId, position })),
  });
  await read(...ids);
  for (const [name, , word] of files) {
    const { data } = await askGraphql(gateway(), SEARCH, { variables: { text: word } });
    const hits = Object(data).search.groups.flatMap(({ hits }: { hits: object[] }) => hits);
    expect(hits, name).toEqual([
      {
        path: `/notice/${post.id}`,
        title: { text: name },
        snippet: { text: expect.stringContaining(word) },
        file: { url: expect.stringContaining("/files/"), carrier: { text: "첨부를 단 공지" } },
      },
    ]);
  }
});

test("a file in another's place is read anew, also while the one before is being read", async () => {
  const id = await send("규정.pdf", pdf(["옛 규정"]));
  await read(id);
  const withId = await send("새.docx", docx("새 규정"));
  expect(Object((await ask(REPLACE, { id, withId })).data).replaceFile.text).toEqual({ state: "WAITING" });
  expect(await waiting()).toContain(id);
  const third = await send("셋.hwpx", hwpx("셋째 규정"));
  const { key } = await db.file.delete({ where: { id: third } });
  const exchanging: FileStore = {
    ...gateway().files,
    open: async (name) => {
      const bytes = await gateway().files.open(name);
      await db.file.update({ where: { id }, data: { storedKey: key, mimeType: "application/hwp+zip" } });
      return bytes;
    },
  };
  expect(await readFrom(exchanging, id)).toEqual([{ id: String(id), status: "completed" }]);
  expect(await db.fileText.findUnique({ where: { fileId: id } })).toMatchObject({ storedAs: key });
  expect(
    await db.fileTextPart.findMany({ where: { fileId: id }, select: { text: true, storedAs: true } }),
  ).toEqual([{ text: "셋째 규정", storedAs: key }]);
});

test("what visitors can find from now on is a change of what they see; the rest is none", async () => {
  versions.length = 0;
  const [loose, carried] = [await send("a.docx", docx("글")), await send("b.docx", docx("글"))];
  const { id } = await createPost();
  await db.attachment.create({ data: { postId: id, fileId: carried } });
  await read(loose);
  expect(versions).toEqual([]);
  await read(carried);
  expect(versions).toHaveLength(1);
  await read(carried);
  expect(versions).toHaveLength(1);
});

test("a document that a killed gateway was reading is read by the next, and no document is forgotten", {
  timeout: 2 * WITHIN_MS,
}, async () => {
  await db.attachment.deleteMany();
  await db.file.deleteMany();
  const ids = [
    await send("1.docx", docx("하나")),
    await send("2.docx", docx("둘")),
    await send("3.docx", docx("셋")),
  ];
  const queue = await openQueue();
  const [taken] = await queue.fetch<{ key: string }>("texts");
  expect(ids).toContain(Number(taken?.data.key));
  // The process is gone with its job; another one starts.
  await freeLeases();
  expect(await waiting()).toEqual(ids);
  // A backup has no jobs, and files from before documents were read never had one.
  await db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'texts'`;
  await read(ids[0] ?? 0);
  expect(await enqueueUnread()).toBe(2);
  expect(await waiting()).toEqual(ids.slice(1));
  expect(await enqueueUnread()).toBe(0);
  await db.fileText.updateMany({ where: { fileId: ids[0] ?? 0 }, data: { storedAs: "other bytes" } });
  expect(await enqueueUnread()).toBe(1);
  gateway().app.startWork();
  await expect
    .poll(() => db.fileText.count({ where: { fileId: { in: ids }, state: "READ" } }), { timeout: WITHIN_MS })
    .toBe(3);
  await expect.poll(waiting, { timeout: WITHIN_MS }).toEqual([]);
  await gateway().app.stopWork(5_000);
});

test("bytes that are not there are told, and what could not be tried is tried again", async () => {
  const id = await send("없다.docx", docx("글"));
  const { key } = await db.file.findUniqueOrThrow({ where: { id }, select: { key: true } });
  const failing = { ...gateway().files, open: () => Promise.reject(new Error("The disk is away")) };
  expect(await readFrom(failing, id)).toEqual([{ id: String(id), status: "failed" }]);
  expect(await textOf(id)).toMatchObject({ state: "WAITING" });
  await gateway().files.remove(key);
  await read(id);
  expect(await textOf(id)).toMatchObject({ state: "DAMAGED" });
});

test("a file that nothing uses is swept with its words", async () => {
  const id = await send("안쓰임.docx", docx("글"));
  await read(id);
  const clock = { now: () => new Date(Date.now() + 2 * DAY) };
  await sweepFiles({ store: gateway().files, clock });
  expect(await db.file.count({ where: { id } })).toBe(0);
  expect(await db.fileText.count({ where: { fileId: id } })).toBe(0);
  expect(await db.fileTextPart.count({ where: { fileId: id } })).toBe(0);
});
