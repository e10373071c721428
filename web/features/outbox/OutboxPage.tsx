// /admin/outbox: every mail to members, by how far it has come; what failed can be tried again.

import { mdiAlertCircleOutline } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useSearchParams } from "react-router-dom";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Icon } from "#web/components/Icon.tsx";
import rows from "#web/components/office-rows.module.css";
import tabs from "#web/components/office-tabs.module.css";
import { Pagination } from "#web/components/Pagination.tsx";
import { useOutboxQuery } from "#web/gql/outbox.ts";
import { AdminLayout } from "#web/layout/AdminLayout.tsx";
import { MailRow } from "./MailRow.tsx";
import styles from "./OutboxPage.module.css";
import { MAIL_STATES, type OutboxAddress, outboxPath, readOutboxAddress } from "./outbox-address.ts";

export function Component() {
  const address = readOutboxAddress(useSearchParams()[0]);
  return (
    <AdminLayout>
      <h1 className={rows.title}>
        <FormattedMessage id="outbox.title" />
      </h1>
      <StateTabs current={address.state} />
      <Mails address={address} />
    </AdminLayout>
  );
}

function StateTabs({ current }: { current: OutboxAddress["state"] }) {
  const intl = useIntl();
  return (
    <nav className={tabs.tabs} aria-label={intl.formatMessage({ id: "outbox.states" })}>
      {MAIL_STATES.map((state) => (
        <Link
          key={state}
          to={outboxPath({ state, page: 1 })}
          aria-current={state === current ? "page" : undefined}
        >
          <FormattedMessage id={state === null ? "outbox.all" : `outbox.state.${state}`} />
        </Link>
      ))}
    </nav>
  );
}

function Mails({ address }: { address: OutboxAddress }) {
  const intl = useIntl();
  const [{ data, error, fetching, stale }, ask] = useOutboxQuery({
    variables: address,
    requestPolicy: "cache-and-network",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  if (error && !fetching) {
    return <ErrorState message={intl.formatMessage({ id: "outbox.failed" })} onRetry={again} />;
  }
  if (!data) {
    return (
      <p className={rows.count} role="status">
        <FormattedMessage id="outbox.loading" />
      </p>
    );
  }
  const { items, totalCount, pageCount, isSent } = data.outbox;
  return (
    <>
      {isSent ? null : (
        <p className={styles.unsent}>
          <Icon path={mdiAlertCircleOutline} size={20} />
          <FormattedMessage id="outbox.unsent" />
        </p>
      )}
      {items.length === 0 ? (
        <EmptyState
          title={<FormattedMessage id="outbox.empty" />}
          detail={<FormattedMessage id="outbox.emptyDetail" />}
        />
      ) : (
        <>
          <p className={rows.count}>
            <FormattedMessage id="outbox.count" values={{ count: totalCount }} />
          </p>
          <ul className={rows.list} aria-busy={stale}>
            {items.map((mail) => (
              <MailRow key={mail.id} mail={mail} onChanged={again} />
            ))}
          </ul>
          <Pagination
            current={address.page}
            count={pageCount}
            disabled={fetching}
            href={(page) => outboxPath({ ...address, page })}
          />
        </>
      )}
    </>
  );
}
