// The presentations of a program as a table, with what the reviewers said.
import { db } from "#prisma/client.ts";
import { type ExportRow, exportOf } from "#schema/core/lists/export-source.ts";
import { managePresentations } from "#schema/policies/programs/presentations.ts";
import { PRINTED_AUTHORS } from "#schema/validation/programs/presentation-authors.ts";
import { PRESENTATION_SORTS, presentationsFilter } from "#schema/validation/programs/presentation-filters.ts";
import { PRESENTATION_COLUMNS } from "#schema/validation/programs/presentations.ts";
import { presentationSource } from "./presentation-page.ts";

async function readRows(ids: number[]): Promise<ExportRow[]> {
  const found = await db.presentation.findMany({
    where: { id: { in: ids } },
    include: {
      authors: { where: PRINTED_AUTHORS, orderBy: { position: "asc" } },
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
        number: presentation.id,
        state,
        kind,
        titleKo,
        titleEn,
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

export const presentationExport = exportOf({
  source: presentationSource,
  sorts: PRESENTATION_SORTS,
  may: managePresentations,
  columns: PRESENTATION_COLUMNS,
  filter: presentationsFilter,
  read: readRows,
});
