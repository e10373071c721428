// A popup, edited: its schema, its query and its mutations.
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { useClient } from "urql";
import { popupInput } from "#schema/validation/site/popups.ts";
import { useEditor } from "#web/components/editor/use-editor.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import {
  type EditedPopupFragment,
  ManagedPopupDocument,
  useCreatePopupMutation,
  useSavePopupMutation,
} from "#web/gql/popups.ts";
import { POPUPS_PATH } from "#web/paths.ts";
import {
  copyOf,
  LABELS,
  newPopup,
  type PopupValues,
  restorePopup,
  toPopupInput,
  toPopupValues,
} from "./popup-values.ts";
import { usePopupTrash } from "./use-popup-trash.ts";

/**
 * @param popup null: a new one
 * @param copied what a new one begins as a copy of
 */
export function usePopupEditor(popup: EditedPopupFragment | null, copied: EditedPopupFragment | null) {
  const intl = useIntl();
  const navigate = useNavigate();
  const client = useClient();
  const [, create] = useCreatePopupMutation();
  const [, save] = useSavePopupMutation();
  const trash = usePopupTrash(() => {});
  return useEditor({
    name: "popup",
    schema: popupInput,
    toInput: toPopupInput,
    labels: LABELS,
    stored: { values: begun(popup, copied), version: popup?.version ?? null },
    draft: { form: `popup-${popup?.id ?? "new"}`, restore: restorePopup },
    save: async ({ showsFrom, showsTo, ...rest }, { why: note }, { version }) => {
      const input = { ...rest, showsFrom: showsFrom.toISOString(), showsTo: showsTo.toISOString() };
      const { data, error } =
        popup === null
          ? await create({ input })
          : await save({ id: popup.id, version: version ?? 0, input, note });
      if (!data || error) return refusalOf(error);
      const said = { title: intl.formatMessage({ id: "popup-office.saved" }) };
      return { ok: true, said, next: () => navigate(POPUPS_PATH) };
    },
    readStored: async () => {
      if (popup === null) return null;
      const { data } = await client
        .query(ManagedPopupDocument, { id: popup.id }, { requestPolicy: "network-only" })
        .toPromise();
      const now = data?.managedPopup;
      return now
        ? { values: toPopupValues(now), version: now.version, isDeleted: now.state === "TRASHED" }
        : null;
    },
    restore: async () => popup !== null && (await trash.restore({ id: popup.id, title: popup.titleKo })),
  });
}

function begun(popup: EditedPopupFragment | null, copied: EditedPopupFragment | null): PopupValues {
  if (copied) return copyOf(copied);
  return popup ? toPopupValues(popup) : newPopup();
}

export type PopupEditor = ReturnType<typeof usePopupEditor>;
