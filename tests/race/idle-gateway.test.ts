// @module-tag long
// A gateway that nobody asks for anything leaves the database alone (docs/core.md#work-by-time): with everything it may have to do by time, ten minutes
// of it in twenty seconds.
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pool } from "#prisma/client.ts";
import { HOUR, MINUTE } from "#schema/validation/core/durations.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { hurryTime } from "#tests/support/hurried-time.ts";

const TIMES = 30;
const MINUTES = 10;
/** The embedded database is looked after besides (prisma/embedded-upkeep.ts), twice a minute. */
const AT_MOST_A_MINUTE = 18;
/** Real milliseconds. */
const START_WITHIN = 20_000;

let calm = () => {};
beforeAll(() => {
  // After the turns of what is done each half hour: they would be ten minutes' alone.
  calm = hurryTime(TIMES, Math.ceil(Date.now() / HOUR) * HOUR + MINUTE);
});
afterAll(() => calm());
const gateway = useGateway({
  config: {
    smtpUrl: "smtp://127.0.0.1:9",
    toss: { secretKey: "test_sk_0000000000", baseUrl: "http://127.0.0.1:9", givesAccounts: true },
  },
});

/** The queue counts by the clock of the database, which hurries as well. */
async function hurryQueue(): Promise<void> {
  await pool.query(`
    CREATE OR REPLACE FUNCTION pgboss.job_now() RETURNS timestamptz LANGUAGE sql STABLE AS
    $$ SELECT now() + (now() - '${new Date().toISOString()}'::timestamptz) * ${TIMES - 1} $$`);
}

/** Whether all that is done by time has been done once. */
const begun = async () => {
  const { rows } = await pool.query<{ begun: boolean }>(
    "SELECT coalesce(bool_and(state = 'completed'), false) AS begun FROM pgboss.job WHERE name = 'tasks'",
  );
  return rows[0]?.begun;
};

test("an idle gateway sends few transactions a minute", async () => {
  await hurryQueue();
  await expect.poll(begun, { timeout: START_WITHIN }).toBe(true);
  // Ten seconds after the last request it knows that nobody is there.
  await sleep(12_000);
  const taken: number[] = [];
  const count = () => void taken.push(performance.now());
  // A new connection begins with a statement of its own.
  for (const event of ["acquire", "connect"] as const) pool.on(event, count);
  const from = Date.now();
  await sleep(MINUTES * MINUTE);
  // A busy machine wakes up late, and what is done by time goes on meanwhile.
  const minutes = (Date.now() - from) / MINUTE;
  for (const event of ["acquire", "connect"] as const) pool.off(event, count);
  const turns = await pool.query(
    "SELECT 1 FROM pgboss.job WHERE name = 'tasks' AND singleton_key = 'letters'",
  );
  // A machine with much to do comes to fewer.
  expect(turns.rowCount).toBeGreaterThan(MINUTES / 2);
  expect(gateway().logLines.filter((line) => line.includes('"level":40'))).toEqual([]);
  expect(taken.length / minutes).toBeLessThanOrEqual(AT_MOST_A_MINUTE);
});
