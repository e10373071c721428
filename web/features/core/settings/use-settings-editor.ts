// The settings, edited: their schema, their query and their mutation.
import { useIntl } from "react-intl";
import { useClient } from "urql";
import { settingsInput } from "#schema/validation/core/settings.ts";
import type { Stored } from "#web/components/editor/editor-types.ts";
import { useEditor } from "#web/components/editor/use-editor.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import {
  type EditedSettingsFragment,
  SettingsEditorDocument,
  useSaveSettingsMutation,
} from "#web/gql/settings.ts";
import {
  restoreSettings,
  SETTINGS_LABELS,
  type SettingsValues,
  toSettingsInput,
  toSettingsValues,
} from "./settings-values.ts";

const toStored = (settings: EditedSettingsFragment): Stored<SettingsValues> => ({
  version: settings.version,
  values: toSettingsValues(settings),
});

export function useSettingsEditor(settings: EditedSettingsFragment) {
  const intl = useIntl();
  const client = useClient();
  const [, save] = useSaveSettingsMutation();
  return useEditor({
    name: "settings",
    schema: settingsInput,
    toInput: toSettingsInput,
    labels: SETTINGS_LABELS,
    stored: toStored(settings),
    draft: { form: "settings", restore: restoreSettings },
    save: async (input, _values, { version }) => {
      const { data, error } = await save({ version: version ?? 0, input });
      if (!data || error) return refusalOf(error);
      const said = { title: intl.formatMessage({ id: "settings.saved" }) };
      return { ok: true, stored: toStored(data.saveSettings), said };
    },
    readStored: async () => {
      const { data } = await client
        .query(SettingsEditorDocument, {}, { requestPolicy: "network-only" })
        .toPromise();
      return data ? toStored(data.settingsForEditing) : null;
    },
  });
}
export type SettingsEditor = ReturnType<typeof useSettingsEditor>;
