// Shows where a page is, from home down to the list it belongs to.
import { mdiChevronRight } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { CrumbData } from "#web/components/structured-data/CrumbData.tsx";
import styles from "./Breadcrumbs.module.css";
import { Icon } from "./Icon.tsx";
import { Link } from "./Link.tsx";

/** One step; without `to` it is words only (a section has no page of its own). */
export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

/** Home is added in front. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const intl = useIntl();
  return (
    <nav
      className={`screenOnly small ${styles.crumbs}`}
      aria-label={intl.formatMessage({ id: "components.breadcrumbs.label" })}
    >
      {import.meta.env.SSR ? (
        <CrumbData crumbs={crumbs} home={intl.formatMessage({ id: "components.breadcrumbs.home" })} />
      ) : null}
      <ol>
        <li>
          <Link className="titleLink" to="/">
            <FormattedMessage id="components.breadcrumbs.home" />
          </Link>
        </li>
        {crumbs.map((crumb) => (
          <li key={crumb.label}>
            <Icon path={mdiChevronRight} size={16} />
            {crumb.to === undefined ? (
              <span>{crumb.label}</span>
            ) : (
              <Link className="titleLink" to={crumb.to}>
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
