// @module-tag long
// @module-tag both
// A backup to S3-compatible storage (Ceph) while people write: it is of one moment, has all that was acknowledged before, and its files are those
// of its rows; from there it is restored into the embedded database and into a server, and a site starts on either.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createS3Blobs } from "#gateway/files/s3-blobs.ts";
import { storedName } from "#gateway/files/stored-name.ts";
import { type DatabaseConnection, driverConfig } from "#prisma/connection.ts";
import { openEmbedded } from "#prisma/embedded.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { type RadosGateway, startRadosGateway } from "#tests/support/rados-gateway.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { createSiteDatabase, type SiteDatabase } from "#tests/support/site-database.ts";
import { ROOT } from "#tests/support/source-files.ts";
import { type SteadyWriter, startWriter, titleOf, type WrittenPost } from "#tests/support/steady-writer.ts";

const WITHIN_MS = 600_000;
/** Each of the people has written so many before the backup begins. */
const BEFORE = 3;
const ADMIN = { email: "admin@example.org", password: "Correct!Horse7" };

let storage: RadosGateway;
let folder: string;
let database: SiteDatabase;
let settings: Record<string, string>;
let site: Site | undefined;
let writers: readonly SteadyWriter[] = [];
/** What was acknowledged before the backup began, and until the writing ended. */
let before: readonly WrittenPost[];
let all: readonly WrittenPost[];
/** Where it is. */
let backup = "";

beforeAll(async () => {
  [storage, folder, database] = await Promise.all([
    startRadosGateway(),
    mkdtemp(join(tmpdir(), "backup-to-s3-")),
    createSiteDatabase("migrated"),
  ]);
  const { bucket, endpoint, region, accessKey, secretKey } = storage.place;
  settings = {
    ...database.options.env,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    FILES_URL: `s3://${bucket}/files`,
    BACKUP_URL: `s3://${bucket}/backups`,
    BACKUP_KEY: "a key that is long enough for a test of backups",
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  };
  site = await startSite({ dataDir: database.options.dataDir, env: settings });
}, WITHIN_MS);
afterAll(async () => {
  await Promise.allSettled(writers.map((writer) => writer.stop()));
  await site?.stop();
  await database?.remove();
  await storage?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
}, WITHIN_MS);

/** Runs `npm run db:backup` or `db:restore`. @returns what it says */
async function command(name: string, args: readonly string[], env: object = {}): Promise<string> {
  const script = ["--import", "./gateway/node-version.mjs", `gateway/start/db-${name}.ts`, ...args];
  const { stdout } = await promisify(execFile)(process.execPath, script, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: database.options.dataDir,
      ...settings,
      ...env,
    },
  });
  return stdout;
}

function running(): Site {
  if (site === undefined) throw new Error("The site did not start");
  return site;
}

const logIn = (url: string) =>
  fetch(`${url}/api/v1/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });

test("the backup of the day goes there, and is proved from there", { timeout: WITHIN_MS }, async () => {
  await expect
    .poll(() => running().log(), { timeout: WITHIN_MS, interval: 500 })
    .toContain("scratch database and is equal");
});

test("one is made while three people write, and nobody's request fails", { timeout: WITHIN_MS }, async () => {
  const { url } = running();
  const authorization = (await logIn(url)).headers.get("authorization") ?? "";
  writers = ["가", "나", "다"].map((name) => startWriter(url, { authorization }, name));
  await expect
    .poll(() => Math.min(...writers.map(({ written }) => written.length)), { timeout: WITHIN_MS })
    .toBeGreaterThanOrEqual(BEFORE);
  before = writers.flatMap(({ written }) => written);
  const said = await command("backup", []);
  backup = /s3:\/\/\S+\.backup/.exec(said)?.[0] ?? "";
  const during = writers.flatMap(({ written }) => written);
  for (const writer of writers) await writer.stop();
  all = writers.flatMap(({ written }) => written);
  expect(during.length).toBeGreaterThan(before.length);
  expect(await command("restore", ["--verify", backup])).toMatch(/^Whole: \d+ rows and \d+ files/);
});

interface RestoredPost {
  readonly title: string;
  /** Null: it has no document. */
  readonly key: string | null;
}

async function readPosts(connection: DatabaseConnection): Promise<readonly RestoredPost[]> {
  const client = new pg.Client(driverConfig(connection));
  await client.connect();
  try {
    const { rows } = await client.query<RestoredPost>(
      `SELECT p.title_ko AS title, coalesce(f.stored_key, f.key) AS key
       FROM posts p LEFT JOIN attachments a ON a.post_id = p.id LEFT JOIN files f ON f.id = a.file_id`,
    );
    return rows;
  } finally {
    await client.end();
  }
}

async function checkRestored(connection: DatabaseConnection, prefix: string): Promise<void> {
  const posts = await readPosts(connection);
  const titles = posts.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(before.map(({ title }) => title)));
  // Each writes one after the other, so a moment has somebody's first ones, without a gap.
  for (const { name } of writers) {
    const own = titles.filter((title) => title.startsWith(`${name} `));
    const first = own.map((_, index) => titleOf(name, index + 1));
    expect(own.sort()).toEqual(first.sort());
  }
  const blobs = createS3Blobs({ ...storage.place, prefix });
  for (const { title, key } of posts) {
    const found = key === null ? null : await blobs.read(storedName(key));
    const bytes = found ? await buffer(found.bytes) : Buffer.alloc(0);
    const sent = all.find((one) => one.title === title);
    // The last one of each may be in the backup before its writer knows.
    if (sent) expect(createHash("sha256").update(bytes).digest("hex"), title).toBe(sent.sha256);
    else expect(bytes.length, title).toBeGreaterThan(0);
  }
}

/** A site on what was restored shows a document that was acknowledged before the backup. */
async function checkSite(dataDir: string, env: Readonly<Record<string, string>>): Promise<void> {
  const restored = await startSite({ dataDir, env: { ...settings, BACKUP_URL: "", ...env } });
  try {
    expect((await logIn(restored.url)).status).toBe(200);
    const [post] = before;
    const answer = await fetch(restored.url + post?.path);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(post?.sha256);
  } finally {
    await restored.stop();
  }
}

test("from there it is restored into an embedded database", { timeout: WITHIN_MS }, async () => {
  const dataDir = join(folder, "embedded");
  const env = { DATABASE_URL: "", FILES_URL: `s3://${storage.place.bucket}/embedded` };
  expect(await command("restore", [backup], { ...env, DATA_DIR: dataDir })).toMatch(/^Restored: \d+ rows/);
  const opened = await openEmbedded(dataDir);
  try {
    await checkRestored(opened.connection, "embedded/");
  } finally {
    await opened.close();
  }
  await checkSite(dataDir, env);
});

test("and into a server", { timeout: WITHIN_MS }, async () => {
  const server = await startPostgres(["fsync=off"]);
  try {
    await server.createDatabase("restored");
    const url = server.url("restored");
    const dataDir = join(folder, "server");
    const env = { DATABASE_URL: url, FILES_URL: `s3://${storage.place.bucket}/server` };
    expect(await command("restore", [backup], { ...env, DATA_DIR: dataDir })).toMatch(/^Restored: \d+ rows/);
    await checkRestored({ kind: "server", connectionString: url }, "server/");
    await checkSite(dataDir, env);
  } finally {
    await server.remove();
  }
});
