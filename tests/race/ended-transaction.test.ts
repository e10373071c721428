// A transaction that takes too long is rolled back while one of its statements runs. Whatever was to come
// after that statement does not happen outside of it.
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, test } from "vitest";
import { db, pool } from "#prisma/client.ts";
import { isDatabaseAway } from "#prisma/database-away.ts";
import { createMember } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

useGateway();

test("nothing of a transaction that was given up is done after its end", async () => {
  const { id } = await createMember({ name: "before" });
  const consents = {
    createMany: { data: [{ kind: "TERMS" as const, granted: true, language: "KO" as const }] },
  };
  await db.member.update({ where: { id }, data: { consents } });
  const other = new pg.Client(pool.options);
  await other.connect();
  await other.query("BEGIN");
  await other.query("SELECT 1 FROM members WHERE id = $1 FOR UPDATE", [id]);
  const write = db.$transaction(
    (tx) => tx.member.update({ where: { id }, data: { name: "after", consents: { deleteMany: {} } } }),
    { timeout: 300 },
  );
  const failed = write.then(
    () => null,
    (error: unknown) => error,
  );
  await sleep(800);
  await other.query("ROLLBACK");
  await other.end();
  expect(isDatabaseAway(await failed)).toBe(true);
  const { name, _count } = await db.member.findUniqueOrThrow({
    where: { id },
    select: { name: true, _count: { select: { consents: true } } },
  });
  expect({ name, consents: _count.consents }).toEqual({ name: "before", consents: 1 });
});
