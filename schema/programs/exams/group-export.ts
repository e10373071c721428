// The statistics of a session as a table: applied, sat and passed by part, language pair and site.
import { db } from "#prisma/client.ts";
import type { ExportRow, ExportSource } from "#schema/core/lists/export-source.ts";
import { manageApplications } from "#schema/policies/programs/applications.ts";
import { TABLE_FORMATS } from "#schema/validation/core/exports.ts";
import { id } from "#schema/validation/core/ids.ts";
import { seoulYear } from "#schema/validation/core/seoul.ts";
import { GROUP_COLUMNS } from "#schema/validation/programs/exam-figures.ts";
import { z } from "#schema/validation/zod.ts";
import { readResults } from "./exam-results.ts";
import { guardedExport } from "./require-sight.ts";
import { readGroups } from "./result-groups.ts";

const ofSession = z.object({ programId: id });

/** A group goes by the id of its first application. */
const findGroups = async (programId: number) => await readGroups(programId, await readResults(db, programId));

async function readRows(ids: number[]): Promise<ExportRow[]> {
  const applications = await db.application.findMany({
    where: { id: { in: ids } },
    select: { program: { select: { id: true, titleKo: true, startsAt: true } } },
  });
  const sessions = new Map(applications.map(({ program }) => [program.id, program]));
  const rows: ExportRow[] = [];
  for (const { id: programId, titleKo: session, startsAt } of sessions.values()) {
    for (const { id: rowId, part, pair, siteKo: site, applied, sat, passed } of await findGroups(programId)) {
      const year = seoulYear(startsAt);
      const cells = { year, session, part, pair, site, applied, sat, passed };
      if (ids.includes(rowId)) rows.push({ id: rowId, cells });
    }
  }
  return rows;
}

export const groupExport: ExportSource = guardedExport({
  may: manageApplications,
  columns: GROUP_COLUMNS,
  formats: TABLE_FORMATS,
  find: ({ filter }) => {
    const checked = ofSession.safeParse(filter);
    if (!checked.success) return { ok: false, issues: checked.error.issues };
    return {
      ok: true,
      value: async () => (await findGroups(checked.data.programId)).map((group) => group.id),
    };
  },
  read: readRows,
  count: async (filter) => {
    const checked = ofSession.safeParse(filter);
    return checked.success ? (await findGroups(checked.data.programId)).length : null;
  },
});
