// Defines what is shown over a list: the viewer's views.
import { builder } from "#schema/builder.ts";
import { manageListViews } from "#schema/policies/core/list-views.ts";
import { listName } from "#schema/validation/core/list-views.ts";
import { OwnListRef, readOwnList } from "./list-view.ts";

builder.queryFields((t) => ({
  ownList: t.field({
    type: OwnListRef,
    nullable: true,
    description: "How the viewer has a list of the office.",
    authScopes: { can: manageListViews },
    args: { list: t.arg.string({ required: true, validate: listName }) },
    resolve: (_root, { list }, { viewer }) => (viewer === null ? null : readOwnList(list, viewer)),
  }),
}));
