// @module-tag long
// What the migration makes of the people who had been added at the door before it.
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DatabaseBefore, openDatabaseBefore } from "#tests/support/database-before.ts";

let database: DatabaseBefore;
let client: pg.Client;

beforeAll(async () => {
  database = await openDatabaseBefore("walk_ins");
  client = database.client;
});
afterAll(() => database.close());

const idOf = async (sql: string, values: readonly unknown[] = []): Promise<number> =>
  (await client.query(`${sql} RETURNING id`, [...values])).rows[0].id;
const addMember = async (email: string, isProved: boolean) =>
  await idOf(
    `INSERT INTO members (email, email_key, password_hash, name, country, status, email_proved_at, updated_at)
      VALUES ($1, lower($1), '-', '가', 'KR', 'ACTIVE', CASE WHEN $2 THEN now() END, now())`,
    [email, isProved],
  );
const addProgram = async () =>
  await idOf(
    "INSERT INTO programs (kind, title_ko, starts_at, ends_at, updated_at) VALUES ('SEMINAR', '세미나', now(), now() + interval '1 hour', now())",
  );
const apply = async (program: number, email: string, state: string, member: number | null = null) =>
  await idOf(
    `INSERT INTO applications (program_id, member_id, state, amount, name, email, updated_at)
      VALUES ($1, $2, $3, 0, '가', $4, now())`,
    [program, member, state, email],
  );

test("one of each program is in the account that has proved the address, with its payment", async () => {
  const proved = await addMember("Door@example.org", true);
  await addMember("b@example.org", false);
  const [one, other] = [await addProgram(), await addProgram()];
  const withdrawn = await apply(one, "door@example.org", "WITHDRAWN");
  const live = await apply(one, "door@EXAMPLE.org", "ATTENDED");
  // Nothing of today makes a second one; the start of a site does not end at it.
  const twin = await apply(one, "door@example.org", "CONFIRMED");
  const own = await apply(other, "door@example.org", "CONFIRMED", proved);
  const again = await apply(other, "door@example.org", "ATTENDED");
  const waiting = await apply(one, "b@example.org", "ATTENDED");
  const payment = await idOf(
    `INSERT INTO payments (type, method, state, name_ko, name_en, amount_due, payer_name, payer_email, depositor_name, application_id, updated_at)
      VALUES ('PROGRAM', 'ON_SITE', 'PAID', '참가비', 'Fee', 0, '가', 'door@example.org', '가', $1, now())`,
    [twin],
  );
  await database.migrate();
  const { rows } = await client.query("SELECT id, member_id FROM applications ORDER BY id");
  const owners = new Map(rows.map(({ id, member_id: owner }) => [id, owner]));
  const ids = [withdrawn, live, twin, own, again, waiting];
  expect(ids.map((id) => owners.get(id))).toEqual([null, null, proved, proved, null, null]);
  const { rows: payments } = await client.query("SELECT member_id FROM payments WHERE id = $1", [payment]);
  expect(payments).toEqual([{ member_id: proved }]);
});
