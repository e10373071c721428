// Defines what somebody keeps of a list of the office: views under a name, the columns, and what it opens with.
import { db } from "#prisma/client.ts";
import type { ListView } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import type { Viewer } from "#schema/context.ts";
import { StaffRoleRef } from "#schema/core/shared/staff-role.ts";
import { changeView, manageListViews, viewsOf } from "#schema/policies/core/list-views.ts";

const ListViewRef = builder.objectRef<ListView>("ListView").implement({
  description: "A view of a list that is stored under a name.",
  authScopes: { can: manageListViews },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    name: t.exposeString("name"),
    query: t.exposeString("query", { description: "The query of the list's address, without the page." }),
    role: t.expose("role", {
      type: StaffRoleRef,
      nullable: true,
      description: "Everybody of this role sees it; null: its owner alone.",
    }),
    viewerCanChange: t.boolean({ resolve: (view, _args, { viewer }) => changeView(viewer, view) }),
  }),
});

interface OwnList {
  readonly list: string;
  readonly views: readonly ListView[];
  readonly columns: readonly string[];
  readonly opensWith: number | null;
}

export const OwnListRef = builder.objectRef<OwnList>("OwnList").implement({
  description: "How somebody has a list of the office.",
  authScopes: { can: manageListViews },
  fields: (t) => ({
    list: t.exposeID("list"),
    views: t.field({ type: [ListViewRef], resolve: ({ views }) => [...views] }),
    columns: t.exposeStringList("columns", {
      description: "Those that are shown, in their order; empty: the usual ones.",
    }),
    opensWith: t.exposeInt("opensWith", {
      nullable: true,
      description: "The view the list opens with; null: with everything.",
    }),
  }),
});

/** How somebody has a list. */
export async function readOwnList(list: string, viewer: Viewer): Promise<OwnList> {
  const [views, habit] = await Promise.all([
    db.listView.findMany({
      where: { list, AND: [viewsOf(viewer)] },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    }),
    db.listHabit.findUnique({ where: { memberId_list: { memberId: viewer.memberId, list } } }),
  ]);
  const isThere = views.some(({ id }) => id === habit?.viewId);
  return { list, views, columns: habit?.columns ?? [], opensWith: isThere ? (habit?.viewId ?? null) : null };
}
