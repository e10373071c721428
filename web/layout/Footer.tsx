// The foot of every public page: who and where the association is (settings), the same sections as the header, the legal texts.

import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import type { LayoutQuery } from "#web/gql/layout.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { DrawnOnce } from "#web/page/DrawnOnce.tsx";
import { LOGIN_PATH, MY_ACCOUNT_PATH, PAGE_PATHS, REGISTER_PATH } from "#web/paths.ts";
import accountStyles from "./account.module.css";
import styles from "./Footer.module.css";
import { SECTIONS } from "./navigation.ts";
import { SiteName } from "./SiteName.tsx";

/** On the server, where it is the same on page after page. */
export function DrawnFooter({ settings }: { settings: LayoutQuery["settings"] }) {
  const state = [useLanguage(), new Date().getFullYear(), JSON.stringify(settings)].join(" ");
  return (
    <DrawnOnce name="footer" state={state}>
      <Footer settings={settings} />
    </DrawnOnce>
  );
}

export function Footer({ settings }: { settings: LayoutQuery["settings"] }) {
  const intl = useIntl();
  return (
    <footer className={`screenOnly onNavy ${styles.footer}`}>
      <div className="frame">
        <div className={styles.upper}>
          <div>
            <SiteName names={settings} place="footer" />
            <Contact settings={settings} />
          </div>
          <nav className={styles.sections} aria-label={intl.formatMessage({ id: "layout.footer.label" })}>
            {SECTIONS.map((section) => (
              <div key={section.id}>
                <p className={styles.section}>
                  <FormattedMessage id={section.label} />
                </p>
                <ul aria-label={intl.formatMessage({ id: section.label })}>
                  {section.groups.flat().map((link) => (
                    <li key={link.to}>
                      <Link to={link.to}>
                        <FormattedMessage id={link.label} />
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            <Membership />
          </nav>
        </div>
        <div className={`ends ${styles.lower}`}>
          <p className={`ends ${styles.legal}`}>
            <Link to={PAGE_PATHS.PRIVACY_POLICY} className={styles.privacy}>
              <FormattedMessage id="layout.nav.privacy" />
            </Link>
            <Link to={PAGE_PATHS.TERMS}>
              <FormattedMessage id="layout.nav.terms" />
            </Link>
          </p>
          <p suppressHydrationWarning>
            © {new Date().getFullYear()} {settings.name}
          </p>
        </div>
      </div>
    </footer>
  );
}

function Contact({ settings }: { settings: LayoutQuery["settings"] }) {
  const { address, phone, email, hours, privacyOfficer } = settings;
  return (
    <address className={styles.contact}>
      {address ? <p>{address}</p> : null}
      {phone || email ? (
        <p className={styles.reach}>
          {phone ? (
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
              <FormattedMessage id="layout.footer.phone" values={{ phone }} />
            </a>
          ) : null}
          {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        </p>
      ) : null}
      {hours ? <p>{hours}</p> : null}
      {privacyOfficer ? (
        <p>
          <FormattedMessage
            id="layout.footer.privacyOfficer"
            values={{ name: wholeNumbers(privacyOfficer) }}
          />
        </p>
      ) : null}
    </address>
  );
}

/** A telephone number within a line stays on one. */
function wholeNumbers(line: string): ReactNode {
  return line.split(/(\+?\d[\d -]{6,}\d)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whole">
        {part}
      </span>
    ),
  );
}

function Membership() {
  const intl = useIntl();
  return (
    <div>
      <p className={styles.section}>
        <FormattedMessage id="layout.account.section" />
      </p>
      <ul aria-label={intl.formatMessage({ id: "layout.account.section" })}>
        <li className={accountStyles.visitor}>
          <Link to={REGISTER_PATH}>
            <FormattedMessage id="layout.account.register" />
          </Link>
          <Link to={LOGIN_PATH}>
            <FormattedMessage id="layout.account.login" />
          </Link>
        </li>
        <li className={accountStyles.member}>
          <Link to={MY_ACCOUNT_PATH}>
            <FormattedMessage id="layout.account.mine" />
          </Link>
        </li>
      </ul>
    </div>
  );
}
