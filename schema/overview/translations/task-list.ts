// The list of translations: the tasks of texts outside of the trash, as far as they are the viewer's to translate.
import { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { onDates } from "#schema/core/lists/conditions.ts";
import type { ListSource } from "#schema/core/lists/list-source.ts";
import { holdsTerms } from "#schema/core/text-search/matching.ts";
import { toTextSearch } from "#schema/core/text-search/search-terms.ts";
import { ownPairsSql } from "#schema/policies/overview/translations.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import type { TaskFilter, TaskShow, TaskSort } from "#schema/validation/overview/task-filters.ts";

/** With its reader: which tasks there are, and which are their own. */
export type ReadersTaskFilter = Omit<TaskFilter, "show"> & {
  readonly reader: { readonly viewer: Viewer | null; readonly show: TaskShow | null };
};

/** Of what is in the trash nothing waits. */
export const OUTSIDE_TRASH = Prisma.sql`NOT EXISTS (SELECT FROM posts WHERE posts.id = post_id AND deleted_at IS NOT NULL)
  AND NOT EXISTS (SELECT FROM programs WHERE programs.id = program_id AND deleted_at IS NOT NULL)`;

const PLACES = {
  POST: Prisma.sql`post_id IS NOT NULL`,
  PAGE: Prisma.sql`page_key IS NOT NULL`,
  PROGRAM: Prisma.sql`program_id IS NOT NULL`,
};

function shownTo(viewer: Viewer | null, show: TaskShow | null): Prisma.Sql {
  const isMine = Prisma.sql`assignee_id IS NOT DISTINCT FROM ${viewer?.memberId ?? null}::int`;
  if (show === null) return Prisma.sql`TRUE`;
  if (show === "REVIEW") return Prisma.sql`handed_in_at IS NOT NULL`;
  return Prisma.sql`handed_in_at IS NULL AND ${show === "MINE" ? isMine : Prisma.sql`NOT (${isMine})`}`;
}

/** A title of the text holds what was typed, in either language. */
function isTitled(typed: string): Prisma.Sql {
  const { terms } = toTextSearch(typed);
  if (terms.length === 0) return Prisma.sql`FALSE`;
  const holds = holdsTerms(terms, Prisma.sql`search_fold(concat_ws(' ', title_ko, title_en))`);
  return Prisma.sql`(EXISTS (SELECT FROM posts WHERE posts.id = post_id AND ${holds})
    OR EXISTS (SELECT FROM programs WHERE programs.id = program_id AND ${holds})
    OR EXISTS (SELECT FROM page_versions WHERE page_versions.key = page_key AND withdrawn_at IS NULL AND ${holds}))`;
}

export const taskSource: ListSource<ReadersTaskFilter, TaskSort> = {
  table: Prisma.sql`translation_tasks`,
  // What has no last day is after everything that has one.
  sorts: { DUE: Prisma.sql`coalesce(due_on, 'infinity'::date)`, CREATED: Prisma.sql`created_at` },
  conditions: {
    reader: ({ viewer, show }) => Prisma.sql`${ownPairsSql(viewer)} AND ${shownTo(viewer, show)}`,
    search: isTitled,
    place: (places) =>
      Prisma.sql`(${Prisma.join(
        places.map((place) => PLACES[place]),
        " OR ",
      )})`,
    due: onDates("due_on"),
    late: (_late, now) => Prisma.sql`handed_in_at IS NULL AND due_on < ${seoulDay(now)}::date`,
  },
  always: () => OUTSIDE_TRASH,
};
