// Two transactions hold what the other one waits for. PostgreSQL ends one of them; it is run again, and nobody hears of it.
import { expect, test } from "vitest";
import { db, type Tx } from "#prisma/client.ts";
import { createMember } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

useGateway();

test("a transaction that ends by a deadlock is run again", async () => {
  const [one, other] = await Promise.all([createMember(), createMember()]);
  let begun = 0;
  let held = 0;
  const both = Promise.withResolvers<void>();
  const hold = (tx: Tx, id: number) =>
    tx.member.update({ where: { id }, data: { version: { increment: 1 } }, select: { id: true } });
  const crossing = (first: number, second: number) =>
    db.$transaction(async (tx) => {
      begun += 1;
      await hold(tx, first);
      held += 1;
      if (held >= 2) both.resolve();
      await both.promise;
      await hold(tx, second);
    });
  await Promise.all([crossing(one.id, other.id), crossing(other.id, one.id)]);

  expect(begun).toBeGreaterThan(2);
  const versions = await db.member.findMany({
    where: { id: { in: [one.id, other.id] } },
    select: { version: true },
  });
  expect(versions).toEqual([{ version: 3 }, { version: 3 }]);
});
