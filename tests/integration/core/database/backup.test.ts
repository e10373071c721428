// @module-tag long
// @module-tag both
// A backup holds everything, and either database can be restored from it: in the project `postgres` also from embedded to server and back.
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { restoreBackup } from "#prisma/backup/restore-backup.ts";
import { writeBackup } from "#prisma/backup/write-backup.ts";
import { db } from "#prisma/client.ts";
import { type DatabaseConnection, driverConfig } from "#prisma/connection.ts";
import { openScratch } from "#prisma/embedded.ts";
import { openTestDatabase, useDatabase } from "#tests/support/database.ts";
import { createMember } from "#tests/support/factories.ts";

const source = useDatabase();
let folder: string;
let backup: string;
const image = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256));

const lineBreaks = '두 줄\n그리고 "따옴표", 탭\t, \\역슬래시, 🙂';
const document = {
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: lineBreaks }] }],
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-backup-test-"));
  backup = join(folder, "site.backup.gz");
  mkdirSync(join(folder, "files", "ab"), { recursive: true });
  writeFileSync(join(folder, "files", "ab", "image.png"), image);
  writeFileSync(join(folder, "files", "empty"), "");
  mkdirSync(join(folder, "files", "incoming"));
  writeFileSync(join(folder, "files", "incoming", "half an upload"), "x");

  const tag = await db.tag.create({ data: { board: "NEWS", slug: "kitec", nameKo: "시험", nameEn: "Exam" } });
  const file = await db.file.create({
    data: { key: "ab/image.png", name: "그림.png", mimeType: "image/png", size: 300_000 },
  });
  await db.post.createMany({
    data: Array.from({ length: 1200 }, (_, index) => ({
      board: "NEWS" as const,
      tagId: tag.id,
      thumbnailId: file.id,
      titleKo: `${index} ${lineBreaks}`,
      contentKo: document,
    })),
  });
  await db.post.deleteMany({ where: { id: { gt: 1190 } } });
  // Its table has a column `source`, the name that the backup gives a row while it is read.
  await createMember({ grade: "REGULAR" });
  await db.rateLimit.create({ data: { key: "far", expire: 9_007_199_254_740_993n } });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What triggers count, in parts by connection: the same numbers are in other parts after a restore. */
const COUNTED: ReadonlySet<string> = new Set(["member_days", "member_months"]);
const counted = (name: string) => `
  SELECT (key || sum(count))::text AS line
  FROM (SELECT (to_jsonb(source) - 'part' - 'count')::text AS key, count FROM "${name}" AS source) AS parts GROUP BY key`;

/** Every row of every table, and every sequence, as text. */
async function readEverything(connection: DatabaseConnection): Promise<Record<string, unknown>> {
  const client = new pg.Client(driverConfig(connection));
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'",
    );
    const content: Record<string, unknown> = {};
    for (const { name } of tables) {
      const from = COUNTED.has(name) ? counted(name) : `SELECT source::text AS line FROM "${name}" AS source`;
      const { rows } = await client.query(
        `SELECT count(*)::int AS rows, md5(string_agg(line, '|' ORDER BY line)) AS sum FROM (${from}) AS lines`,
      );
      content[name] = rows[0];
    }
    content.sequences = (
      await client.query("SELECT sequencename, last_value FROM pg_sequences ORDER BY 1")
    ).rows;
    return content;
  } finally {
    await client.end();
  }
}

const read = (name: string) => readFileSync(join(folder, name));

test("round trip: database, files, sequences and the migrations' history", async () => {
  const written = await writeBackup(source.connection(), join(folder, "files"), backup);
  expect(written.files).toBe(2);

  const target = await openTestDatabase("empty");
  const restored = await restoreBackup(target.connection, join(folder, "restored"), backup);
  expect(restored).toMatchObject({ rows: written.rows, files: written.files });
  expect(await readEverything(target.connection)).toEqual(await readEverything(source.connection()));
  expect(read("restored/ab/image.png").equals(image)).toBe(true);
  expect(read("restored/empty").length).toBe(0);

  await expect(restoreBackup(target.connection, join(folder, "again"), backup)).rejects.toThrow(
    /The database holds \w+ already/,
  );
  expect(existsSync(join(folder, "again"))).toBe(false);
  await target.close();
});

// There is a server to come from on PostgreSQL only.
if (inject("databaseTemplate").kind === "server") {
  test("from the server to the embedded database and back", async () => {
    const scratch = await openScratch();
    await restoreBackup(scratch.connection, join(folder, "embedded"), backup);
    expect(await readEverything(scratch.connection)).toEqual(await readEverything(source.connection()));

    const second = join(folder, "second.backup.gz");
    await writeBackup(scratch.connection, join(folder, "embedded"), second);
    const target = await openTestDatabase("empty");
    await restoreBackup(target.connection, join(folder, "onward"), second);
    expect(await readEverything(target.connection)).toEqual(await readEverything(source.connection()));
    await target.close();
    await scratch.close();
  });
}

