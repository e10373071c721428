// The actions on a row of the trash: restore it, or delete it permanently after a question that names it.
import { mdiDeleteForeverOutline, mdiDeleteRestore } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { RowAction, RowMenu } from "#web/components/list/RowMenu.tsx";
import { type Trashed, useTrashActions } from "./use-trash-actions.ts";

export function TrashMenu({ item, onChanged }: { item: Trashed; onChanged: () => void }) {
  const [asking, setAsking] = useState(false);
  const { name, restore, purge } = useTrashActions(item, onChanged);
  return (
    <>
      <RowMenu name={name}>
        <RowAction icon={mdiDeleteRestore} onClick={() => void restore()}>
          <FormattedMessage id="trash.restore" />
        </RowAction>
        <RowAction icon={mdiDeleteForeverOutline} isDanger onClick={() => setAsking(true)}>
          <FormattedMessage id="trash.purge" />
        </RowAction>
      </RowMenu>
      {asking ? (
        <ConfirmDialog
          title={<FormattedMessage id="trash.ask" values={{ name }} />}
          detail={<FormattedMessage id="trash.askDetail" />}
          action={<FormattedMessage id="trash.purge" />}
          onConfirm={() => {
            setAsking(false);
            void purge();
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
