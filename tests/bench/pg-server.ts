// The limit of a list from the database: node:http, one prepared statement, JSON.stringify. The same rows in the same shape
// as LIST_QUERY answers them, without a schema, rights, validation or an ORM.
import { once } from "node:events";
import { createServer } from "node:http";
import pg from "pg";
import type { PgOrders } from "./orders.ts";

const [orders] = (await once(process, "message")) as [PgOrders];
const pool = new pg.Pool({ connectionString: orders.databaseUrl, max: 10 });

const LIST = {
  name: "list",
  text: `SELECT p.id, p.published_at, p.pinned, p.title_ko, p.title_en, t.id AS tag_id, t.slug, t.name_ko
    FROM (
      SELECT id, published_at, pinned, title_ko, title_en, tag_id FROM posts
      WHERE board = 'NOTICE' AND deleted_at IS NULL AND published_at <= now()
      ORDER BY pinned DESC, published_at DESC, id DESC LIMIT 10
    ) AS p LEFT JOIN tags AS t ON t.id = p.tag_id
    ORDER BY p.pinned DESC, p.published_at DESC, p.id DESC`,
};

async function answer(): Promise<string> {
  const { rows } = await pool.query(LIST);
  const items = rows.map((row) => ({
    id: row.id,
    publishedAt: row.published_at,
    pinned: row.pinned,
    title: row.title_ko ? { text: row.title_ko, language: "KO" } : { text: row.title_en, language: "EN" },
    tag: row.tag_id && { id: row.tag_id, slug: row.slug, name: row.name_ko },
  }));
  return JSON.stringify({ data: { posts: { items } } });
}

const server = createServer((request, response) => {
  request.resume();
  answer().then(
    (body) => {
      response.writeHead(200, {
        "content-type": "application/json; charset=utf-8",
        "content-length": Buffer.byteLength(body),
      });
      response.end(body);
    },
    () => response.writeHead(500).end(),
  );
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address && typeof address === "object") process.send?.(address.port);
});
