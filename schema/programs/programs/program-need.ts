// The programs that somebody of the office should look at, as conditions of its lists: the dashboard counts by the same ones.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { visiblePrograms } from "#schema/policies/programs/programs.ts";
import type { ProgramNeedName } from "#schema/validation/programs/program-kinds.ts";

/** From how full on somebody should look, in per cent. */
const NEARLY_FULL = 80;

/** Out, to come, and not cancelled. */
const coming = (now: Date): Prisma.ProgramWhereInput => ({
  ...visiblePrograms(now),
  cancelledAt: null,
  startsAt: { gt: now },
});

/** Prisma cannot compare two columns, so this is SQL. Coming programs are few, however many there have been. */
async function fillingUp(now: Date): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM programs
    WHERE starts_at > ${now} AND capacity IS NOT NULL AND seats_taken > 0
      AND seats_taken::bigint * 100 >= capacity::bigint * ${NEARLY_FULL}`;
  return rows.map(({ id }) => id);
}

/** The programs that somebody should look at for this. */
export async function inNeed(need: ProgramNeedName, now: Date): Promise<Prisma.ProgramWhereInput> {
  switch (need) {
    case "FILLING_UP":
      return { ...coming(now), id: { in: await fillingUp(now) } };
    case "UNANNOUNCED":
      return { ...coming(now), applyFrom: null };
  }
}
