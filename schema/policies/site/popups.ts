// Popups: everybody reads the ones that are for them while they are live (docs/site.md#popups). CONTENT
// writes them (docs/people.md#permissions).
import type { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { holds } from "#schema/policies/viewer.ts";
import { DAY } from "#schema/validation/core/durations.ts";

/** The popups whose time it is. */
export const livePopups = (now: Date): Prisma.PopupWhereInput => ({
  deletedAt: null,
  showsFrom: { lte: now },
  showsTo: { gt: now },
});

/** The live popups for somebody: those for everybody, and those for members and the own grade or those for visitors. */
export const popupsFor = (viewer: Viewer | null, now: Date): Prisma.PopupWhereInput => ({
  ...livePopups(now),
  ...(viewer === null
    ? { audience: { in: ["ALL", "VISITOR"] } }
    : {
        OR: [{ audience: { in: ["ALL", "MEMBER"] } }, { audience: "GRADES", grades: { has: viewer.grade } }],
      }),
});

/** So long before its end the office should look at a popup. */
const SOON = 3 * DAY;

/** Those that show now and end within three days. */
export const endingPopups = (now: Date): Prisma.PopupWhereInput => ({
  ...livePopups(now),
  showsTo: { gt: now, lte: new Date(now.getTime() + SOON) },
});

export const comingPopups = (now: Date): Prisma.PopupWhereInput => ({
  deletedAt: null,
  showsFrom: { gt: now },
});

export const endedPopups = (now: Date): Prisma.PopupWhereInput => ({
  deletedAt: null,
  showsTo: { lte: now },
});

export const writePopups = (viewer: Viewer | null): boolean => holds(viewer, "CONTENT");
