// A request that has gone has nothing more done for it: what waits for a connection gives its place up, what
// comes after is not begun.
import { expect, test } from "vitest";
import { db, pool } from "#prisma/client.ts";
import { isDatabaseAway } from "#prisma/database-away.ts";
import { whileWanted } from "#prisma/site-pool.ts";
import { useDatabase } from "#tests/support/database.ts";

useDatabase();
const create = (ko: string) => db.term.create({ data: { ko, en: "x" } });
const count = () => db.term.count();

/** Takes every connection there is. @returns gives them back */
async function takeAll(): Promise<() => void> {
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  return () => {
    for (const client of taken) client.release();
  };
}

test("before it begins, and while it waits for a connection", async () => {
  const request = new AbortController();
  const giveBack = await takeAll();
  const waiting = whileWanted(request.signal, async () => {
    await create("waits");
    await create("comes after");
  });
  const refused = expect(waiting).rejects.toSatisfy(isDatabaseAway);
  await expect.poll(() => pool.waitingCount).toBe(1);
  request.abort();
  const later = whileWanted(request.signal, () => create("late"));
  await expect(later).rejects.toSatisfy(isDatabaseAway);
  giveBack();
  await refused;
  expect(await count()).toBe(0);
  // The connections that were given up serve others.
  await Promise.all(Array.from({ length: 30 }, () => create("others")));
  expect(await count()).toBe(30);
  await db.term.deleteMany();
});

test("a transaction that runs is finished, and what is wanted is done", async () => {
  const request = new AbortController();
  await whileWanted(request.signal, () =>
    db.$transaction(async (tx) => {
      await tx.term.create({ data: { ko: "one", en: "x" } });
      request.abort();
      await tx.term.create({ data: { ko: "two", en: "x" } });
    }),
  );
  expect(await count()).toBe(2);
  await whileWanted(new AbortController().signal, () => create("three"));
  expect(await count()).toBe(3);
  await db.term.deleteMany();
});
