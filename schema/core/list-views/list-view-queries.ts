// What stands over a list: the viewer's views, and how many rows each holds.
import { builder } from "#schema/builder.ts";
import { EXPORTS } from "#schema/core/lists/exports.ts";
import { keepViews } from "#schema/policies/core/list-views.ts";
import { countedFilters, listName } from "#schema/validation/core/list-views.ts";
import { OwnListRef, readOwnList } from "./list-view.ts";

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

builder.queryFields((t) => ({
  ownList: t.field({
    type: OwnListRef,
    nullable: true,
    description: "How the viewer has a list of the office.",
    authScopes: { can: keepViews },
    args: { list: t.arg.string({ required: true, validate: listName }) },
    resolve: (_root, { list }, { viewer }) => (viewer === null ? null : readOwnList(list, viewer)),
  }),

  listCounts: t.field({
    type: ["Int"],
    nullable: { list: false, items: true },
    description:
      "How many rows each filter holds, counted up to 501. Null for a filter that is none of the list's, and for lists that are not counted or not the viewer's.",
    authScopes: { can: keepViews },
    args: {
      list: t.arg.string({ required: true, validate: listName }),
      filters: t.arg.stringList({ required: true, validate: countedFilters, description: "As JSON." }),
    },
    resolve: async (_root, { list, filters }, { viewer, clock }) => {
      const source = EXPORTS.get(list);
      if (!source?.may(viewer)) return filters.map(() => null);
      const now = clock.now();
      return await Promise.all(filters.map((filter) => source.count(parsed(filter), now)));
    },
  }),
}));
