// Defines what translators export of the memory: as far as they may read it, as a table or for their own tools (TMX).
import { readersExportOf } from "#schema/core/lists/export-source.ts";
import { readMemory } from "#schema/policies/overview/translations.ts";
import { MEMORY_FORMATS } from "#schema/validation/core/exports.ts";
import { MEMORY_COLUMNS, MEMORY_SORTS, memoryFilter } from "#schema/validation/overview/memory-filters.ts";
import { memorySource } from "./memory-list.ts";
import { type MemoryPair, readMemoryPairs } from "./memory-pair.ts";
import { memoryPlaceOf } from "./memory-place.ts";

const stateOf = ({ since, correctedEn }: MemoryPair) =>
  since !== null ? "QUESTION" : correctedEn !== null ? "CORRECTED" : null;

/** A corrected pair has no codes any more: its English is words. */
function cellsOf(pair: MemoryPair) {
  const { ko, en, correctedEn, correctedAt, correctedBy, author, updatedAt, coded } = pair;
  const by = correctedAt === null ? author : correctedBy;
  const shown: Record<(typeof MEMORY_COLUMNS)[number], string | Date | null> = {
    ko,
    en: correctedEn ?? en,
    state: stateOf(pair),
    by: by?.name ?? null,
    at: correctedAt ?? updatedAt,
    place: memoryPlaceOf(pair),
  };
  return { ...shown, pair: pair.id, coded: correctedEn === null ? coded : null };
}

export const memoryExport = readersExportOf({
  source: memorySource,
  sorts: MEMORY_SORTS,
  may: readMemory,
  columns: MEMORY_COLUMNS,
  formats: MEMORY_FORMATS,
  filter: memoryFilter,
  filterFor: (sent, viewer) => ({ ...sent, reader: { viewer } }),
  read: async (ids) => (await readMemoryPairs(ids)).map((pair) => ({ id: pair.id, cells: cellsOf(pair) })),
});
