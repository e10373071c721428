// Defines which days the dues of a year pay for (decision 79).
import type { MemberGrade, MembershipSource } from "#prisma/generated/enums.ts";
import type { Span } from "./grant-membership.ts";

/** A period that counts, with days in Seoul; `to` is the day after the last, null: open. */
export interface Period extends Span {
  readonly grade: MemberGrade;
  readonly source: MembershipSource;
}

interface DuesOfYear {
  readonly grade: MemberGrade;
  readonly year: number;
  /** The day they were paid or exempted. */
  readonly today: string;
  /** The member's periods, the oldest first. */
  readonly periods: readonly Period[];
  /** The membership had lapsed before, and who returns begins again (docs/money.md#dues). */
  readonly hasLapsed: boolean;
}

const firstDay = (year: number) => `${year}-01-01`;
const later = (one: string, other: string) => (one > other ? one : other);

/**
 * A year that follows on what the member has begins with its first day, or where what is paid ends. A grade
 * that the member did not have begins on the day itself, and so does the year of somebody who returns. The
 * year ends with its last day, or where another period begins.
 * @returns null where every day of the year is covered already
 */
export function duesSpan({ grade, year, today, periods, hasLapsed }: DuesOfYear): Span | null {
  const end = firstDay(year + 1);
  const held = periods.at(-1);
  const isNew = held?.grade !== grade;
  const isOfNow = today < end;
  let from = isOfNow && (isNew || (hasLapsed && today > firstDay(year))) ? today : firstDay(year);
  if (isNew && !isOfNow) return null;
  // Given by the office in this year and waiting for its dues: they are for the days since.
  const waiting = periods.find((one) => isWaiting(one, grade) && one.from > from && one.from < end);
  if (waiting) from = waiting.from;
  for (const one of periods) {
    const isFirm = one.grade === grade && !isWaiting(one, grade);
    if (isFirm && one.from <= from && (one.to === null || one.to > from)) {
      if (one.to === null) return null;
      from = later(from, one.to);
    }
  }
  const next = isNew ? undefined : periods.find((one) => one.from > from && !isWaiting(one, grade));
  const to = next && next.from < end ? next.from : end;
  return from < to ? { from, to } : null;
}

/** It rests on a decision alone: dues take its place. */
const isWaiting = (period: Period, grade: MemberGrade) =>
  period.grade === grade && period.source === "DECISION";
