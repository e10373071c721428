import type { Prisma } from "#prisma/generated/client.ts";
import { visiblePrograms } from "#schema/policies/programs/programs.ts";
import { inState } from "#schema/programs/programs/program-stage.ts";

/** A program whose applications are still to open, and which everybody may see. */
export const comingSoon = (id: number, now: Date): Prisma.ProgramWhereInput => ({
  AND: [{ id }, visiblePrograms(now), inState("COMING_SOON", now)],
});
