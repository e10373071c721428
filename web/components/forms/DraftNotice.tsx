// Offers text that was left unsent: to go on with it, or to let it go.

import { Button } from "@mantine/core";
import { mdiHistory } from "@mdi/js";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import styles from "./DraftNotice.module.css";
import type { FormDraft } from "./draft-types.ts";

interface DraftNoticeProps {
  draft: FormDraft;
  /** What it is about. */
  title?: string;
  /** Something else was saved since it was begun. */
  isBehind?: boolean;
  /** What else there is to know about it. */
  hint?: ReactNode;
}

export function DraftNotice({ draft, title = "", isBehind = false, hint }: DraftNoticeProps) {
  const { offered, accept, discard } = draft;
  const language = useLanguage();
  if (offered === null) return null;
  const when = formatDateTime(language, new Date(offered.savedAt));
  return (
    <div className={styles.notice} role="status">
      <p className={styles.title}>
        <Icon path={mdiHistory} size={20} className={styles.icon} />
        <FormattedMessage id="forms.draft.found" />
      </p>
      {title === "" ? null : (
        <p className={styles.detail}>
          <b>{title}</b>
        </p>
      )}
      <p className={styles.detail}>
        <FormattedMessage
          id={offered.isLocal ? "forms.draft.here" : "forms.draft.server"}
          values={{ when }}
        />{" "}
        {hint}
      </p>
      {isBehind ? (
        <p className={styles.detail}>
          <FormattedMessage id="forms.draft.behind" />
        </p>
      ) : null}
      <div className={styles.choices}>
        <Button size="sm" onClick={accept}>
          <FormattedMessage id="forms.draft.continue" />
        </Button>
        <Button size="sm" variant="subtle" onClick={discard}>
          <FormattedMessage id="forms.draft.discard" />
        </Button>
      </div>
    </div>
  );
}
