// /admin/popup-management/create and /edit/{idx}.

import { FormattedMessage } from "react-intl";
import { useParams } from "react-router-dom";
import { useClient } from "urql";
import { TrashNotice } from "#web/components/editor/TrashNotice.tsx";
import { useEditorStart } from "#web/components/editor/use-editor-start.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { ManagedPopupDocument } from "#web/gql/popups.ts";
import { loadQuery } from "#web/page/load-query.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { PopupForm } from "./PopupForm.tsx";
import { usePopupTrash } from "./use-popup-trash.ts";

export function Component() {
  const { idx } = useParams();
  return (
    <>
      <OfficeHead id="popup-title" mb={20} />
      {idx === undefined ? (
        <PopupForm popup={null} onReload={() => {}} />
      ) : (
        <StoredPopup id={parseIdx(idx)} />
      )}
    </>
  );
}

function StoredPopup({ id }: { id: number }) {
  const client = useClient();
  const { start, reload } = useEditorStart(`popup ${id}`, async () => {
    const { managedPopup } = await loadQuery(client, ManagedPopupDocument, { id });
    if (managedPopup === null) throw notFound();
    return { popup: managedPopup };
  });
  const { restore } = usePopupTrash(reload);
  if (start === null) {
    return (
      <p role="status">
        <FormattedMessage id="popup-office.loading" />
      </p>
    );
  }
  const { popup, round } = start;
  if (popup.state !== "TRASHED") return <PopupForm key={round} popup={popup} onReload={reload} />;
  return (
    <TrashNotice
      detail={<FormattedMessage id="popup-office.trashed" values={{ title: popup.titleKo }} />}
      onRestore={() => void restore({ id, title: popup.titleKo })}
    />
  );
}
