import { Prisma } from "#prisma/generated/client.ts";
import type { PublicMoments } from "#schema/core/shared/public-moments.ts";
import { deletedBy } from "#schema/core/trash/deleted-by.ts";
import type { Noun } from "#schema/noun.ts";
import { writePrograms } from "#schema/policies/programs/programs.ts";
import { programFacts } from "./program-facts.ts";
import { purgeProgram, restoreProgram } from "./program-trash.ts";
import { filesOfPreviewedProgram, readPreviewedProgram } from "./read-program-preview.ts";

/** A program appears, and its state becomes another (schema/validation/programs/program-state.ts). */
const programMoments: PublicMoments = {
  table: "programs",
  where: "deleted_at IS NULL AND published_at IS NOT NULL",
  columns: { published_at: [0], apply_from: [0], apply_to: [0], starts_at: [0], ends_at: [0] },
  still: [
    "cancelled_at",
    "deleted_at",
    "results_released_at",
    "change_until",
    "withdraw_until",
    "ko_updated_at",
    "en_updated_at",
    "created_at",
    "updated_at",
  ],
};

export const programNoun: Noun = {
  subjects: ["program"],
  moments: [programMoments],
  filesOfPreview: async (opened) => {
    const program = await readPreviewedProgram(opened);
    return program && filesOfPreviewedProgram(program);
  },
  trash: {
    kind: "PROGRAM",
    may: writePrograms,
    rows: Prisma.sql`SELECT 'PROGRAM' AS kind, id, kind::text AS place, title_ko, title_en, deleted_at,
      ${deletedBy("deleteProgram", "program", Prisma.sql`programs.id`)} AS name FROM programs WHERE deleted_at IS NOT NULL`,
    subject: "program",
    facts: programFacts,
    actions: {
      RESTORE: { action: "restoreProgram", run: restoreProgram },
      PURGE: { action: "purgeProgram", run: purgeProgram },
    },
  },
};