const CHECKSUM = /^\{"sha256":/;

/** The text with checksums that are right for it: what another version, or somebody with a purpose, wrote. */
function sealed(text: string): string {
  const hash = createHash("sha256");
  const lines = text.split("\n").map((line) => {
    const said = CHECKSUM.test(line) ? JSON.stringify({ sha256: hash.copy().digest("hex") }) : line;
    hash.update(`${said}\n`);
    return said;
  });
  return lines.join("\n");
}

test("one changed character anywhere is found, and nothing is restored", async () => {
  const text = gunzipSync(readFileSync(backup)).toString();
  expect(sealed(text)).toBe(text);
  const target = await openTestDatabase("empty");
  const restored = join(folder, "changed");
  const changed = join(folder, "changed.gz");
  const base64 = text.lastIndexOf('{"file":"ab/image.png"') + 100;
  const places = [
    text.indexOf("madeAt") + 12,
    text.indexOf('"시험"') + 1,
    base64,
    text.lastIndexOf("sha256") + 20,
  ];
  for (const place of places) {
    const other = text[place] === "0" ? "1" : "0";
    writeFileSync(changed, gzipSync(text.slice(0, place) + other + text.slice(place + 1)));
    await expect(restoreBackup(target.connection, restored, changed)).rejects.toThrow(
      "The backup is damaged: it is not as it was written.",
    );
  }
  expect(existsSync(restored)).toBe(false);
  await target.close();
});

test("a backup from before there were checksums is restored", async () => {
  const lines = gunzipSync(readFileSync(backup)).toString().split("\n");
  const old = lines
    .filter((line) => !CHECKSUM.test(line))
    .join("\n")
    .replace('{"backup":3', '{"backup":1');
  writeFileSync(join(folder, "old.gz"), gzipSync(old));
  const target = await openTestDatabase("empty");
  await restoreBackup(target.connection, join(folder, "old"), join(folder, "old.gz"));
  expect(await readEverything(target.connection)).toEqual(await readEverything(source.connection()));
  await target.close();
});

test("a backup that is cut off, damaged or of a newer version restores nothing, and the whole one can follow", async () => {
  const text = gunzipSync(readFileSync(backup)).toString();
  const broken = (name: string, content: string) => {
    writeFileSync(join(folder, name), gzipSync(content));
    return join(folder, name);
  };
  const newer = sealed(text.replace('"migrations":[', '"migrations":["29990101000000_later",'));
  const target = await openTestDatabase("empty");
  const files = join(folder, "late");
  const restore = (file: string) => restoreBackup(target.connection, files, file);
  await expect(restore(broken("cut", text.slice(0, text.length / 2)))).rejects.toThrow("cut off");
  await expect(restore(broken("no-end", text.replace('{"end":true}\n', "")))).rejects.toThrow("cut off");
  await expect(restore(broken("newer", newer))).rejects.toThrow("29990101000000_later");
  await expect(restore(broken("other", "hello\n"))).rejects.toThrow("not a backup of this site");
  const escaping = sealed(text.replace('{"file":"ab/image.png"', '{"file":"../image.png"'));
  await expect(restore(broken("escaping", escaping))).rejects.toThrow("leads out of the files' folder");
  writeFileSync(join(folder, "half"), readFileSync(backup).subarray(0, 5000));
  await expect(restore(join(folder, "half"))).rejects.toThrow("cut off");
  writeFileSync(join(folder, "plain"), "hello");
  await expect(restore(join(folder, "plain"))).rejects.toThrow("not a backup of this site");
  await expect(restore(join(folder, "nowhere"))).rejects.toThrow("There is no file");
  expect(existsSync(files)).toBe(false);
  expect(existsSync(join(folder, "image.png"))).toBe(false);
  await restore(backup);
  expect(await readEverything(target.connection)).toEqual(await readEverything(source.connection()));
  await target.close();
});

test("a file that is there is not overwritten, nor are files", async () => {
  await expect(writeBackup(source.connection(), join(folder, "files"), backup)).rejects.toThrow(
    "exists already",
  );
  const target = await openTestDatabase("empty");
  await expect(restoreBackup(target.connection, join(folder, "files"), backup)).rejects.toThrow(
    "holds files already",
  );
  expect(read("files/ab/image.png").equals(image)).toBe(true);
  await target.close();
});

test("with a key the backup is encrypted, and restored with that key alone", async () => {
  const key = "a key that is long enough for a test of backups";
  const encrypted = join(folder, "encrypted.backup");
  const { bytes, sha256 } = await writeBackup(source.connection(), join(folder, "files"), encrypted, key);
  const written = readFileSync(encrypted);
  expect([written.length, createHash("sha256").update(written).digest("hex")]).toEqual([bytes, sha256]);
  expect(written.subarray(0, 2).toString("hex")).not.toBe("1f8b");
  const target = await openTestDatabase("empty");
  const restored = join(folder, "decrypted");
  const restore = (file: string, given: string | null) =>
    restoreBackup(target.connection, restored, file, { key: given });
  await expect(restore(encrypted, null)).rejects.toThrow("set BACKUP_KEY");
  await expect(restore(encrypted, `${key}?`)).rejects.toThrow("BACKUP_KEY is not the key");
  writeFileSync(join(folder, "short.backup"), written.subarray(0, -100));
  await expect(restore(join(folder, "short.backup"), key)).rejects.toThrow("cut off or damaged");
  const altered = Buffer.from(written);
  altered[5_000] = (altered[5_000] ?? 0) ^ 1;
  writeFileSync(join(folder, "altered.backup"), altered);
  await expect(restore(join(folder, "altered.backup"), key)).rejects.toThrow("cut off or damaged");
  expect(existsSync(restored)).toBe(false);
  await restore(encrypted, key);
  expect(await readEverything(target.connection)).toEqual(await readEverything(source.connection()));
  await target.close();
});

test.skipIf(!existsSync("/dev/full"))("a full disk leaves nothing that is called a backup", async () => {
  const file = join(folder, "no-room.backup");
  symlinkSync("/dev/full", `${file}.unfinished`);
  await expect(writeBackup(source.connection(), join(folder, "files"), file)).rejects.toThrow("ENOSPC");
  expect(readdirSync(folder).filter((name) => name.startsWith("no-room"))).toEqual([]);
  await writeBackup(source.connection(), join(folder, "files"), file);
  expect(existsSync(file)).toBe(true);
});
