// Defines what is due to the raters of each session, for the person who pays them.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, toLocalizedText } from "#schema/core/shared/localized.ts";
import { rows } from "#schema/cost.ts";
import { readRaterFees } from "#schema/policies/programs/exam-rating.ts";

interface RaterFees {
  readonly programId: number;
  readonly titleKo: string;
  readonly titleEn: string | null;
  readonly startsAt: Date;
  readonly raters: number;
  readonly done: number;
  readonly due: number;
}

/** Sessions that are shown, the newest first. */
const SESSIONS = 20;

const RaterFeesRef = builder.objectRef<RaterFees>("RaterFees").implement({
  description: "What is due to the raters of a session of the exam.",
  fields: (t) => ({
    programId: t.expose("programId", { type: "Id" }),
    title: t.field({
      type: LocalizedTextRef,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ titleKo, titleEn }, { language }) => toLocalizedText(titleKo, titleEn, language),
    }),
    startsAt: t.expose("startsAt", { type: "DateTime" }),
    raters: t.exposeInt("raters", {
      description: "Those who accepted or finished a script, whatever became of their invitation since.",
    }),
    done: t.exposeInt("done", { description: "Sheets that are done." }),
    due: t.exposeFloat("due", { description: "Whole won for what is done." }),
  }),
});

builder.queryField("raterFees", (t) =>
  t.field({
    type: [RaterFeesRef],
    description: "What is due to raters, by session, the newest first.",
    authScopes: { can: readRaterFees },
    complexity: rows(SESSIONS),
    resolve: () => db.$queryRaw<RaterFees[]>`
      SELECT p.id AS "programId", p.title_ko AS "titleKo", p.title_en AS "titleEn", p.starts_at AS "startsAt",
        count(DISTINCT r.id)::int AS raters, count(t.id) FILTER (WHERE t.done_at IS NOT NULL)::int AS done,
        coalesce(sum(r.fee_per_script::float8) FILTER (WHERE t.done_at IS NOT NULL), 0) AS due
      FROM programs p JOIN exam_raters r ON r.program_id = p.id LEFT JOIN exam_ratings t ON t.rater_id = r.id
      WHERE p.kind = 'KITEC' AND p.deleted_at IS NULL AND (r.state IN ('ACCEPTED', 'WITHDRAWN') OR t.done_at IS NOT NULL)
      GROUP BY p.id ORDER BY p.starts_at DESC, p.id DESC LIMIT ${SESSIONS}`,
  }),
);
