// The programs of the same kind right before and after one, by one step along the index of their beginnings.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { visibleProgramsSql } from "#schema/policies/programs.ts";
import { ProgramRef } from "./program.ts";
import { readPrograms } from "./read-programs.ts";

const STEPS = {
  earlier: { compare: Prisma.sql`<`, order: Prisma.sql`starts_at DESC, id DESC` },
  later: { compare: Prisma.sql`>`, order: Prisma.sql`starts_at, id` },
} as const;

/** The id of the visible neighbour; null at either end. */
async function readNeighbourId(id: number, side: keyof typeof STEPS, now: Date): Promise<number | null> {
  const { compare, order } = STEPS[side];
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM programs
    WHERE ${visibleProgramsSql(now)}
      AND kind = (SELECT kind FROM programs WHERE id = ${id})
      AND (starts_at, id) ${compare} (SELECT starts_at, id FROM programs WHERE id = ${id})
    ORDER BY ${order} LIMIT 1`;
  return rows[0]?.id ?? null;
}

async function neighbourOf(
  id: number,
  side: keyof typeof STEPS,
  now: Date,
  query: { select?: Prisma.ProgramSelect },
) {
  const neighbour = await readNeighbourId(id, side, now);
  const [row] = neighbour === null ? [] : await readPrograms(query, [neighbour]);
  return row ?? null;
}

builder.prismaObjectFields(ProgramRef, (t) => ({
  previous: t.prismaField({
    type: "Program",
    nullable: true,
    description: "The visible program of its kind that begins right before this one.",
    resolve: (query, { id }, _args, { clock }) => neighbourOf(id, "earlier", clock.now(), { ...query }),
  }),
  next: t.prismaField({
    type: "Program",
    nullable: true,
    description: "The visible program of its kind that begins right after this one.",
    resolve: (query, { id }, _args, { clock }) => neighbourOf(id, "later", clock.now(), { ...query }),
  }),
}));
