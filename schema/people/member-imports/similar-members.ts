// New people of a roster who may have an account under another address: the dry run warns of them.
import type { Tx } from "#prisma/client.ts";
import type { PlannedRow } from "./plan-rows.ts";
import { phoneDigits } from "./roster-phones.ts";

/** A number that says something. */
const DIGITS_MIN = 8;

/** @param made members whom the import made, by line: they are no others */
export async function warnOfSimilar(
  tx: Pick<Tx, "member">,
  planned: readonly PlannedRow[],
  made: ReadonlyMap<number, number>,
): Promise<readonly PlannedRow[]> {
  const isNew = ({ becomes, line, phone }: PlannedRow) =>
    (becomes === "CREATED" || made.has(line)) && phoneDigits(phone).length >= DIGITS_MIN;
  const names = planned.filter(isNew).map(({ name }) => name.trim());
  if (names.length === 0) return planned;
  const known = await tx.member.findMany({
    where: { name: { in: names }, status: { not: "WITHDRAWN" }, phoneNumber: { not: null } },
    select: { id: true, name: true, phoneNumber: true },
  });
  const byKey = Map.groupBy(known, ({ name, phoneNumber }) => `${name} ${phoneDigits(phoneNumber)}`);
  return planned.map((row) => {
    const others = isNew(row) ? (byKey.get(`${row.name.trim()} ${phoneDigits(row.phone)}`) ?? []) : [];
    if (!others.some(({ id }) => id !== made.get(row.line))) return row;
    const warning = { field: "NAME", code: "MEMBER_SIMILAR", value: row.phone ?? "" } as const;
    return { ...row, problems: [...row.problems, warning] };
  });
}
