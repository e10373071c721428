// Keeping views and habits. They are somebody's own; a view that is given to a role says nothing of people beyond what its list does.
import { db } from "#prisma/client.ts";
import type { StaffRole } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import type { Context, Viewer } from "#schema/context.ts";
import { StaffRoleRef } from "#schema/core/shared/staff-role.ts";
import { DomainError, refusal, validationError } from "#schema/errors.ts";
import { changeView, keepViews, shareView } from "#schema/policies/core/list-views.ts";
import { ownData } from "#schema/require-audit.ts";
import { LIST_VIEWS_MAX, listName, listViewInput, shownColumns } from "#schema/validation/core/list-views.ts";
import { OwnListRef, readOwnList } from "./list-view.ts";

const ListViewInputRef = builder
  .inputType("ListViewInput", {
    fields: (t) => ({
      list: t.string({ required: true }),
      name: t.string({ required: true }),
      query: t.string({ required: true, description: "Of the list's address, without the page." }),
      role: t.field({ type: StaffRoleRef, description: "Whom it is given to; null: nobody else." }),
    }),
  })
  .validate(listViewInput);

function signedIn({ viewer }: Context): Viewer {
  if (viewer === null) throw refusal(false);
  return viewer;
}

/** The view that somebody may change. @throws DomainError NOT_FOUND, FORBIDDEN */
async function ownView(id: number, viewer: Viewer) {
  const view = await db.listView.findUnique({ where: { id } });
  if (view === null) throw new DomainError("NOT_FOUND");
  if (!changeView(viewer, view)) throw refusal(true);
  return view;
}

function mayShare(viewer: Viewer, role: StaffRole | null | undefined): void {
  if (role != null && !shareView(viewer, role)) throw refusal(true);
}

builder.mutationFields((t) => ({
  saveListView: t.field({
    type: OwnListRef,
    description: "Keeps a new view of a list, or another name, address or role of one.",
    authScopes: { can: keepViews },
    extensions: ownData,
    args: { id: t.arg({ type: "Id" }), input: t.arg({ type: ListViewInputRef, required: true }) },
    resolve: async (_root, { id, input }, context) => {
      const viewer = signedIn(context);
      const { list, name, query, role = null } = input;
      mayShare(viewer, role);
      if (id == null) {
        const kept = await db.listView.count({ where: { ownerId: viewer.memberId, list } });
        if (kept >= LIST_VIEWS_MAX) throw validationError({ name: ["TOO_MANY_ROWS"] });
        const createdAt = context.clock.now();
        await db.listView.create({ data: { ownerId: viewer.memberId, list, name, query, role, createdAt } });
      } else {
        await ownView(id, viewer);
        await db.listView.update({ where: { id }, data: { name, query, role } });
      }
      return await readOwnList(list, viewer);
    },
  }),

  deleteListView: t.field({
    type: OwnListRef,
    description: "Takes a view away, for everybody who has it.",
    authScopes: { can: keepViews },
    extensions: ownData,
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: async (_root, { id }, context) => {
      const viewer = signedIn(context);
      const { list } = await ownView(id, viewer);
      await db.listView.deleteMany({ where: { id } });
      return await readOwnList(list, viewer);
    },
  }),

  keepListColumns: t.field({
    type: OwnListRef,
    description: "Remembers which columns of a list the viewer wants, in which order.",
    authScopes: { can: keepViews },
    extensions: ownData,
    args: {
      list: t.arg.string({ required: true, validate: listName }),
      columns: t.arg.stringList({
        required: true,
        validate: shownColumns,
        description: "Empty: the usual ones.",
      }),
    },
    resolve: async (_root, { list, columns }, context) => {
      const viewer = signedIn(context);
      const where = { memberId_list: { memberId: viewer.memberId, list } };
      const create = { memberId: viewer.memberId, list, columns };
      await db.listHabit.upsert({ where, create, update: { columns } });
      return await readOwnList(list, viewer);
    },
  }),

  openListWith: t.field({
    type: OwnListRef,
    description: "What a list opens with for the viewer.",
    authScopes: { can: keepViews },
    extensions: ownData,
    args: {
      list: t.arg.string({ required: true, validate: listName }),
      viewId: t.arg({ type: "Id", description: "Null: everything." }),
    },
    resolve: async (_root, { list, viewId = null }, context) => {
      const viewer = signedIn(context);
      const { views } = await readOwnList(list, viewer);
      if (viewId !== null && !views.some(({ id }) => id === viewId)) throw new DomainError("NOT_FOUND");
      const where = { memberId_list: { memberId: viewer.memberId, list } };
      const create = { memberId: viewer.memberId, list, columns: [], viewId };
      await db.listHabit.upsert({ where, create, update: { viewId } });
      return await readOwnList(list, viewer);
    },
  }),
}));
