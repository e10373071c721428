// A month of seminars: a table of days on wide screens, the same programs as rows on phones. Months are links, so they work by
// keyboard, in a new tab and without script.

import { mdiChevronLeft, mdiChevronRight } from "@mdi/js";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import { ProgramRow } from "#web/components/programs/ProgramRow.tsx";
import type { ProgramRowFragment } from "#web/gql/program-row.ts";
import type { ProgramNeighbourFragment } from "#web/gql/programs.ts";
import { formatMonth, formatNamedDay } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { programPath } from "#web/paths.ts";
import styles from "./MonthCalendar.module.css";
import { MonthTable } from "./MonthTable.tsx";
import { type Month, shiftMonth } from "./month-grid.ts";
import { schedulePath, UPCOMING_LIST } from "./schedule-address.ts";

interface MonthCalendarProps {
  base: string;
  /** The other ways to look at the same. */
  views: ReactNode;
  month: Month;
  today: string;
  programs: readonly ProgramRowFragment[];
  /** The next one that has not ended, for a month without any. */
  following: ProgramNeighbourFragment | undefined;
}

const HEADING = "month";

export function MonthCalendar({ base, views, month, today, programs, following }: MonthCalendarProps) {
  const language = useLanguage();
  return (
    <section aria-labelledby={HEADING}>
      <div className={styles.head}>
        <h2 id={HEADING} className="figures" aria-live="polite">
          {formatMonth(language, month)}
        </h2>
        <Months base={base} month={month} />
        {views}
      </div>
      {/* A month without any begins with the nearest one: the empty table below it says nothing. */}
      {programs.length > 0 ? null : (
        <div className={styles.nothing}>
          <EmptyState
            title={<FormattedMessage id="program-pages.month.empty" />}
            action={following === undefined ? undefined : <Following program={following} />}
          />
        </div>
      )}
      <div className={styles.table}>
        <MonthTable labelledBy={HEADING} month={month} today={today} programs={programs} />
      </div>
      {programs.length > 0 ? (
        <ul className={`ruled ${styles.rows}`}>
          {programs.map((program) => (
            <ProgramRow key={program.id} program={program} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Following({ program }: { program: ProgramNeighbourFragment }) {
  const language = useLanguage();
  const day = formatNamedDay(language, program.startsAt);
  return (
    <Link className="tall link" to={programPath(program)}>
      <FormattedMessage id="program-pages.month.following" values={{ day, title: program.title.text }} />
    </Link>
  );
}

function Months({ base, month }: { base: string; month: Month }) {
  const intl = useIntl();
  const to = (shown: Month | null) => schedulePath(base, { ...UPCOMING_LIST, view: "month", month: shown });
  const step = (
    by: -1 | 1,
    label: "program-pages.month.previous" | "program-pages.month.next",
    icon: string,
  ) => {
    const other = shiftMonth(month, by);
    return other === null ? null : (
      <Link
        className="iconButton"
        to={to(other)}
        preventScrollReset
        aria-label={intl.formatMessage(
          { id: label },
          { month: formatMonth(intl.locale === "en" ? "en" : "ko", other) },
        )}
      >
        <Icon path={icon} size={24} />
      </Link>
    );
  };
  return (
    <nav className={styles.months} aria-label={intl.formatMessage({ id: "program-pages.month.move" })}>
      {step(-1, "program-pages.month.previous", mdiChevronLeft)}
      <Link className={`tall ${styles.now}`} to={to(null)} preventScrollReset>
        <FormattedMessage id="program-pages.month.thisMonth" />
      </Link>
      {step(1, "program-pages.month.next", mdiChevronRight)}
    </nav>
  );
}
