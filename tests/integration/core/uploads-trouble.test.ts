// @module-tag long
// Uploads that are not taken: each gets its code, leaves neither bytes nor a row, and the server as it was.

import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isStorageFull } from "#gateway/files/file-errors.ts";
import { createLocalDisk } from "#gateway/files/local-disk.ts";
import { db, pool } from "#prisma/client.ts";
import { newFileKey } from "#prisma/file-key.ts";
import { createSignedIn, type TestSession } from "#tests/support/factories.ts";
import { startGateway, useGateway } from "#tests/support/gateway.ts";
import { troublesIn } from "#tests/support/log-troubles.ts";
import { attachments, filesBelow, hugePng, photo, type UploadInput, upload } from "#tests/support/uploads.ts";

const MEGABYTE = 1024 * 1024;
const gateway = useGateway();
let session: TestSession;
beforeAll(async () => {
  ({ session } = await createSignedIn({ roles: ["CONTENT"] }));
});
afterEach(async () => {
  await expectNothingLeft();
  await pool.query("delete from rate_limits");
});

const send = (input: UploadInput) => upload(gateway().url, session, input);

/** Neither on the way nor stored, and no row. */
async function expectNothingLeft(): Promise<void> {
  await expect.poll(() => filesBelow(gateway().config.filesDir), { timeout: 5_000 }).toEqual([]);
  expect(await db.file.count()).toBe(0);
}

/** Says something over a bare connection; what was heard until it closed. */
async function speak(said: string): Promise<string> {
  const { hostname, port } = new URL(gateway().url);
  const socket = connect(Number(port), hostname);
  let heard = "";
  socket.setEncoding("latin1").on("data", (text) => {
    heard += text;
  });
  socket.on("error", () => {});
  socket.write(said);
  await new Promise((resolve) => socket.once("close", resolve));
  return heard;
}

function head(length: number | string, authorization: string = session.headers.authorization): string {
  const lines = [
    "POST /api/v1/files?kind=image&name=a.jpg HTTP/1.1",
    "host: x",
    "content-type: application/octet-stream",
    typeof length === "number" ? `content-length: ${length}` : length,
    ...(authorization ? [`authorization: ${authorization}`] : []),
  ];
  return `${lines.join("\r\n")}\r\n\r\n`;
}

describe("before a byte of the body is read", () => {
  it.each([
    ["a photo of 30 MB", () => head(30 * MEGABYTE), 413, "FILE_TOO_LARGE"],
    ["nobody", () => head(1_000, ""), 403, "UNAUTHENTICATED"],
    ["a session that has ended", () => head(1_000, "Bearer ended"), 401, "SESSION_EXPIRED"],
    ["a body that does not say how long it is", () => head("transfer-encoding: chunked"), 400, "MALFORMED"],
  ])("%s is answered, and the connection closed", async (_, lines, status, code) => {
    // Not one byte of a body is sent: the answer can't have waited for any.
    const heard = await speak(lines());
    expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(heard).toContain(JSON.stringify({ code }));
  });

  it("a sender who is busy sending 30 MB still hears why", async () => {
    const bytes = randomBytes(30 * MEGABYTE);
    expect(await send({ kind: "image", name: "큰 사진.jpg", bytes })).toEqual({
      status: 413,
      body: { code: "FILE_TOO_LARGE" },
    });
    // A connection that is closed too soon is reset for some of them only.
    const senders = Array.from({ length: 20 }, () =>
      upload(gateway().url, null, { bytes: bytes.subarray(0, 4 * MEGABYTE) }),
    );
    expect(await Promise.all(senders)).toEqual(
      senders.map(() => ({ status: 403, body: { code: "UNAUTHENTICATED" } })),
    );
  });

  it.each([
    [{ kind: "film" }, { kind: ["CHOICE_UNKNOWN"] }],
    [{ name: "" }, { name: ["REQUIRED"] }],
    [{ name: `${"x".repeat(1_001)}.pdf` }, { name: ["TOO_LONG"] }],
  ])("%j", async (input, fields) => {
    expect(await send(input)).toEqual({ status: 422, body: { code: "VALIDATION", fields } });
  });

  it.each([["application/json"], ["multipart/form-data; boundary=x"], ["text/plain"]])("%s", async (type) => {
    const answer = await gateway().request("/api/v1/files?kind=image&name=a.jpg", {
      method: "POST",
      headers: { "content-type": type, ...session.headers },
      body: "x",
    });
    expect([answer.status, await answer.json()]).toEqual([415, { code: "UNSUPPORTED_MEDIA_TYPE" }]);
  });

  it.each(["a.exe", "a.svg", "a.html", "a", ".pdf/", "a.pdf.js"])("an attachment called %j", async (name) => {
    expect(await send({ name })).toEqual({ status: 415, body: { code: "FILE_TYPE_REFUSED" } });
  });

  it("a file of nothing", async () => {
    const nothing = { status: 422, body: { code: "FILE_DAMAGED" } };
    expect(await send({ bytes: Buffer.alloc(0) })).toEqual(nothing);
    expect(await send({ kind: "image", bytes: Buffer.alloc(0) })).toEqual(nothing);
  });

  it("more than an hour's worth of one person", async () => {
    expect((await send({ bytes: Buffer.from("no") })).status).toBe(422);
    const counted = await pool.query(
      "update rate_limits set points = 2199 where key like 'upload:%' returning key",
    );
    expect(counted.rowCount).toBe(1);
    expect(await send({})).toEqual({ status: 429, body: { code: "TOO_MANY_TRIES" } });
  });
});

