// The pages of the office that somebody may open, with what waits behind them. The line of the page that is open is kept in view, because
// the list is longer than a laptop's screen.

import { useEffect, useRef } from "react";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import { type OfficeLinksQuery, useOfficeCountsQuery } from "#web/gql/layout.ts";
import styles from "./OfficeLayout.module.css";
import { isOpenAt, officeGroups, waitingAt } from "./office-pages.ts";

/** Whatever changes one of these may change what waits: urql asks for the numbers again, so that they follow the act. */
const COUNTED = {
  additionalTypenames: [
    "Member",
    "ManagedMember",
    "Payment",
    "PaymentBooking",
    "BulkStep",
    "BookedStep",
    "Post",
    "Draft",
    "DeskSubmission",
  ],
};

export function OfficeMenu({ viewer }: { viewer: OfficeLinksQuery["viewer"] }) {
  const [{ data: counted }, count] = useOfficeCountsQuery({ pause: true, context: COUNTED });
  const intl = useIntl();
  const groups = officeGroups(viewer);
  const { pathname } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  // What waits may have become another number with each page.
  useEffect(() => {
    if (pathname) count({ requestPolicy: "cache-and-network" });
  }, [pathname, count]);
  useEffect(() => {
    if (pathname && viewer) {
      list.current?.querySelector("[aria-current='page']")?.scrollIntoView({ block: "nearest" });
    }
  }, [pathname, viewer]);
  return (
    <div ref={list}>
      {groups.map(({ name, pages }) => (
        <ul
          key={name}
          className={styles.group}
          aria-label={intl.formatMessage({ id: `office-menu.group.${name}` })}
        >
          {pages.map((page) => (
            <li key={page.to}>
              <Link to={page.to} aria-current={isOpenAt(page, pathname) ? "page" : undefined}>
                <Icon path={page.icon} size={20} />
                <FormattedMessage id={page.label} />
                <Waiting {...waitingAt(page.to, counted?.dashboard)} />
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** How much waits behind a line of the menu. */
function Waiting({ count, hasMore }: { count: number; hasMore: boolean }) {
  if (count === 0) return null;
  return (
    <span className={styles.waiting}>
      <FormattedNumber value={count} />
      {hasMore ? "+" : ""}
      <span className="spoken">
        {" "}
        <FormattedMessage id="dashboard.todo.inMenu" />
      </span>
    </span>
  );
}
