import { mdiAlertOutline, mdiCheck, mdiCircleOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import styles from "./LanguageStatus.module.css";
import type { TextStatus } from "./written-texts.ts";

const ICONS = { missing: mdiCircleOutline, written: mdiCheck, outdated: mdiAlertOutline };

/** How far a language is, in a word and a sign. */
export function LanguageStatus({ status }: { status: TextStatus }) {
  return (
    <span className={styles.status} data-status={status}>
      <Icon path={ICONS[status]} size={18} />
      <FormattedMessage id={`editor.status.${status}`} />
    </span>
  );
}
