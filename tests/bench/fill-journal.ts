// Twenty years of a journal, made by the database itself: two issues a year with twelve articles each.
import pg from "pg";

const VOLUMES = 20;
const ABSTRACT =
  "이 연구는 번역이 서는 자리를 묻는다. 원문과 번역문을 나란히 놓고 읽은 독자의 반응을 살펴, 번역가의 개입이 드러나는 곳을 밝혔다. ";
const CITED = "김서연 (2020). 「번역의 자리」. 『통번역 연구』, 12(2), 5-28.";

/** An issue and an article of it, as they are read. */
export const JOURNAL_PAGES = ["/journal/issues/1", "/journal/articles/1"] as const;

/** @param databaseUrl of a database that has its schema already */
export async function fillJournal(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO journal_issues (volume, number, issued_on, published_at, updated_at)
       SELECT volume, number, make_date(2000 + volume, number * 6, 28), at, at
       FROM generate_series(1, $1::int) AS volume, generate_series(1, 2) AS number,
         LATERAL (SELECT make_timestamptz(2000 + volume, number * 6, 28, 0, 0, 0, 'UTC') AS at) AS moment
       ORDER BY volume, number`,
      [VOLUMES],
    );
    await client.query(
      `INSERT INTO articles (issue_id, position, title_ko, title_en, abstract_ko, abstract_en, keywords_ko, first_page, last_page,
         "references", updated_at)
       SELECT issue.id, i, '번역의 자리와 독자의 반응 ' || i, 'The place of translation ' || i, repeat($1, 6), repeat('What is asked. ', 40),
         ARRAY['번역', '독자', '자리 ' || i], i * 25 + 1, i * 25 + 24, array_fill($2::text, ARRAY[30]), issue.published_at
       FROM journal_issues AS issue, generate_series(0, 11) AS i ORDER BY issue.id, i`,
      [ABSTRACT, CITED],
    );
    await client.query(
      `INSERT INTO article_authors (article_id, position, name_ko, family_name, given_name, affiliation_ko)
       SELECT id, i, '김서연', 'Kim', 'Seo-yeon', '한강대학교 번역학과' FROM articles, generate_series(0, 2) AS i`,
    );
    await client.query("VACUUM ANALYZE");
  } finally {
    await client.end();
  }
}
