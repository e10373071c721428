// One page of the office's list. The newest date comes first; in the trash what was put there last.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { MANAGED_PROGRAM_PAGE_SIZE, PAGE_MAX } from "#schema/validation/limits.ts";
import type {
  ProgramKindName,
  ProgramNeedName,
  ProgramStageName,
  ProgramStateName,
} from "#schema/validation/program-kinds.ts";
import { ManagedProgramRef } from "./managed-program.ts";
import { inNeed } from "./program-need.ts";
import { inStage, inState } from "./program-stage.ts";

/** What the list is narrowed to; null narrows nothing. */
export interface ManagedProgramPage {
  readonly kinds: readonly ProgramKindName[];
  /** Null: all but the trash. */
  readonly stage: ProgramStageName | null;
  readonly phase: ProgramStateName | null;
  readonly need: ProgramNeedName | null;
  /** A part of a title, in either language and any case. */
  readonly search: string | null;
  /** The event begins from this moment on, included. */
  readonly from: Date | null;
  /** The event begins before this moment. */
  readonly before: Date | null;
  readonly page: number;
  readonly now: Date;
}

async function narrowed(list: ManagedProgramPage): Promise<Prisma.ProgramWhereInput> {
  const { kinds, stage, phase, need, search, from, before, now } = list;
  const holds = search === null ? null : { contains: literally(search), mode: "insensitive" as const };
  return {
    AND: [
      { kind: { in: [...kinds] } },
      inStage(stage, now),
      phase === null ? {} : inState(phase, now),
      await inNeed(need, now),
      holds === null ? {} : { OR: [{ titleKo: holds }, { titleEn: holds }] },
      from === null ? {} : { startsAt: { gte: from } },
      before === null ? {} : { startsAt: { lt: before } },
    ],
  };
}

/** What LIKE takes for something else stands for itself. */
const literally = (text: string) => text.replace(/[\\%_]/g, "\\$&");

const totals = new WeakMap<ManagedProgramPage, Promise<number>>();

/** How many there are, counted once for one answer. */
function total(list: ManagedProgramPage): Promise<number> {
  const counted = totals.get(list) ?? narrowed(list).then((where) => db.program.count({ where }));
  totals.set(list, counted);
  return counted;
}

export const ManagedProgramPageRef = builder.objectRef<ManagedProgramPage>("ManagedProgramPage").implement({
  description: "One page of the office's list. A page that does not exist has no items and the true totals.",
  fields: (t) => ({
    items: t.prismaField({
      type: [ManagedProgramRef],
      resolve: async (query, list) => {
        const columns = { ...query };
        if (list.page < 1 || list.page > PAGE_MAX) return [];
        return db.program.findMany({
          ...columns,
          where: await narrowed(list),
          orderBy: [list.stage === "TRASH" ? { deletedAt: "desc" } : { startsAt: "desc" }, { id: "desc" }],
          take: MANAGED_PROGRAM_PAGE_SIZE,
          skip: (list.page - 1) * MANAGED_PROGRAM_PAGE_SIZE,
        });
      },
    }),
    totalCount: t.int({ resolve: total }),
    page: t.exposeInt("page"),
    pageSize: t.int({ resolve: () => MANAGED_PROGRAM_PAGE_SIZE }),
    pageCount: t.int({
      resolve: async (list) => Math.ceil((await total(list)) / MANAGED_PROGRAM_PAGE_SIZE),
    }),
  }),
});
