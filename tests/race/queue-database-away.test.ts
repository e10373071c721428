// @module-tag long
// The database goes away while the queue works, with a mail server set: the gateway, a process of its own, goes on, and so do mails.
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TEST_PASSWORD } from "#tests/support/factories.ts";
import { startPostgres, type TestPostgres } from "#tests/support/postgres.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";

const EMAIL = "reader@example.org";
const WITHIN = { timeout: 15_000 };
/** Longer than a connection may be silent: by then the gateway has closed the one in which the queue looks. */
const FROZEN_MS = 6_000;

let server: TestPostgres;
let smtp: TestSmtp;
let site: Site;

beforeAll(async () => {
  server = await startPostgres();
  await server.createDatabase("site");
  smtp = await startSmtp();
  site = await startSite({ env: { DATABASE_URL: server.url("site"), SMTP_URL: smtp.url } });
  const consents = { terms: true, privacy: true, age14: true };
  const registration = { email: EMAIL, name: "x", country: "KR", consents };
  const passwords = { password: TEST_PASSWORD, confirm_password: TEST_PASSWORD };
  expect((await send("/api/v1/register", { ...registration, ...passwords })).status).toBe(201);
});
afterAll(async () => {
  try {
    await site.stop();
  } finally {
    await smtp.close();
    await server.remove();
  }
});

function send(path: string, body: unknown): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(site.url + path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Does the work while a query of the queue waits for its table; the work gets the id of that session. */
async function whileTheQueueLooks(work: (pid: number) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: server.url("site") });
  await client.connect();
  try {
    await client.query("BEGIN; LOCK TABLE pgboss.job IN ACCESS EXCLUSIVE MODE");
    // A transaction sees the sessions as they were when it first asked, until it says that it wants to know again.
    const look = async () => {
      await client.query("SELECT pg_stat_clear_snapshot()");
      const { rows } = await client.query<{ pid: number }>(
        "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%pgboss.job%'",
      );
      return rows[0]?.pid ?? 0;
    };
    await expect.poll(look, { ...WITHIN, interval: 20 }).toBeGreaterThan(0);
    await work(await look());
  } finally {
    await client.end();
  }
}

/** The process that was started is still the one that answers, and a mail that is asked for now comes. */
async function expectToGoOn(): Promise<void> {
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, WITHIN).toBe(200);
  const before = (await smtp.until(EMAIL, 0)).length;
  await expect
    .poll(async () => (await send("/api/v1/forgot-password", { email: EMAIL })).status, WITHIN)
    .toBe(204);
  expect((await smtp.until(EMAIL, before + 1)).length).toBeGreaterThan(before);
  expect([site.process.exitCode, site.process.signalCode]).toEqual([null, null]);
}

test("the server ends the session in which the queue looks", async () => {
  await whileTheQueueLooks((pid) => server.endSession(pid));
  await expectToGoOn();
});

test.skipIf(process.platform === "win32")("the server no longer answers the queue", async () => {
  await whileTheQueueLooks(async () => {
    const goOn = await server.freeze();
    try {
      const until = Date.now() + FROZEN_MS;
      while (Date.now() < until) expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
    } finally {
      goOn();
    }
  });
  await expectToGoOn();
});
