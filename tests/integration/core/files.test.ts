// Stored files over HTTP: who may read which, the headers, and that nothing from outside becomes a path.

import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createLocalDisk } from "#gateway/files/local-disk.ts";
import { db } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import { newFileKey } from "#prisma/file-key.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { createPost } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { troublesIn } from "#tests/support/log-troubles.ts";

const gateway = useGateway();

/** A stored file that hangs on nothing yet. */
async function createFile(
  overrides: Partial<Prisma.FileCreateInput> = {},
  bytes: Buffer = randomBytes(2_000),
) {
  const key = newFileKey();
  await gateway().files.write(key, bytes);
  const data = { key, name: "안내.pdf", mimeType: "application/pdf", size: bytes.length, ...overrides };
  return { ...(await db.file.create({ data })), bytes, path: `/files/${key}/a` };
}

/** A stored file that hangs on a published post. */
async function createPublicFile(overrides?: Partial<Prisma.FileCreateInput>, bytes?: Buffer) {
  const file = await createFile(overrides, bytes);
  const post = await createPost();
  await db.attachment.create({ data: { postId: post.id, fileId: file.id } });
  return { ...file, postId: post.id };
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe("who may read", () => {
  test("what is attached to, is in or illustrates a published post: anybody", async () => {
    const [attached, inText, thumbnail] = [await createPublicFile(), await createFile(), await createFile()];
    const post = await createPost({ thumbnailId: thumbnail.id });
    await db.postFigure.create({ data: { postId: post.id, fileId: inText.id } });
    for (const file of [attached, inText, thumbnail]) {
      const answer = await gateway().request(file.path);
      expect(answer.status).toBe(200);
      expect(await bytesOf(answer)).toEqual(file.bytes);
    }
  });

  test.each([
    ["a draft", { publishedAt: null }],
    ["a scheduled post", { publishedAt: new Date(Date.now() + 3_600_000) }],
    ["a post in the trash", { deletedAt: new Date() }],
  ])("what belongs to %s: nobody", async (_, overrides) => {
    const file = await createFile();
    const post = await createPost({ thumbnailId: file.id, ...overrides });
    await db.attachment.create({ data: { postId: post.id, fileId: file.id } });
    await db.postFigure.create({ data: { postId: post.id, fileId: file.id } });
    const answer = await gateway().request(file.path);
    expect([answer.status, await answer.json()]).toEqual([404, { code: "NOT_FOUND" }]);
  });

  test("what belongs to nothing looks like what does not exist", async () => {
    const orphan = await gateway().request((await createFile()).path);
    const missing = await gateway().request(`/files/${newFileKey()}/a`);
    expect([orphan.status, await orphan.text()]).toEqual([missing.status, await missing.text()]);
  });

  test("a file hides again, within a second of its post", async () => {
    const file = await createPublicFile();
    expect((await gateway().request(file.path)).status).toBe(200);
    await db.$transaction(async (tx) => {
      await tx.post.update({ where: { id: file.postId }, data: { publishedAt: null } });
      await bumpContentVersion(tx);
    });
    const status = async () => (await gateway().request(file.path)).status;
    await expect.poll(status, { timeout: 3_000, interval: 100 }).toBe(404);
  });

  test("a scheduled post brings its files when its time comes", async () => {
    const file = await createFile();
    const publishedAt = new Date(gateway().clock.now().getTime() + 60_000);
    await createPost({ thumbnailId: file.id, publishedAt });
    expect((await gateway().request(file.path)).status).toBe(404);
    gateway().clock.advance(61_000);
    expect((await gateway().request(file.path)).status).toBe(200);
  });
});

describe("what the browser is told", () => {
  test("an attachment is saved under its Korean name and can run nothing", async () => {
    const decomposed = '제2회 "합격자" 명단.pdf'.normalize("NFD");
    const { path, key } = await createPublicFile({ name: decomposed });
    const { headers } = await gateway().request(path);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toBe(
      `attachment; filename="_2_ ___ _.pdf"; filename*=UTF-8''${encodeURIComponent('제2회 "합격자" 명단.pdf')}`,
    );
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    // An address without a revision stays when the file is replaced: it is asked about each time.
    expect(headers.get("cache-control")).toBe("public, no-cache");
    const known = await gateway().request(`${path}?v=1`);
    expect(known.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("etag")).toBe(`"${key}"`);
  });

  test("an image is shown in place", async () => {
    const { path } = await createPublicFile({ name: "그림.webp", mimeType: "image/webp" });
    const { headers } = await gateway().request(path);
    expect(headers.get("content-disposition")).toMatch(/^inline; /);
    expect(headers.get("content-type")).toBe("image/webp");
  });

  test.each(["image/svg+xml", "text/html"])("%s is never shown in place", async (mimeType) => {
    const { path } = await createPublicFile({ name: "x", mimeType });
    const { headers } = await gateway().request(path);
    expect(headers.get("content-disposition")).toMatch(/^attachment; /);
    expect(headers.get("content-security-policy")).toContain("sandbox");
  });

  test("a name cannot break out of its header", async () => {
    const { path } = await createPublicFile({ name: 'a"; x="\r\nset-cookie: b\\..\\c/d\u202Efdp.exe' });
    const { headers } = await gateway().request(path);
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename="[^"\\/]*"; filename\*=UTF-8''[\w.%!~-]*$/,
    );
  });
});

