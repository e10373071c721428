// The top of every public page (docs/look-parts.md#parts): a row of utilities, a row with the mark and the
// sections. The main row stays while the page scrolls. Below 1080 px both shrink to one row with the menu
// button.
import { mdiWeb } from "@mdi/js";
import { Icon } from "#web/components/Icon.tsx";
import type { LayoutQuery } from "#web/gql/layout.ts";
import { AccountLinks } from "./AccountLinks.tsx";
import styles from "./Header.module.css";
import { LanguageSwitch, OtherLanguage } from "./LanguageSwitch.tsx";
import { PhoneMenu } from "./PhoneMenu.tsx";
import { DrawnSections, SectionNavigation } from "./SectionNavigation.tsx";
import { SiteName } from "./SiteName.tsx";
import { SiteSearch } from "./SiteSearch.tsx";

export function Header({ settings }: { settings: LayoutQuery["settings"] }) {
  return (
    <header className={`onNavy ${styles.header}`}>
      <div className={`screenOnly ${styles.utility}`}>
        <div className="frame">
          <div className={`tall ${styles.utilities}`}>
            <Icon path={mdiWeb} size={18} />
            <LanguageSwitch />
            <span className={styles.divider} />
            <SiteSearch look="header" />
            <AccountLinks
              className={`tall ${styles.link}`}
              strong={styles.strong}
              nameClass={`cut ${styles.person}`}
            />
          </div>
        </div>
      </div>
      <div>
        <div className="frame">
          <div className={styles.row}>
            <SiteName names={settings} place="header" />
            {import.meta.env.SSR ? <DrawnSections /> : <SectionNavigation />}
            <div className={`screenOnly ${styles.phone}`}>
              <OtherLanguage />
              <PhoneMenu settings={settings} />
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}