const SVG = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>',
);
const POLYGLOT = Buffer.from("GIF89a/*\x01\x00\x00\x00\x00\x00\x00*/=1;alert(document.domain);//", "latin1");

describe("by what is in it", () => {
  it.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ["16000 x 16000 pixels in a small file", () => hugePng(16_000, 16_000), 422, "IMAGE_TOO_LARGE"],
    ["an SVG", () => SVG, 415, "FILE_TYPE_REFUSED"],
    ["a GIF that is a script as well", () => POLYGLOT, 422, "FILE_DAMAGED"],
    ["half a photo", async () => (await photo()).subarray(0, 50_000), 422, "FILE_DAMAGED"],
    ["the first bytes of a PNG", () => hugePng(64, 64).subarray(0, 40), 422, "FILE_DAMAGED"],
    ["a PDF", () => Buffer.from("%PDF-1.7\n"), 415, "FILE_TYPE_REFUSED"],
    ["noise", () => randomBytes(5_000), 415, "FILE_TYPE_REFUSED"],
  ])("%s is no image", async (_, make, status, code) => {
    expect(await send({ kind: "image", name: "a.png", bytes: await make() })).toEqual({
      status,
      body: { code },
    });
  });

  it("what is not what its ending says", async () => {
    const made = await attachments();
    for (const [name, bytes] of [
      ["a.pdf", made.docx],
      ["a.docx", made.xlsx],
      ["a.hwp", made.doc],
      ["a.hwpx", made.zip],
      ["a.png", made.jpg],
      ["a.jpg", SVG],
      ["a.zip", made.zip?.subarray(0, -10)],
      ["a.png", (await photo()).subarray(0, 20_000)],
    ] as const) {
      const answer = await send({ name, bytes: bytes ?? Buffer.alloc(1) });
      expect([name, answer]).toEqual([name, { status: 422, body: { code: "FILE_DAMAGED" } }]);
    }
    const large = await send({ name: "a.png", bytes: hugePng(16_000, 16_000) });
    expect(large).toEqual({ status: 422, body: { code: "IMAGE_TOO_LARGE" } });
  });
});

