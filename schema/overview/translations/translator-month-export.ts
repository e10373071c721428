// Hours and words by translator and month as a table for the treasurer: the rows that its reader may see.
import { readersExportOf } from "#schema/core/lists/export-source.ts";
import { readMonths } from "#schema/policies/overview/translator-months.ts";
import {
  TRANSLATOR_MONTH_COLUMNS,
  TRANSLATOR_MONTH_SORTS,
  translatorMonthFilter,
} from "#schema/validation/overview/translator-months.ts";
import {
  readTranslatorMonths,
  type TranslatorMonthRow,
  translatorMonthSource,
} from "./translator-month-list.ts";

const cellsOf = ({ member, month, words, characters, repeated, texts, minutes }: TranslatorMonthRow) =>
  ({
    translator: member?.name ?? null,
    month,
    words,
    characters,
    repeated,
    texts,
    // To two digits, so that a sheet can multiply them by a rate.
    hours: minutes === null ? null : Math.round((minutes / 60) * 100) / 100,
  }) satisfies Record<(typeof TRANSLATOR_MONTH_COLUMNS)[number], string | number | null>;

export const translatorMonthExport = readersExportOf({
  source: translatorMonthSource,
  sorts: TRANSLATOR_MONTH_SORTS,
  may: readMonths,
  columns: TRANSLATOR_MONTH_COLUMNS,
  filter: translatorMonthFilter,
  filterFor: (sent, viewer) => ({ ...sent, reader: { viewer } }),
  read: async (ids) => (await readTranslatorMonths(ids)).map((row) => ({ id: row.id, cells: cellsOf(row) })),
});
