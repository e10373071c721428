// What may be uploaded, by its name and by its bytes, before any of it meets a server.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it, test } from "vitest";
import { createFilePasses } from "#gateway/files/file-pass.ts";
import { hasContentOfItsEnding, imageType } from "#gateway/uploads/content-type.ts";
import { variantWidths } from "#gateway/uploads/image-work.ts";
import {
  ATTACHMENT_TYPES,
  type AttachmentEnding,
  attachmentEnding,
  cleanFileName,
  FILE_NAME_MAX_LENGTH,
  refusesFile,
} from "#schema/validation/core/files.ts";
import { zipOfOnePiece } from "#tests/support/packed-zip.ts";
import { attachments, compound, photo, zip } from "#tests/support/uploads.ts";

const MEGABYTE = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), "uploads-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function onDisk(bytes: Buffer): Promise<string> {
  const path = join(folder, randomBytes(8).toString("hex"));
  await writeFile(path, bytes);
  return path;
}

test("a zip that declares its type twice is no hwpx: each of thousands would be unpacked, and which is meant, nobody can tell", async () => {
  const type = Buffer.from("application/hwp+zip");
  const once = zipOfOnePiece(["mimetype", "Contents/content.hpf", "version.xml"], type);
  expect(await hasContentOfItsEnding(await onDisk(once), "hwpx")).toBe(true);
  const twice = zipOfOnePiece(["mimetype", "mimetype", "Contents/content.hpf", "version.xml"], type);
  expect(await hasContentOfItsEnding(await onDisk(twice), "hwpx")).toBe(false);
});

describe("a name", () => {
  it.each([
    ["회의록.hwp", "회의록.hwp"],
    ["회의록.hwp".normalize("NFD"), "회의록.hwp"],
    ["../../etc/passwd.pdf", "passwd.pdf"],
    ["C:\\Users\\김\\논문.docx", "논문.docx"],
    ["a\r\nb\0.pdf", "ab.pdf"],
    ["보고\u202Efdp.exe.pdf", "보고fdp.exe.pdf"],
    ['a<b>:"|?*.pdf', "a_b______.pdf"],
    [".htaccess", "htaccess"],
    ["...", ""],
    ["  둘   칸 .pdf ", "둘 칸.pdf"],
    [`${"가".repeat(300)}.pptx`, `${"가".repeat(FILE_NAME_MAX_LENGTH - 5)}.pptx`],
    ["😀.zip", "😀.zip"],
  ])("%j is stored as %j", (given, cleaned) => {
    expect(cleanFileName(given)).toBe(cleaned);
  });

  it("stays harmless whatever is given, and is clean after once", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (given) => {
        const name = cleanFileName(given);
        expect(name.length).toBeLessThanOrEqual(FILE_NAME_MAX_LENGTH);
        expect(name).not.toMatch(/[/\\\p{Cc}\p{Cs}]|^\./u);
        expect(name.normalize("NFC")).toBe(name);
        expect(() => encodeURIComponent(name)).not.toThrow();
      }),
    );
  });

  it.each([
    ["a.PDF", "pdf"],
    ["a.jpeg", "jpg"],
    ["a.tar.gz", null],
    ["a.exe", null],
    ["a.constructor", null],
    ["pdf", null],
    ["", null],
  ])("%j ends in %j", (name, ending) => {
    expect(attachmentEnding(name)).toBe(ending);
  });
});

describe("what the form knows before it sends", () => {
  it.each([
    ["image", "a.jpg", 10 * MEGABYTE, null],
    ["image", "a.jpg", 10 * MEGABYTE + 1, "FILE_TOO_LARGE"],
    ["image", "사진", 1, null],
    ["image", "a.png", 0, "FILE_DAMAGED"],
    ["attachment", "a.hwp", 50 * MEGABYTE, null],
    ["attachment", "a.hwp", 50 * MEGABYTE + 1, "FILE_TOO_LARGE"],
    ["attachment", "a.exe", 1, "FILE_TYPE_REFUSED"],
    ["attachment", "a.svg", 1, "FILE_TYPE_REFUSED"],
  ] as const)("%s %s of %i bytes: %s", (kind, name, size, code) => {
    expect(refusesFile(kind, name, size)).toBe(code);
  });
});

