// The form of the settings, the version it began from, and what happens when somebody else saved first.
import { useState } from "react";
import { useIntl } from "react-intl";
import { z } from "zod";
import { check } from "#schema/validation/field-errors.ts";
import { type CheckedSettings, settingsInput } from "#schema/validation/settings.ts";
import type { SendResult, ServerForm } from "#web/components/forms/form-types.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { type Settled, settleConflict } from "#web/components/forms/settle-conflict.ts";
import { useFormDraft } from "#web/components/forms/use-form-draft.ts";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type EditedSettingsFragment, useSaveSettingsMutation } from "#web/gql/settings.ts";
import {
  labelsOf,
  restoreSettings,
  SETTINGS_PARTS,
  type SettingsValues,
  toSettingsValues,
} from "./settings-values.ts";

export interface SettingsConflict {
  readonly mine: SettingsValues;
  readonly theirs: SettingsValues;
  readonly version: number;
  readonly settled: Settled<SettingsValues>;
}

/** What a conflict tells has the shape of the form's own query. */
const told = z.custom<EditedSettingsFragment>(
  (value) => typeof value === "object" && value !== null && "version" in value && "refundRules" in value,
);

export function useSettingsForm(settings: EditedSettingsFragment) {
  const intl = useIntl();
  const [, saveSettings] = useSaveSettingsMutation();
  const [initialValues] = useState(() => toSettingsValues(settings));
  const [base, setBase] = useState({ version: settings.version, values: initialValues });
  const [labels, setLabels] = useState(() => labelsOf(initialValues));
  const [conflict, setConflict] = useState<SettingsConflict | null>(null);

  const begin = (values: SettingsValues, version: number) => {
    setBase({ version, values });
    form.startFrom(values);
    setLabels(labelsOf(values));
  };

  /** Saves over a version; a conflict in which nobody is to be asked is settled at once. */
  const save = async (input: CheckedSettings, mine: SettingsValues, version: number): Promise<SendResult> => {
    const { data, error } = await saveSettings({ version, input });
    if (data && !error) {
      setConflict(null);
      draft.done();
      begin(toSettingsValues(data.saveSettings), data.saveSettings.version);
      showToast({ kind: "ok", title: intl.formatMessage({ id: "settings.saved" }) });
      return { ok: true };
    }
    const refusal = refusalOf(error);
    const found = told.safeParse(error?.graphQLErrors[0]?.extensions.conflict).data;
    if (refusal.code !== "CONFLICT" || !found) return refusal;
    const theirs = toSettingsValues(found);
    const settled = settleConflict(SETTINGS_PARTS, { base: base.values, mine, theirs });
    if (settled.asked.length === 0) return saveValues(settled.withMine, found.version);
    setConflict({ mine, theirs, version: found.version, settled });
    return { ok: true };
  };

  const saveValues = async (values: SettingsValues, version: number): Promise<SendResult> => {
    const checked = check(settingsInput, values);
    if (!checked.ok) return { ok: false, code: "VALIDATION", fields: checked.fields };
    return save(checked.value, values, version);
  };

  const form: ServerForm<SettingsValues, string> = useServerForm<SettingsValues, CheckedSettings, string>({
    name: "settings",
    schema: settingsInput,
    initialValues,
    labels,
    send: (input): Promise<SendResult> => save(input, form.values, base.version),
  });
  const draft = useFormDraft(form, {
    form: "settings",
    days: 7,
    pick: (values) => values,
    restore: restoreSettings,
  });

  return {
    form,
    draft,
    conflict,
    changeRows: (part: Pick<SettingsValues, "refundRules">) => {
      setLabels(labelsOf({ ...form.values, ...part }));
      form.setValues(part);
    },
    keepMine: async ({ settled, version }: SettingsConflict) => {
      form.setValues(settled.withMine);
      const result = await saveValues(settled.withMine, version);
      if (!result.ok) showToast({ kind: "bad", title: intl.formatMessage({ id: "settings.notSaved" }) });
    },
    takeTheirs: ({ settled, theirs, version }: SettingsConflict) => {
      begin(theirs, version);
      form.setValues(settled.withTheirs);
      setConflict(null);
    },
    close: () => setConflict(null),
  };
}
export type SettingsFormState = ReturnType<typeof useSettingsForm>;
