// Hours and words by translator and month as a table for the treasurer: what the list shows to who asks.
import type { ExportSource } from "#schema/core/lists/export-source.ts";
import { countList } from "#schema/core/lists/list-source.ts";
import { readAllListIds } from "#schema/core/lists/whole-filter.ts";
import { readMonths } from "#schema/policies/overview/translator-months.ts";
import { TABLE_FORMATS } from "#schema/validation/core/exports.ts";
import {
  TRANSLATOR_MONTH_COLUMNS,
  TRANSLATOR_MONTH_SORTS,
  translatorMonthFilter,
} from "#schema/validation/overview/translator-months.ts";
import { z } from "#schema/validation/zod.ts";
import {
  readTranslatorMonths,
  type TranslatorMonthRow,
  translatorMonthSource,
} from "./translator-month-list.ts";

const request = z.object({
  filter: translatorMonthFilter,
  sort: z.enum(TRANSLATOR_MONTH_SORTS, { error: "CHOICE_UNKNOWN" }),
});

const cellsOf = ({ member, month, words, characters, repeated, texts, minutes }: TranslatorMonthRow) =>
  ({
    ...{ translator: member?.name ?? null, month, words, characters, repeated, texts },
    // To two digits, so that a sheet can multiply them by a rate.
    hours: minutes === null ? null : Math.round((minutes / 60) * 100) / 100,
  }) satisfies Record<(typeof TRANSLATOR_MONTH_COLUMNS)[number], string | number | null>;

export const translatorMonthExport: ExportSource = {
  may: readMonths,
  columns: TRANSLATOR_MONTH_COLUMNS,
  formats: TABLE_FORMATS,
  find: ({ filter, sort, descending, now, viewer }) => {
    const checked = request.safeParse({ filter, sort });
    if (!checked.success) return { ok: false, issues: checked.error.issues };
    const { data } = checked;
    const narrowed = { filter: { ...data.filter, reader: { viewer } }, now };
    return {
      ok: true,
      value: () => readAllListIds(translatorMonthSource, { ...narrowed, sort: data.sort, descending }),
    };
  },
  count: async (filter, now, viewer) => {
    const { data } = translatorMonthFilter.safeParse(filter);
    return data
      ? await countList(translatorMonthSource, { filter: { ...data, reader: { viewer } }, now })
      : null;
  },
  read: async (ids) => (await readTranslatorMonths(ids)).map((row) => ({ id: row.id, cells: cellsOf(row) })),
};
