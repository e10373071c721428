// @module-tag long
// Files on S3-compatible storage: streamed, in ranges, tried again, never half; and moved there and back.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ByteRange } from "#gateway/files/byte-range.ts";
import { createFolderBlobs } from "#gateway/files/folder-blobs.ts";
import { createLocalDisk } from "#gateway/files/local-disk.ts";
import { makeBucket } from "#gateway/files/make-bucket.ts";
import { moveFiles } from "#gateway/files/move-files.ts";
import { createS3Blobs } from "#gateway/files/s3-blobs.ts";
import { createS3Store } from "#gateway/files/s3-store.ts";
import { newFileKey } from "#prisma/file-key.ts";
import type { FileStore } from "#prisma/file-store.ts";
import { type S3Fault, type S3Server, startS3 } from "#tests/support/s3-server.ts";

const IMPATIENT = { answer: 300, silence: 300, waits: [1, 1] };
let s3: S3Server;
let folder: string;
let store: FileStore;
const read = async (name: string, range?: { start: number; end: number }) => {
  const bytes = await store.open(name, range);
  return bytes ? await buffer(bytes) : null;
};

beforeAll(async () => {
  s3 = await startS3();
  folder = mkdtempSync(join(tmpdir(), "s3-files-"));
  store = createS3Store(createS3Blobs(s3.place, IMPATIENT), folder, { reserve: 0 });
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  s3.objects.clear();
  s3.requests.length = 0;
  s3.faults.length = 0;
});

/** Stores bytes as an upload does. */
async function upload(bytes: Buffer): Promise<string> {
  const key = newFileKey();
  const incoming = await store.receive(bytes.length);
  try {
    await incoming.append(bytes);
    await incoming.keep(key);
  } finally {
    await incoming.discard().catch(() => undefined);
  }
  return key;
}

describe("the store", () => {
  test("has what was uploaded, whole and in ranges, and nothing else", async () => {
    const bytes = randomBytes(300_000);
    const key = await upload(bytes);
    await store.write(`${key}/640.webp`, randomBytes(10));
    expect([...s3.objects.keys()]).toEqual([
      `site/${key.slice(0, 2)}/${key.slice(2, 4)}/${key}`,
      `site/${key.slice(0, 2)}/${key.slice(2, 4)}/${key}-640.webp`,
    ]);
    expect((await read(key))?.equals(bytes)).toBe(true);
    expect((await read(key, { start: 1_000, end: 1_999 }))?.equals(bytes.subarray(1_000, 2_000))).toBe(true);
    expect(s3.requests.at(-1)).toContain("bytes=1000-1999");
    await store.write(newFileKey(), new Uint8Array());
    expect(await read(newFileKey())).toBeNull();
    await expect(store.open("../secret")).rejects.toThrow(RangeError);
    await store.remove(key);
    expect([...s3.objects.keys()].filter((name) => name.includes(key))).toEqual([]);
    await store.remove(key);
  });

  test("lists what is older than a moment, over several pages", async () => {
    const keys = Array.from({ length: 250 }, () => newFileKey());
    for (const [index, key] of keys.entries()) {
      const modifiedAt = new Date(index < 240 ? "2026-01-01" : "2026-12-01");
      s3.objects.set(`site/${key.slice(0, 2)}/${key.slice(2, 4)}/${key}`, {
        bytes: Buffer.from("x"),
        modifiedAt,
      });
    }
    const old: string[] = [];
    for await (const key of store.keysBefore(new Date("2026-06-01"))) old.push(key);
    expect(old.sort()).toEqual(keys.slice(0, 240).sort());
  });

  test("with a wrong key is refused at once, in words", async () => {
    const wrong = createS3Blobs({ ...s3.place, secretKey: "another" }, IMPATIENT);
    await expect(wrong.read("ab/cd/x")).rejects.toThrow("403 SignatureDoesNotMatch");
    expect(s3.requests).toHaveLength(1);
  });
});

describe("what is large", () => {
  const PART = 100_000;
  const bytes = randomBytes(250_000);
  const open = (range?: ByteRange) =>
    Readable.from([bytes.subarray(range?.start ?? 0, range ? range.end + 1 : undefined)], {
      objectMode: false,
    });
  const put = async (name: string, from = open) =>
    await createS3Blobs(s3.place, IMPATIENT, PART).put(name, bytes.length, from);
  const isWhole = () => s3.objects.get("site/a.backup")?.bytes.equals(bytes) === true && s3.parts.size === 0;

  /** The storage fails so from a part on. */
  const failingFrom = (start: number, ...faults: S3Fault[]) => {
    let isNew = true;
    return (range?: ByteRange) => {
      if (range?.start === start && isNew) s3.faults.push(...faults);
      if (range?.start === start) isNew = false;
      return open(range);
    };
  };

  test("is sent in parts, each again when the storage is away, and is there once all are", async () => {
    s3.faults.push("away", "busy");
    await put("a.backup", failingFrom(PART, "away"));
    expect(isWhole()).toBe(true);
    expect(s3.requests.filter((request) => request.startsWith("PUT"))).toHaveLength(4);
  });

  test("is there once when the answer to the last request is lost", async () => {
    await put("a.backup", failingFrom(2 * PART, "half", "none", "half"));
    expect(isWhole()).toBe(true);
  });

  test("replaces nothing under its name, and leaves nothing when the storage stays away", async () => {
    const old = { bytes: Buffer.from("of yesterday"), modifiedAt: new Date() };
    s3.objects.set("site/a.backup", old);
    await expect(put("a.backup")).rejects.toThrow("412");
    expect(s3.objects.get("site/a.backup")).toBe(old);
    await expect(put("b.backup", failingFrom(PART, "away", "away", "away"))).rejects.toThrow(
      "does not answer",
    );
    expect([s3.objects.size, s3.parts.size]).toEqual([1, 0]);
  });
});

