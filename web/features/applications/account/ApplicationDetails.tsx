// What was written and at which price, as the office sees it too.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { EditedFile } from "#web/components/editor/edited-files.ts";
import { useFileAddress } from "#web/components/editor/use-file-address.ts";
import { Localized } from "#web/components/Localized.tsx";
import { Price } from "#web/components/payments/Price.tsx";
import type { MyApplicationFragment } from "#web/gql/applications.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import styles from "./ApplicationDetails.module.css";

export function ApplicationDetails({ application }: { application: MyApplicationFragment }) {
  const language = useLanguage();
  const { examPart, languagePair, site, photo, seatNumber, score, verdict, priceLabel } = application;
  return (
    <section aria-labelledby="details-title">
      <h2 id="details-title" className={styles.title}>
        <FormattedMessage id="applications.one.details" />
      </h2>
      <dl className={styles.lines}>
        <Line name="applications.field.name">
          {[application.name, application.nameEn].filter(Boolean).join(" / ")}
        </Line>
        <Line name="applications.field.email">{application.email}</Line>
        <Line name="applications.field.phoneNumber">{application.phoneNumber}</Line>
        <Line name="applications.field.affiliation">{application.affiliation}</Line>
        <Line name="applications.field.examPart">
          {examPart && <FormattedMessage id={`exams.part.${examPart}`} />}
        </Line>
        <Line name="applications.field.languagePair">
          {languagePair && <FormattedMessage id={`exams.pair.${languagePair}`} />}
        </Line>
        <Line name="applications.field.siteId">{site && <Localized text={site.name} />}</Line>
        <Line name="applications.field.photoId">{photo && <Photo file={photo} />}</Line>
        <Line name="applications.field.seatNumber">{seatNumber}</Line>
        <Line name="applications.field.result">
          {verdict && (
            <>
              <FormattedMessage id={`applications.verdict.${verdict}`} />
              {score === null ? null : (
                <>
                  {" "}
                  <FormattedMessage id="applications.one.score" values={{ score }} />
                </>
              )}
            </>
          )}
        </Line>
        <Line name="applications.field.note">{application.note}</Line>
        <Line name="applications.field.price">
          <Price amount={application.amount} />
          {priceLabel === null ? null : (
            <>
              {" "}
              (<Localized text={priceLabel} />)
            </>
          )}
        </Line>
        <Line name="applications.field.createdAt">
          <time dateTime={application.createdAt}>{formatDateTime(language, application.createdAt)}</time>
        </Line>
      </dl>
    </section>
  );
}

/** Nothing where nothing was given. */
function Line({ name, children }: { name: MessageId; children: ReactNode }) {
  return children === null || children === "" ? null : (
    <div>
      <dt>
        <FormattedMessage id={name} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Photo({ file }: { file: EditedFile }) {
  const intl = useIntl();
  const src = useFileAddress(file.url);
  return src === null ? null : (
    <img className={styles.photo} src={src} alt={intl.formatMessage({ id: "applications.one.photoAlt" })} />
  );
}
