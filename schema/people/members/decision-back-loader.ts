// Defines whose last decision about a grade nobody has read yet: of a list that is one statement, and few
// members are left to ask more about.

import DataLoader from "dataloader";
import { db } from "#prisma/client.ts";
import type { Context } from "#schema/context.ts";
import { perRequest } from "#schema/core/shared/per-request.ts";
import { mailsOfDecisions, undoableDecision } from "./undo-decision.ts";

const loaderOf = perRequest(({ clock }: Pick<Context, "clock">) => {
  const now = clock.now();
  return new DataLoader<number, boolean>(async (ids) => {
    const waiting = new Set((await mailsOfDecisions(db, ids, now)).map((mail) => mail.memberId));
    const asked = ids.map(async (id) => waiting.has(id) && (await undoableDecision(db, id, now)) !== null);
    return await Promise.all(asked);
  });
});

/** Whether undoGradeDecision would now (decision 149). */
export const canUndoDecision = (context: Pick<Context, "clock">, memberId: number): Promise<boolean> =>
  loaderOf(context).load(memberId);
