// Shows what everybody reads of a session of the exam: the papers with their times, the seats that are left,
// and the legal notice of a private qualification.
import type { ReactNode } from "react";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { Localized } from "#web/components/Localized.tsx";
import type { ProgramPageQuery } from "#web/gql/programs.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { ExamDates } from "./ExamDates.tsx";
import styles from "./ExamOptions.module.css";
import type { Program } from "./program.ts";

export type Exam = NonNullable<NonNullable<ProgramPageQuery["program"]>["exam"]>;

export function ExamNotice({ exam, program }: { exam: Exam; program: Program }) {
  const { registrationNumber, contact, holder, grade, costNote } = exam;
  return (
    <>
      <ExamDates exam={exam} program={program} />
      <Papers exam={exam} />
      <SeatsLeft exam={exam} program={program} />
      {registrationNumber === null ? null : (
        <section id="notice">
          <h2>
            <FormattedMessage id="program-details.notice.title" />
          </h2>
          <p>
            <FormattedMessage id="program-details.notice.private" />
          </p>
          <dl className={`facts ${styles.options}`}>
            {row("number", registrationNumber)}
            {row("holder", holder && <Localized text={holder} />)}
            {row("grade", grade && <Localized text={grade} />)}
            {row("contact", contact)}
            {row("cost", costNote && <Localized as="p" className="lines" text={costNote} />)}
          </dl>
        </section>
      )}
    </>
  );
}

/** Nothing for what is not known. */
const row = (name: "number" | "holder" | "grade" | "contact" | "cost", value: ReactNode) =>
  value ? (
    <div>
      <dt>
        <FormattedMessage id={`program-details.notice.${name}`} />
      </dt>
      <dd>{value}</dd>
    </div>
  ) : null;

function Papers({ exam: { papers } }: { exam: Exam }) {
  const intl = useIntl();
  const language = useLanguage();
  if (papers.length === 0) return null;
  return (
    <section id="papers">
      <h2>
        <FormattedMessage id="program-details.exam.papers" />
      </h2>
      <dl className={`facts ${styles.options}`}>
        {papers.map(({ id, part, name, startsAt, minutes }) => (
          <div key={id}>
            <dt>
              <FormattedMessage id={`exams.part.${part}`} />
            </dt>
            <dd>
              {name.text === intl.formatMessage({ id: `exams.part.${part}` }) ? null : (
                <p>
                  <b>
                    <Localized text={name} />
                  </b>
                </p>
              )}
              <p className="note">
                <FormattedMessage
                  id="program-details.exam.paperTime"
                  values={{ at: formatDateTime(language, startsAt), minutes }}
                />
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function SeatsLeft({ exam: { seats }, program: { sites } }: { exam: Exam; program: Program }) {
  const intl = useIntl();
  if (seats.length === 0) return null;
  return (
    <section id="seats">
      <h2>
        <FormattedMessage id="program-details.exam.seatsLeft" />
      </h2>
      <dl className={`facts ${styles.options}`}>
        {sites.map(({ id, name }) => (
          <div key={id}>
            <dt>
              <Localized text={name} />
            </dt>
            <dd>
              <ul>
                {seats
                  .filter(({ siteId }) => siteId === id)
                  .map(({ part, pair, left }) => (
                    <li key={`${part}-${pair}`}>
                      {intl.formatMessage({ id: `exams.part.${part}` })} ·{" "}
                      {intl.formatMessage({ id: `exams.pair.${pair}` })}:{" "}
                      {left === 0 ? (
                        <FormattedMessage id="program-details.exam.full" />
                      ) : (
                        <FormattedNumber value={left} />
                      )}
                    </li>
                  ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
