// The two schedules there are.
import { ALL_PROGRAMS, SEMINAR_SCHEDULE } from "#web/paths.ts";
import type { ScheduleWords } from "./schedule-loader.ts";

export const SEMINAR_WORDS: ScheduleWords = {
  base: SEMINAR_SCHEDULE,
  section: "layout.nav.seminar",
  title: "layout.nav.seminarSchedule",
  description: "program-pages.schedule.description",
};

export const PROGRAM_WORDS: ScheduleWords = {
  base: ALL_PROGRAMS,
  section: "layout.nav.education",
  title: "layout.nav.allPrograms",
  description: "program-pages.list.description",
};
