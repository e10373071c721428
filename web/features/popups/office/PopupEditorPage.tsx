// /admin/popup-management/create and /edit/{idx}.
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { TrashNotice } from "#web/components/editor/TrashNotice.tsx";
import { useManagedPopupQuery } from "#web/gql/popups.ts";
import { AdminLayout } from "#web/layout/AdminLayout.tsx";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { PopupForm } from "./PopupForm.tsx";
import styles from "./popups.module.css";
import { usePopupTrash } from "./use-popup-trash.ts";

export function Component() {
  const { idx } = useParams();
  return (
    <AdminLayout>
      <h1 id="popup-title" className={styles.title}>
        <FormattedMessage id="popups.editor.title" />
      </h1>
      {idx === undefined ? <PopupForm popup={null} /> : <StoredPopup id={parseIdx(idx)} />}
    </AdminLayout>
  );
}

function StoredPopup({ id }: { id: number }) {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useManagedPopupQuery({
    variables: { id },
    requestPolicy: "network-only",
  });
  const { restore } = usePopupTrash(() => ask({ requestPolicy: "network-only" }));
  if (error && !fetching) {
    const message = intl.formatMessage({ id: "popups.failed" });
    return <ErrorState message={message} onRetry={() => ask({ requestPolicy: "network-only" })} />;
  }
  if (!data) {
    return (
      <p role="status">
        <FormattedMessage id="popups.loading" />
      </p>
    );
  }
  if (data.managedPopup === null) throw notFound();
  const { state, titleKo: title } = data.managedPopup;
  if (state !== "TRASHED") return <PopupForm popup={data.managedPopup} />;
  return (
    <TrashNotice
      detail={<FormattedMessage id="popups.trashed" values={{ title }} />}
      onRestore={() => void restore({ id, title })}
    />
  );
}
