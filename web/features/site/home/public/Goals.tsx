// The goal section: numbered as each language counts, 가. 나. 다. 라. and a. b. c. d. (docs/look-parts.md#pages).

import { FormattedMessage, useIntl } from "react-intl";
import { MoreLink } from "#web/components/MoreLink.tsx";
import type { HomePageQuery } from "#web/gql/home.ts";
import { PAGE_PATHS } from "#web/paths.ts";
import styles from "./Goals.module.css";

export function Goals({ goals }: Pick<HomePageQuery, "goals">) {
  const ordinals = useIntl().formatMessage({ id: "components.ordinals" }).split(",");
  if (goals.length === 0) return null;
  return (
    <section className={`frame split ${styles.goals}`}>
      <div>
        <h2>
          <FormattedMessage id="banners.home.goals" />
        </h2>
        <MoreLink to={PAGE_PATHS.VALUES}>
          <FormattedMessage id="banners.home.values" />
        </MoreLink>
      </div>
      <ol>
        {goals.map((goal, index) => (
          <li key={goal.id}>
            <span className={styles.ordinal} aria-hidden="true">
              {ordinals[index] ?? index + 1}.
            </span>
            <div>
              <h3>{goal.title}</h3>
              <p>{goal.body}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
