// The dates of a session of the exam in their order: applications, admission slips, the exam, results.
import { FormattedMessage } from "react-intl";
import { formatDeadline, formatMoment } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { Exam } from "./ExamNotice.tsx";
import styles from "./ExamOptions.module.css";
import type { Program } from "./program.ts";

interface ExamDatesProps {
  exam: Pick<Exam, "slipFrom" | "resultsAt">;
  program: Pick<Program, "applyFrom" | "applyTo" | "startsAt">;
}

/** Nothing while neither slips nor results have a date: the other two are at the top of the page. */
export function ExamDates({ exam: { slipFrom, resultsAt }, program }: ExamDatesProps) {
  const language = useLanguage();
  if (slipFrom === null && resultsAt === null) return null;
  const { applyFrom, applyTo, startsAt } = program;
  const dates = [
    ["apply", applyFrom, applyTo],
    ["slips", slipFrom, null],
    ["exam", startsAt, null],
    ["results", resultsAt, null],
  ] as const;
  return (
    <section id="dates">
      <h2>
        <FormattedMessage id="program-details.dates.title" />
      </h2>
      <dl className={styles.options}>
        {dates.map(([name, from, to]) =>
          from === null ? null : (
            <div key={name}>
              <dt>
                <FormattedMessage id={`program-details.dates.${name}`} />
              </dt>
              <dd>
                <time dateTime={from}>{formatMoment(language, from)}</time>
                {to === null ? null : (
                  <>
                    {" – "}
                    <time dateTime={to}>{formatDeadline(language, to)}</time>
                  </>
                )}
              </dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
