// The statistics of all years as a table: applied, sat and passed in the released sessions.
import type { ExportRow, ExportSource } from "#schema/core/lists/export-source.ts";
import { manageApplications } from "#schema/policies/programs/applications.ts";
import { TABLE_FORMATS } from "#schema/validation/core/exports.ts";
import { YEAR_COLUMNS } from "#schema/validation/programs/exam-figures.ts";
import { readYears } from "./exam-years.ts";

/** A year goes by itself. */
export const yearExport: ExportSource = {
  may: manageApplications,
  columns: YEAR_COLUMNS,
  formats: TABLE_FORMATS,
  find: ({ now }) => ({ ok: true, value: async () => (await readYears(now)).map(({ year }) => year) }),
  read: async (years, { now }): Promise<ExportRow[]> =>
    (await readYears(now))
      .filter(({ year }) => years.includes(year))
      .map((figures) => ({ id: figures.year, cells: { ...figures } })),
  count: async (_filter, now) => (await readYears(now)).length,
};
