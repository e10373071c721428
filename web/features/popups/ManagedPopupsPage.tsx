// /admin/popup-management: what is live, coming, over and in the trash.
import { mdiPlus } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { Button, ButtonLink } from "#web/components/Button.tsx";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { type ManagedPopupsQuery, useManagedPopupsQuery } from "#web/gql/popups.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { AdminLayout } from "#web/layout/AdminLayout.tsx";
import styles from "./popups.module.css";
import { usePopupTrash } from "./use-popup-trash.ts";

type Row = ManagedPopupsQuery["managedPopups"][number];
const STATES = ["LIVE", "COMING", "ENDED", "TRASHED"] as const;

export function Component() {
  return (
    <AdminLayout>
      <div className={styles.head}>
        <h1>
          <FormattedMessage id="popups.title" />
        </h1>
        <ButtonLink to="/admin/popup-management/create" size="small">
          <Icon path={mdiPlus} />
          <FormattedMessage id="popups.create" />
        </ButtonLink>
      </div>
      <Popups />
    </AdminLayout>
  );
}

function Popups() {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useManagedPopupsQuery({ requestPolicy: "cache-and-network" });
  const again = () => ask({ requestPolicy: "network-only" });
  if (error && !fetching) {
    return <ErrorState message={intl.formatMessage({ id: "popups.failed" })} onRetry={again} />;
  }
  if (!data) {
    return (
      <p role="status">
        <FormattedMessage id="popups.loading" />
      </p>
    );
  }
  if (data.managedPopups.length === 0) {
    return <EmptyState title={<FormattedMessage id="popups.empty" />} />;
  }
  return STATES.map((state) => {
    const rows = data.managedPopups.filter((popup) => popup.state === state);
    return rows.length === 0 ? null : (
      <section key={state} className={styles.group} aria-labelledby={`popups-${state}`}>
        <h2 id={`popups-${state}`}>
          <FormattedMessage id={`popups.state.${state}`} />
        </h2>
        <ul>
          {rows.map((row) => (
            <PopupRow key={row.id} row={row} onChanged={again} />
          ))}
        </ul>
      </section>
    );
  });
}

function PopupRow({ row, onChanged }: { row: Row; onChanged: () => void }) {
  const language = useLanguage();
  const { remove, restore } = usePopupTrash(onChanged);
  const popup = { id: row.id, title: row.titleKo };
  return (
    <li className={styles.row}>
      <div>
        {row.state === "TRASHED" ? (
          <span className={styles.name}>{row.titleKo}</span>
        ) : (
          <Link className={styles.name} to={`/admin/popup-management/edit/${row.id}`}>
            {row.titleKo}
          </Link>
        )}
        <p className={styles.facts}>
          {formatDateTime(language, row.showsFrom)} – {formatDateTime(language, row.showsTo)} ·{" "}
          <FormattedMessage id={`popups.pages.${row.pages}`} /> ·{" "}
          <FormattedMessage id={`popups.device.${row.device}`} /> ·{" "}
          <FormattedMessage id={`popups.audience.${row.audience}`} />
        </p>
      </div>
      <Button
        look="quiet"
        size="small"
        onClick={() => void (row.state === "TRASHED" ? restore(popup) : remove(popup))}
      >
        <FormattedMessage id={row.state === "TRASHED" ? "popups.restore" : "popups.delete"} />
      </Button>
    </li>
  );
}
