// The status of a membership on a day (decision 79): one rule, in SQL, because lists are narrowed by it.
import type { Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { MemberGrade } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { NEUTRAL_SETTINGS } from "#schema/core/settings/read-settings.ts";
import type { DayRange } from "#schema/validation/core/list-filters.ts";
import type { MembershipStatus } from "#schema/validation/people/memberships.ts";

export const MembershipStatusRef = builder.enumType("MembershipStatus", {
  description: "The status of a membership.",
  values: {
    NONE: { description: "Not a member yet." },
    EXEMPT: { description: "Owes no dues of a year." },
    PAID: {},
    DUE: { description: "Dues are asked for, before their day." },
    GRACE: { description: "Dues are missing; the membership still counts for some days." },
    LAPSED: { description: "Dues have been missing for too long." },
  } satisfies Record<MembershipStatus, { description?: string }>,
});

/** The newest period that had begun. A replaced one is empty and never counts. */
const LATEST = Prisma.sql`SELECT source, to_day FROM memberships
  WHERE memberships.member_id = members.id AND from_day <= days.today AND (to_day IS NULL OR to_day > from_day)
  ORDER BY from_day DESC LIMIT 1`;

/** The dues that were asked for last and have not come. */
const ASKED = Prisma.sql`SELECT due_at FROM payments
  WHERE payments.member_id = members.id AND type = 'ANNUAL' AND state IN ('PENDING', 'DECLARED', 'PARTIAL', 'EXPIRED')
  ORDER BY year DESC NULLS LAST LIMIT 1`;

/** The year is paid, and the office gave another grade in it that asks for no more (docs/money.md#dues). */
const PAID_OTHERWISE = Prisma.sql`SELECT 1 FROM payments
  WHERE payments.member_id = members.id AND type = 'ANNUAL' AND state = 'PAID' AND year = extract(year FROM days.today)`;

/** The status of the row of `members` that is being read, and until when what was given counts: the day after the last. */
const membershipAt = (now: Date) => Prisma.sql`SELECT CASE
    WHEN members.grade = 'GENERAL' OR members.status = 'WITHDRAWN' THEN 'NONE'
    WHEN latest.covers AND (latest.source = 'EXEMPTION' OR NOT days.pays_yearly) THEN 'EXEMPT'
    WHEN latest.covers AND (latest.source = 'PAYMENT' OR EXISTS (${PAID_OTHERWISE})) THEN 'PAID'
    WHEN asked.due_at > ${now} OR (asked.due_at IS NULL AND latest.to_day IS NULL) THEN 'DUE'
    WHEN coalesce(seoul_day(asked.due_at), latest.to_day) + days.grace > days.today THEN 'GRACE'
    ELSE 'LAPSED' END AS status, latest.to_day AS until
  FROM (SELECT seoul_day(${now}) AS today, coalesce((SELECT grace_days FROM settings), ${NEUTRAL_SETTINGS.graceDays}) AS grace,
    EXISTS (SELECT 1 FROM grade_dues WHERE grade_dues.grade = members.grade AND type = 'ANNUAL') AS pays_yearly) AS days
  LEFT JOIN LATERAL (SELECT *, to_day IS NULL OR to_day > days.today AS covers FROM (${LATEST}) AS newest) AS latest ON TRUE
  LEFT JOIN LATERAL (${ASKED}) AS asked ON TRUE`;

/**
 * Members whose status is one of these at a moment. The row's own columns are named first, because a list
 * reads it under other names.
 */
export const hasMembershipStatus = (statuses: readonly string[], now: Date): Prisma.Sql => Prisma.sql`(
  SELECT membership.status FROM (SELECT id, grade, status) AS members CROSS JOIN LATERAL (${membershipAt(now)}) AS membership
) IN (${Prisma.join([...statuses])})`;

export interface CurrentMembership {
  readonly status: MembershipStatus;
  /** The last day that what was paid or given covers; null: no end, or nothing was given. */
  readonly until: string | null;
}

/** The memberships of members at a moment, by their ids. */
export async function readCurrentMemberships(
  tx: Pick<Tx, "$queryRaw">,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, CurrentMembership>> {
  const rows = await tx.$queryRaw<(CurrentMembership & { readonly id: number })[]>`
    SELECT members.id, membership.status, (membership.until - 1)::text AS until
    FROM members CROSS JOIN LATERAL (${membershipAt(now)}) AS membership WHERE members.id = ANY(${[...ids]})`;
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/**
 * Members who had one of the grades on one of the days, both included. Without grades, any but GENERAL;
 * without an end, none on that side.
 */
export function wasMember({ from, to }: DayRange, grades: readonly MemberGrade[]): Prisma.Sql {
  const ofGrade =
    grades.length === 0
      ? Prisma.sql`grade <> 'GENERAL'`
      : Prisma.sql`grade IN (${Prisma.join(grades.map((grade) => Prisma.sql`${grade}::member_grade`))})`;
  return Prisma.sql`id IN (SELECT member_id FROM memberships WHERE ${ofGrade}
    AND (to_day IS NULL OR to_day > greatest(from_day, ${from ?? null}::date))
    AND (${to ?? null}::date IS NULL OR from_day <= ${to ?? null}::date))`;
}
