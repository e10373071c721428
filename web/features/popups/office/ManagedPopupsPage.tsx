// /admin/popup-management: the popups there are, or those that are live, about to end, coming or over. The trash has a page of its own.

import { mdiPlus } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useSearchParams } from "react-router-dom";
import { POPUP_FILTERS, type PopupFilterName } from "#schema/validation/popups.ts";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Icon } from "#web/components/Icon.tsx";
import short from "#web/components/office-rows.module.css";
import tabs from "#web/components/office-tabs.module.css";
import { useManagedPopupsQuery } from "#web/gql/popups.ts";
import { AdminLayout } from "#web/layout/AdminLayout.tsx";
import { CREATE_POPUP_PATH } from "#web/paths.ts";
import { PopupRow } from "./PopupRow.tsx";
import { popupsPath, readPopupFilter } from "./popup-filters.ts";
import styles from "./popups.module.css";

export function Component() {
  const intl = useIntl();
  const filter = readPopupFilter(useSearchParams()[0]);
  return (
    <AdminLayout>
      <div className={styles.head}>
        <h1>
          <FormattedMessage id="popup-office.title" />
        </h1>
        <ButtonLink to={CREATE_POPUP_PATH} size="sm">
          <Icon path={mdiPlus} />
          <FormattedMessage id="popup-office.create" />
        </ButtonLink>
      </div>
      <nav className={tabs.tabs} aria-label={intl.formatMessage({ id: "popup-office.states" })}>
        {[null, ...POPUP_FILTERS].map((one) => (
          <Link key={one} to={popupsPath(one)} aria-current={one === filter ? "page" : undefined}>
            <FormattedMessage id={`popup-office.show.${one ?? "ALL"}`} />
          </Link>
        ))}
      </nav>
      <Popups filter={filter} />
    </AdminLayout>
  );
}

function Popups({ filter }: { filter: PopupFilterName | null }) {
  const intl = useIntl();
  const [{ data, error, fetching, stale }, ask] = useManagedPopupsQuery({
    variables: { filter },
    requestPolicy: "cache-and-network",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  if (error && !fetching) {
    return <ErrorState message={intl.formatMessage({ id: "popup-office.failed" })} onRetry={again} />;
  }
  if (!data) {
    return (
      <p className={short.count} role="status">
        <FormattedMessage id="popup-office.loading" />
      </p>
    );
  }
  const rows = data.managedPopups;
  if (rows.length === 0) {
    return (
      <div className={styles.empty}>
        <EmptyState
          title={<FormattedMessage id={filter === null ? "popup-office.empty" : "popup-office.none"} />}
        />
      </div>
    );
  }
  return (
    <>
      <p className={short.count}>
        <FormattedMessage id="popup-office.count" values={{ count: rows.length }} />
      </p>
      <ul className={short.list} aria-busy={stale}>
        {rows.map((row) => (
          <PopupRow key={row.id} row={row} onChanged={again} />
        ))}
      </ul>
    </>
  );
}
