// The raters of a session with what is due to each, for the person who pays them.
import { db } from "#prisma/client.ts";
import type { ExportRow, ExportSource } from "#schema/core/lists/export-source.ts";
import { readRaterFees } from "#schema/policies/programs/exam-rating.ts";
import { TABLE_FORMATS } from "#schema/validation/core/exports.ts";
import { id } from "#schema/validation/core/ids.ts";
import { RATER_COLUMNS } from "#schema/validation/programs/exam-raters.ts";
import { z } from "#schema/validation/zod.ts";

const ofSession = z.object({ programId: id });
const inOrder = [{ part: "asc" }, { pair: "asc" }, { id: "asc" }] as const;

async function readIds(programId: number): Promise<number[]> {
  const raters = await db.examRater.findMany({
    where: { programId },
    select: { id: true },
    orderBy: [...inOrder],
  });
  return raters.map((rater) => rater.id);
}

async function readRows(ids: number[]): Promise<ExportRow[]> {
  const raters = await db.examRater.findMany({
    where: { id: { in: ids } },
    orderBy: [...inOrder],
    include: { ratings: { select: { doneAt: true } } },
  });
  return raters.map(({ ratings, feePerScript, ...rater }) => {
    const done = ratings.filter(({ doneAt }) => doneAt !== null).length;
    const { name, email, affiliation, part, pair, state } = rater;
    return {
      id: rater.id,
      cells: {
        name,
        email,
        affiliation,
        part,
        pair,
        state,
        assigned: ratings.length,
        done,
        fee: feePerScript,
        fees: feePerScript * done,
      },
    };
  });
}

export const raterExport: ExportSource = {
  may: readRaterFees,
  columns: RATER_COLUMNS,
  formats: TABLE_FORMATS,
  find: ({ filter }) => {
    const checked = ofSession.safeParse(filter);
    if (!checked.success) return { ok: false, issues: checked.error.issues };
    return { ok: true, value: () => readIds(checked.data.programId) };
  },
  read: readRows,
  count: async (filter) => {
    const checked = ofSession.safeParse(filter);
    return checked.success
      ? await db.examRater.count({ where: { programId: checked.data.programId } })
      : null;
  },
};
