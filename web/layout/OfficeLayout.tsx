// The frame of the office: a navy side with the pages there are, a bar with language and person, the page
// (docs/look-parts.md#pages, Admin). On a phone the side becomes a bar whose button opens the same list below
// it.

import { Group } from "@mantine/core";
import { mdiClose, mdiMenu, mdiOpenInNew } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Outlet, useLocation } from "react-router-dom";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import { MAIN_ID, SkipLink } from "#web/components/SkipLink.tsx";
import { type OfficeLinksQuery, useLayoutQuery, useOfficeLinksQuery } from "#web/gql/layout.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { useHeldPosition } from "#web/page/use-held-position.ts";
import { MY_ACCOUNT_PATH } from "#web/paths.ts";
import { useSession } from "#web/session/session.ts";
import { HelpButton } from "./handbook/HelpButton.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { OfficeFinding } from "./OfficeFinding.tsx";
import styles from "./OfficeLayout.module.css";
import { OfficeMenu } from "./OfficeMenu.tsx";
import { SiteName } from "./SiteName.tsx";
import { useLogout } from "./use-logout.ts";
import { useOnePerson } from "./use-one-person.ts";

export function OfficeLayout() {
  useOnePerson();
  useHeldPosition();
  const intl = useIntl();
  const [{ data }] = useLayoutQuery({ variables: { language: toGraphqlLanguage(useLanguage()) } });
  const [{ data: rights }] = useOfficeLinksQuery();
  const { key } = useLocation();
  // Open at this very visit: going anywhere closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  return (
    <div className={styles.office}>
      <SkipLink />
      <header className={`screenOnly onNavy ${styles.side}`} data-open={open || undefined}>
        <div className={styles.stay}>
          <div className={styles.top}>
            {data === undefined ? null : <SiteName names={data.settings} place="menu" />}
            <button
              type="button"
              className={`iconButton phoneOnly ${styles.toggle}`}
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
            <OfficeMenu viewer={rights?.viewer ?? null} />
            <Link to="/">
              <Icon path={mdiOpenInNew} size={20} />
              <FormattedMessage id="office-menu.toSite" />
            </Link>
          </nav>
        </div>
      </header>
      <div>
        <PersonBar viewer={rights?.viewer ?? null} />
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}

function PersonBar({ viewer }: { viewer: OfficeLinksQuery["viewer"] }) {
  const intl = useIntl();
  const { user } = useSession();
  const logout = useLogout();
  return (
    <Group
      component="section"
      className={`screenOnly lineBelow ${styles.bar}`}
      justify="flex-end"
      gap="4px 16px"
      mih={{ base: 52, md: 60 }}
      px={{ base: 20, md: 32 }}
      py={6}
      aria-label={intl.formatMessage({ id: "office-menu.own" })}
    >
      <OfficeFinding viewer={viewer} />
      <HelpButton />
      <LanguageSwitch className={styles.languages} />
      {user === null ? null : (
        <Link className={`cut titleLink ${styles.person}`} to={MY_ACCOUNT_PATH}>
          {user.name}
        </Link>
      )}
      <button type="button" className={`titleLink ${styles.logout}`} onClick={logout}>
        <FormattedMessage id="layout.account.logout" />
      </button>
    </Group>
  );
}
