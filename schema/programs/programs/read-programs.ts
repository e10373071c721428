// Rows for ids, in the order of the ids.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";

/** The programs of `ids` with what `query` selects, in that order; one statement a relation, however many there are. */
export async function readPrograms<Query extends { select?: Prisma.ProgramSelect }>(
  query: Query,
  ids: readonly number[],
) {
  if (ids.length === 0) return [];
  const rows = await db.program.findMany({ ...query, where: { id: { in: [...ids] } } });
  const places = new Map(ids.map((id, place) => [id, place]));
  const place = ({ id }: { readonly id: number }) => places.get(id) ?? 0;
  return rows.sort((one, other) => place(one) - place(other));
}
