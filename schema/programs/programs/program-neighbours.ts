// The programs of the same kind right before and after one, by one step along the index of their beginnings.

import DataLoader from "dataloader";
import { db } from "#prisma/client.ts";
import { Prisma, type Program } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { perQuery } from "#schema/core/shared/per-request.ts";
import { STATEMENT } from "#schema/cost.ts";
import { visibleProgramsSql } from "#schema/policies/programs/programs.ts";
import { ProgramRef } from "./program.ts";
import { readPrograms } from "./read-programs.ts";

const STEPS = {
  earlier: { compare: Prisma.sql`<`, order: Prisma.sql`starts_at DESC, id DESC` },
  later: { compare: Prisma.sql`>`, order: Prisma.sql`starts_at, id` },
} as const;

type Side = keyof typeof STEPS;
type Query = { readonly select?: Prisma.ProgramSelect };

/** The ids of the visible neighbours, by the id of the other; none at either end. */
async function readNeighbourIds(
  ids: readonly number[],
  side: Side,
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const { compare, order } = STEPS[side];
  const rows = await db.$queryRaw<{ of: number; id: number }[]>`
    SELECT other.of, neighbour.id
    FROM (SELECT id AS of, kind AS of_kind, starts_at AS of_starts_at FROM programs WHERE id = ANY(${ids})) AS other
    CROSS JOIN LATERAL (
      SELECT id FROM programs
      WHERE ${visibleProgramsSql(now)} AND kind = of_kind AND (starts_at, id) ${compare} (of_starts_at, of)
      ORDER BY ${order} LIMIT 1
    ) AS neighbour`;
  return new Map(rows.map(({ of, id }) => [of, id]));
}

const loaderOf = (side: Side) =>
  perQuery(
    ({ clock }: Pick<Context, "clock">, query: Query) =>
      new DataLoader<number, Program | null>((ids) => readNeighbours(ids, side, clock.now(), query)),
  );
const loaders = { earlier: loaderOf("earlier"), later: loaderOf("later") };

/** One statement for all the programs of a request that ask for the same of their neighbours, and one a relation. */
const neighbourOf = (
  id: number,
  side: Side,
  context: Pick<Context, "clock">,
  query: Query,
): Promise<Program | null> => loaders[side](context, query).load(id);

async function readNeighbours(ids: readonly number[], side: Side, now: Date, query: Query) {
  const neighbours = await readNeighbourIds(ids, side, now);
  const rows = await readPrograms(query, [...new Set(neighbours.values())]);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => found.get(neighbours.get(id) ?? 0) ?? null);
}

builder.prismaObjectFields(ProgramRef, (t) => ({
  previous: t.prismaField({
    type: "Program",
    nullable: true,
    complexity: STATEMENT,
    description: "The visible program of its kind that begins right before this one.",
    resolve: (query, { id }, _args, context) => neighbourOf(id, "earlier", context, { ...query }),
  }),
  next: t.prismaField({
    type: "Program",
    nullable: true,
    complexity: STATEMENT,
    description: "The visible program of its kind that begins right after this one.",
    resolve: (query, { id }, _args, context) => neighbourOf(id, "later", context, { ...query }),
  }),
}));
