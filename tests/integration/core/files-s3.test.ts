// A gateway whose files are on S3-compatible storage: uploads, ranges, the storage away, and a backup with
// its files there and back.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readFiles } from "#gateway/backups/backed-up-files.ts";
import { restoreToBlobs } from "#gateway/backups/restore-to-blobs.ts";
import { makeBlindCopy } from "#gateway/files/make-blind-copy.ts";
import { createS3Blobs } from "#gateway/files/s3-blobs.ts";
import { createS3Store } from "#gateway/files/s3-store.ts";
import { restoreBackup } from "#prisma/backup/restore-backup.ts";
import { writeBackup } from "#prisma/backup/write-backup.ts";
import { connection, db } from "#prisma/client.ts";
import { askForBlindCopies } from "#schema/journal/submissions/blind-copies.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { docxWithProperties } from "#tests/support/documents.ts";
import { createSignedIn, type TestSession } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createManuscript, createSomebody, giveFile } from "#tests/support/manuscripts.ts";
import { type S3Server, startS3 } from "#tests/support/s3-server.ts";
import { photo, upload } from "#tests/support/uploads.ts";

const IMPATIENT = { answer: 2_000, silence: 2_000, waits: [1, 1] };
const s3: S3Server = await startS3();
const folder = mkdtempSync(join(tmpdir(), "files-s3-"));
const gateway = useGateway({
  wrapFiles: () => createS3Store(createS3Blobs(s3.place, IMPATIENT), folder, { reserve: 0 }),
});
let session: TestSession;
beforeAll(async () => {
  ({ session } = await createSignedIn({ roles: ["SUPER"] }));
});
beforeEach(() => {
  s3.faults.length = 0;
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

test("what is uploaded is read again, whole and in part; while the storage is away the answer is 503", async () => {
  const answer = await upload(gateway().url, session, { kind: "image", bytes: await photo() });
  expect(answer.status).toBe(201);
  const { pass } = await (await gateway().request("/api/v1/file-pass", { headers: session.headers })).json();
  const url = `${answer.body.url}?t=${pass}`;
  expect(s3.objects.size).toBeGreaterThan(3);
  const whole = await gateway().request(url, { headers: session.headers });
  expect(whole.status).toBe(200);
  const bytes = Buffer.from(await whole.arrayBuffer());
  const part = await gateway().request(url, { headers: { ...session.headers, range: "bytes=10-19" } });
  expect([part.status, Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10, 20))]).toEqual([
    206,
    true,
  ]);

  s3.faults.push("away", "away", "away");
  const away = await gateway().request(url, { headers: session.headers });
  expect([away.status, await away.json()]).toEqual([503, { code: "UNAVAILABLE" }]);
  s3.faults.push("half", "away");
  const resumed = await gateway().request(url, { headers: session.headers });
  expect(Buffer.from(await resumed.arrayBuffer()).equals(bytes)).toBe(true);

  const before = s3.objects.size;
  s3.faults.push("away", "away", "away");
  const refused = await upload(gateway().url, session, { kind: "image", bytes: await photo() });
  expect(refused).toEqual({ status: 503, body: { code: "UNAVAILABLE" } });
  expect(s3.objects.size).toBe(before);
});

test("a reviewer's copy is made again for other authors, and after a death between its bytes and its row", async () => {
  const author = await createSomebody(gateway(), "한가온");
  const { id } = await createManuscript({ authors: [author] });
  const bytes = docxWithProperties(author.name);
  const { id: fileId, key } = await giveFile(gateway().files, id, bytes, "원고.docx");
  const copies = () => [...s3.objects.keys()].filter((name) => name.includes(`${key}-blind`)).length;
  await db.blindCopy.delete({ where: { fileId } });
  await makeBlindCopy(gateway().files, fileId);
  expect(await db.blindCopy.findUnique({ where: { fileId } })).toMatchObject({ state: "CLEAN" });
  expect(copies()).toBe(1);

  await db.submissionAuthor.updateMany({ where: { submissionId: id }, data: { nameKo: "윤슬" } });
  await db.$transaction(async (tx) => await askForBlindCopies(tx, id));
  expect(await db.blindCopy.findUnique({ where: { fileId } })).toBeNull();
  await makeBlindCopy(gateway().files, fileId);
  expect(await db.blindCopy.findUnique({ where: { fileId } })).toMatchObject({ state: "CLEAN" });
  expect(copies()).toBe(2);
});

test("a backup takes the files from there, and is restored to there, wholly or not at all", {
  tags: ["long"],
}, async () => {
  const backup = join(folder, "site.backup");
  const { files } = await writeBackup(connection, await readFiles({ s3: s3.place }), backup);
  expect(files).toBe(s3.objects.size);
  const originals = new Map(s3.objects);
  const elsewhere = createS3Blobs({ ...s3.place, prefix: "restored/" }, IMPATIENT);
  const target = await openTestDatabase("empty");
  const restore = () =>
    restoreBackup(target.connection, folder, backup, { startFiles: () => restoreToBlobs(elsewhere) });
  // The second file can't be stored.
  s3.requests.length = 0;
  const watch = setInterval(() => {
    if (s3.requests.filter((request) => request.startsWith("PUT restored/")).length !== 1) return;
    s3.faults.push("away", "away", "away");
    clearInterval(watch);
  }, 0);
  await expect(restore()).rejects.toThrow("does not answer");
  clearInterval(watch);
  expect(s3.objects.size).toBe(originals.size);

  s3.faults.length = 0;
  await restore();
  for (const [name, { bytes }] of originals)
    expect(s3.objects.get(name.replace("site/", "restored/"))?.bytes.equals(bytes)).toBe(true);
  await expect(restore()).rejects.toThrow("holds");
  await target.close();
});
