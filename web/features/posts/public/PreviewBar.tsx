// Above a preview: that it is one, until when its link opens, who will read it so, and the other language.
import { mdiEyeOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { previewAddress } from "#web/paths.ts";
import styles from "./PreviewBar.module.css";

interface PreviewBarProps {
  link: string;
  expiresAt: string;
  isUnsaved: boolean;
}

export function PreviewBar({ link, expiresAt, isUnsaved }: PreviewBarProps) {
  const language = useLanguage();
  const other = language === "ko" ? "en" : "ko";
  return (
    <section className={styles.bar}>
      <div className={`frame ${styles.words}`}>
        <p>
          <Icon path={mdiEyeOutline} />
          <b>
            <FormattedMessage id="posts.preview.title" />
          </b>
          <span>
            <FormattedMessage id={isUnsaved ? "posts.preview.unsaved" : "posts.preview.saved"} />
          </span>
        </p>
        <p>
          <FormattedMessage
            id="posts.preview.until"
            values={{
              at: (
                <time key="at" dateTime={expiresAt}>
                  {formatDateTime(language, expiresAt)}
                </time>
              ),
            }}
          />
        </p>
        <p>
          <FormattedMessage id="posts.preview.readers" />
        </p>
        <a className="link" href={previewAddress(link, other)} hrefLang={other}>
          <FormattedMessage id="posts.preview.other" />
        </a>
      </div>
    </section>
  );
}
