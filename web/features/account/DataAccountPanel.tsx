// The newsletter, the texts agreed to, and the file with everything that is kept.
import { FormattedMessage } from "react-intl";
import { useAccountConsentsQuery } from "#web/gql/account.ts";
import styles from "./AccountPanel.module.css";
import { ConsentList } from "./ConsentList.tsx";
import { DownloadData } from "./DownloadData.tsx";
import { NewsletterChoice } from "./NewsletterChoice.tsx";
import { PanelWaiting } from "./PanelWaiting.tsx";

export function Component() {
  const [{ data, error, fetching }, ask] = useAccountConsentsQuery({ requestPolicy: "cache-and-network" });
  if (!data) return <PanelWaiting failed={error !== undefined && !fetching} onRetry={ask} />;
  const { wantsNewsletter, consents } = data.myAccount;
  return (
    <>
      <section className={styles.panel} aria-labelledby="newsletter-title">
        <h2 id="newsletter-title">
          <FormattedMessage id="account.newsletter.title" />
        </h2>
        <NewsletterChoice wanted={wantsNewsletter} />
      </section>
      <section className={styles.panel} aria-labelledby="consents-title">
        <h2 id="consents-title">
          <FormattedMessage id="account.consents.title" />
        </h2>
        <ConsentList consents={consents} />
      </section>
      <section className={styles.panel} aria-labelledby="download-title">
        <h2 id="download-title">
          <FormattedMessage id="account.download.title" />
        </h2>
        <DownloadData />
      </section>
    </>
  );
}
