import { ProgramOfficeSlot } from "#web/features/programs/office/ProgramOfficeSlot.tsx";
import { CalendarFeed } from "./CalendarFeed.tsx";
import { SEMINARS } from "./kinds.ts";
import { Schedule } from "./Schedule.tsx";
import { SEMINAR_WORDS } from "./schedules.ts";

/** /seminar-schedule */
export function Component() {
  return (
    <Schedule kinds={SEMINARS} words={SEMINAR_WORDS} action={<ProgramOfficeSlot kind="SEMINAR" id={null} />}>
      <CalendarFeed />
    </Schedule>
  );
}
