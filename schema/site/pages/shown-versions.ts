// Defines which versions visitors can see; their files are public. These are a few rows a page, cached while nothing changes.
import { db, type Tx } from "#prisma/client.ts";
import type { ContentCache } from "#schema/context.ts";
import { VersionedMemo } from "#schema/core/shared/versioned-memo.ts";
import { comingPages, pagesInForce, pagesWithPast } from "#schema/policies/site/pages.ts";
import { newestFirst } from "./version-order.ts";

const shown = new VersionedMemo<readonly number[]>();

/** The ids of the versions in force and of the past of legal texts. */
export function shownVersions(at: {
  readonly contentCache: ContentCache;
  readonly now: Date;
}): Promise<readonly number[]> {
  return shown.get("all", at, async () => {
    const [value, next] = await Promise.all([
      readShownVersions(db, at.now),
      db.pageVersion.aggregate({ where: comingPages(at.now), _min: { effectiveAt: true } }),
    ]);
    return { value, until: next._min.effectiveAt?.getTime() ?? Number.POSITIVE_INFINITY };
  });
}

/** The same, asked for each time: also in a transaction. */
export async function readShownVersions(tx: Pick<Tx, "pageVersion">, now: Date): Promise<readonly number[]> {
  const past = await tx.pageVersion.findMany({
    where: pagesInForce(now),
    orderBy: newestFirst,
    select: { id: true, key: true },
  });
  const met = new Set<string>();
  return past.flatMap(({ id, key }) => {
    const isShown = !met.has(key) || pagesWithPast.includes(key);
    met.add(key);
    return isShown ? [id] : [];
  });
}
