// Above a preview: that it is one, until when its link opens, as whom it is looked at, and the other language.
import { mdiEyeOutline } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { buttonLook } from "#web/components/button-look.ts";
import { Icon } from "#web/components/Icon.tsx";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { previewAddress } from "#web/paths.ts";
import styles from "./PreviewBar.module.css";

export type PreviewedAs = "visitor" | "member" | "office";

interface PreviewBarProps {
  link: string;
  expiresAt: string;
  isUnsaved: boolean;
  as: PreviewedAs;
  /** Those it can be looked at as. */
  choices: readonly PreviewedAs[];
  onAs: (as: PreviewedAs) => void;
}

export function PreviewBar({ link, expiresAt, isUnsaved, as, choices, onAs }: PreviewBarProps) {
  const intl = useIntl();
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
        <fieldset className={styles.as}>
          <legend className="spoken">{intl.formatMessage({ id: "posts.preview.as" })}</legend>
          {choices.map((choice) => (
            <button
              key={choice}
              type="button"
              {...buttonLook({ variant: choice === as ? "filled" : "outline", size: "sm" })}
              aria-pressed={choice === as}
              onClick={() => onAs(choice)}
            >
              <FormattedMessage id={`posts.preview.as.${choice}`} />
            </button>
          ))}
        </fieldset>
        <a className="link" href={previewAddress(link, other)} hrefLang={other}>
          <FormattedMessage id="posts.preview.other" />
        </a>
      </div>
    </section>
  );
}
