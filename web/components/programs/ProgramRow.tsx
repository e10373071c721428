// One program in a list: date | what it is | state and action (docs/look-parts.md#pages, Home).

import { useIntl } from "react-intl";
import { LanguageBadge } from "#web/components/LanguageBadge.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { RowLink } from "#web/components/RowLink.tsx";
import type { ProgramRowFragment } from "#web/gql/program-row.ts";
import {
  formatDate,
  formatNamedDay,
  formatShortDate,
  formatWeekday,
  isoDay,
  isSameDay,
  momentBefore,
} from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { programPath } from "#web/paths.ts";
import { ApplyAction } from "./ApplyAction.tsx";
import { applyTargetOf } from "./apply-target.ts";
import { Kicker } from "./Kicker.tsx";
import styles from "./ProgramRow.module.css";
import { hoursOf } from "./program-times.ts";
import { StateBadge } from "./StateBadge.tsx";
import { stateNotes } from "./state-note.ts";
import { useToday, yearOf } from "./today.ts";

interface ProgramRowProps {
  program: ProgramRowFragment;
  /** The one that comes first: larger. */
  lead?: boolean;
}

/** A list item. */
export function ProgramRow({ program, lead = false }: ProgramRowProps) {
  const intl = useIntl();
  const thisYear = yearOf(useToday());
  const { state, title, location } = program;
  const notes = stateNotes(intl, program, thisYear);
  const past = state === "ENDED" || state === "CANCELLED";
  return (
    <li className={`listRow ${styles.row}`} data-lead={lead || undefined} data-past={past || undefined}>
      <div className={styles.what}>
        <h3 className={styles.title}>
          <LanguageBadge language={title.language} />{" "}
          <RowLink to={programPath(program)}>
            <Localized text={title} />
          </RowLink>
        </h3>
        {/* Shown above the heading; in the order of headings it follows it. */}
        <Kicker program={program} />
        {location === null ? null : <Localized as="p" className="small" text={location} />}
      </div>
      <When program={program} thisYear={thisYear} />
      <div className={styles.state}>
        <StateBadge state={state} />
        {notes.length === 0 ? null : (
          <p className={`small figures ${styles.note}`}>
            {notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </p>
        )}
        {applyTargetOf(program) === null ? null : (
          <div className={`screenOnly ${styles.apply}`}>
            <ApplyAction program={program} />
          </div>
        )}
      </div>
    </li>
  );
}

function When({ program, thisYear }: { program: ProgramRowFragment; thisYear: number }) {
  const language = useLanguage();
  const { startsAt } = program;
  const endsAt = momentBefore(program.endsAt);
  const year = yearOf(isoDay(startsAt));
  const shownYear = year === thisYear ? null : `${year}${language === "ko" ? "년" : ""}`;
  const hours = hoursOf(program);
  const lastYear = yearOf(isoDay(endsAt));
  // A last day in another year names that year, and the first day's then goes without saying.
  const last = `– ${lastYear === thisYear ? formatShortDate(language, endsAt) : formatDate(language, endsAt)}`;
  const isOneDay = isSameDay(startsAt, endsAt);
  const named = (at: string | Date) => formatNamedDay(language, at, thisYear);
  return (
    <div className={styles.when}>
      <time className={`figures ${styles.day}`} dateTime={isoDay(startsAt)}>
        <span aria-hidden="true">{formatShortDate(language, startsAt)}</span>
        <span className="spoken">
          {named(startsAt)}
          {isOneDay ? null : ` – ${named(endsAt)}`}
        </span>
      </time>
      <p className="note figures" aria-hidden="true">
        {isOneDay
          ? [shownYear, formatWeekday(language, startsAt)].filter(Boolean).join(" · ")
          : [year === lastYear ? null : shownYear, last].filter(Boolean).join(" ")}
      </p>
      {hours === null ? null : <p className="note figures">{hours}</p>}
    </div>
  );
}
