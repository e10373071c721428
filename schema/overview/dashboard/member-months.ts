// Defines how many members there are, by grade and month. The database stores these numbers, so that nothing
// counts a million rows.
import { db } from "#prisma/client.ts";
import { MemberGrade } from "#prisma/generated/enums.ts";
import { monthsUntil } from "#schema/core/shared/last-months.ts";

export interface GradeCount {
  readonly grade: MemberGrade;
  readonly count: number;
}

export interface MemberMonth {
  /** YYYY-MM in Asia/Seoul. */
  readonly month: string;
  readonly grades: readonly GradeCount[];
}

const GRADES = Object.values(MemberGrade);

export interface StoredMonth extends GradeCount {
  /** Its first day. */
  readonly month: Date;
}

/** Every month anybody joined in. Each connection counts in a row of its own (docs/people.md#memberships). */
export async function readMonths(): Promise<StoredMonth[]> {
  const months = await db.memberMonth.groupBy({ by: ["month", "grade"], _sum: { count: true } });
  return months.map(({ month, grade, _sum }) => ({ month, grade, count: _sum.count ?? 0 }));
}

/** Of today's members, how many were there at the end of each month, by the grade they have now. The last month ends today. */
export function membersByMonth(storedMonths: readonly StoredMonth[], now: Date): MemberMonth[] {
  return monthsUntil(now).map((month) => ({
    month,
    grades: countByGrade(storedMonths.filter((row) => row.month.toISOString().slice(0, 7) <= month)),
  }));
}

/** Every grade, also the empty ones. */
export function countByGrade(storedMonths: readonly StoredMonth[]): GradeCount[] {
  const counts = new Map<MemberGrade, number>();
  for (const { grade, count } of storedMonths) counts.set(grade, (counts.get(grade) ?? 0) + count);
  return GRADES.map((grade) => ({ grade, count: counts.get(grade) ?? 0 }));
}
