// Defines what the PROGRAM office sees first: programs that are not published yet, and those without a time to apply.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { visiblePrograms } from "#schema/policies/programs/programs.ts";
import { ProgramKindRef } from "#schema/programs/programs/program-kind.ts";
import { inNeed } from "#schema/programs/programs/program-need.ts";
import { inStage } from "#schema/programs/programs/program-stage.ts";
import type { ProgramKindName } from "#schema/validation/programs/program-kinds.ts";
import { readObjections, readUnnumbered, WaitingSessionRef } from "./exam-queues.ts";
import { memoize } from "./memoize.ts";
import { ProgramLoadRef, readProgramLoads } from "./program-load.ts";

/** Programs shown with their applicants. */
const SHOWN = 8;
/** Programs that are open for applications or under way, and not cancelled. */
const running = (now: Date) => ({ ...visiblePrograms(now), cancelledAt: null, endsAt: { gt: now } });

/** By kind: the lists of the office are of some kinds each. */
type KindCounts = ReadonlyMap<ProgramKindName, number>;

interface ProgramFigures {
  readonly drafts: () => Promise<KindCounts>;
  readonly fillingUp: () => Promise<KindCounts>;
  readonly unannounced: () => Promise<KindCounts>;
}

async function countByKind(where: Prisma.ProgramWhereInput): Promise<KindCounts> {
  const rows = await db.program.groupBy({ by: ["kind"], where, _count: true });
  return new Map(rows.map(({ kind, _count }) => [kind, _count]));
}

export const programFigures = (now: Date): ProgramFigures => ({
  drafts: memoize(() => countByKind(inStage("DRAFT", now))),
  fillingUp: memoize(async () => countByKind(await inNeed("FILLING_UP", now))),
  unannounced: memoize(async () => countByKind(await inNeed("UNANNOUNCED", now))),
});

interface ProgramQueues {
  readonly figures: ProgramFigures;
  readonly kinds: readonly ProgramKindName[];
}

const ProgramQueuesRef = builder.objectRef<ProgramQueues>("ProgramQueues").implement({
  description: "What waits for somebody of the PROGRAM office.",
  fields: (t) => {
    const counted = (queue: keyof ProgramFigures) =>
      t.int({
        resolve: async ({ figures, kinds }) => {
          const counts = await figures[queue]();
          return [...new Set(kinds)].reduce((sum, kind) => sum + (counts.get(kind) ?? 0), 0);
        },
      });
    return {
      drafts: counted("drafts"),
      fillingUp: counted("fillingUp"),
      unannounced: counted("unannounced"),
    };
  },
});

export const ProgramFiguresRef = builder.objectRef<ProgramFigures>("ProgramFigures").implement({
  description: "Figures about programs; the trash is not counted.",
  fields: (t) => ({
    waiting: t.field({
      type: ProgramQueuesRef,
      description: "What waits among some kinds: the lists of the office are of some kinds each.",
      args: { kinds: t.arg({ type: [ProgramKindRef], required: true }) },
      resolve: (figures, { kinds }) => ({ figures, kinds }),
    }),
    objections: t.field({
      type: [WaitingSessionRef],
      description: "Sessions of the exam with objections that the office has to answer.",
      resolve: (_parent, _args, { clock }) => readObjections(clock.now()),
    }),
    unnumbered: t.field({
      type: [WaitingSessionRef],
      description:
        "Sessions of the exam whose slips are open, with examinees who have none for want of a number.",
      resolve: (_parent, _args, { clock }) => readUnnumbered(clock.now()),
    }),
    loads: t.field({
      type: [ProgramLoadRef],
      description: "The next eight programs, or those that go on, with their applicants.",
      resolve: (_parent, _args, { clock }) => readProgramLoads(running(clock.now()), SHOWN),
    }),
  }),
});
