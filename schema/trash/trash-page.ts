// What lies in the trash, of every kind, last thrown away first. It is restored and removed by the mutations of its kind.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import type { Viewer } from "#schema/context.ts";
import { filterInput } from "#schema/lists/filter-input.ts";
import { pageArgs } from "#schema/lists/list-page.ts";
import { writeGlossary } from "#schema/policies/glossary.ts";
import { writePopups } from "#schema/policies/popups.ts";
import { writePosts } from "#schema/policies/posts.ts";
import { writePrograms } from "#schema/policies/programs.ts";
import { readTrash } from "#schema/policies/trash.ts";
import { LanguageRef } from "#schema/shared/language.ts";
import { LocalizedTextRef, toLocalizedText } from "#schema/shared/localized.ts";
import type { AuditSubject } from "#schema/validation/audit.ts";
import { TRASH_FILTERS, TRASH_KINDS, type TrashFilter } from "#schema/validation/trash-filters.ts";
import { goneAt } from "./gone-at.ts";

type TrashKind = (typeof TRASH_KINDS)[number];
const TrashKindRef = builder.enumType("TrashKind", {
  description: "What was thrown away.",
  values: TRASH_KINDS,
});

interface Trashed {
  readonly kind: TrashKind;
  readonly id: number;
  /** The board of a post, the kind of a program, the pages of a popup, the field of a term, as the database names them. */
  readonly place: string;
  readonly titleKo: string | null;
  readonly titleEn: string | null;
  readonly deletedAt: Date;
  readonly deletedBy: string | null;
}

const TrashFilterRef = filterInput("TrashFilter", TRASH_FILTERS, { kind: TrashKindRef });

interface TrashWish {
  readonly viewer: Viewer | null;
  readonly filter: TrashFilter;
  readonly page: number;
  readonly size: number;
}

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

/** What this person may see of it; null: nothing. */
function rowsOf({ viewer, filter: { kind } }: TrashWish): Prisma.Sql | null {
  const kinds = TRASH_KINDS.filter((one) => (kind == null || kind === one) && SOURCES[one].may(viewer));
  return kinds.length === 0
    ? null
    : Prisma.join(
        kinds.map((one) => SOURCES[one].rows),
        " UNION ALL ",
      );
}

async function readPage(wish: TrashWish): Promise<Trashed[]> {
  const rows = rowsOf(wish);
  if (rows === null) return [];
  return await db.$queryRaw<Trashed[]>`
    SELECT kind, id, place, title_ko AS "titleKo", title_en AS "titleEn", deleted_at AS "deletedAt", name AS "deletedBy"
    FROM (${rows}) AS trash ORDER BY deleted_at DESC, kind, id DESC
    LIMIT ${wish.size} OFFSET ${(wish.page - 1) * wish.size}`;
}

async function countAll(wish: TrashWish): Promise<number> {
  const rows = rowsOf(wish);
  if (rows === null) return 0;
  const [row] = await db.$queryRaw<
    { count: number }[]
  >`SELECT count(*)::int AS count FROM (${rows}) AS trash`;
  return row?.count ?? 0;
}

const TrashedRef = builder.objectRef<Trashed>("Trashed").implement({
  description: "Something in the trash.",
  authScopes: { can: readTrash },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    kind: t.expose("kind", { type: TrashKindRef }),
    place: t.string({
      description: "The board of a post, the kind of a program, the pages of a popup, the field of a term.",
      resolve: ({ place }) => place.toUpperCase(),
    }),
    title: t.field({
      type: LocalizedTextRef,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ titleKo, titleEn }, { language }) =>
        titleKo === null && titleEn !== null
          ? { text: titleEn, language: "EN" as const }
          : toLocalizedText(titleKo ?? "", titleEn, language),
    }),
    deletedAt: t.expose("deletedAt", { type: "DateTime" }),
    deletedBy: t.exposeString("deletedBy", { nullable: true }),
    goneAt: t.field({
      type: "DateTime",
      description: "When it is removed for good by itself.",
      resolve: ({ deletedAt }) => goneAt(deletedAt),
    }),
  }),
});

const TrashPageRef = builder.objectRef<TrashWish>("TrashPage").implement({
  description: "One page of the trash, last thrown away first.",
  authScopes: { can: readTrash },
  fields: (t) => ({
    items: t.field({ type: [TrashedRef], resolve: readPage }),
    totalCount: t.int({ resolve: countAll }),
  }),
});

builder.queryField("trash", (t) =>
  t.field({
    type: TrashPageRef,
    description: "What was thrown away, of the kinds the viewer may write.",
    authScopes: { can: readTrash },
    args: { filter: t.arg({ type: TrashFilterRef }), ...pageArgs(t.arg) },
    resolve: (_root, { filter, ...part }, { viewer }) => ({ viewer, filter: filter ?? {}, ...part }),
  }),
);
