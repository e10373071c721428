// Defines how many programs a list holds, retained until something changes it.
import type { ContentCache } from "#schema/context.ts";
import { VersionedMemo } from "#schema/core/shared/versioned-memo.ts";
import { countList, nextListMoment, type ProgramList, type ProgramTime } from "./program-list.ts";

const totals = new VersionedMemo<number>();

/** The number of visible programs of a list. */
export function countPrograms(
  list: ProgramList,
  time: ProgramTime,
  contentCache: ContentCache,
): Promise<number> {
  const { kinds, tagId, now } = list;
  return totals.get(`${time} ${tagId} ${kinds?.join()}`, { contentCache, now }, async () => {
    const [value, until] = await Promise.all([countList(list, time), nextListMoment(now)]);
    return { value, until };
  });
}
