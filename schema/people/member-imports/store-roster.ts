import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { guessRoster, guessRosterHead, rosterHeading } from "#schema/validation/people/rosters.ts";
import { fieldsOf } from "./roster-columns.ts";

/** Rows of one statement: it is made in some milliseconds, and others are answered before the next. */
const AT_ONCE = 500;

interface Roster {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  /** By row: its place in the sheet, counted from 0. */
  readonly places: readonly number[];
}

/** Keeps what a file says. Nothing of it counts before somebody has seen what would become of it. @returns the id */
export async function storeRoster(
  tx: Tx,
  { name: fileName, rows, places }: Roster,
  { memberId: createdById, now }: Author,
): Promise<number> {
  const layouts = await tx.rosterLayout.findMany();
  const named = rows.slice(0, 10).map((row) => layouts.find(({ heading }) => heading === rosterHeading(row)));
  const known = named.findIndex((layout) => layout !== undefined);
  const head = known < 0 ? guessRosterHead(rows) : known;
  const fields = fieldsOf(named[known]?.fields ?? guessRoster(rows[head] ?? []).map((field) => field ?? ""));
  const { id } = await tx.memberImport.create({
    data: {
      fileName,
      head: places[head] ?? head,
      total: Math.max(0, rows.length - head - 1),
      createdById,
      createdAt: now,
      fields: fields.map((field) => field ?? ""),
    },
    select: { id: true },
  });
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const data = rows.slice(from, from + AT_ONCE).map((cells, at) => ({
      importId: id,
      line: places[from + at] ?? from + at,
      cells: [...cells],
      paymentIds: [],
    }));
    await tx.memberImportRow.createMany({ data });
  }
  return id;
}
