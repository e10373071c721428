// The menu of my account: its parts by what somebody comes for. Beside the part on a laptop; on a phone one line that opens it.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FoldToggle } from "#web/components/FoldToggle.tsx";
import { Link } from "#web/components/Link.tsx";
import styles from "./AccountMenu.module.css";
import { ACCOUNT_GROUPS, type AccountTab, accountTabPath } from "./account-tabs.ts";

/** Drawn again for each part (`key`), so that it is shut once somebody has chosen. */
export function AccountMenu({ current }: { current: AccountTab }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <nav
      className={`screenOnly stays ${styles.menu}`}
      aria-label={intl.formatMessage({ id: "account.tabs" })}
    >
      <FoldToggle
        className={styles.toggle}
        controls="account-menu"
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      >
        <FormattedMessage id="account.tabs" />: <FormattedMessage id={`account.tab.${current}`} />
      </FoldToggle>
      <div id="account-menu" className={styles.groups} data-open={isOpen || undefined}>
        {ACCOUNT_GROUPS.map(({ name, tabs }) => (
          <div key={name}>
            <p className="small lineBelow" id={`account-group-${name}`}>
              <FormattedMessage id={`account.group.${name}`} />
            </p>
            <ul aria-labelledby={`account-group-${name}`}>
              {tabs.map((tab) => (
                <li key={tab}>
                  <Link
                    className="titleLink"
                    to={accountTabPath(tab)}
                    {...(tab === current ? { "aria-current": "page" } : {})}
                  >
                    <FormattedMessage id={`account.tab.${tab}`} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
