// The menu below 1080 px: the whole screen in navy (docs/look-parts.md#pages). A modal <dialog> of the
// browser: it keeps the focus inside, closes with Esc, makes the page behind inert and gives the focus back.
import { mdiChevronDown, mdiClose } from "@mdi/js";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import type { LayoutQuery } from "#web/gql/layout.ts";
import { isWithin } from "#web/paths.ts";
import { AccountLinks } from "./AccountLinks.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { isInSection, type NavigationSection, SECTIONS } from "./navigation.ts";
import styles from "./PhoneMenuDialog.module.css";
import { SiteName } from "./SiteName.tsx";
import { SiteSearch } from "./SiteSearch.tsx";

const WIDE = "(min-width: 67.5em)";

interface Props {
  readonly settings: LayoutQuery["settings"];
  /** It has closed; by then the focus is back on what opened it. */
  readonly onClosed: () => void;
}

/** Opens itself. */
export function PhoneMenuDialog({ settings, onClosed }: Props) {
  const intl = useIntl();
  const { pathname, key } = useLocation();
  const openedAt = useRef(key);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  useEffect(() => dialog.current?.showModal(), []);

  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const closeWhenWide = () => wide.matches && dialog.current?.close();
    wide.addEventListener("change", closeWhenWide);
    return () => wide.removeEventListener("change", closeWhenWide);
  }, []);

  // Going anywhere closes it, also to the page it was opened on.
  useEffect(() => {
    if (openedAt.current === key) return;
    openedAt.current = key;
    dialog.current?.close();
  }, [key]);

  return (
    <dialog
      ref={dialog}
      className={`onNavy ${styles.menu}`}
      aria-label={intl.formatMessage({ id: "layout.header.menu" })}
      onClose={onClosed}
    >
      <div className={styles.top}>
        <SiteName names={settings} place="menu" />
        <button
          type="button"
          className={`iconButton ${styles.close}`}
          aria-label={intl.formatMessage({ id: "layout.header.closeMenu" })}
          onClick={close}
        >
          <Icon path={mdiClose} size={28} />
        </button>
      </div>
      <SiteSearch look="menu" />
      <nav className={styles.sections} aria-label={intl.formatMessage({ id: "layout.header.label" })}>
        {SECTIONS.map((section) => (
          <Accordion key={section.id} section={section} pathname={pathname} />
        ))}
      </nav>
      <div className={styles.foot}>
        <LanguageSwitch />
        <div className={styles.account}>
          <AccountLinks
            className={`tall ${styles.action}`}
            strong={styles.strong}
            nameClass={styles.person}
          />
        </div>
      </div>
    </dialog>
  );
}

function Accordion({ section, pathname }: { section: NavigationSection; pathname: string }) {
  const open = isInSection(section, pathname);
  return (
    <details className={styles.section} name="section" open={open || SECTIONS.length === 1}>
      <summary>
        <FormattedMessage id={section.label} />
        <Icon className="chevron" path={mdiChevronDown} size={24} />
      </summary>
      <ul>
        {section.groups.flat().map((link) => (
          <li key={link.to}>
            <Link
              className="tall"
              to={link.to}
              aria-current={isWithin(link.to, pathname) ? "page" : undefined}
            >
              <FormattedMessage id={link.label} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
