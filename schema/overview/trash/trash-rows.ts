// The rows of the trash: of every kind that the viewer may write, in one order.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import type { ListQuery } from "#schema/core/lists/list-source.ts";
import { NOUNS } from "#schema/nouns.ts";
import {
  TRASH_KINDS,
  type TrashFilter,
  type TrashKind,
  type TrashSort,
} from "#schema/validation/overview/trash-filters.ts";

export interface Trashed {
  /** Its own among the rows of all kinds. */
  readonly rowId: number;
  readonly kind: TrashKind;
  readonly id: number;
  /** The board of a post, the kind of a program, the pages of a popup, the field of a term, as the database names them. */
  readonly place: string;
  readonly titleKo: string | null;
  readonly titleEn: string | null;
  readonly deletedAt: Date;
  readonly deletedBy: string | null;
}

export interface TrashQuery extends ListQuery<TrashFilter, TrashSort> {
  readonly viewer: Viewer | null;
}

const ORDERS: Readonly<Record<TrashSort, Prisma.Sql>> = {
  DELETED: Prisma.sql`deleted_at`,
  TITLE: Prisma.sql`coalesce(title_ko, title_en, '')`,
};

/** A noun and the id of its row make one number, by which rows of all kinds are chosen. Ids end long before that does. */
const rowIdOf = (kind: TrashKind) =>
  Prisma.sql`(id * ${TRASH_KINDS.length}::int + ${TRASH_KINDS.indexOf(kind)}::int)`;

/** The noun's kind and the id of its row. */
export function readRowId(rowId: number): { readonly kind: TrashKind | undefined; readonly id: number } {
  return { kind: TRASH_KINDS[rowId % TRASH_KINDS.length], id: Math.floor(rowId / TRASH_KINDS.length) };
}

/** What this person may see of it, and what the list is narrowed to; null: nothing. */
export function trashRows({ viewer, filter: { kind, search } }: Pick<TrashQuery, "viewer" | "filter">) {
  const sources = NOUNS.flatMap(({ trash }) =>
    trash && (kind == null || kind === trash.kind) && trash.may(viewer)
      ? [Prisma.sql`SELECT ${rowIdOf(trash.kind)} AS row_id, own.* FROM (${trash.rows}) AS own`]
      : [],
  );
  if (sources.length === 0) return null;
  const all = Prisma.join(sources, " UNION ALL ");
  const words = search?.normalize("NFC").trim().toLowerCase() ?? "";
  const holds = (column: string) =>
    Prisma.sql`position(${words}::text IN lower(coalesce(${Prisma.raw(column)}, ''))) > 0`;
  return words === ""
    ? all
    : Prisma.sql`SELECT * FROM (${all}) AS trashed WHERE ${holds("title_ko")} OR ${holds("title_en")}`;
}

/** One page of it. */
export async function readTrashPage(trashQuery: TrashQuery): Promise<Trashed[]> {
  const rows = trashRows(trashQuery);
  if (rows === null) return [];
  const direction = trashQuery.descending ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  return await db.$queryRaw<Trashed[]>`
    SELECT row_id AS "rowId", kind, id, place, title_ko AS "titleKo", title_en AS "titleEn", deleted_at AS "deletedAt", name AS "deletedBy"
    FROM (${rows}) AS trash ORDER BY ${ORDERS[trashQuery.sort]} ${direction}, kind, id ${direction}
    LIMIT ${trashQuery.size} OFFSET ${(trashQuery.page - 1) * trashQuery.size}`;
}

/** All that the list is narrowed to. */
export async function countTrash(trashQuery: TrashQuery): Promise<number> {
  const rows = trashRows(trashQuery);
  if (rows === null) return 0;
  const [row] = await db.$queryRaw<
    { count: number }[]
  >`SELECT count(*)::int AS count FROM (${rows}) AS trash`;
  return row?.count ?? 0;
}
