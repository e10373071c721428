// People who register at the same moment do not wait for each other's transactions.
import pg from "pg";
import { expect, test } from "vitest";
import { pool } from "#prisma/client.ts";
import { useGateway } from "#tests/support/gateway.ts";

useGateway();

const JOIN = `INSERT INTO members (email, email_key, password_hash, name, country, updated_at)
  VALUES ($1, $1, '', '가', 'KR', now())`;

async function connect(): Promise<{ client: pg.Client; part: number }> {
  const client = new pg.Client(pool.options);
  await client.connect();
  const { rows } = await client.query<{ part: number }>("SELECT counter_part() AS part");
  return { client, part: rows[0]?.part ?? 0 };
}

test("a registration that takes its time holds no other one up", async () => {
  const opened = await Promise.all(Array.from({ length: 4 }, connect));
  try {
    const slow = opened[0]?.client;
    const quick = opened.find(({ part }) => part !== opened[0]?.part)?.client;
    if (!slow || !quick) throw new Error("All connections count in the same part");
    await slow.query("BEGIN");
    await slow.query(JOIN, ["slow@example.org"]);
    await quick.query("SET statement_timeout = 1000");
    await quick.query(JOIN, ["quick@example.org"]);
    await slow.query("COMMIT");
    const { rows } = await quick.query(`SELECT
      (SELECT sum(count)::int FROM member_days WHERE day = seoul_day(now())) AS today,
      (SELECT sum(count)::int FROM member_months WHERE month = seoul_month(now())) AS month,
      (SELECT count(*)::int FROM members WHERE seoul_day(created_at) = seoul_day(now())) AS members`);
    expect(rows[0]).toEqual({ today: rows[0].members, month: rows[0].members, members: rows[0].members });
  } finally {
    await Promise.all(opened.map(({ client }) => client.end()));
  }
});
