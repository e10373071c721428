// The form of the settings: a versioned one, with the schema and the mutation of settings.
import { z } from "zod";
import { type CheckedSettings, settingsInput } from "#schema/validation/settings.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import {
  useVersionedForm,
  type Versioned,
  type VersionedConflict,
} from "#web/components/forms/use-versioned-form.ts";
import { type EditedSettingsFragment, useSaveSettingsMutation } from "#web/gql/settings.ts";
import {
  labelsOf,
  restoreSettings,
  SETTINGS_PARTS,
  type SettingsValues,
  toSettingsValues,
} from "./settings-values.ts";

export type SettingsConflict = VersionedConflict<SettingsValues>;

/** What a conflict tells has the shape of the form's own query. */
const told = z.custom<EditedSettingsFragment>(
  (value) => typeof value === "object" && value !== null && "version" in value && "refundRules" in value,
);

const toVersioned = (settings: EditedSettingsFragment): Versioned<SettingsValues> => ({
  version: settings.version,
  values: toSettingsValues(settings),
});

export function useSettingsForm(settings: EditedSettingsFragment) {
  const [, saveSettings] = useSaveSettingsMutation();
  return useVersionedForm<SettingsValues, CheckedSettings>({
    name: "settings",
    schema: settingsInput,
    initial: toVersioned(settings),
    labelsOf,
    parts: SETTINGS_PARTS,
    restore: restoreSettings,
    words: { saved: "settings.saved", notSaved: "settings.notSaved" },
    save: async (input, version) => {
      const { data, error } = await saveSettings({ version, input });
      if (data && !error) return { saved: toVersioned(data.saveSettings) };
      const current = told.safeParse(error?.graphQLErrors[0]?.extensions.conflict).data;
      return { refusal: refusalOf(error), current: current ? toVersioned(current) : null };
    },
  });
}
export type SettingsFormState = ReturnType<typeof useSettingsForm>;
