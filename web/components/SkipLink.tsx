// The first stop of the Tab key: past the header, to what the page is about.
import { FormattedMessage } from "react-intl";
import styles from "./SkipLink.module.css";

/** The id of the page's <main>. */
export const MAIN_ID = "main";

export function SkipLink() {
  return (
    <a className={`screenOnly ${styles.skip}`} href={`#${MAIN_ID}`}>
      <FormattedMessage id="components.skipLink" />
    </a>
  );
}
