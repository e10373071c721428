// @module-tag long
// What the migration makes of the links to previews there were before it.
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DatabaseBefore, openDatabaseBefore } from "#tests/support/database-before.ts";

let database: DatabaseBefore;
let client: pg.Client;

beforeAll(async () => {
  database = await openDatabaseBefore("previews");
  client = database.client;
});
afterAll(() => database.close());

test("links to posts and programs stay as they are, and a link opens one thing", async () => {
  const { rows: members } = await client.query(
    `INSERT INTO members (email, email_key, password_hash, name, country, updated_at)
      VALUES ('a@example.org', 'a@example.org', '-', '가', 'KR', now()) RETURNING id`,
  );
  const { rows: posts } = await client.query(
    "INSERT INTO posts (board, updated_at) VALUES ('NEWS', now()) RETURNING id",
  );
  const { rows: programs } = await client.query(
    `INSERT INTO programs (kind, title_ko, starts_at, ends_at, fee, updated_at)
      VALUES ('SEMINAR', '가', '2026-12-01', '2026-12-02', 0, now()) RETURNING id`,
  );
  const [member, post, program] = [members[0].id, posts[0].id, programs[0].id];
  const [one, other] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
  const times = "'2026-11-25T00:00:00Z', '2026-12-02T00:00:00Z'";
  await client.query(`INSERT INTO post_previews VALUES ($1, $2, $3, ${times})`, [one, post, member]);
  await client.query(`INSERT INTO program_previews VALUES ($1, $2, $3, ${times})`, [other, program, member]);
  await database.migrate();
  const { rows } = await client.query("SELECT * FROM previews ORDER BY id");
  const same = {
    page_key: null,
    created_by_id: member,
    created_at: new Date("2026-11-25T00:00:00Z"),
    expires_at: new Date("2026-12-02T00:00:00Z"),
  };
  expect(rows).toEqual([
    { id: one, post_id: post, program_id: null, ...same },
    { id: other, post_id: null, program_id: program, ...same },
  ]);
  await expect(client.query("UPDATE previews SET page_key = 'TERMS' WHERE id = $1", [one])).rejects.toThrow(
    "previews_of_one",
  );
});
