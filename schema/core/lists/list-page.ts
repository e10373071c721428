// The one list of the office: arguments, page object and counts. How a noun gets its list (see schema/money/payments for one):
//
//   const source: ListSource<MembersFilter, MemberSort> = {
//     table: Prisma.sql`members`,
//     sorts: { CREATED: Prisma.sql`created_at`, NAME: Prisma.sql`name` },
//     conditions: { search: inEveryColumn, grade: oneOf("grade", "member_grade"), joined: inDays("created_at") },
//   };
//   const MembersPageRef = builder.objectRef<ListQuery<MembersFilter, MemberSort>>("MembersPage").implement({
//     fields: (t) => ({
//       items: t.prismaField({ type: [MemberRef], resolve: async (query, listQuery) => {
//         const columns = { ...query };
//         return readInOrder((await readListPage(source, listQuery)).ids, (ids) => db.member.findMany({ ...columns, where: { id: { in: ids } } }));
//       } }),
//       ...listNumbers(t, source),
//     }),
//   });
//   args: { filter: t.arg({ type: MembersFilterRef }), sort: t.arg({ type: MemberSortRef, required: true, defaultValue: "CREATED" }),
//     ...listArgs(t.arg) }, resolve: (_root, { filter, ...listQuery }, { clock }) => ({ filter: filter ?? {}, now: clock.now(), ...listQuery })
//
// The list asks for items, totalCount and hasMore; when hasMore, its client asks for exactCount by a second
// operation, so that nobody waits for a million rows to be counted. web/components/list is the other side of
// it.
import type { ArgBuilder, FieldMap } from "@pothos/core";
import type { builder } from "#schema/builder.ts";
import {
  LIST_COUNTED,
  LIST_DEPTH,
  LIST_PAGE_SIZE,
  listPage,
  listSize,
} from "#schema/validation/core/lists.ts";
import { countAll } from "./all-matching-rows.ts";
import { countList, type ListQuery, type ListSource, readListPage, textsOf } from "./list-source.ts";

type Types = typeof builder.$inferSchemaTypes;

/** Which part of a list is asked for. */
export function pageArgs(arg: ArgBuilder<Types>) {
  return {
    page: arg.int({ required: true, defaultValue: 1, validate: listPage }),
    size: arg.int({
      required: true,
      defaultValue: LIST_PAGE_SIZE,
      validate: listSize,
      description: "Rows on one page: 20, 50 or 100.",
    }),
  };
}

/** `page`, `size` and `descending`; `sort` is the noun's own enum. */
export const listArgs = (arg: ArgBuilder<Types>) => ({
  ...pageArgs(arg),
  descending: arg.boolean({ required: true, defaultValue: true }),
});

// A page's fields ask for the same count: once an answer.
const counts = new WeakMap<object, Promise<number>>();

/** A search for a text has met every row that holds it, if they are not too many. Everything else is counted beside the page. */
async function count<Filter extends object, Sort extends string>(
  source: ListSource<Filter, Sort>,
  listQuery: ListQuery<Filter, Sort>,
): Promise<number> {
  const isSearch = textsOf(source, listQuery.filter)?.length !== 0;
  const total = isSearch ? (await readListPage(source, listQuery)).total : null;
  return total ?? (await countList(source, listQuery));
}

/** The numbers of a page object. */
export function listNumbers<Filter extends object, Sort extends string>(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, ListQuery<Filter, Sort>>,
  source: ListSource<Filter, Sort>,
): FieldMap {
  const counted = (listQuery: ListQuery<Filter, Sort>): Promise<number> => {
    const known = counts.get(listQuery);
    if (known !== undefined) return known;
    const asked = count(source, listQuery);
    counts.set(listQuery, asked);
    return asked;
  };
  return {
    totalCount: t.int({
      description: `How many there are, counted up to ${LIST_COUNTED}.`,
      resolve: async (listQuery) => Math.min(await counted(listQuery), LIST_COUNTED),
    }),
    hasMore: t.boolean({
      description: "There are more than were counted: exactCount tells how many.",
      resolve: async (listQuery) => (await counted(listQuery)) > LIST_COUNTED,
    }),
    exactCount: t.int({
      description: "Every row the filter holds. Asked for apart: it takes as long as there are rows.",
      resolve: (listQuery) => countAll(source, listQuery),
    }),
    page: t.int({ resolve: ({ page }) => page }),
    pageSize: t.int({ resolve: ({ size }) => size }),
    reachable: t.int({
      description: "Rows that can be paged to; anyone who needs more narrows or sorts.",
      resolve: () => LIST_DEPTH,
    }),
  };
}

/** Rows in the order of their ids. A row that was deleted in between is left out. */
export async function readInOrder<Row extends { readonly id: number }>(
  ids: readonly number[],
  read: (ids: number[]) => Promise<Row[]>,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await read([...ids])).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
