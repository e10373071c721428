// @module-tag long
// The database is lost and its standby takes its place (docs/scaling.md): visitors get what is cached meanwhile, and then everything goes on by
// itself, with all that was acknowledged.
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, startSite } from "#tests/support/site.ts";
import { type StandbyPostgres, startStandbyPostgres } from "#tests/support/standby-postgres.ts";
import { startWriter } from "#tests/support/steady-writer.ts";

const WITHIN_MS = 300_000;
const ADMIN = { email: "admin@example.org", password: "Correct!Horse7" };
const WRITTEN = 3;
const LIST = "/notice/list";

let postgres: StandbyPostgres;
let site: Site;

beforeAll(async () => {
  postgres = await startStandbyPostgres();
  const env = { DATABASE_URL: postgres.url, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  site = await startSite({ env });
}, WITHIN_MS);
afterAll(async () => {
  await site?.kill();
  await postgres?.remove();
}, WITHIN_MS);

const statusOf = async (path: string) => {
  const answer = await fetch(site.url + path);
  await answer.text();
  return answer.status;
};

const logIn = () =>
  fetch(`${site.url}/api/v1/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });

/** Writes some posts. @returns their titles */
async function write(name: string): Promise<readonly string[]> {
  const authorization = (await logIn()).headers.get("authorization") ?? "";
  const writer = startWriter(site.url, { authorization }, name);
  await expect.poll(() => writer.written.length, { timeout: WITHIN_MS }).toBeGreaterThanOrEqual(WRITTEN);
  await writer.stop();
  return writer.written.map(({ title }) => title);
}

async function storedTitles(): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ title: string }>("SELECT title_ko AS title FROM posts");
    return rows.map(({ title }) => title);
  } finally {
    await client.end();
  }
}

test("a standby that is promoted has what was acknowledged, and the site goes on by itself", {
  timeout: WITHIN_MS,
}, async () => {
  const before = await write("먼저");
  await postgres.catchUp();
  await expect.poll(async () => (await fetch(site.url + LIST)).text()).toContain(before.at(-1));

  await postgres.losePrimary();
  await expect.poll(() => statusOf("/readyz"), { timeout: 30_000 }).toBe(503);
  expect([await statusOf(LIST), (await logIn()).status]).toEqual([200, 503]);

  await postgres.promote();
  await expect.poll(() => statusOf("/readyz"), { timeout: 60_000 }).toBe(200);
  const after = await write("나중");
  expect(await storedTitles()).toEqual(expect.arrayContaining([...before, ...after]));
  await expect.poll(async () => (await fetch(site.url + LIST)).text()).toContain(after.at(-1));
});
