// @module-tag both
// The audit log is a hash chain: written with its entries, and whatever is done to either afterwards is seen (decision 78).
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { createLogger } from "#gateway/start/logger.ts";
import { checkAudit } from "#gateway/tasks/check-audit.ts";
import { restoreBackup } from "#prisma/backup/restore-backup.ts";
import { writeBackup } from "#prisma/backup/write-backup.ts";
import { db } from "#prisma/client.ts";
import { driverConfig } from "#prisma/connection.ts";
import { recordAudit } from "#schema/core/audit/record-audit.ts";
import { verifyAudit } from "#schema/core/audit/verify-audit.ts";
import { TestClock } from "#tests/support/clock.ts";
import { openTestDatabase, useDatabase } from "#tests/support/database.ts";
import { createMember } from "#tests/support/factories.ts";

const database = useDatabase();
const clock = new TestClock();
let actorId: number;

/** Entries of one transaction. */
const write = (...reasons: readonly string[]) =>
  db.$transaction((tx) =>
    recordAudit(
      tx,
      { memberId: actorId, now: clock.now(), address: "192.0.2.1" },
      ...reasons.map((reason) => ({
        action: "changeMemberGrade",
        subject: "member" as const,
        subjectId: 7,
        before: { grade: "GENERAL", 이름: '따옴표 " 와 🙂' },
        after: { grade: null },
        reason,
      })),
    ),
  );

/** As somebody who owns the tables and passes their triggers by. */
const tamper = (statement: string) =>
  db.$transaction(async (tx) => {
    await tx.$executeRawUnsafe("SET LOCAL session_replication_role = replica");
    await tx.$executeRawUnsafe(statement);
  });

/** What a check says after a statement of such a person, whose work is undone again. */
async function verdictAfter(statement: string, undo: string) {
  await tamper(statement);
  const verdict = await verifyAudit();
  await tamper(undo);
  expect(await verifyAudit()).toMatchObject({ fault: null });
  return verdict;
}

const entryAt = async (position: number) =>
  (await db.auditLink.findUniqueOrThrow({ where: { position } })).entryId;

beforeAll(async () => {
  // Where removed rows are stored until they are restored; no backup reads it.
  await db.$executeRawUnsafe("CREATE SCHEMA kept");
  actorId = (await createMember({ roles: ["SUPER"] })).id;
  await write("하나");
  await write("둘", "셋");
  await write("넷");
});

test("each entry is linked in the transaction that writes it", async () => {
  const { entries, fault, hash } = await verifyAudit();
  expect({ entries, fault }).toEqual({ entries: await db.auditEntry.count(), fault: null });
  expect(hash).toHaveLength(32);
  const refused = db.$transaction(async (tx) => {
    await recordAudit(tx, { memberId: actorId, now: clock.now() }, { action: "export", subject: "export" });
    throw new Error("undone");
  });
  await expect(refused).rejects.toThrow("undone");
  expect(await verifyAudit()).toMatchObject({ entries, fault: null });
});

describe("what was done past the triggers is seen:", () => {
  test("another text, and which entry it is", async () => {
    const entryId = await entryAt(2);
    const verdict = await verdictAfter(
      `UPDATE audit_entries SET reason = '둘!' WHERE id = ${entryId}`,
      `UPDATE audit_entries SET reason = '둘' WHERE id = ${entryId}`,
    );
    expect(verdict).toMatchObject({ fault: "CHANGED", entryId, entries: 0 });
  });

  test("an entry that is gone, with its link and without", async () => {
    const entryId = await entryAt(2);
    const keep = "CREATE TABLE kept.entry AS SELECT * FROM audit_entries WHERE id =";
    const keepLink = "CREATE TABLE kept.link AS SELECT * FROM audit_links WHERE entry_id =";
    await db.$executeRawUnsafe(`${keep} ${entryId}`);
    await db.$executeRawUnsafe(`${keepLink} ${entryId}`);
    const back = "INSERT INTO audit_entries SELECT * FROM kept.entry";
    expect(await verdictAfter(`DELETE FROM audit_entries WHERE id = ${entryId}`, back)).toMatchObject({
      fault: "CHANGED",
      entryId,
    });
    await tamper(`DELETE FROM audit_links WHERE entry_id = ${entryId}`);
    const next = await entryAt(3);
    expect(
      await verdictAfter(
        `DELETE FROM audit_entries WHERE id = ${entryId}`,
        `WITH entry AS (${back}) INSERT INTO audit_links SELECT * FROM kept.link`,
      ),
    ).toMatchObject({ fault: "CHANGED", entryId: next });
  });

  test("an entry beside the chain", async () => {
    const verdict = await verdictAfter(
      "INSERT INTO audit_entries (id, action, subject, created_at) VALUES (900000, 'bookPayment', 'payment', now())",
      "DELETE FROM audit_entries WHERE id = 900000",
    );
    expect(verdict).toMatchObject({ fault: "UNLINKED", entryId: 900_000 });
  });
});

