// The dashboard shows the state of emails, background jobs and backups to the people who run the site, and to nobody else.
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { beginBackup, finishBackup, proveBackup } from "#schema/core/backups/record-backup.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";
import { createMember, createSignedIn, type TestSession } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();

async function health({ headers }: TestSession) {
  const query =
    "{ dashboard { health { mailsWaiting mailsFailed jobsWaiting jobsFailed backupMadeAt backupProvedAt } } }";
  const { data, errors } = await askGraphql(gateway(), query, { headers });
  expect(errors).toEqual([]);
  return Object(data).dashboard.health;
}

test("a mail that was given up, a job that failed and a proved backup are counted", async () => {
  const { session } = await createSignedIn({ roles: ["SUPER"] });
  await db.backup.deleteMany();
  const before = await health(session);
  const { email } = await createMember();
  expect((await gateway().send("/api/v1/forgot-password", { email })).status).toBeLessThan(300);
  const failed = await db.mail.updateMany({ where: { toAddress: email }, data: { state: "FAILED" } });
  expect(failed.count).toBe(1);
  await db.$executeRaw`INSERT INTO pgboss.job (name, state) VALUES ('tasks', 'failed')`;
  const now = gateway().clock.now();
  const id = await beginBackup({ name: "site.backup", now, silentFor: MINUTE });
  await finishBackup(id ?? 0, { bytes: 1, sha256: "ab", rows: 1, files: 0, isEncrypted: false }, now);
  expect(await health(session)).toMatchObject({ backupMadeAt: now.toISOString(), backupProvedAt: null });
  await proveBackup("ab", now);
  const after = await health(session);
  expect(after.mailsFailed).toBe(before.mailsFailed + 1);
  expect(after.jobsFailed).toBe(before.jobsFailed + 1);
  expect(after.backupProvedAt).toBe(now.toISOString());
});

test("nobody but SUPER is told", async () => {
  const { session } = await createSignedIn({ roles: ["CONTENT"] });
  expect(await health(session)).toBeNull();
});
