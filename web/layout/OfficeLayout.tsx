// The frame of the office: a navy side with the pages there are, a bar with language and person, the page (docs/look.md 7, Admin). On a
// phone the side becomes a bar whose button opens the same list below it.

import { mdiClose, mdiMenu, mdiOpenInNew } from "@mdi/js";
import { useEffect, useState } from "react";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { Link, NavLink, Outlet, useLocation } from "react-router-dom";
import { Icon } from "#web/components/Icon.tsx";
import { MAIN_ID, SkipLink } from "#web/components/SkipLink.tsx";
import {
  type OfficeLinksQuery,
  useLayoutQuery,
  useOfficeCountsQuery,
  useOfficeLinksQuery,
} from "#web/gql/layout.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { MY_ACCOUNT_PATH } from "#web/paths.ts";
import { useSession } from "#web/session/session.ts";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { OfficeFinding } from "./OfficeFinding.tsx";
import styles from "./OfficeLayout.module.css";
import { officeGroups, waitingAt } from "./office-pages.ts";
import { SiteName } from "./SiteName.tsx";
import { useLogout } from "./use-logout.ts";
import { useOnePerson } from "./use-one-person.ts";

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
    "PostDraft",
  ],
};

export function OfficeLayout() {
  useOnePerson();
  const intl = useIntl();
  const [{ data }] = useLayoutQuery({ variables: { language: toGraphqlLanguage(useLanguage()) } });
  const [{ data: rights }] = useOfficeLinksQuery();
  const [{ data: counted }, count] = useOfficeCountsQuery({ pause: true, context: COUNTED });
  const groups = officeGroups(rights?.viewer ?? null);
  const { key, pathname } = useLocation();
  // What waits may have become another number with each page.
  useEffect(() => {
    if (pathname) count({ requestPolicy: "cache-and-network" });
  }, [pathname, count]);
  // Open at this very visit: going anywhere closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  return (
    <div className={styles.office}>
      <SkipLink />
      <header className={styles.side} data-open={open || undefined}>
        <div className={styles.stay}>
          <div className={styles.top}>
            {data === undefined ? null : <SiteName names={data.settings} place="menu" />}
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              aria-controls="office-menu"
              aria-label={intl.formatMessage({ id: "office-menu.menu" })}
              onClick={() => setOpenAt(open ? null : key)}
            >
              <Icon path={open ? mdiClose : mdiMenu} size={28} />
            </button>
          </div>
          <nav
            id="office-menu"
            className={styles.menu}
            aria-label={intl.formatMessage({ id: "office-menu.menu" })}
          >
            <div>
              {groups.map((pages) => (
                <ul key={pages[0]?.to} className={styles.group}>
                  {pages.map(({ to, label, icon }) => (
                    <li key={to}>
                      <NavLink to={to}>
                        <Icon path={icon} size={20} />
                        <FormattedMessage id={label} />
                        <Waiting {...waitingAt(to, counted?.dashboard)} />
                      </NavLink>
                    </li>
                  ))}
                </ul>
              ))}
            </div>
            <Link className={styles.site} to="/">
              <Icon path={mdiOpenInNew} size={20} />
              <FormattedMessage id="office-menu.toSite" />
            </Link>
          </nav>
        </div>
      </header>
      <div className={styles.body}>
        <PersonBar viewer={rights?.viewer ?? null} />
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
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

function PersonBar({ viewer }: { viewer: OfficeLinksQuery["viewer"] }) {
  const intl = useIntl();
  const { user } = useSession();
  const logout = useLogout();
  return (
    <section className={styles.bar} aria-label={intl.formatMessage({ id: "layout.account.section" })}>
      <OfficeFinding viewer={viewer} />
      <LanguageSwitch className={styles.languages} />
      {user === null ? null : (
        <Link className={styles.person} to={MY_ACCOUNT_PATH}>
          {user.name}
        </Link>
      )}
      <button type="button" className={styles.logout} onClick={logout}>
        <FormattedMessage id="layout.account.logout" />
      </button>
    </section>
  );
}
