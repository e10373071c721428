// Mark and name, home. On Korean pages the English name is under the Korean one where there is room.
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { Mark } from "#web/components/letter-art/Mark.tsx";
import { useLanguage } from "#web/i18n/language.ts";
import styles from "./SiteName.module.css";

interface Names {
  readonly name: string;
  readonly englishName: string;
}

/** `place` decides size and how much of the name is shown. */
export function SiteName({ names, place }: { names: Names; place: "header" | "footer" | "menu" }) {
  const underline = useLanguage() === "ko" && place === "header" && names.englishName !== names.name;
  return (
    <Link className={`${styles.site} ${styles[place]}`} to="/">
      <Mark className={styles.mark} size={46} />
      <span className={styles.names}>
        <span className={styles.name}>{names.name}</span>
        {underline ? (
          <span className={styles.english} lang="en">
            {names.englishName}
          </span>
        ) : null}
        <span className="spoken">
          {" "}
          <FormattedMessage id="components.breadcrumbs.home" />
        </span>
      </span>
    </Link>
  );
}
