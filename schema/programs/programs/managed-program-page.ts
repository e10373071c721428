// One page of the office's list. The newest date comes first; in the trash what was put there last.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { filterInput } from "#schema/core/lists/filter-input.ts";
import { toTextSearch } from "#schema/core/text-search/search-terms.ts";
import { seoulMidnight } from "#schema/validation/core/seoul.ts";
import { PROGRAM_FILTERS, type ProgramFilter } from "#schema/validation/programs/program-filters.ts";
import type { ProgramKindName } from "#schema/validation/programs/program-kinds.ts";
import { ManagedProgramRef } from "./managed-program.ts";
import { ProgramKindRef, ProgramNeedRef, ProgramStageRef, ProgramStateRef } from "./program-kind.ts";
import { inNeed } from "./program-need.ts";
import { inStage, inState } from "./program-stage.ts";

export const ProgramFilterRef = filterInput("ProgramFilter", PROGRAM_FILTERS, {
  stage: ProgramStageRef,
  kind: ProgramKindRef,
  phase: ProgramStateRef,
  need: ProgramNeedRef,
});

interface ManagedProgramPage {
  /** Whose list it is: those of a part of the office. */
  readonly kinds: readonly ProgramKindName[];
  readonly filter: ProgramFilter;
  /** 1-based. */
  readonly page: number;
  readonly size: number;
  readonly now: Date;
}

/** An empty choice narrows nothing. */
async function narrowed({ kinds, filter, now }: ManagedProgramPage): Promise<Prisma.ProgramWhereInput> {
  const { stage, search, kind, phase, need, period } = filter;
  const all: Prisma.ProgramWhereInput[] = [{ kind: { in: [...kinds] } }, inStage(stage ?? null, now)];
  if (kind?.length) all.push({ kind: { in: kind } });
  if (phase?.length) all.push({ OR: phase.map((one) => inState(one, now)) });
  if (need?.length) all.push({ OR: await Promise.all(need.map((one) => inNeed(one, now))) });
  const { text: words } = toTextSearch(search ?? "");
  if (words !== "") {
    const holds = { contains: literally(words), mode: "insensitive" as const };
    all.push({ OR: [{ titleKo: holds }, { titleEn: holds }] });
  }
  if (period?.from) all.push({ startsAt: { gte: seoulMidnight(period.from) } });
  if (period?.to) all.push({ startsAt: { lt: seoulMidnight(period.to, 1) } });
  return { AND: all };
}

/** Escapes the characters that mean something to LIKE. */
const literally = (text: string) => text.replace(/[\\%_]/g, "\\$&");

export const ManagedProgramPageRef = builder.objectRef<ManagedProgramPage>("ManagedProgramPage").implement({
  description: "One page of the office's list. A page that does not exist has no items and the true totals.",
  fields: (t) => ({
    items: t.prismaField({
      type: [ManagedProgramRef],
      resolve: async (query, list) => {
        const columns = { ...query };
        const { filter, page, size } = list;
        return db.program.findMany({
          ...columns,
          where: await narrowed(list),
          orderBy: [filter.stage === "TRASH" ? { deletedAt: "desc" } : { startsAt: "desc" }, { id: "desc" }],
          take: size,
          skip: (page - 1) * size,
        });
      },
    }),
    totalCount: t.int({ resolve: async (list) => db.program.count({ where: await narrowed(list) }) }),
  }),
});
