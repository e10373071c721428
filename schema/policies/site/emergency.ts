// The strip above every public page: everybody reads it while it is live, CONTENT writes it (docs/people.md#permissions).
import type { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { holds } from "#schema/policies/viewer.ts";

/** The notice whose time it is. */
export const liveEmergency = (now: Date): Prisma.EmergencyNoticeWhereInput => ({
  isOn: true,
  showsFrom: { lte: now },
  showsTo: { gt: now },
});

export const writeEmergency = (viewer: Viewer | null): boolean => holds(viewer, "CONTENT");
