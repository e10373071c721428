// What the PROGRAM office sees first: what is not out yet, and what people cannot apply to because nobody has said when.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { visiblePrograms } from "#schema/policies/programs.ts";

export const ProgramFiguresRef = builder.objectRef<object>("ProgramFigures").implement({
  description: "Figures about programs; the trash is not counted.",
  fields: (t) => ({
    drafts: t.int({ resolve: () => db.program.count({ where: { deletedAt: null, publishedAt: null } }) }),
    unannounced: t.int({
      description: "Published, not begun, not cancelled, and without a beginning of applications.",
      resolve: (_parent, _args, { clock }) => {
        const now = clock.now();
        return db.program.count({
          where: { ...visiblePrograms(now), cancelledAt: null, startsAt: { gt: now }, applyFrom: null },
        });
      },
    }),
  }),
});
