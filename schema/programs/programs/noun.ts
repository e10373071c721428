import { Prisma } from "#prisma/generated/client.ts";
import { deletedBy } from "#schema/core/trash/deleted-by.ts";
import type { Noun } from "#schema/noun.ts";
import { writePrograms } from "#schema/policies/programs/programs.ts";
import { programMoments } from "./program-moments.ts";
import { filesOfPreviewedProgram, readPreviewedProgram } from "./read-program-preview.ts";

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
  },
};
