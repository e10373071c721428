// Registration: the form, and beside it what happens afterwards (docs/look-parts.md#pages).

import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import columns from "#web/components/Columns.module.css";
import { Link } from "#web/components/Link.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { LOGIN_PATH } from "#web/paths.ts";
import { RegisterForm } from "./RegisterForm.tsx";
import styles from "./RegisterPage.module.css";

export function Component() {
  const title = useIntl().formatMessage({ id: "members.register.title" });
  const { search } = useLocation();
  return (
    <>
      <PageHead crumbs={[{ label: title }]} heading={<h1 id="register-title">{title}</h1>} />
      <div className={`frame textPage ${columns.columns} ${styles.page}`}>
        <RegisterForm labelledBy="register-title" />
        <aside className={`ruled ${styles.aside}`} aria-labelledby="register-steps">
          <h2 className="h4" id="register-steps">
            <FormattedMessage id="members.register.steps" />
          </h2>
          <ol className={styles.steps}>
            <li>
              <FormattedMessage id="members.register.stepApply" />
            </li>
            <li>
              <FormattedMessage id="members.register.stepApproval" />
            </li>
          </ol>
          <p className={`note ${styles.login}`}>
            <FormattedMessage id="members.register.hasAccount" />{" "}
            <Link className="link" to={LOGIN_PATH + search}>
              <FormattedMessage id="members.login.submit" />
            </Link>
          </p>
        </aside>
      </div>
    </>
  );
}
