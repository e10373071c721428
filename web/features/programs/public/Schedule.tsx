// Programs that are coming and those that have been, as a list or as a calendar; the address says which.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { PageHead } from "#web/components/PageHead.tsx";
import type { PageTab } from "#web/components/PageTabs.tsx";
import { useToday } from "#web/components/programs/today.ts";
import type { ProgramKind } from "#web/gql/enums.ts";
import { useProgramScheduleQuery } from "#web/gql/programs.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { MonthCalendar } from "./MonthCalendar.tsx";
import { ProgramList } from "./ProgramList.tsx";
import styles from "./Schedule.module.css";
import { readScheduleAddress } from "./schedule-address.ts";
import { type ScheduleWords, scheduleVariables, shownMonth } from "./schedule-loader.ts";
import { ViewSwitch } from "./ViewSwitch.tsx";

interface ScheduleProps {
  kinds: readonly ProgramKind[];
  words: ScheduleWords;
  tabs?: readonly PageTab[];
  /** What the office can do here; it sees to its own room. */
  action?: ReactNode;
  /** Under the programs. */
  children?: ReactNode;
}

export function Schedule({ kinds, words, tabs = [], action, children }: ScheduleProps) {
  const intl = useIntl();
  const language = useLanguage();
  const today = useToday();
  const [query] = useSearchParams();
  const address = readScheduleAddress(query);
  const variables = scheduleVariables(kinds, address, today, language);
  const [{ data }] = useProgramScheduleQuery({ variables });
  if (data === undefined) return null;
  const { base, section, title, description } = words;
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
        action={action}
        tabs={tabs}
      />
      <div className={`frame ${styles.page}`}>
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
        {children}
      </div>
    </>
  );
}
