// The exam and the courses on a band of stone, five columns to seven (docs/look-parts.md#pages).

import { FormattedMessage, useIntl } from "react-intl";
import { LanguageBadge } from "#web/components/LanguageBadge.tsx";
import { Link } from "#web/components/Link.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { KitecLettering } from "#web/components/letter-art/KitecLettering.tsx";
import { MoreLink } from "#web/components/MoreLink.tsx";
import { openFirst } from "#web/components/programs/open-first.ts";
import { StateBadge } from "#web/components/programs/StateBadge.tsx";
import { deadlineOf } from "#web/components/programs/state-note.ts";
import { RowLink } from "#web/components/RowLink.tsx";
import type { HomePageQuery } from "#web/gql/home.ts";
import { formatDayRange, formatNamedDay, isoDay, momentBefore } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { ALL_PROGRAMS, KIND_PATHS, programPath } from "#web/paths.ts";
import styles from "./ProgramBand.module.css";

const COURSES = 5;

/** Nothing without exam and courses. */
export function ProgramBand({ exams, courses }: Pick<HomePageQuery, "exams" | "courses">) {
  const [exam] = exams;
  if (exam === undefined && courses.length === 0) return null;
  return (
    <div className={styles.band}>
      <div className="frame">
        <div className={exam === undefined || courses.length === 0 ? undefined : `split ${styles.both}`}>
          {exam === undefined ? null : <Exam exam={exam} />}
          {courses.length === 0 ? null : <Courses courses={courses} />}
        </div>
      </div>
    </div>
  );
}

function Exam({ exam }: { exam: HomePageQuery["exams"][number] }) {
  const language = useLanguage();
  const intl = useIntl();
  const { number, startsAt, applyFrom, state } = exam;
  const name = intl.formatMessage({ id: "programs.home.exam" }, { number: number ?? 0 });
  const day = formatNamedDay(language, startsAt);
  return (
    <section className={styles.exam}>
      <KitecLettering className={styles.lettering} />
      <h2>
        <FormattedMessage id="programs.home.kitecTitle" />
      </h2>
      <p className={styles.lede}>
        <FormattedMessage id="programs.home.kitecLede" />
      </p>
      <dl className="facts lineAbove">
        <div>
          <dt>{name}</dt>
          <dd>
            <Link className="titleLink" to={programPath(exam)} aria-label={`KITEC ${name}, ${day}`}>
              <time dateTime={isoDay(startsAt)}>{day}</time>
            </Link>
          </dd>
        </div>
        {applyFrom === null ? null : (
          <div>
            <dt>
              <FormattedMessage id="programs.home.window" />
            </dt>
            <dd>{formatDayRange(language, applyFrom, momentBefore(deadlineOf(exam)))}</dd>
          </div>
        )}
        <div>
          <dt>
            <FormattedMessage id="programs.home.state" />
          </dt>
          <dd>
            <StateBadge state={state} />
          </dd>
        </div>
      </dl>
      <MoreLink to={KIND_PATHS.KITEC}>
        <FormattedMessage id="programs.home.kitec" />
      </MoreLink>
    </section>
  );
}

function Courses({ courses }: Pick<HomePageQuery, "courses">) {
  const language = useLanguage();
  return (
    <section>
      <div className="listHead">
        <h2>
          <FormattedMessage id="layout.nav.education" />
        </h2>
        <MoreLink to={ALL_PROGRAMS}>
          <FormattedMessage id="programs.home.allPrograms" />
        </MoreLink>
      </div>
      <ul className="ruled">
        {openFirst(courses)
          .slice(0, COURSES)
          .map((course) => (
            <li key={course.id} className={`listRow ${styles.course}`}>
              <div>
                <h3 className="rowTitle">
                  <LanguageBadge language={course.title.language} />{" "}
                  <RowLink to={programPath(course)}>
                    <Localized text={course.title} />
                  </RowLink>
                </h3>
                {course.description === null ? null : (
                  <Localized
                    as="p"
                    className={`small clamp ${styles.description}`}
                    text={course.description}
                  />
                )}
              </div>
              <p className={styles.days}>
                <time dateTime={isoDay(course.startsAt)}>
                  {formatDayRange(language, course.startsAt, course.endsAt)}
                </time>
              </p>
              <p className={styles.state}>
                <StateBadge state={course.state} />
              </p>
            </li>
          ))}
      </ul>
    </section>
  );
}
