// A page of the presentations of a program, for the office: a vote of a committee is a hundred reviews of each.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { oneOf } from "#schema/core/lists/conditions.ts";
import { filterInput } from "#schema/core/lists/filter-input.ts";
import { listArgs, listNumbers, readInOrder } from "#schema/core/lists/list-page.ts";
import { type ListQuery, type ListSource, readListPage } from "#schema/core/lists/list-source.ts";
import { rows } from "#schema/cost.ts";
import {
  PRESENTATION_FILTERS,
  PRESENTATION_SORTS,
  type PresentationSort,
  type PresentationsFilter,
} from "#schema/validation/programs/presentation-filters.ts";
import { ManagedPresentationsRef } from "./managed-presentations.ts";
import { PresentationRef } from "./presentation.ts";
import { PresentationStateRef } from "./presentation-enums.ts";

/** Accepted presentations of one program that are arranged in sessions at most. */
const ACCEPTED_MAX = 1_000;

/** Where the list and its export come from. */
export const presentationSource: ListSource<PresentationsFilter, PresentationSort> = {
  table: Prisma.sql`presentations`,
  sorts: {
    ID: Prisma.sql`id`,
    AVERAGE: Prisma.sql`COALESCE(
      (SELECT avg(score) FROM presentation_reviews WHERE presentation_id = presentations.id), 0)`,
  },
  conditions: {
    programId: (id) => Prisma.sql`program_id = ${id}`,
    state: oneOf("state", "presentation_state"),
  },
  always: () => Prisma.sql`state <> 'DRAFT'`,
};

const PresentationsFilterRef = filterInput("PresentationsFilter", PRESENTATION_FILTERS, {
  state: PresentationStateRef,
});

const PresentationSortRef = builder.enumType("PresentationSort", { values: PRESENTATION_SORTS });

const PresentationsPageRef = builder
  .objectRef<ListQuery<PresentationsFilter, PresentationSort>>("PresentationsPage")
  .implement({
    description: "One page of the presentations of a program, without drafts.",
    fields: (t) => ({
      items: t.prismaField({
        type: [PresentationRef],
        resolve: async (query, listQuery) => {
          const columns = { ...query };
          return await readInOrder((await readListPage(presentationSource, listQuery)).ids, (ids) =>
            db.presentation.findMany({ ...columns, where: { id: { in: ids } } }),
          );
        },
      }),
      ...listNumbers(t, presentationSource),
    }),
  });

builder.objectFields(ManagedPresentationsRef, (t) => ({
  presentations: t.field({
    type: PresentationsPageRef,
    args: {
      filter: t.arg({ type: PresentationsFilterRef }),
      sort: t.arg({ type: PresentationSortRef, required: true, defaultValue: "ID" }),
      ...listArgs(t.arg),
    },
    resolve: ({ programId }, { filter, ...part }, { clock }) => ({
      filter: { ...filter, programId },
      now: clock.now(),
      ...part,
    }),
  }),
  accepted: t.prismaField({
    type: [PresentationRef],
    description: "What is given in a session, or may be.",
    complexity: rows(40),
    resolve: (query, { programId }) =>
      db.presentation.findMany({
        ...query,
        where: { programId, state: { in: ["ORAL", "POSTER"] } },
        orderBy: { id: "asc" },
        take: ACCEPTED_MAX,
      }),
  }),
}));
