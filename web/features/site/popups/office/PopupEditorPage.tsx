// /admin/popup-management/create and /edit/{idx}.

import { FormattedMessage } from "react-intl";
import { useParams, useSearchParams } from "react-router-dom";
import { useClient } from "urql";
import { TrashNotice } from "#web/components/editor/TrashNotice.tsx";
import { useEditorStart } from "#web/components/editor/use-editor-start.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { ManagedPopupDocument } from "#web/gql/popups.ts";
import { loadQuery } from "#web/page/load-query.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { COPY } from "#web/paths.ts";
import { PopupForm } from "./PopupForm.tsx";
import { usePopupTrash } from "./use-popup-trash.ts";

export function Component() {
  const { idx } = useParams();
  const [params] = useSearchParams();
  const copy = params.get(COPY);
  return (
    <>
      <OfficeHead id="popup-title" mb={20} />
      {idx !== undefined ? (
        <StoredPopup id={parseIdx(idx)} />
      ) : copy === null ? (
        <PopupForm popup={null} onReload={() => {}} />
      ) : (
        <CopiedPopup id={parseIdx(copy)} />
      )}
    </>
  );
}

function usePopup(id: number) {
  const client = useClient();
  return useEditorStart(`popup ${id}`, async () => {
    const { managedPopup } = await loadQuery(client, ManagedPopupDocument, { id });
    if (managedPopup === null) throw notFound();
    return { popup: managedPopup };
  });
}

const Waiting = () => (
  <p role="status">
    <FormattedMessage id="popup-office.loading" />
  </p>
);

/** A new one that begins with what another one says, an ended one of last year for example. */
function CopiedPopup({ id }: { id: number }) {
  const { start, reload } = usePopup(id);
  if (start === null) return <Waiting />;
  return <PopupForm key={start.round} popup={null} copied={start.popup} onReload={reload} />;
}

function StoredPopup({ id }: { id: number }) {
  const { start, reload } = usePopup(id);
  const { restore } = usePopupTrash(reload);
  if (start === null) return <Waiting />;
  const { popup, round } = start;
  if (popup.state !== "TRASHED") return <PopupForm key={round} popup={popup} onReload={reload} />;
  return (
    <TrashNotice
      detail={<FormattedMessage id="popup-office.trashed" values={{ title: popup.titleKo }} />}
      onRestore={() => void restore({ id, title: popup.titleKo })}
    />
  );
}
