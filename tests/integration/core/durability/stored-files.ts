// What must be on the disk and in the database after editors were cut off in their uploads and saves.
import { expect } from "vitest";
import { createLocalDisk } from "#gateway/files/local-disk.ts";
import { sweepFiles } from "#gateway/files/sweep-files.ts";
import { db } from "#prisma/client.ts";
import type { FileStore } from "#prisma/file-store.ts";
import { toVariants } from "#schema/core/files/stored-variants.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { filesBelow } from "#tests/support/uploads.ts";
import type { ReportedFile, SavedPost } from "./editors.ts";

interface AcknowledgedFiles {
  readonly files: readonly ReportedFile[];
  readonly posts: readonly SavedPost[];
  /** Files that were half there when the site died. */
  readonly cutOff: number;
}

/** No row without its bytes, nothing acknowledged that is not there, and after the sweep no bytes without a row. */
export async function expectFilesStored(
  folder: string,
  { files, posts, cutOff }: AcknowledgedFiles,
): Promise<void> {
  const store = createLocalDisk(folder);
  await expectRowsHaveBytes(store, files);
  for (const post of posts) await expectSaved(post);
  await sweepFiles({ store, clock: { now: () => new Date(Date.now() + DAY + HOUR) } });
  const left = await db.file.findMany({ include: { inVersions: true } });
  // Each save has another file, which its version still names.
  expect(left.every(({ inVersions }) => inVersions.length === 1)).toBe(true);
  expect(left.length).toBe(await db.savedVersion.count({ where: { postId: { not: null } } }));
  const names = left.flatMap(({ key, variants }) => {
    const sizes = toVariants(variants).map(({ width, format }) => `${key}-${width}.${format}`);
    return sizes.length > 0 ? sizes : [key];
  });
  expect((await filesBelow(folder)).sort()).toEqual(names.sort());
  // Worth something only when blows fell in the middle of uploads.
  expect(cutOff).toBeGreaterThan(0);
}

async function expectRowsHaveBytes(store: FileStore, files: readonly ReportedFile[]): Promise<void> {
  const rows = await db.file.findMany();
  const ids = new Set(rows.map(({ id }) => id));
  for (const { id } of files) expect(ids).toContain(id);
  const stored = rows.flatMap(({ key, variants, size }) => {
    const sizes = toVariants(variants).map((variant) => {
      return { name: `${key}/${variant.width}.${variant.format}`, size: variant.size };
    });
    return sizes.length > 0 ? sizes : [{ name: key, size }];
  });
  for (const { name, size } of stored) {
    const chunks = await (await store.open(name))?.toArray();
    expect([name, Buffer.concat(chunks ?? []).length]).toEqual([name, size]);
  }
}

/** The save that was not answered is there whole or not at all. */
async function expectSaved({ id, version, fileId, pendingFileId }: SavedPost): Promise<void> {
  const post = await db.post.findUniqueOrThrow({ where: { id }, include: { attachments: true } });
  const [attached, ...more] = post.attachments;
  expect(more).toEqual([]);
  const known = post.version === version ? fileId : pendingFileId;
  expect([post.version - version === 0 || post.version - version === 1, attached?.fileId]).toEqual([
    true,
    known,
  ]);
  expect(post.titleKo).toBe(`파일 ${known}`);
  // No save without its version, no version without its save.
  const versions = await db.savedVersion.findMany({ where: { postId: id }, orderBy: { number: "asc" } });
  expect(versions.map(({ number }) => number)).toEqual([...Array(post.version).keys()].map((n) => n + 1));
  expect(versions.at(-1)?.content).toMatchObject({ ko: { title: `파일 ${known}` } });
}
