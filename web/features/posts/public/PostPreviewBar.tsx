// Above the preview of a post: as whom it is looked at, beside what every preview says.
import { FormattedMessage, useIntl } from "react-intl";
import { buttonLook } from "#web/components/button-look.ts";
import { PreviewBar } from "#web/components/preview/PreviewBar.tsx";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { otherLanguage, useLanguage } from "#web/i18n/language.ts";
import { previewAddress } from "#web/paths.ts";
import styles from "./PostPreviewBar.module.css";

export type PreviewedAs = "visitor" | "member" | "office";

interface PostPreviewBarProps {
  link: string;
  expiresAt: string;
  isUnsaved: boolean;
  as: PreviewedAs;
  /** Those it can be looked at as. */
  choices: readonly PreviewedAs[];
  onAs: (as: PreviewedAs) => void;
}

export function PostPreviewBar({ link, expiresAt, isUnsaved, as, choices, onAs }: PostPreviewBarProps) {
  const intl = useIntl();
  const language = useLanguage();
  const at = (
    <time key="at" dateTime={expiresAt}>
      {formatDateTime(language, expiresAt)}
    </time>
  );
  return (
    <PreviewBar
      title={<FormattedMessage id="posts.preview.title" />}
      standing={<FormattedMessage id={isUnsaved ? "posts.preview.unsaved" : "posts.preview.saved"} />}
      until={<FormattedMessage id="posts.preview.until" values={{ at }} />}
      other={{
        href: previewAddress(link, otherLanguage(language)),
        label: <FormattedMessage id="posts.preview.other" />,
      }}
    >
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
    </PreviewBar>
  );
}
