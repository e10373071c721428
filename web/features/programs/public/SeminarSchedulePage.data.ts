import { SEMINARS } from "./kinds.ts";
import { scheduleLoader } from "./schedule-loader.ts";
import { SEMINAR_WORDS } from "./schedules.ts";

export const loader = scheduleLoader(SEMINARS, SEMINAR_WORDS);
