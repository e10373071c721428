import type { Tx } from "#prisma/client.ts";
import type { PageKey } from "#prisma/generated/enums.ts";
import { pagesInForce } from "#schema/policies/site/pages.ts";
import { newestFirst } from "./version-order.ts";

/** The number of the version of a page that is in force, or null where no text was ever published. */
export async function versionInForce(
  tx: Pick<Tx, "pageVersion">,
  key: PageKey,
  now: Date,
): Promise<number | null> {
  const page = await tx.pageVersion.findFirst({
    where: { key, ...pagesInForce(now) },
    orderBy: newestFirst,
    select: { number: true },
  });
  return page?.number ?? null;
}