test("the day's check is kept and logged, and remembers the end: one that was cut off is missed", async () => {
  const lines: string[] = [];
  const log = createLogger("info", { write: (line) => void lines.push(line) });
  await checkAudit({ clock, log });
  const entries = await db.auditEntry.count();
  const last = await db.auditLink.findUniqueOrThrow({ where: { position: entries } });
  const hash = Buffer.from(last.hash).toString("hex");
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ level: "info", entries, hash });
  expect(await db.auditCheck.findFirst({ orderBy: { id: "desc" } })).toMatchObject({ entries, fault: null });

  await db.$executeRawUnsafe(
    `CREATE TABLE kept.cut_link AS SELECT * FROM audit_links WHERE position = ${entries}`,
  );
  await db.$executeRawUnsafe(
    `CREATE TABLE kept.cut_entry AS SELECT * FROM audit_entries WHERE id = ${last.entryId}`,
  );
  await tamper(
    `WITH link AS (DELETE FROM audit_links WHERE position = ${entries}) DELETE FROM audit_entries WHERE id = ${last.entryId}`,
  );
  await checkAudit({ clock, log });
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
    level: "error",
    fault: "CUT",
    entries: entries - 1,
  });
  await tamper(
    "WITH entry AS (INSERT INTO audit_entries SELECT * FROM kept.cut_entry) INSERT INTO audit_links SELECT * FROM kept.cut_link",
  );
  await checkAudit({ clock, log });
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ level: "info", entries });
});

test("the database lets nobody change, delete or empty the log, its links and its checks", async () => {
  for (const table of ["audit_entries", "audit_links", "audit_checks"]) {
    for (const statement of [
      `UPDATE ${table} SET entry_id = 1`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
    ]) {
      const column = table === "audit_entries" ? statement.replace("entry_id", "actor_id") : statement;
      await expect(db.$executeRawUnsafe(column), column).rejects.toThrow("are only ever added");
    }
  }
});

test("a backup brings the chain along, link by link", { tags: ["long"] }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "audit-chain-"));
  const target = await openTestDatabase("empty");
  try {
    const file = join(folder, "site.backup.gz");
    await writeBackup(database.connection(), join(folder, "files"), file);
    await restoreBackup(target.connection, join(folder, "restored"), file);
    const client = new pg.Client(driverConfig(target.connection));
    await client.connect();
    const { rows } = await client.query(
      'SELECT position, entry_id AS "entryId", hash FROM audit_links ORDER BY position',
    );
    // The trigger continues where the backup ends.
    await client.query(
      "INSERT INTO audit_entries (action, subject, created_at) VALUES ('export', 'export', now())",
    );
    const { rows: next } = await client.query("SELECT max(position) AS last FROM audit_links");
    await client.end();
    const links = await db.auditLink.findMany({ orderBy: { position: "asc" } });
    expect(rows).toEqual(links.map((link) => ({ ...link, hash: Buffer.from(link.hash) })));
    expect(next).toEqual([{ last: links.length + 1 }]);
  } finally {
    await target.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
