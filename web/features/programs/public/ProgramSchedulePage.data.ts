import { PROGRAMS } from "./kinds.ts";
import { scheduleLoader } from "./schedule-loader.ts";
import { PROGRAM_WORDS } from "./schedules.ts";

export const loader = scheduleLoader(PROGRAMS, PROGRAM_WORDS);
