// The next three seminars: date | title | state and action, the first one larger (docs/look-parts.md#pages).

import { FormattedMessage } from "react-intl";
import { MoreLink } from "#web/components/MoreLink.tsx";
import { ProgramRow } from "#web/components/programs/ProgramRow.tsx";
import type { HomePageQuery } from "#web/gql/home.ts";
import { SEMINAR_SCHEDULE } from "#web/paths.ts";
import styles from "./NextSeminars.module.css";

/** Nothing without seminars. */
export function NextSeminars({ seminars }: Pick<HomePageQuery, "seminars">) {
  if (seminars.length === 0) return null;
  return (
    <section className={`frame split ${styles.seminars}`}>
      <div>
        <h2>
          <FormattedMessage id="programs.home.seminars" />
        </h2>
        <MoreLink to={SEMINAR_SCHEDULE}>
          <FormattedMessage id="programs.home.allSeminars" />
        </MoreLink>
      </div>
      <ul className="ruled">
        {seminars.map((program, index) => (
          <ProgramRow key={program.id} program={program} lead={index === 0} />
        ))}
      </ul>
    </section>
  );
}
