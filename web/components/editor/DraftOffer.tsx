// A text that was left unsaved: to go on with, or to let go. Nothing else is shown until it is decided, so that neither can overwrite
// the other by accident.

import { Button } from "@mantine/core";
import { mdiHistory } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import styles from "./DraftOffer.module.css";
import type { OfferedDraft } from "./draft-state.ts";
import type { WrittenTexts } from "./written-texts.ts";

interface DraftOfferProps {
  draft: OfferedDraft<WrittenTexts>;
  /** Somebody saved after the draft began. */
  isBehind: boolean;
  onAccept: () => void;
  onDiscard: () => void;
}

export function DraftOffer({ draft, isBehind, onAccept, onDiscard }: DraftOfferProps) {
  const language = useLanguage();
  const { koTitle, enTitle } = draft.values;
  const title = koTitle || enTitle;
  const when = formatDateTime(language, new Date(draft.keptAt));
  return (
    <section className={styles.offer} aria-labelledby="draft-offer">
      <h2 id="draft-offer" className={styles.title}>
        <Icon path={mdiHistory} size={22} className={styles.icon} />
        <FormattedMessage id="editor.offer.title" />
      </h2>
      <p>
        {title === "" ? null : (
          <b lang={koTitle ? "ko" : "en"} className={styles.name}>
            {title}
          </b>
        )}
        <FormattedMessage
          id={draft.isLocal ? "editor.offer.here" : "editor.offer.server"}
          values={{ when }}
        />
      </p>
      {isBehind ? (
        <p className={styles.behind}>
          <FormattedMessage id="editor.offer.behind" />
        </p>
      ) : null}
      <div className={styles.choices}>
        <Button onClick={onAccept}>
          <FormattedMessage id="editor.offer.accept" />
        </Button>
        <Button variant="subtle" onClick={onDiscard}>
          <FormattedMessage id="editor.offer.discard" />
        </Button>
      </div>
    </section>
  );
}
