// Shows why a page asks to sign in first, derived from the address it comes back to.
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router-dom";
import { Link } from "#web/components/Link.tsx";
import { REGISTER_PATH } from "#web/paths.ts";
import { safeNext } from "#web/session/safe-next.ts";
import styles from "./LoginPage.module.css";

/** The form of an application, for one person or several. */
const APPLICATION = /^\/programs\/\d+\/apply(-group)?\/?(\?|$)/;

/** Nothing where nobody was sent here from the form of an application. */
export function WhySignIn() {
  const { search } = useLocation();
  if (!APPLICATION.test(safeNext(new URLSearchParams(search).get("next")) ?? "")) return null;
  return (
    <p className={styles.lede}>
      <FormattedMessage
        id="members.login.toApply"
        values={{
          register: (words) => (
            <Link key="register" className="link" to={REGISTER_PATH + search}>
              {words}
            </Link>
          ),
        }}
      />
    </p>
  );
}
