// What the PROGRAM office sees first: what is not out yet, and what people cannot apply to because nobody has said when.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { visiblePrograms } from "#schema/policies/programs.ts";
import { ProgramLoadRef, readProgramLoads } from "./program-load.ts";

/** Programs shown with their applicants. */
const SHOWN = 8;
/** From how full on somebody should look. */
const NEARLY_FULL = 80;

/** What can still be applied for or goes on, and was not cancelled. */
const running = (now: Date) => ({ ...visiblePrograms(now), cancelledAt: null, endsAt: { gt: now } });

export const ProgramFiguresRef = builder.objectRef<object>("ProgramFigures").implement({
  description: "Figures about programs; the trash is not counted.",
  fields: (t) => ({
    drafts: t.int({ resolve: () => db.program.count({ where: { deletedAt: null, publishedAt: null } }) }),
    fillingUp: t.int({
      description: "Coming programs of which at least 80 per cent of the seats are taken.",
      resolve: async (_parent, _args, { clock }) => {
        const now = clock.now();
        const rows = await db.program.findMany({
          select: { capacity: true, seatsTaken: true },
          where: { ...running(now), startsAt: { gt: now }, capacity: { not: null }, seatsTaken: { gt: 0 } },
        });
        return rows.filter(({ capacity, seatsTaken }) => seatsTaken * 100 >= (capacity ?? 0) * NEARLY_FULL)
          .length;
      },
    }),
    loads: t.field({
      type: [ProgramLoadRef],
      description: "The next eight programs, or those that go on, with their applicants.",
      resolve: (_parent, _args, { clock }) => readProgramLoads(running(clock.now()), SHOWN),
    }),
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
