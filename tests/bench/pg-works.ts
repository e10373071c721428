// The work of the server that shows the database's limit: one prepared statement for each answer, without a
// schema, rights, validation or an ORM.
import type pg from "pg";

interface PgAnswer {
  readonly type: "application/json" | "text/html";
  readonly body: string;
}

/** Made ready once; the function answers a request with what is behind the last slash of its path. */
type PgWork = (pool: pg.Pool) => Promise<(id: string) => Promise<PgAnswer>>;

const json = (data: object): PgAnswer => ({ type: "application/json", body: JSON.stringify({ data }) });
const html = (title: string, main: string): PgAnswer => ({
  type: "text/html",
  body: `<!DOCTYPE html><html lang="ko"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body><main>${main}</main></body></html>`,
});

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<"]/g, (found) => ENTITIES[found] ?? found);

const VISIBLE = "board = 'NOTICE' AND deleted_at IS NULL AND published_at <= now()";
const IN_ORDER = "ORDER BY pinned DESC, published_at DESC, id DESC LIMIT 10";

/** Ten rows of the board in its order with what a list row shows. */
const rows = (
  beyond = "",
) => `SELECT p.id, p.published_at, p.pinned, p.title_ko, p.title_en, t.id AS tag_id, t.slug, t.name_ko
  FROM (
    SELECT id, published_at, pinned, title_ko, title_en, tag_id FROM posts WHERE ${VISIBLE} ${beyond} ${IN_ORDER}
  ) AS p LEFT JOIN tags AS t ON t.id = p.tag_id
  ORDER BY p.pinned DESC, p.published_at DESC, p.id DESC`;

interface Row {
  readonly id: number;
  readonly published_at: Date;
  readonly pinned: boolean;
  readonly title_ko: string | null;
  readonly title_en: string | null;
  readonly tag_id: number | null;
  readonly slug: string;
  readonly name_ko: string;
}

const posts = (found: readonly Row[]) => ({
  posts: {
    items: found.map((row) => ({
      id: row.id,
      publishedAt: row.published_at,
      pinned: row.pinned,
      title: row.title_ko
        ? { text: row.title_ko, language: "KO" }
        : { text: row.title_en ?? "", language: "EN" },
      tag: row.tag_id && { id: row.tag_id, slug: row.slug, name: row.name_ko },
    })),
  },
});

/** The newest ten. */
const list: PgWork = async (pool) => async () => {
  const { rows: found } = await pool.query<Row>({ name: "list", text: rows() });
  return json(posts(found));
};

/** Page 400 by keyset: for a reader who knows where it begins. */
const page400: PgWork = async (pool) => {
  const before = await pool.query<Row>(
    `SELECT pinned, published_at, id FROM posts WHERE ${VISIBLE} ORDER BY pinned DESC, published_at DESC, id DESC LIMIT 1 OFFSET 3989`,
  );
  const [last] = before.rows;
  if (!last) throw new Error("There is no page 400");
  const text = rows("AND (pinned, published_at, id) < ($1, $2, $3)");
  const values = [last.pinned, last.published_at, last.id];
  return async () => json(posts((await pool.query<Row>({ name: "page", text, values })).rows));
};

/** Members by a part of their address, with how many there are, through an index of trigrams. */
const members: PgWork = async (pool) => {
  await pool.query("CREATE EXTENSION IF NOT EXISTS pg_trgm");
  await pool.query("CREATE INDEX IF NOT EXISTS bench_trigrams ON members USING gin (email gin_trgm_ops)");
  const text = `SELECT id, name, grade, email, (count(*) OVER ())::int AS total FROM members
    WHERE email ILIKE $1 ORDER BY created_at DESC, id DESC LIMIT 20`;
  return async (part) => {
    const { rows: found } = await pool.query({ name: "members", text, values: [`%${part}%`] });
    const items = found.map(({ id, name, grade, email }) => ({
      id,
      name,
      grade,
      record: { profile: { email } },
    }));
    return json({ members: { totalCount: found[0]?.total ?? 0, items } });
  };
};

interface Post extends Row {
  readonly content_ko: {
    readonly content: readonly { readonly content: readonly { readonly text: string }[] }[];
  };
}

/** A post as a page, by a template literal. */
const postPage: PgWork = async (pool) => {
  const text = `SELECT p.id, p.published_at, p.title_ko, p.content_ko, t.name_ko FROM posts AS p
    LEFT JOIN tags AS t ON t.id = p.tag_id WHERE p.id = $1 AND p.${VISIBLE}`;
  return async (id) => {
    const { rows: found } = await pool.query<Post>({ name: "post", text, values: [id] });
    const [post] = found;
    if (!post) throw new Error(`There is no post ${id}`);
    const paragraphs = post.content_ko.content.map(
      ({ content }) => `<p>${escaped(content[0]?.text ?? "")}</p>`,
    );
    const title = post.title_ko ?? "";
    const head = `<p>${escaped(post.name_ko)} <time>${post.published_at.toISOString()}</time></p><h1>${escaped(title)}</h1>`;
    return html(title, head + paragraphs.join(""));
  };
};

export const PG_WORKS = { list, page400, members, postPage } as const satisfies Record<string, PgWork>;
