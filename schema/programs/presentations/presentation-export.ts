// The presentations of a program as a table, with what the reviewers said.
import { db } from "#prisma/client.ts";
import type { ExportRow, ExportSource } from "#schema/core/lists/export-source.ts";
import { managePresentations } from "#schema/policies/programs/presentations.ts";
import { TABLE_FORMATS } from "#schema/validation/core/exports.ts";
import { id } from "#schema/validation/core/ids.ts";
import { PRESENTATION_COLUMNS } from "#schema/validation/programs/presentations.ts";
import { z } from "#schema/validation/zod.ts";

const ofProgram = z.object({ programId: id });
/** Drafts are their authors' alone. */
const sent = (programId: number) => ({ programId, state: { not: "DRAFT" as const } });

async function readRows(ids: number[]): Promise<ExportRow[]> {
  const found = await db.presentation.findMany({
    where: { id: { in: ids } },
    orderBy: { id: "asc" },
    include: {
      authors: { orderBy: { position: "asc" } },
      reviews: true,
      call: { select: { topicsKo: true } },
    },
  });
  return found.map(({ authors, reviews, call, topic, ...presentation }) => {
    const { state, kind, titleKo, titleEn } = presentation;
    const scores = reviews.flatMap(({ score }) => score ?? []);
    const sum = scores.reduce((total, score) => total + score, 0);
    return {
      id: presentation.id,
      cells: {
        ...{ number: presentation.id, state, kind, titleKo, titleEn },
        topic: topic === null ? null : (call.topicsKo[topic] ?? null),
        authors: authors
          .map(({ name, affiliation }) => (affiliation ? `${name} (${affiliation})` : name))
          .join(", "),
        emails: authors.map(({ email }) => email).join(", "),
        scores: scores.join(", "),
        average: scores.length === 0 ? null : Math.round((sum / scores.length) * 100) / 100,
        comments: reviews.flatMap(({ comment }) => comment ?? []).join("\n"),
      },
    };
  });
}

export const presentationExport: ExportSource = {
  may: managePresentations,
  columns: PRESENTATION_COLUMNS,
  formats: TABLE_FORMATS,
  find: ({ filter }) => {
    const checked = ofProgram.safeParse(filter);
    if (!checked.success) return { ok: false, issues: checked.error.issues };
    const read = async () => {
      const found = await db.presentation.findMany({
        where: sent(checked.data.programId),
        select: { id: true },
        orderBy: { id: "asc" },
      });
      return found.map((row) => row.id);
    };
    return { ok: true, value: read };
  },
  read: readRows,
  count: async (filter) => {
    const checked = ofProgram.safeParse(filter);
    return checked.success ? await db.presentation.count({ where: sent(checked.data.programId) }) : null;
  },
};
