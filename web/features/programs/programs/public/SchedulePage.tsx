// Programs that are coming and those that have been, as a list or as a calendar; the address says which.
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { PageHead } from "#web/components/PageHead.tsx";
import { useToday } from "#web/components/programs/today.ts";
import { ProgramOfficeSlot } from "#web/features/programs/programs/office/ProgramOfficeSlot.tsx";
import { type ProgramScheduleQueryVariables, useProgramScheduleQuery } from "#web/gql/programs.ts";
import { sectionTabs } from "#web/layout/section-tabs.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { CalendarFeed } from "./CalendarFeed.tsx";
import type { ScheduleName } from "./kinds.ts";
import { MonthCalendar } from "./MonthCalendar.tsx";
import { ProgramList } from "./ProgramList.tsx";
import { shownMonth } from "./SchedulePage.data.ts";
import { readScheduleAddress } from "./schedule-address.ts";
import { SCHEDULES } from "./schedules.ts";
import { ViewSwitch } from "./ViewSwitch.tsx";

export function Component({ schedule }: { schedule: ScheduleName }) {
  const intl = useIntl();
  const today = useToday();
  const [query] = useSearchParams();
  const address = readScheduleAddress(query);
  const [{ data }] = useProgramScheduleQuery({
    variables: usePageVariables<ProgramScheduleQueryVariables>(),
  });
  if (data === undefined) return null;
  const { base, section, title, description } = SCHEDULES[schedule];
  const isOfSeminars = schedule === "seminars";
  const views = <ViewSwitch base={base} address={address} />;
  const { programs, programTags = [], programsInMonth = [], nextPrograms } = data;
  return (
    <>
      <PageHead
        crumbs={[
          { label: intl.formatMessage({ id: section }) },
          { label: intl.formatMessage({ id: title }), to: base },
        ]}
        heading={
          <h1>
            <FormattedMessage id={title} />
          </h1>
        }
        below={<FormattedMessage id={description} />}
        action={isOfSeminars ? <ProgramOfficeSlot kind="SEMINAR" id={null} /> : undefined}
        tabs={sectionTabs(intl, isOfSeminars ? "seminar" : "education")}
      />
      <div className="frame listPage">
        {programs === undefined ? (
          <MonthCalendar
            base={base}
            views={views}
            month={shownMonth(address, today)}
            today={today}
            programs={programsInMonth}
            following={nextPrograms?.[0]}
          />
        ) : (
          <ProgramList base={base} views={views} address={address} programs={programs} tags={programTags} />
        )}
        {isOfSeminars ? <CalendarFeed /> : null}
      </div>
    </>
  );
}
