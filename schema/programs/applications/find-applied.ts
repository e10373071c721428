// Defines who of some people has applied for a program already.
import type { Tx } from "#prisma/client.ts";
import { LIVE_STATES } from "#schema/validation/programs/application-state.ts";

interface Person {
  /** Null: without an account. */
  readonly memberId: number | null;
  readonly email: string;
}

/**
 * Which of some people have a live application for a program: by their account, or by an address without one.
 * The caller holds the program.
 * @returns the places in `people`
 */
export async function findApplied(
  tx: Pick<Tx, "$queryRaw">,
  programId: number,
  people: readonly Person[],
): Promise<readonly number[]> {
  const accounts = people.flatMap(({ memberId }) => memberId ?? []);
  const addresses = people.map(({ email }) => email.toLowerCase());
  const rows = await tx.$queryRaw<{ readonly member_id: number | null; readonly address: string }[]>`
    SELECT member_id, lower(email) AS address FROM applications
    WHERE program_id = ${programId} AND state::text = ANY(${LIVE_STATES.map(String)})
      AND (member_id = ANY(${accounts}) OR (lower(email) = ANY(${addresses}) AND email <> ''))`;
  return people.flatMap(({ memberId, email }, index) =>
    rows.some(
      (row) => row.address === email.toLowerCase() || (memberId !== null && row.member_id === memberId),
    )
      ? index
      : [],
  );
}
