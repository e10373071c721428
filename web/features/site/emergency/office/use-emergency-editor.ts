// The emergency notice, edited: its schema, its query and its mutation.
import { useState } from "react";
import { useIntl } from "react-intl";
import { useClient } from "urql";
import { emergencyInput } from "#schema/validation/site/emergency.ts";
import type { Stored } from "#web/components/editor/editor-types.ts";
import { useEditor } from "#web/components/editor/use-editor.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import {
  EmergencyEditorDocument,
  type StoredEmergencyFragment,
  useSaveEmergencyMutation,
} from "#web/gql/emergency.ts";
import {
  type EmergencyValues,
  LABELS,
  restoreEmergency,
  toEmergencyInput,
  toEmergencyValues,
} from "./emergency-values.ts";

const toStored = (stored: StoredEmergencyFragment | null): Stored<EmergencyValues> => ({
  version: stored?.version ?? null,
  values: toEmergencyValues(stored, new Date()),
});

/** @returns with `state`: whether what is stored is shown now; null: nothing is */
export function useEmergencyEditor(stored: StoredEmergencyFragment | null) {
  const intl = useIntl();
  const client = useClient();
  const [, save] = useSaveEmergencyMutation();
  const [state, setState] = useState(stored?.state ?? null);
  const editor = useEditor({
    name: "emergency",
    schema: emergencyInput,
    toInput: toEmergencyInput,
    labels: LABELS,
    stored: toStored(stored),
    draft: { form: "emergency", restore: restoreEmergency },
    save: async ({ showsFrom, showsTo, ...rest }, _values, { version }) => {
      const input = { ...rest, showsFrom: showsFrom.toISOString(), showsTo: showsTo.toISOString() };
      const { data, error } = await save({ version, input });
      if (!data || error) return refusalOf(error);
      setState(data.saveEmergency.state);
      const said = { title: intl.formatMessage({ id: "emergency-office.saved" }) };
      return { ok: true, stored: toStored(data.saveEmergency), said };
    },
    readStored: async () => {
      const { data } = await client
        .query(EmergencyEditorDocument, {}, { requestPolicy: "network-only" })
        .toPromise();
      return data?.emergencyForEditing ? toStored(data.emergencyForEditing) : null;
    },
  });
  return { editor, state };
}
