// The tab of personal details: what the association knows, and what the member may change.
import { FormattedMessage, useIntl } from "react-intl";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { useMyAccountQuery } from "#web/gql/members.ts";
import { AccountSummary } from "./AccountSummary.tsx";
import { AddressForm } from "./AddressForm.tsx";
import styles from "./DetailsAccountPanel.module.css";
import { DetailsForm } from "./DetailsForm.tsx";

export function Component() {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useMyAccountQuery({ requestPolicy: "cache-and-network" });
  const member = data?.viewer?.member;
  if (member) {
    return (
      <div className={styles.columns}>
        <div className={styles.forms}>
          <DetailsForm key={member.id} member={member} />
          <AddressForm />
        </div>
        <AccountSummary member={member} />
      </div>
    );
  }
  if (error && !fetching) {
    const message = intl.formatMessage({ id: "account.failed" });
    return <ErrorState message={message} onRetry={() => ask({ requestPolicy: "network-only" })} />;
  }
  return (
    <div className={styles.waiting} role="status">
      <p className="spoken">
        <FormattedMessage id="account.loading" />
      </p>
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.line} />
    </div>
  );
}
