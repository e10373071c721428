// Popups: everybody reads those whose time it is, CONTENT writes them (decisions, Permissions).
import type { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { holds } from "./viewer.ts";

/** The popups whose time it is. */
export const livePopups = (now: Date): Prisma.PopupWhereInput => ({
  deletedAt: null,
  showsFrom: { lte: now },
  showsTo: { gt: now },
});

export const writePopups = (viewer: Viewer | null): boolean => holds(viewer, "CONTENT");
