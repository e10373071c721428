// Popups: everybody reads those that are meant for them and whose time it is, CONTENT writes them (decision 5).
import type { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { DAY } from "#schema/validation/durations.ts";
import { holds, isMember } from "./viewer.ts";

/** The popups whose time it is. */
export const livePopups = (now: Date): Prisma.PopupWhereInput => ({
  deletedAt: null,
  showsFrom: { lte: now },
  showsTo: { gt: now },
});

/** Those of them that somebody is shown: what is for visitors no member gets, and the other way round. */
export const popupsFor = (viewer: Viewer | null, now: Date): Prisma.PopupWhereInput => ({
  ...livePopups(now),
  audience: { in: ["ALL", isMember(viewer) ? "MEMBER" : "VISITOR"] },
});

/** From how far on the end of a popup is worth a look. */
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