describe("on the way", () => {
  it("a sender who goes away", async () => {
    const { hostname, port } = new URL(gateway().url);
    for (const part of [0, 100, 300_000]) {
      const socket = connect(Number(port), hostname);
      socket.on("error", () => {});
      socket.write(head(5 * MEGABYTE));
      socket.write(randomBytes(part));
      await sleep(150);
      socket.destroy();
    }
    await expectNothingLeft();
    expect(troublesIn(gateway().logLines)).toEqual([]);
  });

  it("one person at more than six at once, while another is taken", async () => {
    const { hostname, port } = new URL(gateway().url);
    const sockets = Array.from({ length: 6 }, () => {
      const socket = connect(Number(port), hostname);
      socket.on("error", () => {});
      socket.write(head(5 * MEGABYTE));
      return socket;
    });
    const busy = async () => (await filesBelow(gateway().config.filesDir)).length;
    await expect.poll(busy, { timeout: 5_000 }).toBe(6);
    expect(await send({})).toEqual({ status: 429, body: { code: "TOO_MANY_TRIES" } });
    const other = await createSignedIn({ roles: ["CONTENT"] });
    const taken = await upload(gateway().url, other.session, { bytes: Buffer.from("no") });
    expect(taken).toEqual({ status: 422, body: { code: "FILE_DAMAGED" } });
    for (const socket of sockets) socket.destroy();
    await expectNothingLeft();
    expect((await send({ name: "a.pdf", bytes: Buffer.from("no") })).status).toBe(422);
  });

  it("a database that refuses the row", async () => {
    await pool.query("alter table files add constraint no_files check (false) not valid");
    try {
      const bytes = await photo({ width: 400, height: 300 });
      expect((await send({ kind: "image", bytes })).status).toBe(500);
      expect((await send({})).status).toBe(500);
      await expectNothingLeft();
    } finally {
      await pool.query("alter table files drop constraint no_files");
    }
  });
});

/** The processes of ours that decode images; Linux tells. */
function imageProcesses(): number[] {
  const pids = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").split(" ").map(Number);
  return pids.filter((pid) => {
    if (pid === 0) return false;
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("image-process.ts");
  });
}

describe.runIf(process.platform === "linux")("the process that decodes", () => {
  // One waits some seconds for the next image.
  beforeEach(() => expect.poll(imageProcesses, { timeout: 20_000 }).toEqual([]));

  it("may be brought down by an image; the site and the next image live", async () => {
    const sending = send({
      kind: "image",
      name: "a.jpg",
      bytes: await photo({ width: 4_000, height: 3_000 }),
    });
    await expect.poll(imageProcesses, { timeout: 20_000, interval: 10 }).toHaveLength(1);
    for (const pid of imageProcesses()) process.kill(pid, "SIGKILL");
    expect(await sending).toEqual({ status: 422, body: { code: "FILE_DAMAGED" } });
    await expectNothingLeft();
    const next = await send({ kind: "image", name: "b.jpg", bytes: await photo({ width: 40, height: 30 }) });
    expect(next.status).toBe(201);
    await db.file.delete({ where: { id: next.body.id } });
    await gateway().files.remove(next.body.key);
  });

  it("goes some seconds after it is done, and knows no secret", async () => {
    const bytes = await photo({ width: 4_000, height: 3_000 });
    const sending = send({ kind: "image", name: "b.jpg", bytes });
    await expect.poll(imageProcesses, { timeout: 20_000, interval: 10 }).toHaveLength(1);
    const [pid] = imageProcesses();
    expect(readFileSync(`/proc/${pid}/environ`, "utf8")).not.toMatch(/SECRET|DATABASE|PASSWORD/);
    const { status, body } = await sending;
    expect(status).toBe(201);
    await expect.poll(imageProcesses, { timeout: 20_000 }).toEqual([]);
    await db.file.delete({ where: { id: body.id } });
    await gateway().files.remove(body.key);
  });

  it("takes the next image, too, and ends by itself", async () => {
    const sendPhoto = async (name: string) => {
      const { status, body } = await send({
        kind: "image",
        name,
        bytes: await photo({ width: 400, height: 300 }),
      });
      expect(status).toBe(201);
      await db.file.delete({ where: { id: body.id } });
      await gateway().files.remove(body.key);
    };
    await sendPhoto("d.jpg");
    const [first] = imageProcesses();
    expect(first).toBeDefined();
    await sendPhoto("e.jpg");
    expect(imageProcesses()).toEqual([first]);
    await expect.poll(imageProcesses, { timeout: 20_000 }).toEqual([]);
  });

  it("ends with a sender who goes away", async () => {
    const leaving = new AbortController();
    const url = `${gateway().url}/api/v1/files?kind=image&name=c.jpg`;
    const bytes = await photo({ width: 4_000, height: 3_000 });
    const headers = { "content-type": "application/octet-stream", ...session.headers };
    const { signal } = leaving;
    const sending = fetch(url, { method: "POST", headers, body: new Uint8Array(bytes), signal });
    await expect.poll(imageProcesses, { timeout: 20_000, interval: 10 }).toHaveLength(1);
    leaving.abort();
    await expect(sending).rejects.toThrow();
    await expect.poll(imageProcesses, { timeout: 1_000, interval: 10 }).toEqual([]);
    await expectNothingLeft();
  });
});

