// Offers text that was left unsent: to go on with it, or to let it go.
import { mdiHistory } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Button } from "#web/components/Button.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import styles from "./DraftNotice.module.css";
import type { FormDraft } from "./use-form-draft.ts";

export function DraftNotice({ draft: { offeredFrom, isBehind, accept, discard } }: { draft: FormDraft }) {
  const language = useLanguage();
  if (offeredFrom === null) return null;
  const when = formatDateTime(language, new Date(offeredFrom));
  return (
    <div className={styles.notice} role="status">
      <p className={styles.title}>
        <Icon path={mdiHistory} size={20} className={styles.icon} />
        <FormattedMessage id="forms.draft.found" />
      </p>
      <p className={styles.detail}>
        <FormattedMessage id="forms.draft.savedAt" values={{ when }} />
      </p>
      {isBehind ? (
        <p className={styles.detail}>
          <FormattedMessage id="forms.draft.behind" />
        </p>
      ) : null}
      <div className={styles.choices}>
        <Button size="small" onClick={accept}>
          <FormattedMessage id="forms.draft.continue" />
        </Button>
        <Button size="small" look="quiet" onClick={discard}>
          <FormattedMessage id="forms.draft.discard" />
        </Button>
      </div>
    </div>
  );
}
