// Keeping views and habits. They are somebody's own; a view that is given to a role says nothing of people
// beyond what its list does.

import type { Tx } from "#prisma/client.ts";
import type { StaffRole } from "#prisma/generated/enums.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import type { Context, Viewer } from "#schema/context.ts";
import { StaffRoleRef } from "#schema/core/shared/staff-role.ts";
import { DomainError, refusal, validationError } from "#schema/errors.ts";
import { changeView, manageListViews, shareView, viewsOf } from "#schema/policies/core/list-views.ts";
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

/** The view that somebody may change. @throws DomainError NOT_FOUND, FORBIDDEN */
async function ownView(tx: Tx, id: number, viewer: Viewer | null) {
  const view = await tx.listView.findUnique({ where: { id } });
  if (view === null) throw new DomainError("NOT_FOUND");
  if (!changeView(viewer, view)) throw refusal(true);
  return view;
}

function mayShare(viewer: Viewer | null, role: StaffRole | null | undefined): void {
  if (role != null && !shareView(viewer, role)) throw refusal(true);
}

const ofViewer = {
  who: "member",
  can: manageListViews,
  type: OwnListRef,
  answer: (_query: object, list: string, _args: object, { viewer }: Context) => {
    if (viewer === null) throw refusal(false);
    return readOwnList(list, viewer);
  },
} as const;
const ofList = () => builder.args((arg) => ({ list: arg.string({ required: true, validate: listName }) }));

action("saveListView", {
  ...ofViewer,
  description: "Keeps a new view of a list, or another name, address or role of one.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id" }),
    input: arg.field({ type: ListViewInputRef, required: true }),
  })),
  run: async (tx, { id, input }, { memberId: ownerId, now: createdAt }, { viewer }) => {
    const { list, name, query, role = null } = input;
    mayShare(viewer, role);
    if (id == null) {
      const saved = await tx.listView.count({ where: { ownerId, list } });
      if (saved >= LIST_VIEWS_MAX) throw validationError({ name: ["TOO_MANY_ROWS"] });
      await tx.listView.create({ data: { ownerId, list, name, query, role, createdAt } });
    } else {
      await ownView(tx, id, viewer);
      await tx.listView.update({ where: { id }, data: { name, query, role } });
    }
    return list;
  },
});

action("deleteListView", {
  ...ofViewer,
  description: "Takes a view away, for everybody who has it.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: async (tx, { id }, _author, { viewer }) => {
    const { list } = await ownView(tx, id, viewer);
    await tx.listView.deleteMany({ where: { id } });
    return list;
  },
});

action("saveListColumns", {
  ...ofViewer,
  description: "Remembers which columns of a list the viewer wants, in which order.",
  args: builder.args((arg) => ({
    ...ofList(),
    columns: arg.stringList({
      required: true,
      validate: shownColumns,
      description: "Empty: the usual ones.",
    }),
  })),
  run: async (tx, { list, columns }, { memberId }) => {
    const where = { memberId_list: { memberId, list } };
    await tx.listHabit.upsert({ where, create: { memberId, list, columns }, update: { columns } });
    return list;
  },
});

action("openListWith", {
  ...ofViewer,
  description: "What a list opens with for the viewer.",
  args: builder.args((arg) => ({
    ...ofList(),
    viewId: arg.field({ type: "Id", description: "Null: everything." }),
  })),
  run: async (tx, { list, viewId = null }, { memberId }, { viewer }) => {
    if (viewer === null) throw refusal(false);
    const shown = { id: viewId ?? 0, list, AND: [viewsOf(viewer)] };
    if (viewId !== null && (await tx.listView.count({ where: shown })) === 0)
      throw new DomainError("NOT_FOUND");
    const where = { memberId_list: { memberId, list } };
    await tx.listHabit.upsert({
      where,
      create: { memberId, list, columns: [], viewId },
      update: { viewId },
    });
    return list;
  },
});
