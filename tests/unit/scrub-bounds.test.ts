// @module-tag long
// What is made to take minutes and gigabytes is refused within seconds, and a document of many pages is not.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLocalDisk } from "#gateway/files/local-disk.ts";
import { scrubTo } from "#gateway/files/scrub.ts";
import { readText } from "#gateway/texts/texts.ts";
import type { IncomingFile } from "#prisma/file-store.ts";
import type { TextEnding } from "#schema/validation/core/files.ts";
import { docx } from "#tests/support/documents.ts";
import { docxBomb, hwpxBomb, packedZip, zipOfOnePiece } from "#tests/support/packed-zip.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bounds-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function received(bytes: Buffer): Promise<IncomingFile> {
  const file = await createLocalDisk(folder).receive(bytes.length);
  await file.append(bytes);
  return file;
}
async function scrubbed(bytes: Buffer, name: string): Promise<string> {
  const [source, target] = [await received(bytes), await received(Buffer.alloc(0))];
  try {
    const made = await scrubTo(source, target, { name, names: [] });
    return "refused" in made ? made.refused : "clean";
  } finally {
    await source.discard();
    await target.discard();
  }
}
async function read(bytes: Buffer, ending: TextEnding): Promise<string> {
  const file = await received(bytes);
  try {
    return (await readText(file.path, ending)).state;
  } finally {
    await file.discard();
  }
}

/** What a machine with ten times as much to do may take; the process itself bounds its processor seconds. */
const WITHIN_MS = 170_000;
const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 32);
const bombs: readonly (readonly [string, TextEnding, () => Promise<Buffer> | Buffer])[] = [
  ["a hwpx that opens two million elements", "hwpx", hwpxBomb],
  ["a docx that names one part 60,000 times", "docx", docxBomb],
  [
    "a docx whose parts share bytes",
    "docx",
    () => zipOfOnePiece(["word/document.xml", "word/a.xml"], Buffer.from("<w:document xmlns:w='w'/>")),
  ],
  [
    "a docx that unpacks to half a gigabyte",
    "docx",
    async () =>
      await packedZip({
        "word/document.xml": megabytes(180),
        "word/a.xml": megabytes(180),
        "word/b.bin": megabytes(180),
      }),
  ],
];

test.each(bombs)(
  "%s is neither scrubbed nor read",
  { timeout: 2 * WITHIN_MS },
  async (_what, ending, make) => {
    const bytes = await make();
    const begun = performance.now();
    expect(await scrubbed(bytes, `원고.${ending}`)).toMatch(/^(?:DAMAGED|TOO_LARGE)$/);
    expect(await read(bytes, ending)).not.toBe("READ");
    expect(performance.now() - begun).toBeLessThan(WITHIN_MS);
  },
);

test("a docx of a thousand pages is scrubbed", { timeout: 2 * WITHIN_MS }, async () => {
  const page = "번역은 자리를 옮기는 일이다. ".repeat(100);
  const bytes = docx(...Array.from({ length: 1_000 }, () => page));
  expect(await scrubbed(bytes, "책.docx")).toBe("clean");
});

// Found by a year whose clock moved on while a document was read: `npm run year -- --seed 3 --members 20`.
test("a copy that is gone before it is read says nothing about the document: it is tried again", async () => {
  const gone = join(tmpdir(), "a-year", "gone");
  await expect(readText(gone, "docx")).rejects.toThrow("ENOENT");
  await expect(readText(gone, "pdf")).rejects.toThrow("ENOENT");
  await expect(scrubTo({ path: gone }, { path: gone }, { name: "a.docx", names: [] })).rejects.toThrow(
    "ENOENT",
  );
});
