// The days of a month in a table: weeks are rows, days of the week columns, programs links in their days.

import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import { useForeignLang } from "#web/components/Localized.tsx";
import { STATE_ICONS } from "#web/components/programs/StateBadge.tsx";
import type { ProgramRowFragment } from "#web/gql/program-row.ts";
import { formatNamedDay, formatTime, formatWeekday, isoDay, shortWeekdays } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { programPath } from "#web/paths.ts";
import styles from "./MonthTable.module.css";
import { byDay, DAY_MS, type Month, weeksOf } from "./month-grid.ts";

interface MonthTableProps {
  labelledBy: string;
  month: Month;
  /** The day in Seoul. */
  today: string;
  programs: readonly ProgramRowFragment[];
}

/** A Sunday, to name the days of the week from. */
const SUNDAY = Date.UTC(2026, 10, 1);

export function MonthTable({ labelledBy, month, today, programs }: MonthTableProps) {
  const language = useLanguage();
  const days = byDay(programs, month);
  return (
    <table className={`ruled ${styles.month}`} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {shortWeekdays(language).map((name, index) => (
            <th key={name} scope="col" abbr={formatWeekday(language, new Date(SUNDAY + index * DAY_MS))}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.join()}>
            {week.map((day, index) =>
              day === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is its place in the week
                <td key={index} className={styles.outside} />
              ) : (
                <td key={day} data-today={day === today || undefined}>
                  <time
                    className={`note ${styles.day}`}
                    dateTime={day}
                    aria-current={day === today ? "date" : undefined}
                  >
                    <span aria-hidden="true">{Number(day.slice(8))}</span>
                    <span className="spoken">{formatNamedDay(language, day, month.year)}</span>
                  </time>
                  <Events day={day} programs={days.get(day) ?? []} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Events({ day, programs }: { day: string; programs: readonly ProgramRowFragment[] }) {
  if (programs.length === 0) return null;
  return (
    <ul className={styles.events}>
      {programs.map((program) => (
        <li key={program.id}>
          <Event day={day} program={program} />
        </li>
      ))}
    </ul>
  );
}

function Event({ day, program }: { day: string; program: ProgramRowFragment }) {
  const lang = useForeignLang(program.title.language);
  const { state, startsAt } = program;
  return (
    <Link className={`notice titleLink ${styles.event}`} to={programPath(program)} data-state={state}>
      <span className={`meta ${styles.facts}`}>
        {isoDay(startsAt) === day ? <span>{formatTime(startsAt)}</span> : null}
        <span className={styles.state}>
          <Icon path={STATE_ICONS[state]} size={14} />
          <FormattedMessage id={`enums.ProgramState.${state}`} />
        </span>
      </span>{" "}
      <span className={styles.title} lang={lang}>
        {program.title.text}
      </span>
    </Link>
  );
}
