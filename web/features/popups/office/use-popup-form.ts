// The form of a popup: a versioned one, with the schema and the mutations of popups.

import { useNavigate } from "react-router-dom";
import { z } from "zod";
import type { CheckedPopup } from "#schema/validation/popups.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import {
  useVersionedForm,
  type Versioned,
  type VersionedConflict,
} from "#web/components/forms/use-versioned-form.ts";
import { type EditedPopupFragment, useCreatePopupMutation, useSavePopupMutation } from "#web/gql/popups.ts";
import { POPUPS_PATH } from "#web/paths.ts";
import {
  LABELS,
  POPUP_PARTS,
  type PopupValues,
  popupForm,
  restorePopup,
  toPopupValues,
} from "./popup-values.ts";

export type PopupConflict = VersionedConflict<PopupValues>;

/** What a conflict tells has the shape of the form's own query. */
const told = z.custom<EditedPopupFragment>(
  (value) => typeof value === "object" && value !== null && "version" in value && "titleKo" in value,
);

/** Version 0: there is none yet. */
const toVersioned = (popup: EditedPopupFragment | null): Versioned<PopupValues> => ({
  version: popup?.version ?? 0,
  values: toPopupValues(popup),
});

/** What `usePopupForm` holds. */
export type PopupForm = ReturnType<typeof usePopupForm>["form"];

export function usePopupForm(popup: EditedPopupFragment | null) {
  const navigate = useNavigate();
  const [, createPopup] = useCreatePopupMutation();
  const [, savePopup] = useSavePopupMutation();
  return useVersionedForm<PopupValues, CheckedPopup>({
    name: "popup",
    draft: { form: `popup-${popup?.id ?? "new"}` },
    schema: popupForm,
    initial: toVersioned(popup),
    labelsOf: () => LABELS,
    parts: POPUP_PARTS,
    restore: restorePopup,
    words: { saved: "popups.saved", notSaved: "popups.notSaved" },
    onSaved: () => void navigate(POPUPS_PATH),
    save: async ({ showsFrom, showsTo, ...rest }, version) => {
      const input = { ...rest, showsFrom: showsFrom.toISOString(), showsTo: showsTo.toISOString() };
      const { data, error } =
        popup === null ? await createPopup({ input }) : await savePopup({ id: popup.id, version, input });
      if (data && !error) return { saved: { version: version + 1 } };
      const current = told.safeParse(error?.graphQLErrors[0]?.extensions.conflict).data;
      return { refusal: refusalOf(error), current: current ? toVersioned(current) : null };
    },
  });
}
