// The rows of the trash: of every kind that the viewer may write, in one order.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import type { ListWish } from "#schema/core/lists/list-source.ts";
import { writePrograms } from "#schema/policies/programs/programs.ts";
import { writeGlossary } from "#schema/policies/site/glossary.ts";
import { writePopups } from "#schema/policies/site/popups.ts";
import { writePosts } from "#schema/policies/site/posts.ts";
import type { AuditSubject } from "#schema/validation/core/audit.ts";
import { TRASH_KINDS, type TrashFilter, type TrashSort } from "#schema/validation/overview/trash-filters.ts";

type TrashKind = (typeof TRASH_KINDS)[number];

export interface Trashed {
  readonly kind: TrashKind;
  readonly id: number;
  /** The board of a post, the kind of a program, the pages of a popup, the field of a term, as the database names them. */
  readonly place: string;
  readonly titleKo: string | null;
  readonly titleEn: string | null;
  readonly deletedAt: Date;
  readonly deletedBy: string | null;
}

export interface TrashWish extends ListWish<TrashFilter, TrashSort> {
  readonly viewer: Viewer | null;
}

const ORDERS: Readonly<Record<TrashSort, Prisma.Sql>> = {
  DELETED: Prisma.sql`deleted_at`,
  TITLE: Prisma.sql`coalesce(title_ko, title_en, '')`,
};

/** Who threw it away, as the audit log has it. */
const deletedBy = (action: string, subject: AuditSubject, id: Prisma.Sql) => Prisma.sql`(
  SELECT members.name FROM audit_entries JOIN members ON members.id = actor_id
  WHERE subject = ${subject} AND subject_id = ${id} AND action = ${action} ORDER BY audit_entries.id DESC LIMIT 1)`;

const SOURCES: Readonly<Record<TrashKind, { may: (viewer: Viewer | null) => boolean; rows: Prisma.Sql }>> = {
  POST: {
    may: writePosts,
    rows: Prisma.sql`SELECT 'POST' AS kind, posts.id, board::text AS place, title_ko, title_en, deleted_at, members.name
      FROM posts LEFT JOIN members ON members.id = deleted_by_id WHERE deleted_at IS NOT NULL`,
  },
  PROGRAM: {
    may: writePrograms,
    rows: Prisma.sql`SELECT 'PROGRAM' AS kind, id, kind::text AS place, title_ko, title_en, deleted_at,
      ${deletedBy("deleteProgram", "program", Prisma.sql`programs.id`)} AS name FROM programs WHERE deleted_at IS NOT NULL`,
  },
  POPUP: {
    may: writePopups,
    rows: Prisma.sql`SELECT 'POPUP' AS kind, id, pages::text AS place, title_ko, title_en, deleted_at,
      ${deletedBy("deletePopup", "popup", Prisma.sql`popups.id`)} AS name FROM popups WHERE deleted_at IS NOT NULL`,
  },
  TERM: {
    may: writeGlossary,
    rows: Prisma.sql`SELECT 'TERM' AS kind, id, field::text AS place, ko AS title_ko, en AS title_en, deleted_at,
      ${deletedBy("deleteGlossaryTerm", "glossary", Prisma.sql`glossary_terms.id`)} AS name
      FROM glossary_terms WHERE deleted_at IS NOT NULL`,
  },
};

/** What this person may see of it, and what the list is narrowed to; null: nothing. */
function rowsOf({ viewer, filter: { kind, search } }: TrashWish): Prisma.Sql | null {
  const kinds = TRASH_KINDS.filter((one) => (kind == null || kind === one) && SOURCES[one].may(viewer));
  if (kinds.length === 0) return null;
  const all = Prisma.join(
    kinds.map((one) => SOURCES[one].rows),
    " UNION ALL ",
  );
  const words = search?.normalize("NFC").trim().toLowerCase() ?? "";
  const holds = (column: string) =>
    Prisma.sql`position(${words}::text IN lower(coalesce(${Prisma.raw(column)}, ''))) > 0`;
  return words === ""
    ? all
    : Prisma.sql`SELECT * FROM (${all}) AS trashed WHERE ${holds("title_ko")} OR ${holds("title_en")}`;
}

/** One page of it. */
export async function readTrashPage(wish: TrashWish): Promise<Trashed[]> {
  const rows = rowsOf(wish);
  if (rows === null) return [];
  const direction = wish.descending ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  return await db.$queryRaw<Trashed[]>`
    SELECT kind, id, place, title_ko AS "titleKo", title_en AS "titleEn", deleted_at AS "deletedAt", name AS "deletedBy"
    FROM (${rows}) AS trash ORDER BY ${ORDERS[wish.sort]} ${direction}, kind, id ${direction}
    LIMIT ${wish.size} OFFSET ${(wish.page - 1) * wish.size}`;
}

/** All that the list is narrowed to. */
export async function countTrash(wish: TrashWish): Promise<number> {
  const rows = rowsOf(wish);
  if (rows === null) return 0;
  const [row] = await db.$queryRaw<
    { count: number }[]
  >`SELECT count(*)::int AS count FROM (${rows}) AS trash`;
  return row?.count ?? 0;
}
