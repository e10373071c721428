// A program is read before it is published.
import { builder } from "#schema/builder.ts";
import { previewOperations } from "#schema/core/previews/preview-operations.ts";
import { writePrograms } from "#schema/policies/programs/programs.ts";
import { PreviewedProgramRef } from "./program-preview.ts";
import { readPreviewedProgram } from "./read-program-preview.ts";

previewOperations({
  name: "Program",
  subject: "program",
  can: writePrograms,
  args: builder.args((arg) => ({ programId: arg.field({ type: "Id", required: true }) })),
  targetOf: ({ programId }) => ({ programId }),
  hold: async (tx, { programId }) => {
    const programs = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM programs WHERE id = ${programId} AND deleted_at IS NULL FOR UPDATE`;
    return programs.length > 0;
  },
  type: PreviewedProgramRef,
  read: readPreviewedProgram,
});
