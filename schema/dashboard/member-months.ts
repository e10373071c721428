// How many members there are, by grade and month: from the months the database keeps, never by counting a million rows.
import { db } from "#prisma/client.ts";
import { MemberGrade } from "#prisma/generated/enums.ts";
import { monthsUntil } from "./months.ts";

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

/** Members at the end of each month who are members still, by the grade they have now; the last is today. */
export async function membersByMonth(now: Date): Promise<MemberMonth[]> {
  const rows = await db.memberMonth.findMany();
  return monthsUntil(now).map((month) => ({
    month,
    grades: GRADES.map((grade) => ({
      grade,
      count: rows
        .filter((row) => row.grade === grade && row.month.toISOString().slice(0, 7) <= month)
        .reduce((sum, { count }) => sum + count, 0),
    })),
  }));
}

/** Every grade, also the empty ones. */
export async function countByGrade(): Promise<GradeCount[]> {
  const rows = await db.memberMonth.groupBy({ by: ["grade"], _sum: { count: true } });
  const counts = new Map(rows.map(({ grade, _sum }) => [grade, _sum.count]));
  return GRADES.map((grade) => ({ grade, count: counts.get(grade) ?? 0 }));
}
