// kill -9 in the middle of uploads and saves, twenty times over: no row without its bytes, no acknowledged file or save that is not
// there, and after the sweep no bytes without a row (issue 3, Tests).
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { createLocalDisk } from "#gateway/files/local-disk.ts";
import { sweepFiles } from "#gateway/files/sweep-files.ts";
import { db } from "#prisma/client.ts";
import { startDatabase } from "#prisma/start-database.ts";
import { toVariants } from "#schema/files/stored-variants.ts";
import type { Site } from "#tests/support/site.ts";
import { createSiteDatabase } from "#tests/support/site-database.ts";
import { filesBelow, photo, type UploadInput } from "#tests/support/uploads.ts";
import { keepSaving, keepUploading, openOffice, type SavedPost, type ToldFile } from "./editors.ts";
import { forEachLife } from "./lives.ts";

const ROUNDS = 20;
/** The blow falls after an acknowledged upload and save, and this long, a little later each round. */
const LATEST_MILLISECONDS = 200;
const WITHIN_MILLISECONDS = 600_000;
const DAY_AND_HOUR = 25 * 60 * 60 * 1000;
const ADMIN = { ADMIN_EMAIL: "office@example.org", ADMIN_PASSWORD: "Durable!Horse0" };

interface Told {
  readonly files: ToldFile[];
  readonly posts: SavedPost[];
  cutOff: number;
}

interface Given {
  readonly image: UploadInput;
  readonly attachment: UploadInput;
}

async function givenFiles(): Promise<Given> {
  const bytes = await photo({ width: 500, height: 400 });
  const pdf = Buffer.alloc(2_000_000, " ");
  pdf.write("%PDF-1.7\n");
  return {
    image: { kind: "image", name: "사진.jpg", bytes },
    attachment: { kind: "attachment", name: "안내.pdf", bytes: pdf },
  };
}

/** One life of the site: people upload and save, and in the middle of it the process is gone. */
async function liveAndDie(
  site: Site,
  round: number,
  { image, attachment }: Given,
  told: Told,
): Promise<void> {
  const office = await openOffice(site.url, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  const before = { files: told.files.length, posts: told.posts.length };
  const working = Promise.all([
    keepUploading(office, image, told.files),
    keepUploading(office, attachment, told.files),
    keepSaving(office, image, told.posts),
    keepSaving(office, attachment, told.posts),
  ]);
  const enough = () => told.files.length > before.files && told.posts.length > before.posts;
  while (!enough()) await Promise.race([working, sleep(5)]);
  await sleep((LATEST_MILLISECONDS * round) / ROUNDS);
  await site.kill();
  await working;
  told.cutOff += (await filesBelow(join(site.dataDir, "files", "incoming"))).length;
}

it(
  "no row without file, no file without row after the sweep, nothing acknowledged lost",
  async () => {
    const database = await createSiteDatabase();
    const told: Told = { files: [], posts: [], cutOff: 0 };
    const { dataDir, env } = database.options;
    const given = await givenFiles();
    const options = { dataDir, env: { ...env, ...ADMIN } };
    await forEachLife(options, ROUNDS, (site, round) => liveAndDie(site, round, given, told));

    const folder = join(dataDir, "files");
    const opened = await startDatabase({ databaseUrl: env.DATABASE_URL, dataDir });
    try {
      const rows = await db.file.findMany();
      const ids = new Set(rows.map(({ id }) => id));
      for (const { id } of told.files) expect(ids).toContain(id);
      const store = createLocalDisk(folder);
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
      for (const { id, version, fileId, pendingFileId } of told.posts) {
        const post = await db.post.findUniqueOrThrow({ where: { id }, include: { attachments: true } });
        const [attached, ...more] = post.attachments;
        expect(more).toEqual([]);
        // The save that was not answered is there whole or not at all.
        const known = post.version === version ? fileId : pendingFileId;
        expect([post.version - version === 0 || post.version - version === 1, attached?.fileId]).toEqual([
          true,
          known,
        ]);
        expect(post.titleKo).toBe(`파일 ${known}`);
      }

      await sweepFiles({ store, clock: { now: () => new Date(Date.now() + DAY_AND_HOUR) } });
      const left = await db.file.findMany({ include: { attachedTo: true } });
      expect(left.every(({ attachedTo }) => attachedTo.length > 0)).toBe(true);
      expect(left.length).toBe(await db.attachment.count());
      const names = left.flatMap(({ key, variants }) => {
        const sizes = toVariants(variants).map(({ width, format }) => `${key}-${width}.${format}`);
        return sizes.length > 0 ? sizes : [key];
      });
      expect((await filesBelow(folder)).sort()).toEqual(names.sort());
    } finally {
      await opened.close();
      await database.remove();
    }
    // The test is worth something only when blows fell in the middle of uploads.
    expect(told.cutOff).toBeGreaterThan(0);
  },
  WITHIN_MILLISECONDS,
);
