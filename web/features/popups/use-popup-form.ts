// The form of a popup, the version it began from, and what happens when somebody else saved first.
import { useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { z } from "zod";
import type { CheckedPopup } from "#schema/validation/popups.ts";
import type { SendResult } from "#web/components/forms/form-types.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { type Settled, settleConflict } from "#web/components/forms/settle-conflict.ts";
import { useFormDraft } from "#web/components/forms/use-form-draft.ts";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type EditedPopupFragment, useCreatePopupMutation, useSavePopupMutation } from "#web/gql/popups.ts";
import {
  LABELS,
  POPUP_PARTS,
  type PopupField,
  type PopupValues,
  popupForm,
  restorePopup,
  toPopupValues,
} from "./popup-values.ts";

export interface PopupConflict {
  readonly mine: PopupValues;
  readonly theirs: PopupValues;
  readonly version: number;
  readonly settled: Settled<PopupValues>;
}

/** What a conflict tells has the shape of the form's own query. */
const told = z.custom<EditedPopupFragment>(
  (value) => typeof value === "object" && value !== null && "version" in value && "titleKo" in value,
);

/** What `usePopupForm` holds. */
export type PopupForm = ReturnType<typeof usePopupForm>["form"];

export function usePopupForm(popup: EditedPopupFragment | null) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [, createPopup] = useCreatePopupMutation();
  const [, savePopup] = useSavePopupMutation();
  const [base, setBase] = useState({ version: popup?.version ?? null, values: toPopupValues(popup) });
  const [conflict, setConflict] = useState<PopupConflict | null>(null);
  /** Each beginning has editors of its own. */
  const [round, setRound] = useState(1);

  const send = async (input: CheckedPopup): Promise<SendResult> => {
    const dated = {
      ...input,
      showsFrom: input.showsFrom.toISOString(),
      showsTo: input.showsTo.toISOString(),
    };
    const { error } =
      popup === null || base.version === null
        ? await createPopup({ input: dated })
        : await savePopup({ id: popup.id, version: base.version, input: dated });
    if (!error) {
      draft.done();
      form.startFrom(form.values);
      showToast({ kind: "ok", title: intl.formatMessage({ id: "popups.saved" }) });
      // In the next turn: the form counts as unchanged by then, and nobody is asked whether to leave.
      setTimeout(() => void navigate("/admin/popup-management"));
      return { ok: true };
    }
    const refusal = refusalOf(error);
    const found = told.safeParse(error.graphQLErrors[0]?.extensions.conflict).data;
    if (refusal.code !== "CONFLICT" || !found) return refusal;
    const sides = { base: base.values, mine: form.values, theirs: toPopupValues(found) };
    setConflict({
      mine: sides.mine,
      theirs: sides.theirs,
      version: found.version,
      settled: settleConflict(POPUP_PARTS, sides),
    });
    return { ok: true };
  };

  const form = useServerForm<PopupValues, CheckedPopup, PopupField>({
    name: "popup",
    schema: popupForm,
    initialValues: base.values,
    labels: LABELS,
    send,
  });

  const kept = useFormDraft(form, {
    form: `popup-${popup?.id ?? "new"}`,
    pick: (values) => values,
    restore: restorePopup,
  });
  const accept = () => {
    kept.accept();
    setRound((before) => before + 1);
  };
  const draft = { ...kept, accept };

  /** Goes on from what is stored now, with these values; the next save is over that version. */
  const goOn = ({ theirs, version }: PopupConflict, values: PopupValues) => {
    setBase({ version, values: theirs });
    form.setValues(values);
    setRound((before) => before + 1);
    setConflict(null);
  };
  return { form, draft, conflict, round, goOn, close: () => setConflict(null) };
}
