// @module-tag long
// The client of S3 against a real server (Ceph): names in Korean, ranges, listings in pages, a name that is taken, a wrong key; and files moved
// there and found equal.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Blobs } from "#gateway/files/blobs.ts";
import { createFolderBlobs } from "#gateway/files/folder-blobs.ts";
import { makeBucket } from "#gateway/files/make-bucket.ts";
import { moveFiles } from "#gateway/files/move-files.ts";
import { createS3Blobs } from "#gateway/files/s3-blobs.ts";
import { LISTED_AT_ONCE, type RadosGateway, startRadosGateway } from "#tests/support/rados-gateway.ts";

const WITHIN_MS = 300_000;
/** More than one page of a listing. */
const MANY = LISTED_AT_ONCE + 10;

let server: RadosGateway;
let blobs: Blobs;
let folder: string;

beforeAll(async () => {
  server = await startRadosGateway();
  blobs = createS3Blobs(server.place);
  folder = mkdtempSync(join(tmpdir(), "real-s3-"));
}, WITHIN_MS);
afterAll(async () => {
  await server?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const put = (to: Blobs, name: string, bytes: Buffer) =>
  to.put(name, bytes.length, () => Readable.from([bytes]));
const read = async (name: string, range?: { start: number; end: number }) => {
  const found = await blobs.read(name, range);
  return found && (await buffer(found.bytes));
};
const namesOf = async (from: Blobs, beginning?: string) => {
  const names: string[] = [];
  for await (const { name } of from.list(beginning)) names.push(name);
  return names.sort();
};

test("what was stored is read whole and in part, under a Korean name too, and removed", async () => {
  const bytes = randomBytes(3_000_000);
  await put(blobs, "큰 파일/초록 (1).pdf", bytes);
  expect((await read("큰 파일/초록 (1).pdf"))?.equals(bytes)).toBe(true);
  expect((await read("큰 파일/초록 (1).pdf", { start: 10, end: 19 }))?.equals(bytes.subarray(10, 20))).toBe(
    true,
  );
  expect(await namesOf(blobs, "큰")).toEqual(["큰 파일/초록 (1).pdf"]);
  await blobs.remove("큰 파일/초록 (1).pdf");
  expect(await read("큰 파일/초록 (1).pdf")).toBeNull();
  await blobs.remove("큰 파일/초록 (1).pdf");
});

test("a name that is taken is not written over, also when ten ask at once", async () => {
  const tries = Array.from({ length: 10 }, () => randomBytes(100));
  const done = await Promise.allSettled(tries.map((bytes) => put(blobs, "taken", bytes)));
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const winner = tries[done.findIndex(({ status }) => status === "fulfilled")];
  expect((await read("taken"))?.equals(winner ?? Buffer.alloc(0))).toBe(true);
  await expect(put(blobs, "taken", randomBytes(100))).rejects.toThrow();
});

test("a key that is wrong is refused", async () => {
  const strangers = createS3Blobs({ ...server.place, secretKey: "wrong" });
  await expect(put(strangers, "strange", randomBytes(10))).rejects.toThrow();
  await expect(strangers.read("taken")).rejects.toThrow();
});

test("a bucket that is not there is refused, is made once, and then has files", async () => {
  const place = { ...server.place, bucket: "another" };
  const another = createS3Blobs(place);
  await expect(another.read("file")).rejects.toThrow("404 NoSuchBucket");
  await expect(put(another, "file", randomBytes(10))).rejects.toThrow("404 NoSuchBucket");
  expect([await makeBucket(place), await makeBucket(place)]).toEqual([true, false]);
  await put(another, "file", randomBytes(10));
  expect(await read("file")).toBeNull();
  expect(await namesOf(another)).toEqual(["file"]);
});

test("more files than a page of a listing move there and are equal", { timeout: WITHIN_MS }, async () => {
  const from = createFolderBlobs(join(folder, "from"));
  for (let number = 0; number < MANY; number += 1) await put(from, `file-${number}`, randomBytes(200));
  const to = createS3Blobs({ ...server.place, prefix: "moved/" });
  expect(await moveFiles(from, to)).toMatchObject({ files: MANY, sent: MANY, different: [] });
  expect(await namesOf(to)).toEqual(await namesOf(from));
});
