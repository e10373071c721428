// A program is read before it is published.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { writePrograms } from "#schema/policies/programs.ts";
import { previewOperations } from "#schema/previews/preview-operations.ts";

interface PreviewedProgram {
  readonly programId: number;
  readonly expiresAt: Date;
}

const PreviewedProgramRef = builder.objectRef<PreviewedProgram>("PreviewedProgram").implement({
  description: "A program as the holder of a link reads it before it is published.",
  fields: (t) => ({
    expiresAt: t.expose("expiresAt", { type: "DateTime", description: "When the link ends." }),
    program: t.prismaField({
      type: "Program",
      resolve: (query, { programId }) => db.program.findUniqueOrThrow({ ...query, where: { id: programId } }),
    }),
  }),
});

previewOperations({
  name: "Program",
  subject: "program",
  can: writePrograms,
  args: builder.args((arg) => ({ programId: arg.int({ required: true }) })),
  targetOf: ({ programId }) => ({ programId }),
  hold: async (tx, { programId }) => {
    const programs = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM programs WHERE id = ${programId} AND deleted_at IS NULL FOR UPDATE`;
    return programs.length > 0;
  },
  type: PreviewedProgramRef,
  read: async ({ programId, expiresAt }) => (programId === null ? null : { programId, expiresAt }),
});
