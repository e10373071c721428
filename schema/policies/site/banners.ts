// The home page's own content: everybody reads what is shown, CONTENT writes it (docs/people.md#permissions).
import type { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { holds } from "#schema/policies/viewer.ts";

/** The banners whose time it is. */
export const shownBanners = (now: Date): Prisma.BannerWhereInput => ({
  AND: [
    { OR: [{ showsFrom: null }, { showsFrom: { lte: now } }] },
    { OR: [{ showsTo: null }, { showsTo: { gt: now } }] },
  ],
});

export const writeHome = (viewer: Viewer | null): boolean => holds(viewer, "CONTENT");
