import type { Tx } from "#prisma/client.ts";
import type { MemberImport } from "#prisma/generated/client.ts";
import { ROSTER_FIELDS, type RosterField } from "#schema/validation/people/rosters.ts";
import type { Columns } from "./read-row.ts";

const known: ReadonlySet<string> = new Set(ROSTER_FIELDS);
const isField = (text: string): text is RosterField => known.has(text);

/** What was stored of fields; what is none of ours is not read. */
export const fieldsOf = (stored: readonly string[]): readonly (RosterField | null)[] =>
  stored.map((field) => (isField(field) ? field : null));

/** The headings of a roster and what its columns were said to be. */
export async function columnsOf(
  tx: Pick<Tx, "memberImportRow">,
  { id, head, fields }: Pick<MemberImport, "id" | "head" | "fields">,
): Promise<Columns> {
  const row = await tx.memberImportRow.findUniqueOrThrow({
    where: { importId_line: { importId: id, line: head } },
    select: { cells: true },
  });
  return { headings: row.cells, fields: fieldsOf(fields) };
}
