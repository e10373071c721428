// Sign-in as drawn: the 아 at its largest, whose tick runs into the white page, and the form (docs/look-parts.md#pages).

import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router-dom";
import { Link } from "#web/components/Link.tsx";
import { SignInArt } from "#web/components/letter-art/SignInArt.tsx";
import { REGISTER_PATH } from "#web/paths.ts";
import { LoginForm } from "./LoginForm.tsx";
import styles from "./LoginPage.module.css";
import { WhySignIn } from "./WhySignIn.tsx";

export function Component() {
  const { search } = useLocation();
  return (
    <div className={styles.page}>
      <SignInArt />
      <div className={styles.side}>
        <h1 id="login-title">
          <FormattedMessage id="members.login.title" />
        </h1>
        <WhySignIn />
        <LoginForm labelledBy="login-title" />
        <p className={styles.register}>
          <FormattedMessage id="members.login.noAccount" />{" "}
          <Link to={REGISTER_PATH + search}>
            <FormattedMessage id="members.login.register" />
          </Link>
        </p>
      </div>
    </div>
  );
}
