// The versions that were in force before others: one statement for the places of all that a request asks for,
// and one for what it wants of them.

import DataLoader from "dataloader";
import { db } from "#prisma/client.ts";
import type { PageVersion, Prisma } from "#prisma/generated/client.ts";
import type { Context } from "#schema/context.ts";
import { perQuery, perRequest } from "#schema/core/shared/per-request.ts";
import { notWithdrawn, readableVersions } from "#schema/policies/site/pages.ts";
import { newestFirst } from "./version-order.ts";

/** Where a version is among those of its page. */
export const place = { id: true, key: true, number: true, effectiveAt: true } as const;
export type Place = Pick<PageVersion, keyof typeof place>;

type Asking = Pick<Context, "viewer" | "clock">;
type Query = { readonly select?: Prisma.PageVersionSelect };

const loaderOf = perRequest(
  (context: Asking) =>
    new DataLoader<Place, number | null, number>((versions) => readPreviousIds(versions, context), {
      cacheKeyFn: ({ id }) => id,
    }),
);

/** The id of the version before one, of those that the viewer may read; null when it is the first of them. */
export const previousIdOf = (version: Place, context: Asking): Promise<number | null> =>
  loaderOf(context).load(version);

async function readPreviousIds(versions: readonly Place[], { viewer, clock }: Asking) {
  const keys = [...new Set(versions.map(({ key }) => key))];
  const readable = await db.pageVersion.findMany({
    where: { AND: [{ key: { in: keys } }, notWithdrawn, readableVersions(viewer, clock.now())] },
    select: place,
    orderBy: newestFirst,
  });
  return versions.map((version) => readable.find((other) => isBefore(other, version))?.id ?? null);
}

function isBefore(one: Place, other: Place): boolean {
  if (one.key !== other.key) return false;
  const apart = other.effectiveAt.getTime() - one.effectiveAt.getTime();
  return apart > 0 || (apart === 0 && one.number < other.number);
}

const rowsOf = perQuery(
  (_context: object, query: Query) =>
    new DataLoader<number, PageVersion | null>((ids) => readVersions(ids, query)),
);

/**
 * A version by its id; those of a request are read together.
 * @param query what Pothos wants of it. Typed as a whole version, as Pothos types what a selection brings.
 */
export const versionWith = (id: number, context: object, query: Query): Promise<PageVersion | null> =>
  rowsOf(context, query).load(id);

async function readVersions(ids: readonly number[], query: Query): Promise<(PageVersion | null)[]> {
  const found = await db.pageVersion.findMany({ ...query, where: { id: { in: [...ids] } } });
  const byId = new Map(found.map((version) => [version.id, version]));
  return ids.map((id) => byId.get(id) ?? null);
}
