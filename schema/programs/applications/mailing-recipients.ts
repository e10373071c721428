// The applications whose people a mailing of the office goes to.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { type RowSelection, selectedRows } from "#schema/core/lists/bulk.ts";
import type { FilterScope } from "#schema/core/lists/list-source.ts";
import type { ApplicantsFilter } from "#schema/validation/programs/applicant-filters.ts";
import { type ApplicationStateName, SEAT_STATES } from "#schema/validation/programs/application-state.ts";
import { applicantSource } from "./applicant-page.ts";

/**
 * The query for their ids: the chosen ones; without any, those whom the filter holds. One that names no
 * states means people with a seat.
 */
export function recipientRows(
  { filter, now }: FilterScope<ApplicantsFilter>,
  which: RowSelection,
): Prisma.Sql {
  const state = filter.state && filter.state.length > 0 ? filter.state : [...SEAT_STATES];
  const { programId } = filter;
  return selectedRows(applicantSource, { which, filter: { ...filter, state }, within: { programId }, now });
}

export interface StateCount {
  readonly state: ApplicationStateName;
  readonly count: number;
}

/** How many people of each state the filter holds, whatever states it names; a state that nobody has is not among them. */
export function countRecipientStates(
  tx: Pick<Tx, "$queryRaw">,
  { filter, now }: FilterScope<ApplicantsFilter>,
): Promise<StateCount[]> {
  const which = { ids: null, expectedCount: 0 };
  const within: ApplicantsFilter = { programId: filter.programId };
  const rows = selectedRows(applicantSource, { which, filter: { ...filter, state: null }, within, now });
  return tx.$queryRaw<StateCount[]>`
    SELECT state::text AS state, count(DISTINCT coalesce(member_id::text, lower(trim(email))))::int AS count
    FROM applications WHERE id IN (${rows}) GROUP BY state`;
}
