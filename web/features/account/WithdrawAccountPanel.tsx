// Closing the account: what happens, and the password.
import { FormattedMessage } from "react-intl";
import { type AccountLeavingQuery, useAccountLeavingQuery } from "#web/gql/account.ts";
import styles from "./AccountPanel.module.css";
import { PanelWaiting } from "./PanelWaiting.tsx";
import { WithdrawForm } from "./WithdrawForm.tsx";

type Leaving = AccountLeavingQuery["myAccount"]["leaving"];

export function Component() {
  const [{ data, error, fetching }, ask] = useAccountLeavingQuery({ requestPolicy: "network-only" });
  if (!data) return <PanelWaiting failed={error !== undefined && !fetching} onRetry={ask} />;
  const { leaving } = data.myAccount;
  return (
    <section className={styles.panel} aria-labelledby="withdraw-title">
      <h2 id="withdraw-title">
        <FormattedMessage id="account.withdraw.title" />
      </h2>
      {leaving.isLastSuper ? (
        <p className={styles.stop}>
          <FormattedMessage id="errors.LAST_SUPER" />
        </p>
      ) : (
        <>
          <Consequences leaving={leaving} />
          <WithdrawForm hasPaid={leaving.paidApplications + leaving.partlyPaidDues > 0} />
        </>
      )}
    </section>
  );
}

function Consequences({ leaving }: { leaving: Leaving }) {
  const { openApplications, paidApplications, openDues, partlyPaidDues } = leaving;
  return (
    <ul className={styles.consequences}>
      <li>
        <FormattedMessage id="account.withdraw.signedOut" />
      </li>
      {openApplications === 0 ? null : (
        <li>
          <FormattedMessage id="account.withdraw.applications" values={{ count: openApplications }} />
        </li>
      )}
      {paidApplications === 0 ? null : (
        <li>
          <FormattedMessage id="account.withdraw.refunds" values={{ count: paidApplications }} />
        </li>
      )}
      {openDues === 0 ? null : (
        <li>
          <FormattedMessage id="account.withdraw.dues" values={{ count: openDues }} />
        </li>
      )}
      {partlyPaidDues === 0 ? null : (
        <li>
          <FormattedMessage id="account.withdraw.partlyPaid" values={{ count: partlyPaidDues }} />
        </li>
      )}
      <li>
        <FormattedMessage id="account.withdraw.grade" />
      </li>
      <li>
        <FormattedMessage id="account.withdraw.erased" />
      </li>
      <li>
        <FormattedMessage id="account.withdraw.payments" />
      </li>
    </ul>
  );
}
