// The journal's figures as files: whole tables without a filter, in one order.
import type { ExportRow, ExportSource } from "#schema/core/lists/export-source.ts";
import { manageJournal } from "#schema/policies/journal/journal.ts";
import { TABLE_FORMATS } from "#schema/validation/core/exports.ts";
import { AFFILIATION_COLUMNS, YEAR_COLUMNS } from "#schema/validation/journal/journal-figures.ts";
import { readJournalAffiliations } from "./journal-affiliations.ts";
import { readJournalYears } from "./journal-years.ts";

function wholeTable(columns: readonly string[], readAll: () => Promise<ExportRow[]>): ExportSource {
  return {
    may: manageJournal,
    columns,
    formats: TABLE_FORMATS,
    find: () => ({ ok: true, value: async () => (await readAll()).map(({ id }) => id) }),
    read: async (ids) => (await readAll()).filter(({ id }) => ids.includes(id)),
    count: async () => (await readAll()).length,
  };
}

export const journalYearExport = wholeTable(YEAR_COLUMNS, async () =>
  (await readJournalYears()).map((row) => ({ id: row.year, cells: { ...row } })),
);

export const journalAffiliationExport = wholeTable(AFFILIATION_COLUMNS, async () =>
  (await readJournalAffiliations()).map((row) => ({ id: row.id, cells: { ...row } })),
);
