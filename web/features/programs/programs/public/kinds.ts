import type { ProgramKind } from "#web/gql/enums.ts";

/** Everything that is no seminar; each kind has a page that explains it. */
export type CourseKind = Exclude<ProgramKind, "SEMINAR">;

export const SEMINARS: readonly ProgramKind[] = ["SEMINAR"];

/** In the order of the menu. */
export const PROGRAMS: readonly CourseKind[] = [
  "ONLINE_COURSE",
  "EXPERT_COURSE",
  "COMMUNITY_COURSE",
  "WORKSHOP",
  "SOCIAL_INTEGRATION",
  "KITEC",
];

/** What each of the two schedules lists. */
export const SCHEDULED_KINDS = { seminars: SEMINARS, programs: PROGRAMS } as const;

export type ScheduleName = keyof typeof SCHEDULED_KINDS;