describe("content", () => {
  it("is known of every kind that may be attached, and passes as no other", async () => {
    const made = await attachments();
    expect(Object.keys(made).sort()).toEqual(Object.keys(ATTACHMENT_TYPES).sort());
    const endings = Object.keys(ATTACHMENT_TYPES) as AttachmentEnding[];
    for (const [kind, bytes] of Object.entries(made)) {
      const path = await onDisk(bytes);
      const passes = await Promise.all(endings.map((ending) => hasContentOfItsEnding(path, ending)));
      // Every hwpx and newer Office file is a zip as well, and may be called one.
      const expected = endings.map(
        (ending) => ending === kind || (ending === "zip" && /^(hwpx|docx|xlsx|pptx)$/.test(kind)),
      );
      expect([kind, ...passes]).toEqual([kind, ...expected]);
    }
  });

  it.each([
    ["a program", Buffer.concat([Buffer.from("MZ"), randomBytes(500)])],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a drawing with a script", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ["nothing", Buffer.alloc(0)],
    ["a cut-off zip", zip({ "a.txt": "x".repeat(500) }).subarray(0, 300)],
    ["a cut-off compound file", compound("WordDocument", "BodyText", "FileHeader").subarray(0, 700)],
    ["a compound file that leads round in circles", circular()],
    ["a compound file with wild numbers", wild()],
  ])("%s is none of them", async (_, bytes) => {
    const path = await onDisk(bytes);
    for (const ending of Object.keys(ATTACHMENT_TYPES) as AttachmentEnding[]) {
      expect([ending, await hasContentOfItsEnding(path, ending)]).toEqual([ending, false]);
    }
  });

  it("with a password, and of Hangul before version 5, is known too", async () => {
    const locked = await onDisk(compound("EncryptionInfo", "EncryptedPackage"));
    expect(await hasContentOfItsEnding(locked, "xlsx")).toBe(true);
    expect(await hasContentOfItsEnding(locked, "xls")).toBe(false);
    const old = await onDisk(Buffer.from("HWP Document File V3.00 \x1a\x01\x02\x03\x04\x05"));
    expect(await hasContentOfItsEnding(old, "hwp")).toBe(true);
  });

  it("of images is told by their bytes", async () => {
    expect(await imageType(await onDisk(await photo({ width: 20, height: 10 })))).toBe("image/jpeg");
    expect(await imageType(await onDisk(Buffer.from("<svg/>")))).not.toBe("image/png");
  });
});

function circular(): Buffer {
  const bytes = compound("a", "b", "c", "d", "e", "f", "g", "h");
  bytes.writeUInt32LE(1, 512 + 4);
  return bytes;
}

function wild(): Buffer {
  const bytes = compound("WordDocument");
  bytes.writeUInt32LE(0x00fffff0, 0x30);
  return bytes;
}

describe("the widths of an image", () => {
  it.each([
    [4_000, 3_000, [320, 640, 1280, 1920]],
    [1_920, 1_080, [320, 640, 1280, 1920]],
    [1_600, 900, [320, 640, 1280, 1600]],
    [1_300, 900, [320, 640, 1300]],
    [640, 480, [320, 640]],
    [200, 100, [200]],
    [1, 1, [1]],
    [1_000, 20_000, [320, 400]],
    [1, 25_000_000, [1]],
  ])("%i x %i", (width, height, widths) => {
    expect(variantWidths(width, height)).toEqual(widths);
  });
});

describe("a pass", () => {
  const passes = createFilePasses("a secret of the tests, long enough to be one");
  const session = "0e6b3a52-6f0f-4f0f-9b0a-3d6b5b7f4f10";
  const now = new Date("2026-03-02T00:40:00Z");

  it("names its session, is the same each time, and is good nowhere else", () => {
    const pass = passes.issue(session);
    expect(passes.read(pass, now)).toEqual({ sessionId: session, postId: null });
    expect(passes.issue(session)).toBe(pass);
    expect(createFilePasses("another secret, as long as the first one").read(pass, now)).toBeNull();
  });

  it.each([
    "",
    ".",
    session,
    `${"A".repeat(24)}.${session}`,
    `${passes.issue(session)}x`,
    passes.issue(session).replace(/.$/, "1"),
  ])("%j is none", (pass) => {
    expect(passes.read(pass, now)).toBeNull();
  });

  it("for a post names it, is the same within the hour, and ends with the hour after it", () => {
    const pass = passes.issueForPost(session, 12, now);
    expect(passes.read(pass, now)).toEqual({ sessionId: session, postId: 12 });
    expect(passes.issueForPost(session, 12, new Date("2026-03-02T00:00:00Z"))).toBe(pass);
    expect(passes.issueForPost(session, 13, now)).not.toBe(pass);
    expect(passes.read(pass, new Date("2026-03-02T01:59:59Z"))).not.toBeNull();
    expect(passes.read(pass, new Date("2026-03-02T02:00:00Z"))).toBeNull();
  });

  it("for a post opens no other, and nothing for longer", () => {
    const [signature, id] = passes.issueForPost(session, 12, now).split(".");
    const ends = String(Date.parse("2026-03-02T02:00:00Z") / 1000);
    expect(passes.read(`${signature}.${id}.12.${ends}`, now)).not.toBeNull();
    for (const text of [`${id}.13.${ends}`, `${id}.12.${Number(ends) + 1}`, `${id}`, `${id}.12`]) {
      expect(passes.read(`${signature}.${text}`, now), text).toBeNull();
    }
  });
});
