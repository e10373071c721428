// The two schedules there are: where each lives, and the words of its head.
import { ALL_PROGRAMS, SEMINAR_SCHEDULE } from "#web/paths.ts";
import type { ScheduleName } from "./kinds.ts";

interface Schedule {
  readonly base: string;
  readonly section: "layout.nav.seminar" | "layout.nav.education";
  readonly title: "layout.nav.seminarSchedule" | "layout.nav.allPrograms";
  readonly description: "program-pages.schedule.description" | "program-pages.list.description";
}

export const SCHEDULES = {
  seminars: {
    base: SEMINAR_SCHEDULE,
    section: "layout.nav.seminar",
    title: "layout.nav.seminarSchedule",
    description: "program-pages.schedule.description",
  },
  programs: {
    base: ALL_PROGRAMS,
    section: "layout.nav.education",
    title: "layout.nav.allPrograms",
    description: "program-pages.list.description",
  },
} as const satisfies Record<ScheduleName, Schedule>;
