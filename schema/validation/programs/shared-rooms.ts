// Defines which parts of a session share the seats of a room, and which have the room one after the other.

import { MINUTE } from "#schema/validation/core/durations.ts";
import type { ExamPartName } from "./exams.ts";

export interface TimedPaper {
  readonly part: ExamPartName;
  readonly startsAt: Date;
  readonly minutes: number;
}

/** The columns of a paper that say when it is sat. */
export const paperTimes = { select: { part: true, startsAt: true, minutes: true } } as const;

interface Hours {
  readonly from: number;
  readonly to: number;
}

/** From the start of the first paper of a part to the end of its last one; null: nobody has said when it is sat. */
function hoursOf(papers: readonly TimedPaper[], part: ExamPartName | null): Hours | null {
  const own = papers.filter((paper) => paper.part === part);
  if (own.length === 0) return null;
  const starts = own.map(({ startsAt }) => startsAt.getTime());
  const ends = own.map(({ startsAt, minutes }) => startsAt.getTime() + minutes * MINUTE);
  return { from: Math.min(...starts), to: Math.max(...ends) };
}

/** Whether people of two parts need a seat each; null: of no part. */
type SharesSeats = (one: ExamPartName | null, other: ExamPartName | null) => boolean;

/**
 * People of two parts may have the same seat when the last paper of one part ends before the first of the other begins, or as it does. Who is
 * of no part, or of one without papers, has no known time, and so the seat alone.
 */
export function sharesSeats(papers: readonly TimedPaper[]): SharesSeats {
  return (one, other) => {
    const [first, second] = [hoursOf(papers, one), hoursOf(papers, other)];
    if (one === other || first === null || second === null) return true;
    return first.from < second.to && second.from < first.to;
  };
}

/** The parts of a session, those that share seats together. */
export function partsTogether(
  papers: readonly TimedPaper[],
  parts: readonly ExamPartName[],
): readonly (readonly ExamPartName[])[] {
  const shares = sharesSeats(papers);
  const groups: ExamPartName[][] = [];
  for (const part of parts) {
    const together = groups.filter((group) => group.some((other) => shares(part, other)));
    const apart = groups.filter((group) => !together.includes(group));
    groups.splice(0, groups.length, ...apart, [...together.flat(), part]);
  }
  return groups;
}
