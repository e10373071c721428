import { useIntl } from "react-intl";
import { PROGRAMS } from "./kinds.ts";
import { programTabs } from "./program-tabs.ts";
import { Schedule } from "./Schedule.tsx";
import { PROGRAM_WORDS } from "./schedules.ts";

/** /programs: the dates of every course, workshop and exam. */
export function Component() {
  return <Schedule kinds={PROGRAMS} words={PROGRAM_WORDS} tabs={programTabs(useIntl())} />;
}
