// @module-tag long
// The two roles of docs/storage.md, by the statements that are there: the site works with a role that owns nothing, and that role can't
// touch the audit log.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { connect, db, disconnect, pool } from "#prisma/client.ts";
import { migrate } from "#prisma/migrate.ts";
import { verifyAudit } from "#schema/core/audit/verify-audit.ts";
import { createSignedIn } from "#tests/support/factories.ts";
import { type Gateway, startGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { readSource } from "#tests/support/source-files.ts";

const WITHIN_MS = 30_000;
/** Of this run: roles are the whole server's. */
const name = `roles_${randomUUID().replaceAll("-", "")}`;
let gateway: Gateway;

/** The blocks of SQL of the section, with names of this test. */
function statements(): [ofTheAdministrator: string, ofTheOwner: string] {
  const section = readSource("docs/storage.md").split("### Two roles")[1]?.split("\n## ")[0] ?? "";
  const blocks = [...section.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql = ""]) =>
    sql.replaceAll(/\bsite(_owner)?\b/g, `${name}$1`).replaceAll(/\bassociation\b/g, name),
  );
  const [administrator, owner, ...more] = blocks;
  if (administrator === undefined || owner === undefined || more.length > 0) {
    throw new Error("docs/storage.md: the section Two roles has another number of SQL blocks");
  }
  return [administrator, owner];
}

const address = (user: string, password: string, database = name) => {
  const template = inject("databaseTemplate");
  if (template.kind !== "server") throw new Error("roles are a server's");
  const url = new URL(template.adminUrl);
  url.pathname = `/${database}`;
  if (user !== "") Object.assign(url, { username: user, password });
  return url.href;
};

/** Runs statements, each by itself: databases are made in no transaction. */
async function run(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of sql.split(";\n").filter((part) => part.trim() !== "")) {
      await client.query(statement);
    }
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  const [administrator, owner] = statements();
  await run(address("", "", "postgres"), administrator);
  const ofOwner = address(`${name}_owner`, "change me");
  await migrate({ kind: "server", connectionString: ofOwner });
  await run(ofOwner, owner);
  const connection = { kind: "server", connectionString: address(name, "change me, too") } as const;
  // As at every start: there is nothing to apply, and looking needs no more than reading.
  expect(await migrate(connection)).toEqual([]);
  await connect(connection);
  gateway = await startGateway();
});

afterAll(async () => {
  await gateway?.close();
  await disconnect();
  await run(
    address("", "", "postgres"),
    `DROP DATABASE ${name} WITH (FORCE);\nDROP ROLE ${name};\nDROP ROLE ${name}_owner;\n`,
  );
});

test("the site works: the office writes, the log is linked, and what is done by time is done", async () => {
  const { session } = await createSignedIn({ roles: ["SUPER"] });
  const { data } = await askGraphql(
    gateway,
    'mutation { createTag(board: NOTICE, nameKo: "가", nameEn: "a") { id } createProgramTag(nameKo: "가", nameEn: "a") { id } }',
    { headers: { ...session.headers } },
  );
  expect(data).not.toBeNull();
  expect(await verifyAudit()).toMatchObject({ entries: 2, fault: null });
  gateway.app.startWork();
  await expect.poll(() => db.auditCheck.count({ where: { fault: null } }), { timeout: WITHIN_MS }).toBe(1);
  const undone = () =>
    pool.query("SELECT singleton_key FROM pgboss.job WHERE name = 'tasks' AND state <> 'completed'");
  await expect.poll(async () => (await undone()).rows, { timeout: WITHIN_MS }).toEqual([]);
});

test("its role can neither change the log nor what refuses that", async () => {
  for (const statement of [
    "UPDATE audit_entries SET reason = 'x'",
    "DELETE FROM audit_entries",
    "TRUNCATE audit_entries CASCADE",
    "INSERT INTO audit_links VALUES (99, 99, '')",
    "UPDATE audit_links SET hash = ''",
    "DELETE FROM audit_checks",
    "DELETE FROM payment_moves",
    "ALTER TABLE audit_entries DISABLE TRIGGER ALL",
    "DROP TRIGGER audit_entries_linked ON audit_entries",
    "SET session_replication_role = replica",
    "CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'",
    "CREATE TABLE public.mine (id int)",
    "DELETE FROM _prisma_migrations",
  ]) {
    // 42501: insufficient_privilege.
    await expect(pool.query(statement), statement).rejects.toMatchObject({ code: "42501" });
  }
  expect(await verifyAudit()).toMatchObject({ fault: null });
});
