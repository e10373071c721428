// What a site has that a stranger may not see, read from its database by statements of the year's own: the
// rules of the site are what is tried.
import { db } from "#prisma/client.ts";
import type { ProgramKindName } from "#schema/validation/programs/program-kinds.ts";
import type { BoardName } from "#schema/validation/site/posts.ts";

/** Its id, or the key of a file; and words that are nowhere else, where it has some. */
export type HiddenThing =
  | { readonly what: "post"; readonly id: number; readonly of: BoardName; readonly words: string | null }
  | {
      readonly what: "program";
      readonly id: number;
      readonly of: ProgramKindName;
      readonly words: string | null;
    }
  | { readonly what: "article" | "issue" | "popup"; readonly id: number; readonly words: string | null }
  /** What has an address in the office or in an account alone. */
  | { readonly what: "number"; readonly id: number }
  | { readonly what: "file"; readonly key: string };

/** The newest of each kind. */
export async function readHiddenThings(): Promise<readonly HiddenThing[]> {
  return await db.$queryRaw<HiddenThing[]>`
    (SELECT 'post' AS what, id, NULL AS key, board::text AS "of",
        CASE WHEN (SELECT count(*) FROM posts other WHERE other.title_ko = p.title_ko) = 1 THEN title_ko END AS words FROM posts p
      WHERE deleted_at IS NOT NULL OR published_at IS NULL OR published_at > now() OR unpublish_at <= now()
      ORDER BY id DESC LIMIT 30)
    UNION ALL
    (SELECT 'program', id, NULL, kind::text,
        CASE WHEN (SELECT count(*) FROM programs other WHERE other.title_ko = p.title_ko) = 1 THEN title_ko END FROM programs p
      WHERE deleted_at IS NOT NULL OR published_at IS NULL OR published_at > now() ORDER BY id DESC LIMIT 30)
    UNION ALL
    (SELECT 'issue', id, NULL, NULL, NULL FROM journal_issues
      WHERE published_at IS NULL OR published_at > now() ORDER BY id DESC LIMIT 5)
    UNION ALL
    (SELECT 'article', a.id, NULL, NULL, NULL FROM articles a JOIN journal_issues i ON i.id = a.issue_id
      WHERE a.deleted_at IS NOT NULL OR i.published_at IS NULL OR i.published_at > now() ORDER BY a.id DESC LIMIT 5)
    UNION ALL
    (SELECT 'popup', id, NULL, NULL, title_ko FROM popups
      WHERE deleted_at IS NOT NULL OR shows_from > now() OR shows_to <= now() ORDER BY id DESC LIMIT 5)
    UNION ALL
    (SELECT 'file', id, key, NULL, NULL FROM files
      WHERE kind IN ('PHOTO', 'PROOF', 'MANUSCRIPT', 'SCRIPT', 'ANSWER') ORDER BY id DESC LIMIT 30)
    UNION ALL
    (SELECT 'number', max(id), NULL, NULL, NULL FROM members UNION ALL
     SELECT 'number', max(id), NULL, NULL, NULL FROM payments UNION ALL
     SELECT 'number', max(id), NULL, NULL, NULL FROM applications UNION ALL
     SELECT 'number', max(id), NULL, NULL, NULL FROM submissions)`;
}
