// @module-tag long
// What the migration makes of the drafts of posts there were before it.
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DatabaseBefore, openDatabaseBefore } from "#tests/support/database-before.ts";

let database: DatabaseBefore;
let client: pg.Client;

beforeAll(async () => {
  database = await openDatabaseBefore("one_table_of_drafts");
  client = database.client;
});
afterAll(() => database.close());

test("the drafts of posts stay as they are, and the next one gets the next id", async () => {
  const { rows: members } = await client.query(
    `INSERT INTO members (email, email_key, password_hash, name, country, updated_at)
      VALUES ('a@example.org', 'a@example.org', '-', '가', 'KR', now()) RETURNING id`,
  );
  const { rows: posts } = await client.query(
    "INSERT INTO posts (board, updated_at) VALUES ('NEWS', now()) RETURNING id",
  );
  const [member, post] = [members[0].id, posts[0].id];
  await client.query(
    `INSERT INTO post_drafts (member_id, board, post_id, key, base_version, payload, updated_at) VALUES
      ($1, 'NEWS', $2, '', 3, '{"values":{"ko":{"title":"고치던 글"}}}', '2026-11-01T00:00:00Z'),
      ($1, 'NOTICE', NULL, 'a-key-of-it', NULL, '{"values":{"ko":{"title":"새 글"}}}', '2026-11-02T00:00:00Z')`,
    [member, post],
  );
  await database.migrate();
  const { rows } = await client.query(
    `SELECT id, board, post_id, key, base_version, program_kind, program_id, page_key,
      payload #>> '{values,ko,title}' AS title FROM drafts ORDER BY id`,
  );
  const none = { program_kind: null, program_id: null, page_key: null };
  expect(rows).toEqual([
    { id: 1, board: "NEWS", post_id: post, key: "", base_version: 3, title: "고치던 글", ...none },
    {
      id: 2,
      board: "NOTICE",
      post_id: null,
      key: "a-key-of-it",
      base_version: null,
      title: "새 글",
      ...none,
    },
  ]);
  const { rows: next } = await client.query(
    "INSERT INTO drafts (member_id, page_key, payload, updated_at) VALUES ($1, 'VALUES', '{}', now()) RETURNING id",
    [member],
  );
  expect(next).toEqual([{ id: 3 }]);
});
