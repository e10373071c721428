// Whose last decision about a grade nobody has read yet: of a list that is one statement, and few members are left to ask more about.
import DataLoader from "dataloader";
import { db } from "#prisma/client.ts";
import type { Context } from "#schema/context.ts";
import { decisionLetters, decisionToTakeBack } from "./take-back-decision.ts";

const loaders = new WeakMap<object, DataLoader<number, boolean>>();

/** Whether takeBackGradeDecision would now (decision 149). */
export async function canTakeDecisionBack(
  context: Pick<Context, "clock">,
  memberId: number,
): Promise<boolean> {
  const known = loaders.get(context);
  if (known) return await known.load(memberId);
  const now = context.clock.now();
  const loader = new DataLoader<number, boolean>(async (ids) => {
    const waiting = new Set((await decisionLetters(db, ids, now)).map((letter) => letter.memberId));
    const asked = ids.map(async (id) => waiting.has(id) && (await decisionToTakeBack(db, id, now)) !== null);
    return await Promise.all(asked);
  });
  loaders.set(context, loader);
  return await loader.load(memberId);
}
