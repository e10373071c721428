// What the PROGRAM office sees first: what is not out yet, and what people cannot apply to because nobody has said when.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { visiblePrograms } from "#schema/policies/programs.ts";
import { ProgramKindRef } from "#schema/programs/program-kind.ts";
import { inNeed } from "#schema/programs/program-need.ts";
import { inStage } from "#schema/programs/program-stage.ts";
import type { ProgramKindName, ProgramNeedName } from "#schema/validation/program-kinds.ts";
import { ProgramLoadRef, readProgramLoads } from "./program-load.ts";

/** Programs shown with their applicants. */
const SHOWN = 8;
/** What can still be applied for or goes on, and was not cancelled. */
const running = (now: Date) => ({ ...visiblePrograms(now), cancelledAt: null, endsAt: { gt: now } });

interface ProgramQueues {
  readonly kinds: ProgramKindName[];
}

const ProgramQueuesRef = builder.objectRef<ProgramQueues>("ProgramQueues").implement({
  description: "What waits for somebody of the PROGRAM office.",
  fields: (t) => {
    const inNeedOf = (need: ProgramNeedName) =>
      t.int({
        resolve: async ({ kinds }, _args, { clock }) =>
          db.program.count({ where: { kind: { in: kinds }, ...(await inNeed(need, clock.now())) } }),
      });
    return {
      drafts: t.int({
        resolve: ({ kinds }, _args, { clock }) =>
          db.program.count({ where: { kind: { in: kinds }, ...inStage("DRAFT", clock.now()) } }),
      }),
      fillingUp: inNeedOf("FILLING_UP"),
      unannounced: inNeedOf("UNANNOUNCED"),
    };
  },
});

export const ProgramFiguresRef = builder.objectRef<object>("ProgramFigures").implement({
  description: "Figures about programs; the trash is not counted.",
  fields: (t) => ({
    waiting: t.field({
      type: ProgramQueuesRef,
      description: "What waits among some kinds: the lists of the office are of some kinds each.",
      args: { kinds: t.arg({ type: [ProgramKindRef], required: true }) },
      resolve: (_parent, { kinds }) => ({ kinds }),
    }),
    loads: t.field({
      type: [ProgramLoadRef],
      description: "The next eight programs, or those that go on, with their applicants.",
      resolve: (_parent, _args, { clock }) => readProgramLoads(running(clock.now()), SHOWN),
    }),
  }),
});
