// @module-tag long
// The database goes away under a running site: what was asked fails within two seconds and says that it is the database, and once
// it is back everything works again by itself.
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, db, disconnect, pool } from "#prisma/client.ts";
import { readContentVersion } from "#prisma/content-version.ts";
import { isDatabaseAway } from "#prisma/database-away.ts";
import { migrate } from "#prisma/migrate.ts";
import { startPostgres, type TestPostgres } from "#tests/support/postgres.ts";

const withinMilliseconds = 2000;
let server: TestPostgres;

beforeAll(async () => {
  server = await startPostgres();
  await server.createDatabase("site");
  const connection = { kind: "server", connectionString: server.url("site") } as const;
  await migrate(connection);
  await connect(connection);
});
afterAll(async () => {
  await disconnect();
  await server.remove();
});

/** Fails unless the work is refused as "database away" in time. */
async function expectAway(work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  const error = await work().then(
    () => "it was answered",
    (reason: unknown) => reason,
  );
  const took = performance.now() - started;
  expect(isDatabaseAway(error), String(error)).toBe(true);
  expect(took).toBeLessThan(withinMilliseconds);
}

const write = () => db.$transaction((tx) => tx.term.create({ data: { ko: "통역", en: "interpreting" } }));

async function expectBack(): Promise<void> {
  await expect.poll(() => readContentVersion().catch(() => 0n), { timeout: 10_000 }).toBe(1n);
  await expect
    .poll(
      () =>
        write().then(
          () => true,
          () => false,
        ),
      { timeout: 10_000 },
    )
    .toBe(true);
}

test("a server that has stopped: refused at once, in and outside transactions, and back when it is back", async () => {
  await expectBack();
  await server.stop();
  await expectAway(readContentVersion);
  await expectAway(write);
  await Promise.all(Array.from({ length: 30 }, () => expectAway(readContentVersion)));
  await server.start();
  await expectBack();
});

test("sessions that the server ends in the middle of a transaction", async () => {
  await expectAway(() =>
    db.$transaction(async (tx) => {
      const [own] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
      await server.endSession(own?.pid ?? 0);
      await tx.term.count();
    }),
  );
  await expectBack();
});

test.skipIf(process.platform === "win32")(
  "a server that no longer answers: given up in time, and no connection comes back inside an old transaction",
  async () => {
    await Promise.all(Array.from({ length: 10 }, () => pool.query("SELECT pg_sleep(0.1)")));
    const opened = Promise.withResolvers<void>();
    const frozen = Promise.withResolvers<void>();
    const open = db.$transaction(async (tx) => {
      await tx.term.create({ data: { ko: "열림", en: "left open" } });
      opened.resolve();
      await frozen.promise;
      await tx.term.count();
    });
    await opened.promise;
    const goOn = await server.freeze();
    try {
      frozen.resolve();
      await Promise.all([
        expectAway(() => open),
        ...Array.from({ length: 12 }, () => expectAway(readContentVersion)),
        expectAway(write),
      ]);
    } finally {
      goOn();
    }
    await expectBack();
    expect(await db.term.count({ where: { en: "left open" } })).toBe(0);
  },
);
