// Above a preview: that it is one, what it shows, until when its link opens, as whom it is looked at, and the other language.
import { mdiEyeOutline } from "@mdi/js";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { formatDeadline } from "#web/i18n/format-dates.ts";
import { otherLanguage, useLanguage } from "#web/i18n/language.ts";
import { previewAddress } from "#web/paths.ts";
import styles from "./PreviewBar.module.css";

export type PreviewNoun = "post" | "program" | "page";

interface PreviewBarProps {
  noun: PreviewNoun;
  path: string;
  link: string;
  shown: { readonly expiresAt: string; readonly isUnsaved?: boolean };
  /** As whom it is looked at. */
  children: ReactNode;
}

export function PreviewBar({
  noun,
  path,
  link,
  shown: { expiresAt, isUnsaved = false },
  children,
}: PreviewBarProps) {
  const language = useLanguage();
  const other = otherLanguage(language);
  const at = (
    <time key="at" dateTime={expiresAt}>
      {formatDeadline(language, expiresAt)}
    </time>
  );
  return (
    <section className={`screenOnly ${styles.bar}`}>
      <div className={`frame ends ${styles.words}`}>
        <p className="ends">
          <Icon path={mdiEyeOutline} />
          <b>
            <FormattedMessage id="preview.title" />
          </b>
          <span>
            <FormattedMessage id={`preview.status.${noun}`} values={{ unsaved: isUnsaved ? "yes" : "no" }} />
          </span>
        </p>
        <p>
          <FormattedMessage id="preview.until" values={{ at }} />
        </p>
        {children}
        <a className="link" href={previewAddress(path, link, other)} hrefLang={other}>
          <FormattedMessage id="preview.other" />
        </a>
      </div>
    </section>
  );
}
