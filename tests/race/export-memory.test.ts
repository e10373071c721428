// @module-tag long
// What an export of 100,000 rows costs in memory (50 MB or less), no matter who reads it. On PostgreSQL only: filling the embedded
// database would take longer than the test.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();

const ROWS = 100_000;
const PART = 2_000;
const ATMOST = 50 * 1024 * 1024;

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** Bytes that are in use: everything on the heap that is needed, and what is outside it. */
function inUse(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test.each(["xlsx", "csv"])("%s", async (format) => {
  const { session } = await createSignedIn({ roles: ["FINANCE"] });
  if ((await db.payment.count()) === 0) {
    await db.$executeRaw`DROP INDEX payments_search_key_idx`;
    // In parts: a statement may take less than two seconds.
    for (let from = 0; from < ROWS; from += PART) {
      await db.$executeRaw`
        INSERT INTO payments (type, name_ko, name_en, amount_due, payer_name, payer_email, depositor_name, updated_at)
        SELECT 'ANNUAL', '2026년 연회비', 'Dues', i, '납부자 ' || i, 'p' || i || '@example.org', '납부자', now()
        FROM generate_series(${from + 1}::int, ${from + PART}::int) AS i`;
    }
  }
  const keys = [
    "payer",
    "email",
    "name",
    "type",
    "state",
    "due",
    "paid",
    "depositor",
    "deadline",
    "created",
    "id",
  ];
  const request = {
    list: "payments",
    format,
    sort: "CREATED",
    reason: "시험",
    columns: keys.map((key) => ({ key, heading: key })),
  };
  const send = async (filter: object) => {
    const { body, status } = await gateway().send("/api/v1/exports", { ...request, filter }, session);
    expect(status).toBe(200);
    return body;
  };
  // Whatever is loaded and compiled once is not the rows'.
  for await (const _ of (await send({ amount: { to: 2_000 } })) ?? []) void _;
  const before = inUse();
  let bytes = 0;
  let most = 0;
  let looked = 0;
  for await (const chunk of (await send({})) ?? []) {
    bytes += chunk.length;
    if (bytes - looked < 256 * 1024) continue;
    looked = bytes;
    most = Math.max(most, inUse() - before);
  }
  expect(await db.payment.count()).toBe(ROWS);
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(most).toBeLessThan(ATMOST);
});
