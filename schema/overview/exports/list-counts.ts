// Defines how many rows each view of a list holds.
import { builder } from "#schema/builder.ts";
import { manageListViews } from "#schema/policies/core/list-views.ts";
import { countedFilters, listName } from "#schema/validation/core/list-views.ts";
import { EXPORTS } from "./exports.ts";

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

builder.queryFields((t) => ({
  listCounts: t.field({
    type: ["Int"],
    nullable: { list: false, items: true },
    description:
      "How many rows each filter holds, counted up to 501. Null for a filter that is none of the list's, and for lists that are not counted or not the viewer's.",
    authScopes: { can: manageListViews },
    args: {
      list: t.arg.string({ required: true, validate: listName }),
      filters: t.arg.stringList({ required: true, validate: countedFilters, description: "As JSON." }),
    },
    resolve: async (_root, { list, filters }, { viewer, clock }) => {
      const source = EXPORTS.get(list);
      if (!source?.may(viewer)) return filters.map(() => null);
      const now = clock.now();
      return await Promise.all(filters.map((filter) => source.count(parsed(filter), now, viewer)));
    },
  }),
}));