describe("a full disk", () => {
  const noSpace = () => Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });

  it.each(["append", "keep"] as const)("that shows at %s", async (step) => {
    const full = await startGateway({
      wrapFiles: (store) => ({
        ...store,
        receive: async (size) => ({
          ...(await store.receive(size)),
          [step]: () => Promise.reject(noSpace()),
        }),
      }),
    });
    try {
      expect(await upload(full.url, session)).toEqual({ status: 507, body: { code: "STORAGE_FULL" } });
      expect(await filesBelow(full.config.filesDir)).toEqual([]);
      expect((await full.request("/healthz")).status).toBe(200);
    } finally {
      await full.close();
    }
  });

  it("that shows at the third size of a photo takes the first two back", async () => {
    let writes = 0;
    const full = await startGateway({
      wrapFiles: (store) => ({
        ...store,
        write: (name, bytes) => (++writes === 3 ? Promise.reject(noSpace()) : store.write(name, bytes)),
      }),
    });
    try {
      const answer = await upload(full.url, session, { kind: "image", bytes: await photo() });
      expect(answer).toEqual({ status: 507, body: { code: "STORAGE_FULL" } });
      expect([writes, await filesBelow(full.config.filesDir)]).toEqual([3, []]);
    } finally {
      await full.close();
    }
  });

  it("is seen coming: what the database needs stays free", async () => {
    const folder = await mkdtemp(join(tmpdir(), "full-"));
    const store = createLocalDisk(folder, { reserve: Number.MAX_SAFE_INTEGER });
    await expect(store.receive(1)).rejects.toSatisfy(isStorageFull);
    await expect(store.write(newFileKey(), Buffer.from("x"))).rejects.toSatisfy(isStorageFull);
    await rm(folder, { recursive: true });
  });

  it.runIf(canMount())("of four megabytes, a real one", async () => {
    const folder = await mkdtemp(join(tmpdir(), "tiny-"));
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", folder]);
    try {
      const store = createLocalDisk(folder, { reserve: -100 * MEGABYTE });
      const tiny = await startGateway({ wrapFiles: () => store });
      try {
        const bytes = Buffer.alloc(6 * MEGABYTE, " ");
        bytes.write("%PDF-1.7\n");
        expect(await upload(tiny.url, session, { bytes })).toEqual({
          status: 507,
          body: { code: "STORAGE_FULL" },
        });
        expect(await filesBelow(folder)).toEqual([]);
        const small = await upload(tiny.url, session, { bytes: bytes.subarray(0, MEGABYTE) });
        expect(small.status).toBe(201);
        await db.file.delete({ where: { id: small.body.id } });
      } finally {
        await tiny.close();
      }
    } finally {
      execFileSync("umount", [folder]);
      await rm(folder, { recursive: true });
    }
  });
});

/** Only root may, and not in every container. */
function canMount(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    execFileSync("sh", [
      "-c",
      'd=$(mktemp -d) && mount -t tmpfs tmpfs "$d" && umount "$d"; s=$?; rmdir "$d"; exit $s',
    ]);
    return true;
  } catch {
    return false;
  }
}

it("sixty bad uploads later the memory is where it was", { timeout: 240_000 }, async () => {
  const bad: UploadInput[] = [
    { kind: "image", name: "a.png", bytes: hugePng(16_000, 16_000) },
    { kind: "image", name: "a.gif", bytes: POLYGLOT },
    {
      kind: "image",
      name: "a.jpg",
      bytes: (await photo({ width: 3_000, height: 2_000 })).subarray(0, 400_000),
    },
    { name: "a.pdf", bytes: Buffer.alloc(8 * MEGABYTE) },
  ];
  const round = async (times: number) => {
    for (let turn = 0; turn < times; turn++) {
      const answers = await Promise.all(bad.map((input) => send(input)));
      expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    }
  };
  await round(5);
  const before = process.memoryUsage().rss;
  await round(15);
  expect((process.memoryUsage().rss - before) / MEGABYTE).toBeLessThan(150);
  expect((await gateway().request("/healthz")).status).toBe(200);
});
