// Many posts, made by the database itself.
import pg from "pg";
import { migrate } from "#prisma/migrate.ts";

const PARAGRAPH =
  "회원 여러분께 안내드립니다. 이번 학술대회의 발표 논문 접수와 참가 신청에 관한 자세한 내용은 아래 첨부 문서를 확인해 주시기 바랍니다.";
const documentOf = (paragraphs: number) =>
  JSON.stringify({
    type: "doc",
    content: Array.from({ length: paragraphs }, () => ({
      type: "paragraph",
      content: [{ type: "text", text: PARAGRAPH }],
    })),
  });

const SEARCH_INDEXES = ["posts_search_key_idx"];

/** Words of the filled posts: in every one, in one of a hundred, in ten of all of them, in none. */
export const SEARCHED_WORDS = { every: "학술", hundredth: "통역", ten: "번역", none: "민요" } as const;

/**
 * Brings a database to the schema and fills the notice board: three pinned, eight tags, one post a minute into the past.
 * @param paragraphs of each post; a million posts with more would take longer to index than to measure
 */
export async function fillPosts(databaseUrl: string, count: number, paragraphs = 4): Promise<void> {
  await migrate({ kind: "server", connectionString: databaseUrl });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO tags (board, slug, name_ko, name_en, position)
       SELECT 'NOTICE', 'tag-' || i, '분류 ' || i, 'Tag ' || i, i FROM generate_series(1, 8) AS i`,
    );
    // Built in one go afterwards: three times as fast as row by row.
    const search = await client.query<{ sql: string }>(
      "SELECT pg_get_indexdef(name::regclass) AS sql FROM unnest($1::text[]) AS name",
      [SEARCH_INDEXES],
    );
    await client.query(`DROP INDEX ${SEARCH_INDEXES.join(", ")}`);
    await client.query("SET maintenance_work_mem = '512MB'");
    await client.query(
      `INSERT INTO posts (board, tag_id, pinned, published_at, title_ko, title_en, content_ko, content_en,
         ko_updated_at, en_updated_at, updated_at)
       SELECT 'NOTICE', (SELECT min(id) FROM tags) + i % 8, i <= 3, at,
         '제' || i || '차 정기 학술대회 논문 발표 신청 및 참가 안내'
           || CASE WHEN i % 100 = 50 THEN ', 통역' ELSE '' END || CASE WHEN i % ($1::int / 10) = 70 THEN ', 번역' ELSE '' END,
         CASE WHEN i % 3 > 0 THEN 'Call for papers, conference no. ' || i END,
         $2::jsonb, CASE WHEN i % 3 > 0 THEN $2::jsonb END, at, CASE WHEN i % 3 > 0 THEN at END, at
       FROM generate_series(1, $1::int) AS i, LATERAL (SELECT now() - i * interval '1 minute' AS at) AS moment`,
      [count, documentOf(paragraphs)],
    );
    for (const { sql } of search.rows) await client.query(sql);
    await client.query("VACUUM ANALYZE");
  } finally {
    await client.end();
  }
}