describe("how it is sent", () => {
  test("HEAD tells the length and sends nothing; known bytes are not sent again", async () => {
    const { path, key, bytes } = await createPublicFile();
    const head = await gateway().request(path, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(bytes.length)]);
    expect(await bytesOf(head)).toHaveLength(0);
    const known = await gateway().request(path, { headers: { "if-none-match": `"other", W/"${key}"` } });
    expect([known.status, (await bytesOf(known)).length]).toEqual([304, 0]);
  });

  test.each([
    ["bytes=0-99", 206, 0, 100],
    ["bytes=1900-", 206, 1900, 2000],
    ["bytes=-50", 206, 1950, 2000],
    ["bytes=1990-9999", 206, 1990, 2000],
    ["bytes=2000-", 416, 0, 0],
    ["bytes=-0", 416, 0, 0],
    ["bytes=5-2", 200, 0, 2000],
    ["bytes=0-1,5-6", 200, 0, 2000],
    ["lines=0-1", 200, 0, 2000],
  ])("Range: %s", async (range, status, start, end) => {
    const { path, bytes } = await createPublicFile();
    const answer = await gateway().request(path, { headers: { range } });
    expect(answer.status).toBe(status);
    expect(await bytesOf(answer)).toEqual(bytes.subarray(start, end));
    if (status === 206) expect(answer.headers.get("content-range")).toBe(`bytes ${start}-${end - 1}/2000`);
    if (status === 416) expect(answer.headers.get("content-range")).toBe("bytes */2000");
  });

  test("a range of other bytes than those known is the whole file", async () => {
    const { path, key } = await createPublicFile();
    const ask = (ifRange: string) =>
      gateway().request(path, { headers: { range: "bytes=0-9", "if-range": ifRange } });
    expect((await ask(`"${key}"`)).status).toBe(206);
    expect((await ask('"other"')).status).toBe(200);
  });

  test("other methods are refused", async () => {
    const { path } = await createPublicFile();
    const answer = await gateway().request(path, { method: "POST" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  test("bytes that are lost are a fault of ours, in the log and not in the answer", async () => {
    const { path, key } = await createPublicFile();
    await gateway().files.remove(key);
    const answer = await gateway().request(path);
    expect([answer.status, await answer.json()]).toEqual([500, { code: "INTERNAL" }]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(gateway().logLines.join("")).toContain(`The store has no file ${key}`);
  });

  test("visitors who leave in the middle do no harm", async () => {
    const { path } = await createPublicFile({}, randomBytes(5_000_000));
    const earlier = gateway().logLines.length;
    await new Promise<void>((resolve, reject) => {
      const leaving = httpRequest(gateway().url + path, (answer) => {
        answer.once("data", () => leaving.destroy());
        answer.once("close", resolve);
      });
      leaving.once("error", reject).end();
    });
    expect((await gateway().request(path)).status).toBe(200);
    expect(troublesIn(gateway().logLines.slice(earlier))).toEqual([]);
  });
});

describe("addresses", () => {
  test.each([
    "/files/",
    "/files/a",
    "/files//a",
    `/files/${"0".repeat(32)}`,
    `/files/${"0".repeat(32)}/`,
    `/files/${"0".repeat(31)}Z/a`,
    "/files/..%2f..%2fetc%2fpasswd/a",
    "/files/%2e%2e/%2e%2e/a",
  ])("%s is nothing", async (path) => {
    expect((await gateway().request(path)).status).toBe(404);
  });

  test("the name does not matter, the query neither", async () => {
    const { key, bytes } = await createPublicFile();
    const answer = await gateway().request(`/files/${key}/${encodeURIComponent("다른 이름.pdf")}?v=1`);
    expect(await bytesOf(answer)).toEqual(bytes);
  });
});

describe("the store", () => {
  test("keeps whole files in two levels of folders and leaves nothing unfinished", async () => {
    const folder = await mkdtemp(join(tmpdir(), "store-"));
    const store = createLocalDisk(folder);
    const key = newFileKey();
    await store.write(key, Buffer.from("둘"));
    const found = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
    expect(found.map(({ parentPath, name }) => join(parentPath, name))).toEqual([
      join(folder, key.slice(0, 2), key.slice(2, 4), key),
    ]);
    expect(Buffer.concat((await (await store.open(key))?.toArray()) ?? []).toString()).toBe("둘");
    await store.remove(key);
    await store.remove(key);
    expect(await store.open(key)).toBeNull();
    await rm(folder, { recursive: true, force: true });
  });

  test.each([
    "",
    "..",
    "../../etc/passwd",
    "/etc/passwd",
    "a".repeat(32).toUpperCase(),
    `${"a".repeat(32)}\n`,
  ])("takes no key %j", async (key) => {
    const store = createLocalDisk(join(tmpdir(), "store-never-made"));
    await expect(store.write(key, Buffer.from("x"))).rejects.toThrow(RangeError);
    await expect(store.open(key)).rejects.toThrow(RangeError);
    await expect(store.remove(key)).rejects.toThrow(RangeError);
  });
});
