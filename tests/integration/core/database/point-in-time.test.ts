// @module-tag long
// Point-in-time recovery of a server by pgBackRest, as docs/backups.md has it: what a moment destroyed is there again as of the moment
// before, and the site starts on it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, db, disconnect } from "#prisma/client.ts";
import { migrate } from "#prisma/migrate.ts";
import { type ArchivedPostgres, startArchivedPostgres } from "#tests/support/archived-postgres.ts";
import { createMember } from "#tests/support/factories.ts";
import { startSite } from "#tests/support/site.ts";

const WITHIN_MS = 300_000;
let postgres: ArchivedPostgres;

beforeAll(async () => {
  postgres = await startArchivedPostgres();
  await migrate({ kind: "server", connectionString: postgres.url });
  await connect({ kind: "server", connectionString: postgres.url });
}, WITHIN_MS);
afterAll(async () => {
  await disconnect();
  await postgres.remove();
});

test("the moment before a mistake is restored", { timeout: WITHIN_MS }, async () => {
  await postgres.backRest("backup", "--type=full");
  const { email } = await createMember();
  // pgBackRest counts in whole seconds, and restores to no moment of the second in which the backup ended.
  await db.$queryRaw`SELECT pg_sleep(1.1)::text`;
  const [moment] = await db.$queryRaw<{ at: string }[]>`SELECT clock_timestamp()::text AS at`;
  await db.member.deleteMany({ where: { email } });
  await db.$queryRaw`SELECT pg_switch_wal()::text`;
  await disconnect();

  await postgres.stop();
  await postgres.backRest(
    "restore",
    "--delta",
    "--type=time",
    `--target=${moment?.at}`,
    "--target-action=promote",
  );
  await postgres.start();
  await connect({ kind: "server", connectionString: postgres.url });
  await expect.poll(() => db.member.count({ where: { email } }), { timeout: 30_000 }).toBe(1);
  const site = await startSite({ env: { DATABASE_URL: postgres.url } });
  await site.stop();
});
