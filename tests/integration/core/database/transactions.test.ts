// @module-tag server
// Transactions on both databases: many at once, none half done, and no way to hang by asking past an open one.
import { expect, test } from "vitest";
import { db, pool } from "#prisma/client.ts";
import { bumpContentVersion, readContentVersion } from "#prisma/content-version.ts";
import { useDatabase } from "#tests/support/database.ts";

useDatabase();

test("20 interactive transactions at once all commit, and no bump is lost", async () => {
  const before = await readContentVersion();
  const versions = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      db.$transaction(async (tx) => {
        await tx.term.create({ data: { ko: "통역", en: `interpreting ${index}` } });
        await new Promise((done) => setTimeout(done, 10));
        return await bumpContentVersion(tx);
      }),
    ),
  );
  expect(new Set(versions).size).toBe(20);
  expect(await readContentVersion()).toBe(before + 20n);
  expect(await db.term.count({ where: { en: { startsWith: "interpreting " } } })).toBe(20);
});

test("a transaction that throws leaves nothing", async () => {
  const attempt = db.$transaction(async (tx) => {
    await tx.term.create({ data: { ko: "번역", en: "thrown away" } });
    throw new Error("no");
  });
  await expect(attempt).rejects.toThrow("no");
  expect(await db.term.count({ where: { en: "thrown away" } })).toBe(0);
});

test("a query past an open transaction is refused at once instead of waiting for it", async () => {
  const started = performance.now();
  const attempt = db.$transaction(async (tx) => {
    await tx.term.create({ data: { ko: "번역", en: "stray" } });
    return await db.term.count();
  });
  await expect(attempt).rejects.toThrow("must use the transaction's own client");
  expect(performance.now() - started).toBeLessThan(1000);
  expect(await db.term.count({ where: { en: "stray" } })).toBe(0);
});

test("a refused row does not disturb the queries beside it", async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0
        ? db.setting.create({ data: { id: 2, nameKo: "", nameEn: "", descriptionKo: "", descriptionEn: "" } })
        : db.contentVersion.count(),
    ),
  );
  expect(results.map(({ status }) => status)).toEqual(
    Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? "rejected" : "fulfilled")),
  );
});

test("times come back as the same moment, whatever the server's own time zone", async () => {
  const moment = new Date("2026-03-01T15:30:00.123Z");
  const term = await pool.query("SELECT $1::timestamptz AS at", [moment]);
  expect(term.rows[0]?.at).toEqual(moment);
  const [row] = await db.$queryRaw<{ at: Date }[]>`SELECT ${moment}::timestamptz AS at`;
  expect(row?.at).toEqual(moment);
});
