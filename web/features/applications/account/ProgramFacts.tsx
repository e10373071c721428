// When and where, beside the form and the application.

import { FormattedMessage } from "react-intl";
import { Localized } from "#web/components/Localized.tsx";
import { MoreLink } from "#web/components/MoreLink.tsx";
import { hoursOf } from "#web/components/programs/program-times.ts";
import type { ApplicationProgramFragment } from "#web/gql/applications.ts";
import { formatNamedDay } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { programPath } from "#web/paths.ts";
import styles from "./ProgramFacts.module.css";

export function ProgramFacts({ program }: { program: ApplicationProgramFragment }) {
  const language = useLanguage();
  const { title, startsAt, location } = program;
  const hours = hoursOf(program);
  return (
    <aside className={styles.facts} aria-labelledby="program-facts">
      <h2 id="program-facts">
        <Localized text={title} />
      </h2>
      <p>
        <time dateTime={startsAt}>{formatNamedDay(language, startsAt)}</time>
        {hours === null ? null : ` ${hours}`}
      </p>
      {location === null ? null : <Localized as="p" text={location} />}
      <div className={styles.more}>
        <MoreLink to={programPath(program)}>
          <FormattedMessage id="applications.program.more" />
        </MoreLink>
      </div>
    </aside>
  );
}
