// The translation memory as a list of the office.
import { builder } from "#schema/builder.ts";
import { filterInput } from "#schema/core/lists/filter-input.ts";
import { listArgs, listNumbers, readInOrder } from "#schema/core/lists/list-page.ts";
import { type ListQuery, readListPage } from "#schema/core/lists/list-source.ts";
import { readMemory } from "#schema/policies/overview/translations.ts";
import {
  MEMORY_FILTERS,
  MEMORY_SHOWS,
  MEMORY_SORTS,
  type MemorySort,
} from "#schema/validation/overview/memory-filters.ts";
import { memorySource, type ReadersMemoryFilter } from "./memory-list.ts";
import { MemoryPairRef, readMemoryPairs } from "./memory-pair.ts";
import { MemoryPlaceRef } from "./memory-place.ts";

const MemoryShowRef = builder.enumType("MemoryShow", {
  description:
    "QUESTION: the Korean was changed and the English does not follow it yet. DELETED ones are offered to nobody.",
  values: MEMORY_SHOWS,
});

export const MemoryFilterRef = filterInput("MemoryFilter", MEMORY_FILTERS, {
  show: MemoryShowRef,
  place: MemoryPlaceRef,
});

const MemorySortRef = builder.enumType("MemorySort", {
  description: "What the list of the translation memory is sorted by.",
  values: MEMORY_SORTS,
});

const MemoryPairsPageRef = builder
  .objectRef<ListQuery<ReadersMemoryFilter, MemorySort>>("MemoryPairsPage")
  .implement({
    description: "One page of the translation memory.",
    authScopes: { can: readMemory },
    fields: (t) => ({
      items: t.field({
        type: [MemoryPairRef],
        resolve: async (listQuery) =>
          readInOrder((await readListPage(memorySource, listQuery)).ids, readMemoryPairs),
      }),
      ...listNumbers(t, memorySource),
    }),
  });

builder.queryField("memoryPairs", (t) =>
  t.field({
    type: MemoryPairsPageRef,
    description:
      "The translation memory, as far as the viewer may read it; without what was deleted from it.",
    authScopes: { can: readMemory },
    args: {
      filter: t.arg({ type: MemoryFilterRef }),
      sort: t.arg({ type: MemorySortRef, required: true, defaultValue: "UPDATED" }),
      ...listArgs(t.arg),
    },
    resolve: (_root, { filter, ...listQuery }, { viewer, clock }) => ({
      filter: { ...filter, reader: { viewer } },
      now: clock.now(),
      ...listQuery,
    }),
  }),
);
