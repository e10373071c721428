// The tabs of my account. They are links: each tab is an address that can be shared, gone back to and reloaded.
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import styles from "./AccountTabs.module.css";
import { ACCOUNT_TABS, type AccountTab, accountTabPath } from "./account-tabs.ts";

/** Pixels at the ends of a row of tabs where they fade (global.css). */
const FADED = 48;

/** Where the tabs are wider than the screen, the current one is brought into sight. */
function showCurrent(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>('[aria-current="page"]');
  if (nav && current) nav.scrollLeft = current.offsetLeft - nav.offsetLeft - FADED;
}

export function AccountTabs({ current }: { current: AccountTab }) {
  const intl = useIntl();
  return (
    <nav
      key={current}
      ref={showCurrent}
      className={styles.tabs}
      aria-label={intl.formatMessage({ id: "account.tabs" })}
    >
      {ACCOUNT_TABS.map((tab) => (
        <Link key={tab} to={accountTabPath(tab)} {...(tab === current ? { "aria-current": "page" } : {})}>
          <FormattedMessage id={`account.tab.${tab}`} />
        </Link>
      ))}
    </nav>
  );
}
