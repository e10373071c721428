import DataLoader from "dataloader";
import { db } from "#prisma/client.ts";
import type { Context } from "#schema/context.ts";
import { perRequest } from "#schema/core/shared/per-request.ts";

/** The names of raters who have not finished a script, by application; of one request, by one statement. */
export const awaitedRatersLoader = perRequest(
  (_context: Context) =>
    new DataLoader<number, readonly string[]>(async (applicationIds) => {
      const open = await db.examRating.findMany({
        where: { doneAt: null, script: { applicationId: { in: [...applicationIds] } } },
        select: { rater: { select: { name: true } }, script: { select: { applicationId: true } } },
        orderBy: { raterId: "asc" },
      });
      const names = Map.groupBy(open, ({ script }) => script.applicationId);
      return applicationIds.map((id) => [...new Set((names.get(id) ?? []).map(({ rater }) => rater.name))]);
    }),
);
