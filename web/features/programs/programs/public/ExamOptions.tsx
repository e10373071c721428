// The parts, the languages and the sites of an exam that applicants choose from.
import { FormattedMessage, useIntl } from "react-intl";
import { Localized } from "#web/components/Localized.tsx";
import styles from "./ExamOptions.module.css";
import type { Program } from "./program.ts";

/** Nothing for what is no exam, or while the office has set nothing. */
export function ExamOptions({ program }: { program: Program }) {
  const intl = useIntl();
  const { examParts, languagePairs, sites } = program;
  const parts = examParts.map((part) => intl.formatMessage({ id: `exams.part.${part}` }));
  const pairs = languagePairs.map((pair) => intl.formatMessage({ id: `exams.pair.${pair}` }));
  if (parts.length + pairs.length + sites.length === 0) return null;
  return (
    <section id="sites">
      <h2>
        <FormattedMessage id="program-details.exam.title" />
      </h2>
      <dl className={`facts ${styles.options}`}>
        {parts.length === 0 ? null : (
          <div>
            <dt>
              <FormattedMessage id="program-details.exam.parts" />
            </dt>
            <dd>{parts.join(" · ")}</dd>
          </div>
        )}
        {pairs.length === 0 ? null : (
          <div>
            <dt>
              <FormattedMessage id="program-details.exam.pairs" />
            </dt>
            <dd>{pairs.join(" · ")}</dd>
          </div>
        )}
        {sites.length === 0 ? null : (
          <div>
            <dt>
              <FormattedMessage id="program-details.exam.sites" />
            </dt>
            <dd>
              <ul>
                {sites.map(({ id, name, address }) => (
                  <li key={id}>
                    <p>
                      <b>
                        <Localized text={name} />
                      </b>
                    </p>
                    {address === null ? null : <Localized as="p" className="note" text={address} />}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