test("a storage that starts late is waited for when its bucket is to be made", async () => {
  s3.faults.push("away", "away", "away");
  expect(await makeBucket(s3.place, 5_000, IMPATIENT)).toBe(false);
  s3.faults.push("away", "away", "away");
  await expect(makeBucket(s3.place, 0, IMPATIENT)).rejects.toThrow("does not answer");
  await expect(makeBucket({ ...s3.place, secretKey: "another" }, 0, IMPATIENT)).rejects.toThrow(
    "refuses: 403",
  );
});

test("a bucket that is not there is an error in words, not a store without files", async () => {
  const lost = createS3Blobs({ ...s3.place, bucket: "lost" }, IMPATIENT);
  await expect(lost.read("ab/cd/x")).rejects.toThrow("404 NoSuchBucket");
  await expect(moveFiles(lost, createS3Blobs(s3.place, IMPATIENT))).rejects.toThrow("404 NoSuchBucket");
});

describe("a storage that", () => {
  test.each(["away", "busy", "silent"] as const)("is %s for a moment is asked again", async (fault) => {
    s3.faults.push(fault, fault);
    const bytes = randomBytes(100_000);
    const key = await upload(bytes);
    s3.faults.push(fault);
    expect((await read(key))?.equals(bytes)).toBe(true);
  });

  test("is away is distinguished from a file that is not there", async () => {
    s3.faults.push("away", "away", "away");
    await expect(store.open(newFileKey())).rejects.toThrow("The storage of files does not answer");
    s3.faults.push("away", "silent", "busy");
    await expect(upload(randomBytes(10))).rejects.toThrow("The storage of files does not answer");
    expect(s3.objects.size).toBe(0);
  });

  test("breaks off gives the rest on another request, of the same file only", async () => {
    const bytes = randomBytes(3_000_000);
    const key = await upload(bytes);
    s3.faults.push("half", "half", "away");
    expect((await read(key))?.equals(bytes)).toBe(true);
    s3.faults.push("half");
    expect((await read(key, { start: 100, end: 2_000_099 }))?.equals(bytes.subarray(100, 2_000_100))).toBe(
      true,
    );
  });

  test("breaks off for good is an error, never a file that ends early", async () => {
    const key = await upload(randomBytes(1_000_000));
    s3.faults.push("half", ...Array.from({ length: 12 }, () => "away" as const));
    await expect(read(key)).rejects.toThrow();
  });

  test("stored a file and lost the answer has it once", async () => {
    s3.faults.push("half");
    const bytes = randomBytes(5_000);
    const key = await upload(bytes);
    expect(s3.requests.map((request) => request.slice(0, 4))).toEqual(["PUT ", "PUT ", "HEAD"]);
    expect((await read(key))?.equals(bytes)).toBe(true);
  });
});

describe("moving the files", () => {
  test("goes on where it was stopped, proves that both are equal, and finds what is not", async () => {
    const source = join(folder, "source");
    const disk = createLocalDisk(source, { reserve: 0 });
    const keys = Array.from({ length: 12 }, () => newFileKey());
    for (const key of keys) await disk.write(key, randomBytes(20_000));
    const from = createFolderBlobs(source);
    const to = createS3Blobs(s3.place, IMPATIENT);

    // Four are sent, then the storage is away.
    const stopping = {
      ...to,
      put: async (name: string, size: number, open: () => Readable | Promise<Readable>) => {
        if (s3.objects.size === 4) s3.faults.push("away", "away", "away");
        await to.put(name, size, open);
      },
    };
    await expect(moveFiles(from, stopping)).rejects.toThrow("does not answer");
    expect(s3.objects.size).toBe(4);

    expect(await moveFiles(from, to)).toMatchObject({ files: 12, bytes: 240_000, sent: 8, different: [] });
    expect(await moveFiles(from, to)).toMatchObject({ sent: 0, different: [] });

    const [name = "", object] = [...s3.objects][0] ?? [];
    const bytes = Buffer.from(object?.bytes ?? "");
    bytes[7] = (bytes[7] ?? 0) ^ 1;
    s3.objects.set(name, { bytes, modifiedAt: new Date() });
    expect((await moveFiles(from, to)).different).toEqual([name.slice("site/".length)]);

    const back = createFolderBlobs(join(folder, "back"));
    expect(await moveFiles(to, back)).toMatchObject({ files: 12, sent: 12, different: [] });
    const key = keys[3] ?? "";
    const returned = await createLocalDisk(join(folder, "back")).open(key);
    expect(returned).toBeInstanceOf(Readable);
    returned?.destroy();
  });
});
