// The tabs of my account. They are links: each tab is an address that can be shared, gone back to and reloaded.
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import styles from "./AccountTabs.module.css";
import { ACCOUNT_TABS, type AccountTab, accountTabPath } from "./members-paths.ts";

export function AccountTabs({ current }: { current: AccountTab }) {
  const intl = useIntl();
  return (
    <nav className={styles.tabs} aria-label={intl.formatMessage({ id: "members.account.tabs" })}>
      {ACCOUNT_TABS.map((tab) => (
        <Link key={tab} to={accountTabPath(tab)} {...(tab === current ? { "aria-current": "page" } : {})}>
          <FormattedMessage id={`members.account.tab.${tab}`} />
        </Link>
      ))}
    </nav>
  );
}
