// Log in and register, or my account, office and log out. Both are in the page; CSS shows one of them (account.module.css). The
// member's own name is known only after the session is restored.

import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { DASHBOARD_PATH, LOGIN_PATH, MY_ACCOUNT_PATH, REGISTER_PATH } from "#web/paths.ts";
import { useSession } from "#web/session/session.ts";
import styles from "./account.module.css";
import { useLogout } from "./use-logout.ts";

/** `strong` marks the link that is highlighted; `className` is set on every link and button. */
export function AccountLinks({
  className,
  strong,
  nameClass,
}: {
  className?: string | undefined;
  strong?: string | undefined;
  nameClass?: string | undefined;
}) {
  const { user } = useSession();
  const logout = useLogout();
  return (
    <>
      <span className={styles.visitor}>
        <Link className={className} to={LOGIN_PATH}>
          <FormattedMessage id="layout.account.login" />
        </Link>
        <Link className={[className, strong].filter(Boolean).join(" ")} to={REGISTER_PATH}>
          <FormattedMessage id="layout.account.register" />
        </Link>
      </span>
      <span className={styles.member}>
        {user === null ? null : <span className={nameClass}>{user.name}</span>}
        <Link className={className} to={MY_ACCOUNT_PATH}>
          <FormattedMessage id="layout.account.mine" />
        </Link>
        <span className={styles.staff}>
          <Link className={className} to={DASHBOARD_PATH}>
            <FormattedMessage id="layout.account.admin" />
          </Link>
        </span>
        <button type="button" className={className} onClick={logout}>
          <FormattedMessage id="layout.account.logout" />
        </button>
      </span>
    </>
  );
}
