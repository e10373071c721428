// Defines who owes the dues of a year (docs/money.md#dues). Who is covered and who was asked are sets that
// are hashed once: as EXISTS they become a join, and in the middle of a run, when the statistics still know
// of no dues, that join compares every member with every payment.
import { Prisma } from "#prisma/generated/client.ts";
import { UNPAID_DUES } from "#schema/validation/money/dues.ts";

/** Members whose grade has yearly dues: the rows that `members` and `grade_dues` are joined to. */
const YEARLY = Prisma.sql`members JOIN grade_dues ON grade_dues.grade = members.grade AND grade_dues.type = 'ANNUAL'`;

/** A period that rests on money or an exemption reaches the last day of the year. */
const covered = (year: number) => Prisma.sql`members.id IN (
  SELECT memberships.member_id FROM memberships WHERE memberships.source <> 'DECISION'
    AND (memberships.to_day IS NULL OR memberships.to_day > memberships.from_day)
    AND memberships.from_day < make_date(${year}::int + 1, 1, 1)
    AND (memberships.to_day IS NULL OR memberships.to_day >= make_date(${year}::int + 1, 1, 1)))`;

/**
 * Asked already. What the office wrote off or sent back is not asked for again; what expired or should not have been there is.
 */
const asked = (year: number) => Prisma.sql`members.id IN (
  SELECT payments.member_id FROM payments WHERE payments.member_id IS NOT NULL AND payments.type = 'ANNUAL'
    AND payments.year = ${year}::int AND payments.state NOT IN ('EXPIRED', 'VOID'))`;

/** The FROM and WHERE of the members who are still to be asked. */
export const owed = (year: number) => Prisma.sql`FROM ${YEARLY}
  WHERE members.status = 'ACTIVE' AND NOT ${covered(year)} AND NOT ${asked(year)}`;

/** Members and what their grade owes: the FROM and WHERE of the treasurer's table, and of the members behind its numbers. */
export const MEMBERS_WITH_DUES = Prisma.sql`
  FROM members LEFT JOIN grade_dues ON grade_dues.grade = members.grade AND grade_dues.type = 'ANNUAL'
  WHERE members.status = 'ACTIVE' AND members.grade <> 'GENERAL'`;

export const DUES_GROUPS = ["TO_ASK", "OPEN", "PAID", "EXEMPT"] as const;

export interface OfDues {
  readonly year: number;
  readonly group: (typeof DUES_GROUPS)[number];
}

/** Whether a member is one of those that a number of the table counts. */
export function inGroup({ year, group }: OfDues): Prisma.Sql {
  if (group === "OPEN") return inState(year, UNPAID_DUES.states);
  if (group === "PAID") return Prisma.sql`(${inState(year, ["PAID"])} AND NOT ${exempted(year)})`;
  if (group === "EXEMPT") return exempted(year);
  return Prisma.sql`(grade_dues.grade IS NOT NULL AND NOT ${covered(year)} AND NOT ${asked(year)})`;
}

/** A row a grade: how many active members it has, and where they are with the dues of a year. */
export const byGrade = (year: number) => Prisma.sql`
  SELECT members.grade, count(*)::int AS members, max(grade_dues.amount) AS amount,
    (count(*) FILTER (WHERE ${inGroup({ year, group: "TO_ASK" })}))::int AS to_ask,
    (count(*) FILTER (WHERE ${inGroup({ year, group: "TO_ASK" })} AND members.email_proved_at IS NULL))::int AS unproved,
    (count(*) FILTER (WHERE ${inGroup({ year, group: "OPEN" })}))::int AS open,
    (count(*) FILTER (WHERE ${inGroup({ year, group: "PAID" })}))::int AS paid,
    (count(*) FILTER (WHERE ${inGroup({ year, group: "EXEMPT" })}))::int AS exempt
  ${MEMBERS_WITH_DUES}
  GROUP BY members.grade ORDER BY members.grade`;

function inState(year: number, states: readonly string[]): Prisma.Sql {
  const any = Prisma.join(states.map((state) => Prisma.sql`${state}::payment_state`));
  return Prisma.sql`EXISTS (
    SELECT 1 FROM payments WHERE payments.member_id = members.id AND payments.type = 'ANNUAL' AND payments.year = ${year}::int
      AND payments.state IN (${any}))`;
}

/** By the office, or because the grade owes none. */
export function exempted(year: number): Prisma.Sql {
  return Prisma.sql`(grade_dues.grade IS NULL OR EXISTS (
    SELECT 1 FROM memberships WHERE memberships.member_id = members.id AND memberships.source = 'EXEMPTION'
      AND (memberships.to_day IS NULL OR memberships.to_day > greatest(memberships.from_day, make_date(${year}::int, 12, 31)))
      AND memberships.from_day <= make_date(${year}::int, 12, 31)))`;
}
