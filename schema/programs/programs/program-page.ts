// One page of a list and the numbers a pagination needs. Rows and totals are read only when asked for.
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { PAGE_MAX, PROGRAM_PAGE_SIZE } from "#schema/validation/core/limits.ts";
import { countPrograms } from "./program-count.ts";
import { type ProgramList, type ProgramTime, readPastIds, readUpcomingIds } from "./program-list.ts";
import { readPrograms } from "./read-programs.ts";

/** The page of a list that was asked for, 1 being the first. The list is null when nobody knows its tag. */
interface ProgramPage {
  readonly list: ProgramList | null;
  readonly time: ProgramTime;
  readonly page: number;
}

function total({ list, time }: ProgramPage, { contentCache }: Context): Promise<number> | number {
  return list ? countPrograms(list, time, contentCache) : 0;
}

export const ProgramPageRef = builder.objectRef<ProgramPage>("ProgramPage").implement({
  description: "One page of programs. A page that does not exist has no items and the true totals.",
  fields: (t) => ({
    items: t.prismaField({
      type: ["Program"],
      resolve: async (query, { list, time, page }) => {
        // Looked at before the early way out: Pothos takes a query nobody looked at for a mistake.
        const columns = { ...query };
        if (!list || page < 1 || page > PAGE_MAX) return [];
        const part = { take: PROGRAM_PAGE_SIZE, skip: (page - 1) * PROGRAM_PAGE_SIZE };
        const ids = await (time === "PAST" ? readPastIds(list, part) : readUpcomingIds(list, part));
        return readPrograms(columns, ids);
      },
    }),
    totalCount: t.int({ resolve: (page, _args, context) => total(page, context) }),
    page: t.exposeInt("page"),
    pageSize: t.int({ resolve: () => PROGRAM_PAGE_SIZE }),
    pageCount: t.int({
      resolve: async (page, _args, context) => Math.ceil((await total(page, context)) / PROGRAM_PAGE_SIZE),
    }),
  }),
});
